import { wordTable } from '#src/shared/word-table.ts';
import { finalOf, vowelOf, withFinal, withVowel } from '../../korean/hangul.ts';
import { type Ending, endingsOf } from './endings.ts';
import type { StemShape } from './stems.ts';
import type { VerbReading } from './verb-reading.ts';

/** Endings that few nouns end in, the longest first, with the shape of stem before them. */
const CERTAIN: readonly [ending: string, shape: StemShape][] = [
  ['자마자', 'plain'],
  ['려다가', 'loose'],
  ['면서도', 'loose'],
  ['면서', 'loose'],
  ['려고', 'loose'],
  ['려는', 'loose'],
  ['려다', 'loose'],
  ['지만', 'plain'],
  ['도록', 'plain'],
  ['다가', 'plain'],
  ['는다', 'bare'],
  ['는데', 'bare'],
  ['던', 'plain'],
];
const OPEN_VOWEL: Readonly<Record<string, string>> = wordTable({ ㅕ: 'ㅣ', ㅘ: 'ㅗ', ㅝ: 'ㅜ', ㅙ: 'ㅚ' });

const reading = (stem: string, shape: StemShape, ending: Ending | undefined, score: number): VerbReading[] =>
  stem !== '' && ending ? [{ base: `${stem}다`, shape, ending, score }] : [];

/** 흩뿌렸 → 흩뿌리, 붙었 → 붙. */
function stemOfPast(past: string): string {
  const last = past.at(-1) ?? '';
  const head = past.slice(0, -1);
  if (last === '었' || last === '았') {
    return head;
  }
  const vowel = vowelOf(last);
  const open = OPEN_VOWEL[vowel];
  return head + (open ? withVowel(last, open) : withFinal(last, ''));
}

/** 흩뿌렸다. */
function guessPast(text: string): VerbReading[] {
  const past = [...text].findLastIndex((sign) => finalOf(sign) === 'ㅆ' && sign !== '있' && sign !== '겠');
  const [ending] = past > 0 ? endingsOf('past', text.slice(past + 1)) : [];
  return ending ? reading(stemOfPast(text.slice(0, past + 1)), 'past', ending, 6) : [];
}

function guessCertain(text: string): VerbReading[] {
  const found = CERTAIN.find(([ending]) => text.endsWith(ending) && text.length > ending.length);
  if (!found) {
    return [];
  }
  const [ending, shape] = found;
  const before = text.slice(0, -ending.length);
  const stem = shape === 'loose' && before.endsWith('으') && before.length > 1 ? before.slice(0, -1) : before;
  return reading(stem, shape, endingsOf(shape, ending)[0], 5);
}

/** Endings that may as well be a noun's last syllable or particle. */
function guessDoubtful(text: string): VerbReading[] {
  const last = text.at(-1) ?? '';
  const before = text.slice(0, -1);
  const final = finalOf(before.at(-1) ?? '');
  if (before.length > 1 && last === '다' && final === 'ㄴ') {
    return reading(before.slice(0, -1) + withFinal(before.at(-1) as string, ''), 'n', endingsOf('n', '다')[0], 5);
  }
  if (last === '는') {
    return reading(before, 'bare', endingsOf('bare', '는')[0], 2.5);
  }
  if (last === '고' || last === '며') {
    return reading(before, 'plain', endingsOf('plain', '고')[0], 2.5);
  }
  if (last === '은' && final !== '') {
    return reading(before, 'n', endingsOf('n', '')[0], 2);
  }
  return finalOf(last) === 'ㄴ' ? reading(before + withFinal(last, ''), 'n', endingsOf('n', '')[0], 1.5) : [];
}

/** 돌려보내기 위해. */
export const guessBeforePurpose = (text: string): VerbReading[] =>
  text.length >= 2 && text.endsWith('기') ? reading(text.slice(0, -1), 'plain', endingsOf('plain', '기')[0], 11) : [];

/** How a word with a verb's ending may be read where its stem is in no table. */
export function guessVerb(text: string): VerbReading[] {
  if (text.length < 2) {
    return [];
  }
  return [guessPast, guessCertain, guessDoubtful].map((guess) => guess(text)).find(({ length }) => length > 0) ?? [];
}
