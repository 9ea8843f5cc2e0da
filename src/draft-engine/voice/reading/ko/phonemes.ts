import { takeApart, type Syllable } from '#src/shared/language/hangul.ts';

const INITIALS: Readonly<Record<string, string>> = {
  ㄱ: 'k',
  ㄲ: 'ʔk',
  ㄴ: 'n',
  ㄷ: 't',
  ㄸ: 'ʔt',
  ㄹ: 'ɾ',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅃ: 'ʔp',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'ʨ',
  ㅉ: 'ʔʨ',
  ㅊ: 'ʨʰ',
  ㅋ: 'kʰ',
  ㅌ: 'tʰ',
  ㅍ: 'pʰ',
  ㅎ: 'h',
};

/** Plain stops between voiced sounds. */
const VOICED: Readonly<Record<string, string>> = { ㄱ: 'ɡ', ㄷ: 'd', ㅂ: 'b', ㅈ: 'ʥ' };

/** ㅅ and ㅆ before ㅣ, ㅟ and y. */
const SOFT: Readonly<Record<string, string>> = { ㅅ: 'ɕ', ㅆ: 'ɕɕ' };
const SOFTENING = 'ㅣㅟㅑㅒㅕㅖㅛㅠ';

const VOWELS: Readonly<Record<string, string>> = {
  ㅏ: 'a',
  ㅐ: 'ɛ',
  ㅑ: 'ja',
  ㅒ: 'jɛ',
  ㅓ: 'ʌ',
  ㅔ: 'e',
  ㅕ: 'jʌ',
  ㅖ: 'je',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'wɛ',
  ㅚ: 'we',
  ㅛ: 'jo',
  ㅜ: 'u',
  ㅝ: 'wʌ',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'ju',
  ㅡ: 'ɯ',
  ㅢ: 'ɰi',
  ㅣ: 'i',
};

const FINALS: Readonly<Record<string, string>> = {
  '': '',
  ㄱ: 'k',
  ㄴ: 'n',
  ㄷ: 't',
  ㄹ: 'l',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅇ: 'ŋ',
};
const VOICED_FINALS = ['', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅇ'];

/** The neural voice's symbols for pronounced Hangul; spaces and commas stay, and nothing else does. */
export function phonemesOf(pronounced: string): string {
  let symbols = '';
  let before: Syllable | undefined;
  for (const character of pronounced) {
    const letters = takeApart(character);
    if (letters) {
      symbols += initialOf(letters, before) + VOWELS[letters.vowel]! + (FINALS[letters.final] ?? '');
      before = letters;
    } else if (character === ' ' || character === ',') {
      symbols += character;
    }
  }
  return symbols;
}

function initialOf({ initial, vowel }: Syllable, before: Syllable | undefined): string {
  if (initial in SOFT && SOFTENING.includes(vowel)) {
    return SOFT[initial]!;
  }
  if (initial === 'ㄹ' && before?.final === 'ㄹ') {
    return 'l';
  }
  const isVoiced = before !== undefined && VOICED_FINALS.includes(before.final);
  return (isVoiced && VOICED[initial]) || INITIALS[initial]!;
}
