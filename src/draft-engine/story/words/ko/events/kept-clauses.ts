import { countSyllables } from '../speech-units.ts';
import type { ClauseScene } from './clause-scene.ts';
import { namedSubject } from './clause-subject.ts';
import type { ClauseWords } from './clause-words.ts';

/** Most syllables of a sentence that keeps what describes its nouns; a longer one is told in two. */
const LONGEST_SENTENCE = 34;

/**
 * True of '고장 난' in '소년이 고장 난 라디오를 고친다': what describes a noun within another clause stays there. What describes
 * whoever that clause is about comes before it in a sentence of its own.
 */
export const isKept = (clause: ClauseWords, scene: ClauseScene): boolean => holderOf(clause, scene) !== undefined;

/** Clauses that stay within a clause. */
export const keptIn = (outer: ClauseWords, scene: ClauseScene): ClauseWords[] =>
  [...scene.words.clauses.values()].filter((clause) => holderOf(clause, scene) === outer);

function holderOf(clause: ClauseWords, { words }: ClauseScene): ClauseWords | undefined {
  const { event, first, last, verb } = clause;
  const { describes } = event;
  if (describes === undefined || verb?.ending.use !== 'adnominal') {
    return undefined;
  }
  const outer = [...words.clauses.values()].find(
    (one) => one !== clause && one.event.describes === undefined && one.first <= first && last < one.last,
  );
  const isAboutThem =
    outer !== undefined &&
    (outer.event.roles.agent?.includes(describes) === true || namedSubject(outer, words) === describes);
  const [from, to] = [words.tokens[outer?.first ?? 0]?.from, words.tokens[outer?.last ?? 0]?.to];
  const isShort = countSyllables(words.graph.text.slice(from, to)) <= LONGEST_SENTENCE;
  return isAboutThem || !isShort ? undefined : outer;
}
