import type { Language } from '#src/shared/language/languages.ts';
import type { DeedId } from '../../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../../idea/idea-graph.ts';
import { isLongedForIn } from '../../longed-for.ts';
import { ASKED, ASKING, DEED_LINES, type DeedLines, SAID_ALONE } from './deed-lines.ts';

type Cast = Pick<IdeaGraph, 'participants' | 'language'>;

/**
 * True for a deed that is done as it is said, and in which nobody is dead or missing: of others nothing is said
 * lightly.
 */
export function isPlain({ participants }: Cast, { deed, isNegated, mood, isNearest, roles }: IdeaEvent): boolean {
  const inIt = new Set(Object.values(roles).flat());
  const isGrave = participants.some(
    ({ id, kind, presence }) =>
      inIt.has(id) &&
      presence !== 'here' &&
      !(presence === 'missing' && deed !== undefined && (FINDING.has(deed) || (kind === 'thing' && deed === 'give'))),
  );
  return deed !== undefined && !isNegated && mood === 'does' && isNearest !== true && !isGrave;
}

/** By these whoever was missing is there again; a stolen thing is where it is given back. */
const FINDING: ReadonlySet<DeedId> = new Set<DeedId>(['find', 'meet', 'rescue', 'embrace']);

/** What is said around an event. */
const linesOf = (graph: Cast, event: IdeaEvent): DeedLines | undefined =>
  event.deed && [DEED_LINES[event.deed] ?? []].flat().find(({ fits }) => fits?.(graph, event) ?? true);

/** What somebody says of a deed that has just been done; undefined where nothing certainly fits. */
export function reactionLine(
  graph: Cast,
  event: IdeaEvent | undefined,
  speaker: ParticipantId | undefined,
  spoken: Language = graph.language,
): string | undefined {
  if (!event?.deed || speaker === undefined || !isPlain(graph, event)) {
    return undefined;
  }
  const isDoer = event.roles.agent?.includes(speaker) === true;
  if (isAsking(event)) {
    return isDoer ? undefined : ASKED[spoken];
  }
  if (isDoer && !SAID_ALONE.has(event.deed) && !isWithSomebody(graph, event)) {
    return undefined;
  }
  return linesOf(graph, event)?.[isDoer ? 'doer' : 'other']?.[spoken];
}

/** True where somebody else takes part who could hear it. */
export const isWithSomebody = ({ participants }: Cast, event: IdeaEvent): boolean => {
  const { agent = [], ...others } = event.roles;
  const near = new Set(Object.values(others).flat());
  return participants.some(
    ({ id, kind }) =>
      near.has(id) && !agent.includes(id) && !isLongedForIn(event, id) && kind !== 'thing' && kind !== 'abstract',
  );
};

/** True where whoever acts puts a question. */
export const isAsking = ({ deed, predicate }: IdeaEvent): boolean => deed === 'speak' && ASKING.test(predicate);

/** What whoever a deed is done to or with asks before it is done. */
export function askingLine(
  graph: Cast,
  event: IdeaEvent | undefined,
  spoken: Language = graph.language,
): string | undefined {
  return event?.deed && isPlain(graph, event) && !isAsking(event) ? linesOf(graph, event)?.ask?.[spoken] : undefined;
}
