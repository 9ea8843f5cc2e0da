/** A Hangul syllable in letters: '가' is ㄱ, ㅏ and no final. */
export interface Syllable {
  initial: string;
  vowel: string;
  /** '' where the syllable ends with its vowel. */
  final: string;
}

const FIRST = 0xac00;
const LAST = 0xd7a3;
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const VOWELS = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ');
const FINALS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')];

/** The letters of a composed syllable; undefined for any other character. */
export function takeApart(character: string): Syllable | undefined {
  const code = character.charCodeAt(0);
  if (!(code >= FIRST && code <= LAST)) {
    return undefined;
  }
  const place = code - FIRST;
  return {
    initial: INITIALS[Math.floor(place / (VOWELS.length * FINALS.length))]!,
    vowel: VOWELS[Math.floor(place / FINALS.length) % VOWELS.length]!,
    final: FINALS[place % FINALS.length]!,
  };
}

/** The syllable of these letters. */
export function putTogether({ initial, vowel, final }: Syllable): string {
  const place = (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length;
  return String.fromCharCode(FIRST + place + FINALS.indexOf(final));
}

/** True where the text ends with a final consonant: a particle after it takes its other form. */
export const endsClosed = (text: string): boolean => (takeApart(text.at(-1) ?? '')?.final ?? '') !== '';
