import type { IdeaEvent, Participant } from './idea-graph.ts';
import type { Clause } from './text-reading.ts';

/** Verbs of giving one thing for another: several who do it give to each other. */
const EXCHANGING = /^(?:swap|exchange|trade|switch|交换|互换|调换|对换|交わす|맞바꾸다|서로 바꾸다)$/i;
/** Verbs of putting one thing in another's place, which with somebody beside them mean the same. */
const CHANGING =
  /^(?:换|交換する|取り替える|取り換える|取りかえる|換える|바꾸다|바꿔 입다|바꾸어 입다|바꿔 신다|바꿔 쓰다|교환하다)$/;
const TO_EACH_OTHER = /^(?:each other|one another|互相|彼此|相互|互いに|お互いに?|서로|서로서로)$/i;

/** 'Swaps shirts with the captain', 'the girls swap hats': things go from one to the other and back. */
export function isExchange(
  { predicate, manner }: Clause,
  { agent = [], patient = [], companion = [] }: IdeaEvent['roles'],
  participants: readonly (readonly Participant[])[],
): boolean {
  const isMutual = EXCHANGING.test(predicate);
  if ((!isMutual && !CHANGING.test(predicate)) || patient.length === 0) {
    return false;
  }
  const those = participants.flat();
  const of = (ids: readonly string[]): Participant[] => those.filter(({ id }) => ids.includes(id));
  const doers = new Map([...of(agent), ...of(companion)].filter(isSomebody).map((one) => [one.id, one]));
  const areMany = [...doers.values()].some(({ count }) => count !== 1);
  const areTwo = doers.size > 1 || (areMany && (isMutual || manner.some((word) => TO_EACH_OTHER.test(word))));
  return areTwo && !of(patient).some(isSomebody);
}

const isSomebody = ({ kind }: Participant): boolean => kind !== 'thing' && kind !== 'abstract';
