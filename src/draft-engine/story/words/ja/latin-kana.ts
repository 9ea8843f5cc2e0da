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

const SIX = 6;

/** The five sounds of a row: divided by commas, or one sign each with a small one after the second. */
function soundsOf(row: string): readonly (string | undefined)[] {
  if (row.includes(',')) {
    return row.split(',');
  }
  return row.length === SIX ? [row[0], row[1], row.slice(2, 4), row[4], row[5]] : [...row];
}

const syllable = (consonants: string, vowel: string): string =>
  soundsOf(ROWS[consonants] ?? '')['aeiou'.indexOf(vowel)] ?? '';

/** Pairs of vowels that are one long sound. */
const LONG_VOWELS: Readonly<Record<string, string>> = wordTable({
  ee: 'イー',
  ea: 'イー',
  oo: 'ウー',
  ai: 'エイ',
  ay: 'エイ',
});
/** Long vowels after a consonant: the short one, and how many letters they take. */
const LENGTHENED: Readonly<Record<string, string>> = wordTable({ ee: 'i', ea: 'i', oo: 'u' });

/** Some letters read: what they sound like, and how many they were. */
interface Sound {
  text: string;
  length: number;
}

/** A word in Latin letters in katakana, as it is written and not as it is said in its language. */
export function latinWord(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  let text = '';
  for (let at = 0; at < letters.length;) {
    const sound = vowelAt(letters, at) ?? consonantAt(letters, at);
    text += sound.text;
    at += sound.length;
  }
  return text || 'ア';
}

/** A silent e at the end of a longer word. */
const isSilent = (letters: string, at: number): boolean =>
  letters[at] === 'e' && at === letters.length - 1 && letters.length > 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter);

function vowelAt(letters: string, at: number): Sound | undefined {
  const one = letters[at] as string;
  const plain = VOWELS[one];
  if (plain === undefined || (one === 'y' && isVowel(letters[at + 1]))) {
    return undefined;
  }
  const long = LONG_VOWELS[letters.slice(at, at + 2)];
  if (long) {
    return { text: long, length: 2 };
  }
  return { text: isSilent(letters, at) ? '' : plain, length: 1 };
}

function consonantAt(letters: string, at: number): Sound {
  const pair = letters.slice(at, at + 2);
  const cluster = ROWS[pair] ? pair : (letters[at] as string);
  const end = at + cluster.length;
  if (isVowel(letters[end]) && !isSilent(letters, end)) {
    const long = LENGTHENED[letters.slice(end, end + 2)];
    return long
      ? { text: `${syllable(cluster, long)}ー`, length: cluster.length + 2 }
      : { text: syllable(cluster, letters[end] as string), length: cluster.length + 1 };
  }
  if (letters[end] === 'y' && !isVowel(letters[end + 1])) {
    const isLast = end === letters.length - 1;
    return { text: `${syllable(cluster, 'i')}${isLast ? 'ー' : ''}`, length: cluster.length + 1 };
  }
  return closedAt(letters, at, cluster);
}

/** A consonant with no vowel after it; a doubled one is held. */
function closedAt(letters: string, at: number, cluster: string): Sound {
  const [one, after = ''] = [letters[at] as string, letters[at + 1]];
  if (cluster.length === 1 && after === one) {
    return { text: heldSound(one), length: 1 };
  }
  const isNasal = cluster === 'm' && (after === 'b' || after === 'p');
  const silent = isSilent(letters, at + cluster.length) ? 1 : 0;
  return { text: isNasal ? 'ン' : (ALONE[cluster] ?? ''), length: cluster.length + silent };
}

function heldSound(letter: string): string {
  if (/[kpstbdgcfz]/.test(letter)) {
    return 'ッ';
  }
  return /[nm]/.test(letter) ? 'ン' : '';
}
