import { putTogether, takeApart, type Syllable } from '#src/shared/language/hangul.ts';
import { respellByGrammar } from './grammar-sounds.ts';
import { respellMarkedWords, SEAM, tense } from './sound-marks.ts';

/** How a final is said at the end of a word or before a consonant. */
const AS_LAST: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㅍ: 'ㅂ',
  ㄿ: 'ㅂ',
  ㅄ: 'ㅂ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
  ㄻ: 'ㅁ',
};

/** Before a vowel: what stays of a final, and what moves to the next syllable. */
const MOVED: Readonly<Record<string, readonly [stays: string, moves: string]>> = {
  ㄳ: ['ㄱ', 'ㅆ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['', 'ㄴ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅆ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['', 'ㄹ'],
  ㅄ: ['ㅂ', 'ㅆ'],
  ㅎ: ['', 'ㅇ'],
};

/** Before 이, 여 and 히, 혀 of the same word. */
const PALATAL: Readonly<Record<string, readonly [stays: string, plain: string, aspirated: string]>> = {
  ㄷ: ['', 'ㅈ', 'ㅊ'],
  ㅌ: ['', 'ㅊ', 'ㅊ'],
  ㄾ: ['ㄹ', 'ㅊ', 'ㅊ'],
};

/** What a final and a following ㅎ make together. */
const WITH_H_AFTER: Readonly<Record<string, readonly [stays: string, moves: string]>> = {
  ㄱ: ['', 'ㅋ'],
  ㄷ: ['', 'ㅌ'],
  ㅂ: ['', 'ㅍ'],
  ㅈ: ['', 'ㅊ'],
  ㄵ: ['ㄴ', 'ㅊ'],
  ㄺ: ['ㄹ', 'ㅋ'],
  ㄼ: ['ㄹ', 'ㅍ'],
};

/** What a final with ㅎ leaves, and what it makes of the consonant that follows. */
const H_FINALS: Readonly<Record<string, string>> = { ㅎ: '', ㄶ: 'ㄴ', ㅀ: 'ㄹ' };
const WITH_H_BEFORE: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅈ: 'ㅊ', ㅅ: 'ㅆ' };

const NASAL_OF: Readonly<Record<string, string>> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };
/** These finals of stems make the consonant after them tense. */
const TENSING = 'ㄵㄾ';
/** ㄼ is ㅂ in these. */
const LB_AS_B = /^(?:밟|넓[죽쭉둥뚱적쩍])/;

/**
 * Says how a phrase (Hangul words with spaces, no pause inside) sounds, in Hangul, by the rules of the standard
 * pronunciation. Each syllable stays one syllable, and other characters stay as they are.
 */
export function pronounce(phrase: string): string {
  const written = Array.from(respellByGrammar(respellMarkedWords(phrase)));
  const letters = written.map(takeApart);
  const initialIsFirst = letters.map((_, index) => !letters[index - 1]);
  for (let index = 0; index < letters.length; index++) {
    const here = letters[index];
    if (!here) {
      continue;
    }
    const apart = written[index + 1] === ' ' || written[index + 1] === SEAM;
    const next = letters[apart ? index + 2 : index + 1];
    if (LB_AS_B.test(written.slice(index, index + 2).join(''))) {
      here.final = 'ㅂ';
    }
    if (next) {
      join(here, next, apart);
    } else {
      here.final = AS_LAST[here.final] ?? here.final;
    }
  }
  return letters
    .map((one, index) =>
      one ? putTogether({ ...one, vowel: saidVowel(one, initialIsFirst[index]!) }) : written[index]!,
    )
    .join('')
    .replaceAll(SEAM, '');
}

/** Changes a final and the initial after it as they are said together. */
function join(here: Syllable, next: Syllable, apart: boolean): void {
  if (apart) {
    here.final = AS_LAST[here.final] ?? here.final;
  }
  if (here.final === '' || here.final === 'ㅇ') {
    joinNasal(here, next, apart);
  } else if (next.initial === 'ㅇ') {
    joinVowel(here, next, apart);
  } else if (next.initial === 'ㅎ') {
    joinBreath(here, next, apart);
  } else if (here.final in H_FINALS && next.initial in WITH_H_BEFORE) {
    next.initial = WITH_H_BEFORE[next.initial]!;
    here.final = H_FINALS[here.final]!;
  } else {
    joinConsonants(here, next, apart);
  }
}

function joinNasal(here: Syllable, next: Syllable, apart: boolean): void {
  if (here.final === 'ㅇ' && next.initial === 'ㄹ' && !apart) {
    next.initial = 'ㄴ';
  }
}

function joinVowel(here: Syllable, next: Syllable, apart: boolean): void {
  const palatal = PALATAL[here.final];
  if (palatal && !apart && (next.vowel === 'ㅣ' || next.vowel === 'ㅕ')) {
    [here.final, next.initial] = palatal;
    return;
  }
  // Between words only what closes the mouth is carried over.
  if (!apart || 'ㄱㄷㅂ'.includes(here.final)) {
    [here.final, next.initial] = MOVED[here.final] ?? ['', here.final];
  }
}

function joinBreath(here: Syllable, next: Syllable, apart: boolean): void {
  const palatal = PALATAL[here.final];
  const isSuffix = next.vowel === 'ㅣ' || (next.vowel === 'ㅕ' && 'ㅆ'.includes(next.final));
  if (palatal && !apart && isSuffix) {
    [here.final, , next.initial] = palatal;
    return;
  }
  const fused = WITH_H_AFTER[here.final] ?? WITH_H_AFTER[AS_LAST[here.final] ?? ''];
  if (fused) {
    [here.final, next.initial] = fused;
  } else {
    here.final = AS_LAST[here.final] ?? here.final;
  }
}

function joinConsonants(here: Syllable, next: Syllable, apart: boolean): void {
  const isTensing = TENSING.includes(here.final);
  here.final = AS_LAST[here.final] ?? here.final;
  const nasal = NASAL_OF[here.final];
  if (nasal && 'ㄴㅁㄹ'.includes(next.initial)) {
    here.final = nasal;
    next.initial = next.initial === 'ㄹ' ? 'ㄴ' : next.initial;
  } else if (here.final === 'ㄹ' && next.initial === 'ㄴ') {
    next.initial = 'ㄹ';
  } else if (nasal || isTensing) {
    next.initial = takeApart(tense(putTogether(next)))!.initial;
  } else if (here.final === 'ㄴ' && next.initial === 'ㄹ' && !apart) {
    here.final = 'ㄹ';
  } else if (here.final === 'ㅁ' && next.initial === 'ㄹ' && !apart) {
    next.initial = 'ㄴ';
  }
}

function saidVowel({ initial, vowel }: Syllable, isFirst: boolean): string {
  if (vowel === 'ㅢ') {
    return isFirst && initial === 'ㅇ' ? vowel : 'ㅣ';
  }
  if (vowel === 'ㅖ') {
    return initial === 'ㅇ' || initial === 'ㄹ' ? vowel : 'ㅔ';
  }
  return vowel === 'ㅕ' && 'ㅈㅉㅊ'.includes(initial) ? 'ㅓ' : vowel;
}
