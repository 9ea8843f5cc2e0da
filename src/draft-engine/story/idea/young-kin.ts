import { wordTable } from '#src/shared/word-table.ts';
import type { Participant } from './idea-graph.ts';
import type { Vocabulary } from './phrase-meaning.ts';
import type { NounPhrase, TextReading } from './text-reading.ts';

/** Words for a child that say no more, with whom they fit. */
const YOUNG: Readonly<Record<string, NonNullable<Participant['gender']> | 'any'>> = wordTable({
  boy: 'masculine',
  lad: 'masculine',
  girl: 'feminine',
  child: 'any',
  kid: 'any',
});
const KIN = /^(?:(?:great-)?grand(?:son|daughter|child)|(?:step)?(?:son|daughter|child)|nephew|niece)$/;
const SIBLING = /^(?:brother|sister)$/;
const YOUNGER = /^(?:little|younger|youngest|baby|kid)$/i;
/** What no child does. */
const GROWN_UP_DEEDS = /^(?:drive|marry|remarry|divorce|hire|employ|arrest|govern|retire|enlist|vote)\b/;
/** Whom no child has. */
const KIN_OF_GROWN_UPS =
  /^(?:(?:step)?(?:son|daughter|child|children)|grand\w+|wife|husband|spouse|widow|widower|fiancée?|bride|groom)$/;

/** What was read so far, with who each phrase stands for. */
interface Known extends Pick<TextReading, 'phrases' | 'clauses'> {
  participants: readonly Participant[];
  byPhrase: readonly (Participant | undefined)[];
}

/** True for an English word for a child that is said of kin who may be one. */
export const isChildOfKin = (head: string, one: Participant): boolean => Object.hasOwn(YOUNG, head) && isYoungKin(one);

const isYoungKin = ({ words, qualities }: Participant): boolean =>
  KIN.test(words) || (SIBLING.test(words) && qualities.some((quality) => YOUNGER.test(quality.words)));

/** 'gives his grandson a bicycle … the boy': the only kin of somebody whom the word fits and who is no grown-up. */
export function youngOfKin(
  { head, name, adjectives, isKnown, count }: NounPhrase,
  known: Known,
  { language }: Vocabulary,
): Participant | undefined {
  const gender = language === 'en' ? YOUNG[head] : undefined;
  if (gender === undefined || isKnown !== true || name !== undefined || adjectives.length > 0 || (count ?? 1) !== 1) {
    return undefined;
  }
  const fitting = known.participants.filter(
    (one) =>
      isYoungKin(one) &&
      one.count === 1 &&
      (gender === 'any' || (one.gender ?? gender) === gender) &&
      (one.age === undefined || /^(?:baby|child|teen|youth)$/.test(one.age)) &&
      !isGrownUp(one, known),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whoever drives, marries or has a wife or children. */
function isGrownUp(one: Participant, { phrases, clauses, byPhrase }: Known): boolean {
  const isOne = (phrase: number | undefined): boolean => phrase !== undefined && byPhrase[phrase] === one;
  return (
    phrases.some(({ head, owner }) => isOne(owner) && KIN_OF_GROWN_UPS.test(head)) ||
    clauses.some(
      ({ predicate, roles }) =>
        GROWN_UP_DEEDS.test(predicate) && roles.some(({ role, phrase }) => role === 'agent' && isOne(phrase)),
    )
  );
}
