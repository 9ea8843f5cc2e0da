import { putTogether, type Syllable } from '#src/shared/language/hangul.ts';
import { ENGLISH_DIGITS, LATIN_WORDS, LETTER_NAMES } from './latin-words.ts';

/** Longest word in capitals that is spelled letter by letter. */
const LONGEST_ACRONYM = 5;
const LONGEST_WORD = 40;

/** Reads a word in Latin letters (with hyphens, apostrophes or dots inside) in Hangul. */
export function readLatin(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  const known = LATIN_WORDS[plain.toLowerCase()];
  if (known !== undefined) {
    return known;
  }
  if (/[-.&']/.test(plain)) {
    return plain
      .split(/[-.&']+/)
      .map((part) => (part === '' ? '' : readLatin(part)))
      .join('');
  }
  const isAcronym = plain === plain.toUpperCase() && plain.length <= LONGEST_ACRONYM;
  return isAcronym || !/[aeiouy]/i.test(plain)
    ? spell(plain)
    : transliterate(plain.slice(0, LONGEST_WORD).toLowerCase());
}

/** Reads letters and one digit one by one: A4 is 에이포. */
export function spell(letters: string): string {
  return Array.from(
    letters.toLowerCase(),
    (letter) => LETTER_NAMES[letter] ?? (/\d/.test(letter) ? ENGLISH_DIGITS[Number(letter)]! : ''),
  ).join('');
}

/**
 * English spelling to sounds, tried in order at each place: vowels as Hangul vowels, consonants as Hangul initials; 'ŋ'
 * is a final ㅇ, 'ʃ' is sh, 'L' an l, 'R' an r.
 */
const SOUNDS: readonly (readonly [letters: RegExp, sounds: string])[] = [
  [/tion/y, 'ʃㅓㄴ'],
  [/sion/y, 'ㅈㅓㄴ'],
  [/igh/y, 'ㅏㅣ'],
  [/a(?=[bcdfgklmnpstvz]e$)/y, 'ㅔㅣ'],
  [/i(?=[bcdfgklmnpstvz]e$)/y, 'ㅏㅣ'],
  [/o(?=[bcdfgklmnpstvz]e$)/y, 'ㅗ'],
  [/u(?=[bcdfgklmnpstvz]e$)/y, 'ㅠ'],
  [/ee|ea|ie/y, 'ㅣ'],
  [/oo/y, 'ㅜ'],
  [/ou/y, 'ㅏㅜ'],
  [/ow$/y, 'ㅗ'],
  [/ow/y, 'ㅏㅜ'],
  [/a[iy]|e[iy]/y, 'ㅔㅣ'],
  [/oa/y, 'ㅗ'],
  [/o[iy]/y, 'ㅗㅣ'],
  [/a[uw]/y, 'ㅗ'],
  [/ew|ue/y, 'ㅠ'],
  [/(?:er|ir|ur)(?![aeiouy])/y, 'ㅓ'],
  [/ar(?![aeiouyr])/y, 'ㅏ'],
  [/or(?![aeiouyr])/y, 'ㅗ'],
  [/(?<=[a-z]{2})e$/y, ''],
  [/a(?=([bdgklmnpt])(?:\1|$|[bcdfgkmnpst]))/y, 'ㅐ'],
  [/a/y, 'ㅏ'],
  [/e/y, 'ㅔ'],
  [/i/y, 'ㅣ'],
  [/o/y, 'ㅗ'],
  [/u(?=[bdgklmnpst](?:$|[bcdfgkmnpst]))/y, 'ㅓ'],
  [/u/y, 'ㅜ'],
  [/ya/y, 'ㅑ'],
  [/yo/y, 'ㅛ'],
  [/yu/y, 'ㅠ'],
  [/ye/y, 'ㅖ'],
  [/y/y, 'ㅣ'],
  [/wa/y, 'ㅘ'],
  [/we/y, 'ㅞ'],
  [/wi/y, 'ㅟ'],
  [/wo/y, 'ㅝ'],
  [/wh?/y, 'ㅜ'],
  [/tch|ch/y, 'ㅊ'],
  [/ck|cc/y, 'ㅋ'],
  [/c(?=[eiy])/y, 'ㅅ'],
  [/sh/y, 'ʃ'],
  [/sch/y, 'ㅅㅋ'],
  [/th/y, 'ㅅ'],
  [/ph/y, 'ㅍ'],
  [/gh/y, ''],
  [/(?:dg|g)(?=e$)/y, 'ㅈ'],
  [/ng(?![aeiouy])/y, 'ŋ'],
  [/n(?=k)/y, 'ŋ'],
  [/qu/y, 'ㅋㅜ'],
  [/x/y, 'ㅋㅅ'],
  [/([bdfgklmnprstvz])(?=\1)/y, ''],
  [/b|v/y, 'ㅂ'],
  [/c|k|q/y, 'ㅋ'],
  [/d/y, 'ㄷ'],
  [/f|p/y, 'ㅍ'],
  [/g/y, 'ㄱ'],
  [/h/y, 'ㅎ'],
  [/j|z/y, 'ㅈ'],
  [/l/y, 'L'],
  [/m/y, 'ㅁ'],
  [/n/y, 'ㄴ'],
  [/r/y, 'R'],
  [/s/y, 'ㅅ'],
  [/t/y, 'ㅌ'],
];

/** Consonants that may close a syllable, and their finals. */
const CLOSING: Readonly<Record<string, string>> = { ㄴ: 'ㄴ', ㅁ: 'ㅁ', ŋ: 'ㅇ', L: 'ㄹ' };
/** These close it after a short vowel, where no vowel and no liquid follows. */
const CLOSING_STOPS: Readonly<Record<string, string>> = { ㅋ: 'ㄱ', ㅌ: 'ㅅ', ㅍ: 'ㅂ' };
const AS_INITIAL: Readonly<Record<string, string>> = { L: 'ㄹ', R: 'ㄹ', ʃ: 'ㅅ', ŋ: 'ㅇ' };
/** The vowel of a consonant alone, where it is not ㅡ. */
const OWN_VOWEL: Readonly<Record<string, string>> = { ㅈ: 'ㅣ', ㅊ: 'ㅣ', ʃ: 'ㅟ' };
/** Vowel after sh: 샤, 셔, 쇼. */
const AFTER_SH: Readonly<Record<string, string>> = { ㅏ: 'ㅑ', ㅐ: 'ㅒ', ㅓ: 'ㅕ', ㅔ: 'ㅖ', ㅗ: 'ㅛ', ㅜ: 'ㅠ' };

function soundsOf(word: string): string[] {
  const sounds: string[] = [];
  let at = 0;
  while (at < word.length) {
    let length = 1;
    for (const [letters, said] of SOUNDS) {
      letters.lastIndex = at;
      const found = letters.exec(word)?.[0];
      if (found) {
        sounds.push(...said);
        length = found.length;
        break;
      }
    }
    at += length;
  }
  return sounds;
}

const isVowel = (sound: string | undefined): sound is string => sound !== undefined && sound >= 'ㅏ' && sound <= 'ㅣ';

/** Writes an English word (small letters) in Hangul, roughly as it is read. */
function transliterate(word: string): string {
  const sounds = soundsOf(word);
  const syllables: Syllable[] = [];
  let initial = 'ㅇ';
  sounds.forEach((sound, index) => {
    const next = sounds[index + 1];
    // The syllable that this sound may close.
    const open = isVowel(sounds[index - 1]) ? syllables.at(-1) : undefined;
    if (isVowel(sound)) {
      const vowel = sounds[index - 1] === 'ʃ' ? (AFTER_SH[sound] ?? sound) : sound;
      syllables.push({ initial, vowel, final: '' });
      initial = 'ㅇ';
    } else if (isVowel(next)) {
      if (sound === 'L' && open) {
        open.final = 'ㄹ';
      }
      initial = AS_INITIAL[sound] ?? sound;
    } else {
      const isShort = !isVowel(sounds[index - 2]) && next !== 'L' && next !== 'R';
      closeOrAdd(sound, open, isShort, syllables);
    }
  });
  return syllables.map(putTogether).join('');
}

/** A consonant before no vowel closes the syllable before it or has one of its own; an r after a vowel is not said. */
function closeOrAdd(sound: string, open: Syllable | undefined, isShort: boolean, syllables: Syllable[]): void {
  const final = CLOSING[sound] ?? (isShort ? CLOSING_STOPS[sound] : undefined);
  if (open && final !== undefined) {
    open.final = final;
  } else if (!open || sound !== 'R') {
    syllables.push({ initial: AS_INITIAL[sound] ?? sound, vowel: OWN_VOWEL[sound] ?? 'ㅡ', final: '' });
  }
}
