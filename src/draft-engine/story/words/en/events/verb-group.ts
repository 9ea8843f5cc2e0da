import { verbFormsOf } from '../../../idea/en/verb-forms.ts';
import { readAs } from './verb-words.ts';

/** The verb of a clause with what stands before it. */
export interface VerbGroup {
  /** Index of the group's first word. */
  from: number;
  /** Index of the verb itself. */
  main: number;
  /** The group's words, the verb last. */
  words: string[];
  base: string;
}

/** A word of a clause. */
interface Word {
  text: string;
  mention?: unknown;
}

const HELPERS =
  /^(?:is|are|was|were|am|be|been|being|has|have|had|do|does|did|can|cannot|could|will|would|must|may|might|should|shall|not|never|to|also|always|often|already|just|still|even|once|now|only|finally|isn['’]t|doesn['’]t|don['’]t|didn['’]t|can['’]t|won['’]t|going|about|able|forced|supposed|allowed|ready|rather|determined|desperate|eager|keen|willing|anxious|destined|doomed|afraid|both|all|\w+ly)$/i;
/** Verbs that stand before another with 'to'. */
export const MOODS =
  'refuse try want wish hope long attempt begin start stop continue keep manage fail need dare promise agree plan intend decide offer threaten struggle vow swear pretend prepare seem come go get'.split(
    ' ',
  );

/** Where the clause's verb is: the first word that can be a form of its predicate. */
export function findVerb(words: readonly Word[], predicate: string): VerbGroup | undefined {
  const wanted = (predicate.split(' ')[0] ?? '').toLowerCase();
  const found = indexOfVerb(words, wanted);
  const isAdjective = words[found]?.text.toLowerCase() === wanted && !isListed(wanted);
  const at = isAdjective ? -1 : found;
  const base = at < 0 ? 'be' : wanted;
  const main = at < 0 ? indexOfVerb(words, 'be') : at;
  if (wanted === '' || main < 0) {
    return undefined;
  }
  let from = main;
  while (from > 0 && isHelper(words[from - 1] as Word)) {
    from--;
  }
  return { from, main, words: words.slice(from, main + 1).map(({ text }) => text), base };
}

/** True for a verb of the tables. */
const isListed = (base: string): boolean => verbFormsOf(base).length > 0;

const indexOfVerb = (words: readonly Word[], base: string): number =>
  words.findIndex(({ text, mention }) => mention === undefined && readAs(text, base) !== undefined);

const isHelper = ({ text, mention }: Word): boolean =>
  mention === undefined && (HELPERS.test(text) || MOODS.some((base) => readAs(text, base) !== undefined));
