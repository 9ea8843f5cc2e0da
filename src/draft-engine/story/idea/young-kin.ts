import { wordTable } from '#src/shared/word-table.ts';
import type { Participant } from './idea-graph.ts';
import type { Vocabulary } from './phrase-meaning.ts';
import type { NounPhrase } from './text-reading.ts';

/** Words for a child that say no more, with whom they fit. */
const YOUNG: Readonly<Record<string, NonNullable<Participant['gender']> | 'any'>> = wordTable({
  boy: 'masculine',
  lad: 'masculine',
  girl: 'feminine',
  child: 'any',
  kid: 'any',
});
const KIN =
  /^(?:(?:great-)?grand(?:son|daughter|child)|(?:step)?(?:son|daughter|child)|nephew|niece|(?:little |younger )?(?:brother|sister)|cousin)$/;

/** True for an English word for a child. */
export const isYoungWord = (head: string): boolean => Object.hasOwn(YOUNG, head);

/** 'gives his grandson a bicycle … the boy': the only kin of somebody whom the word fits. */
export function youngOfKin(
  { head, name, adjectives, isKnown, count }: NounPhrase,
  known: readonly Participant[],
  { language }: Vocabulary,
): Participant | undefined {
  const gender = language === 'en' ? YOUNG[head] : undefined;
  if (gender === undefined || isKnown !== true || name !== undefined || adjectives.length > 0 || (count ?? 1) !== 1) {
    return undefined;
  }
  const fitting = known.filter(
    (one) =>
      KIN.test(one.words) &&
      one.count === 1 &&
      (gender === 'any' || (one.gender ?? gender) === gender) &&
      (one.age === undefined || /^(?:baby|child|teen|youth)$/.test(one.age)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
