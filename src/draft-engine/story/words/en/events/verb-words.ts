import { wordTable } from '#src/shared/word-table.ts';
import { guessVerbForms, inflect, verbFormsOf, type VerbForm } from '../../../idea/en/verb-forms.ts';

/** The narration's tense. */
export type Tense = 'past' | 'present';

const IRREGULAR_FINITE: Readonly<Record<string, readonly [singular: string, plural: string, past: string]>> = wordTable(
  {
    do: ['does', 'do', 'did'],
    can: ['can', 'can', 'could'],
    will: ['will', 'will', 'would'],
    must: ['must', 'must', 'had to'],
    may: ['may', 'may', 'might'],
  },
);
const PAST_OF_FINITE: Readonly<Record<string, string>> = wordTable({
  is: 'was',
  are: 'were',
  am: 'was',
  has: 'had',
  have: 'had',
  does: 'did',
  do: 'did',
  can: 'could',
  cannot: 'could not',
  "can't": 'could not',
  "isn't": 'was not',
  "doesn't": 'did not',
  "don't": 'did not',
  will: 'would',
  must: 'had to',
  may: 'might',
  would: 'would',
  could: 'could',
});

/** A verb with its subject: 'keeps', 'keep', 'kept', 'were'. */
export function finiteForm(base: string, tense: Tense, isPlural: boolean): string {
  if (base === 'be') {
    if (tense === 'past') {
      return isPlural ? 'were' : 'was';
    }
    return isPlural ? 'are' : 'is';
  }
  const irregular = IRREGULAR_FINITE[base];
  if (irregular) {
    return tense === 'past' ? irregular[2] : irregular[isPlural ? 1 : 0];
  }
  if (tense === 'past') {
    return inflect(base).past;
  }
  return isPlural ? base : inflect(base).s;
}

/** The word's reading as a form of this verb, if it can be one. */
export function readAs(word: string, base: string): VerbForm | undefined {
  const lower = word.toLowerCase();
  const forms = [...verbFormsOf(lower), ...guessVerbForms(lower)];
  return (
    forms.find((form) => form.base === base) ?? (inflect(base).part === lower ? { base, form: 'part' } : undefined)
  );
}

const SIMPLE: ReadonlySet<string> = new Set(['s', 'base']);

/** A finite word as the idea has it, in the narration's tense and number. */
export function retense(word: string, base: string, tense: Tense, isPlural: boolean): string {
  const lower = word.toLowerCase();
  if (PAST_OF_FINITE[lower] !== undefined) {
    return tense === 'past' ? agree(PAST_OF_FINITE[lower], isPlural) : agree(lower, isPlural);
  }
  const form = readAs(lower, base)?.form ?? 'past';
  return SIMPLE.has(form) ? finiteForm(base, tense, isPlural) : lower;
}

const PAIRS: Readonly<Record<string, readonly [singular: string, plural: string]>> = wordTable({
  is: ['is', 'are'],
  are: ['is', 'are'],
  was: ['was', 'were'],
  were: ['was', 'were'],
  has: ['has', 'have'],
  have: ['has', 'have'],
  does: ['does', 'do'],
  do: ['does', 'do'],
});
const agree = (word: string, isPlural: boolean): string => PAIRS[word]?.[isPlural ? 1 : 0] ?? word;

/** 'lied' of whoever says what is not true: 'lay' is only of whoever rests. */
export const pastOfSaying = (told: string): string => (told === 'lay' ? 'lied' : told);

/** 'told', 'gone'. */
export const participleOf = (base: string): string => (base === 'be' ? 'been' : inflect(base).part);
/** 'telling', 'going'. */
export const ingOf = (base: string): string => inflect(base).ing;
