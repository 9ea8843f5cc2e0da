import { isHangul, withFinal } from '../../korean/hangul.ts';

const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const compose = (lead: string, vowel: string): string =>
  String.fromCharCode(0xac00 + (LEADS.indexOf(lead) * 21 + VOWELS.indexOf(vowel)) * 28);

const CONSONANTS: Readonly<Record<string, string>> = {
  b: 'ㅂ',
  c: 'ㅋ',
  d: 'ㄷ',
  f: 'ㅍ',
  g: 'ㄱ',
  h: 'ㅎ',
  j: 'ㅈ',
  k: 'ㅋ',
  l: 'ㄹ',
  m: 'ㅁ',
  n: 'ㄴ',
  p: 'ㅍ',
  q: 'ㅋ',
  r: 'ㄹ',
  s: 'ㅅ',
  t: 'ㅌ',
  v: 'ㅂ',
  x: 'ㅅ',
  z: 'ㅈ',
  ch: 'ㅊ',
  sh: 'ㅅ',
  th: 'ㅅ',
  ph: 'ㅍ',
  ck: 'ㅋ',
};
const SOUNDS: readonly (readonly [RegExp, string, string])[] = [
  [/^(ee|ea|ie)/, 'ㅣ', ''],
  [/^(oo|ou)/, 'ㅜ', ''],
  [/^(ai|ay|ei)/, 'ㅔ', '이'],
  [/^(au|aw)/, 'ㅗ', ''],
  [/^ia/, 'ㅣ', '아'],
  [/^io/, 'ㅣ', '오'],
  [/^a/, 'ㅏ', ''],
  [/^e/, 'ㅔ', ''],
  [/^[iy]/, 'ㅣ', ''],
  [/^o/, 'ㅗ', ''],
  [/^u/, 'ㅜ', ''],
];
const GLIDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  w: { ㅏ: 'ㅘ', ㅔ: 'ㅞ', ㅣ: 'ㅟ', ㅗ: 'ㅝ', ㅜ: 'ㅜ' },
  y: { ㅏ: 'ㅑ', ㅔ: 'ㅖ', ㅣ: 'ㅣ', ㅗ: 'ㅛ', ㅜ: 'ㅠ' },
};

function latinWord(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replace(/([bcdfgjkmpqrstvz])\1/g, '$1')
    .replace(/([^aeiou])e$/, (whole, before: string) => (word.length > 3 ? before : whole));
  let text = '';
  for (let at = 0; at < letters.length;) {
    const rest = letters.slice(at);
    const cluster =
      /^(ch|sh|th|ph|ck)/.exec(rest)?.[0] ??
      (/^[aeiou]/.test(rest) || (rest[0] === 'y' && !/^y[aeiou]/.test(rest)) ? '' : (rest[0] ?? ''));
    const sound = SOUNDS.find(
      ([pattern]) =>
        pattern.test(rest.slice(cluster.length)) &&
        !(rest[cluster.length] === 'y' && /^y[aeiou]/.test(rest.slice(cluster.length))),
    );
    if (sound) {
      const spelled = sound[0].exec(rest.slice(cluster.length))?.[0] ?? '';
      const vowel = cluster === 'w' || cluster === 'y' ? (GLIDED[cluster]?.[sound[1]] ?? sound[1]) : sound[1];
      const soft =
        cluster === 'c' && /^[eiy]/.test(spelled)
          ? 'ㅅ'
          : cluster === 'g' && /^[ei]/.test(spelled) && at > 0
            ? 'ㅈ'
            : (CONSONANTS[cluster] ?? 'ㅇ');
      if (cluster === 'l' && text && isHangul(text.at(-1))) {
        text = withCoda(text, 'ㄹ');
      }
      text += compose(soft, vowel) + sound[2];
      at += cluster.length + spelled.length;
      continue;
    }
    const coda = /^ng(?![aeiou])/.test(rest) ? 'ㅇ' : { n: 'ㄴ', m: 'ㅁ', l: 'ㄹ' }[cluster];
    if (coda && text) {
      text = withCoda(text, coda);
      at += coda === 'ㅇ' ? 2 : 1;
      continue;
    }
    if (cluster === 'r' || cluster === 'h' || cluster === 'w') {
      at += 1;
      continue;
    }
    text +=
      cluster === 'x'
        ? '크스'
        : cluster === 'sh' || cluster === 'ch' || cluster === 'j'
          ? compose(CONSONANTS[cluster] ?? 'ㅅ', 'ㅣ')
          : compose(CONSONANTS[cluster] ?? 'ㅇ', 'ㅡ');
    at += Math.max(1, cluster.length);
  }
  return text || '아';
}
const withCoda = (text: string, final: string): string =>
  `${text.slice(0, -1)}${withFinal(text.at(-1) ?? '아', final)}`;

const KANA =
  'あ아い이う우え에お오か카き키く쿠け케こ코さ사し시す스せ세そ소た타ち치つ쓰て테と토な나に니ぬ누ね네の노は하ひ히ふ후へ헤ほ호ま마み미む무め메も모や야ゆ유よ요ら라り리る루れ레ろ로わ와を오が가ぎ기ぐ구げ게ご고ざ자じ지ず즈ぜ제ぞ조だ다ぢ지づ즈で데ど도ば바び비ぶ부べ베ぼ보ぱ파ぴ피ぷ푸ぺ페ぽ포';
const kana = (character: string): string => {
  const hiragana =
    character >= 'ァ' && character <= 'ヶ' ? String.fromCharCode(character.charCodeAt(0) - 0x60) : character;
  const at = KANA.indexOf(hiragana);
  return at >= 0 && at % 2 === 0 ? (KANA[at + 1] ?? '') : '';
};

/** Writes Latin letters and kana in Hangul, so that a Korean voice can read them. Chinese characters stay. */
export function sayable(text: string): string {
  return text
    .replace(/[A-Za-zÀ-ɏ]+(?:['’][A-Za-z]+)?/g, (word) => latinWord(word))
    .replace(/[ぁ-ゖァ-ヶ]+ー?/g, (word) =>
      [...word].reduce(
        (said, each) =>
          each === 'ん' || each === 'ン'
            ? said
              ? withCoda(said, 'ㄴ')
              : '은'
            : each === 'っ' || each === 'ッ'
              ? said
                ? withCoda(said, 'ㅅ')
                : ''
              : said + kana(each),
        '',
      ),
    );
}
