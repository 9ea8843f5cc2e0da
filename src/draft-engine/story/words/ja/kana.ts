import { wordTable } from '#src/shared/word-table.ts';
const VOWELS: Readonly<Record<string, string>> = wordTable({ a: 'ア', e: 'エ', i: 'イ', o: 'オ', u: 'ウ', y: 'イ' });
const ROWS: Readonly<Record<string, string>> = wordTable({
  b: 'バベビボブ',
  c: 'カセシコク',
  d: 'ダデディドド',
  f: 'ファ,フェ,フィ,フォ,フ',
  g: 'ガゲギゴグ',
  h: 'ハヘヒホフ',
  j: 'ジャ,ジェ,ジ,ジョ,ジュ',
  k: 'カケキコク',
  l: 'ラレリロル',
  m: 'マメミモム',
  n: 'ナネニノヌ',
  p: 'パペピポプ',
  q: 'クァ,クェ,クィ,クォ,ク',
  r: 'ラレリロル',
  s: 'サセシソス',
  t: 'タ,テ,ティ,ト,トゥ',
  v: 'ヴァ,ヴェ,ヴィ,ヴォ,ヴ',
  w: 'ワ,ウェ,ウィ,ウォ,ウ',
  x: 'クサ,クセ,クシ,クソ,クス',
  y: 'ヤ,イェ,イ,ヨ,ユ',
  z: 'ザゼジゾズ',
  sh: 'シャ,シェ,シ,ショ,シュ',
  ch: 'チャ,チェ,チ,チョ,チュ',
  th: 'サ,セ,シ,ソ,ス',
  ph: 'ファ,フェ,フィ,フォ,フ',
  ck: 'ッカ,ッケ,ッキ,ッコ,ック',
});
const ALONE: Readonly<Record<string, string>> = wordTable({
  b: 'ブ',
  c: 'ク',
  d: 'ド',
  f: 'フ',
  g: 'グ',
  h: '',
  j: 'ジ',
  k: 'ク',
  l: 'ル',
  m: 'ム',
  n: 'ン',
  p: 'プ',
  q: 'ク',
  r: 'ル',
  s: 'ス',
  t: 'ト',
  v: 'ヴ',
  w: 'ウ',
  x: 'クス',
  y: 'イ',
  z: 'ズ',
  sh: 'シュ',
  ch: 'チ',
  th: 'ス',
  ph: 'フ',
  ck: 'ック',
});
/** Hangul initials as Japanese rows, vowels as vowels, finals as endings. */
const HANGUL_ROWS = [
  'カキクケコ',
  'カキクケコ',
  'ナニヌネノ',
  'タチトテト',
  'タチトテト',
  'ラリルレロ',
  'マミムメモ',
  'パピプペポ',
  'パピプペポ',
  'サシスセソ',
  'サシスセソ',
  'アイウエオ',
  'チャチュチェ',
  'チャチュチェ',
  'チャチュチェ',
  'カキクケコ',
  'タチトテト',
  'パピプペポ',
  'ハヒフヘホ',
];
const HANGUL_VOWELS = [
  'a',
  'e',
  'ya',
  'e',
  'o',
  'e',
  'yo',
  'e',
  'o',
  'wa',
  'e',
  'e',
  'yo',
  'u',
  'wo',
  'we',
  'wi',
  'yu',
  'u',
  'i',
  'i',
];
const HANGUL_FINALS = [
  '',
  'ク',
  'ク',
  'ク',
  'ン',
  'ン',
  'ン',
  'ッ',
  'ル',
  'ク',
  'ム',
  'ル',
  'ル',
  'ル',
  'プ',
  'ル',
  'ム',
  'プ',
  'プ',
  'ッ',
  'ッ',
  'ン',
  'ッ',
  'チ',
  'ク',
  'ッ',
  'プ',
  'ッ',
];

function syllable(consonants: string, vowel: string): string {
  const row = ROWS[consonants];
  if (!row) {
    return '';
  }
  const sounds = row.includes(',')
    ? row.split(',')
    : row.length === 6
      ? [row[0], row[1], row.slice(2, 4), row[4], row[5]]
      : [...row];
  return sounds['aeiou'.indexOf(vowel)] ?? '';
}

function latinWord(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  let text = '';
  for (let at = 0; at < letters.length;) {
    const pair = letters.slice(at, at + 2),
      one = letters[at] as string,
      after = letters[at + 1] ?? '';
    if (VOWELS[one] && !(one === 'y' && /[aeiou]/.test(after))) {
      text +=
        at === letters.length - 1 && one === 'e' && letters.length > 3
          ? ''
          : pair === 'ee' || pair === 'ea'
            ? 'イー'
            : pair === 'oo'
              ? 'ウー'
              : pair === 'ai' || pair === 'ay'
                ? 'エイ'
                : VOWELS[one];
      at += /^(ee|ea|oo|ai|ay)$/.test(pair) ? 2 : 1;
      continue;
    }
    const cluster = ROWS[pair] ? pair : one;
    const vowel = letters[at + cluster.length] ?? '';
    const closing = vowel === 'e' && at + cluster.length === letters.length - 1 && letters.length > 3;
    if (/[aeiou]/.test(vowel) && !closing) {
      const long = /^(ee|ea)$/.test(letters.slice(at + cluster.length, at + cluster.length + 2))
        ? 'i'
        : letters.slice(at + cluster.length, at + cluster.length + 2) === 'oo'
          ? 'u'
          : '';
      text += syllable(cluster, long || vowel) + (long ? 'ー' : '');
      at += cluster.length + (long ? 2 : 1);
    } else if (vowel === 'y' && !/[aeiou]/.test(letters[at + cluster.length + 1] ?? '')) {
      text += `${syllable(cluster, 'i')}${at + cluster.length === letters.length - 1 ? 'ー' : ''}`;
      at += cluster.length + 1;
    } else {
      if (cluster.length === 1 && after === one) {
        text += /[kpstbdgcfz]/.test(one) ? 'ッ' : /[nm]/.test(one) ? 'ン' : '';
        at += 1;
        continue;
      }
      text += cluster === 'm' && /[bp]/.test(after) ? 'ン' : (ALONE[cluster] ?? '');
      at += cluster.length + (closing ? 1 : 0);
    }
  }
  return text || 'ア';
}

const GLIDES: Readonly<Record<string, string>> = wordTable({
  ya: 'ヤ',
  yu: 'ユ',
  yo: 'ヨ',
  wa: 'ワ',
  we: 'ウェ',
  wi: 'ウィ',
  wo: 'ウォ',
});
const SMALL: Readonly<Record<string, string>> = wordTable({
  ya: 'ャ',
  yu: 'ュ',
  yo: 'ョ',
  wa: 'ァ',
  we: 'ェ',
  wi: 'ィ',
  wo: 'ォ',
});
const PALATALS: Readonly<Record<string, string>> = wordTable({ a: 'チャ', i: 'チ', u: 'チュ', e: 'チェ', o: 'チョ' });

function hangulSyllable(character: string): string {
  const code = character.charCodeAt(0) - 0xac00;
  const lead = Math.floor(code / 588),
    vowel = HANGUL_VOWELS[Math.floor((code % 588) / 28)] ?? 'a',
    final = HANGUL_FINALS[code % 28] ?? '';
  const bare = vowel.slice(-1),
    row = HANGUL_ROWS[lead] ?? 'アイウエオ';
  if (row.startsWith('チャ')) {
    return `${PALATALS[bare] ?? 'チ'}${final}`;
  }
  if (lead === 11) {
    return `${GLIDES[vowel] ?? row['aiueo'.indexOf(bare)] ?? 'ア'}${final}`;
  }
  return vowel.length === 1
    ? `${row['aiueo'.indexOf(bare)] ?? ''}${final}`
    : `${row[vowel.startsWith('y') ? 1 : 2] ?? ''}${SMALL[vowel] ?? ''}${final}`;
}

const LETTERS =
  'エー,ビー,シー,ディー,イー,エフ,ジー,エイチ,アイ,ジェー,ケー,エル,エム,エヌ,オー,ピー,キュー,アール,エス,ティー,ユー,ヴィー,ダブリュー,エックス,ワイ,ゼット'.split(
    ',',
  );

const NUMERALS = '〇一二三四五六七八九';

/** A number from 0 to 9999 in Japanese numerals. */
export function numberInWords(value: number): string {
  if (value === 0) {
    return '零';
  }
  let rest = Math.floor(value),
    text = '';
  for (const [size, sign] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(rest / size);
    rest -= digit * size;
    if (digit > 0) {
      text += `${digit === 1 && size > 1 ? '' : NUMERALS[digit]}${sign}`;
    }
  }
  return text;
}

/** Writes Latin letters and Hangul in katakana and digits in numerals, so that everything can be read aloud. */
export function sayable(text: string): string {
  return text
    .replace(/[A-Za-zÀ-ɏ]+(?:['’][A-Za-z]+)?/g, (word) =>
      /^[A-Z]{1,4}$/.test(word)
        ? [...word].map((letter) => LETTERS[letter.charCodeAt(0) - 65] ?? '').join('')
        : latinWord(word),
    )
    .replace(/[가-힣]/g, (character) => hangulSyllable(character))
    .replace(/[0-9０-９]+/g, (digits) => {
      const plain = digits.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
      return plain.length <= 4 && !plain.startsWith('0')
        ? numberInWords(Number(plain))
        : [...plain].map((digit) => NUMERALS[Number(digit)]).join('');
    })
    .replace(/([ァ-ヺー])[ ]+(?=[ァ-ヺ])/g, '$1・');
}
