import type { PlannedActor, PlannedItemPlacement } from '../film-plan.ts';
import type { IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';
import { isBulky, isHuge } from '../item-bulk.ts';
import type { CastThing } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Most things that are put into a picture beside what its deed handles. */
const MOST = 2;
const APART = 0.36;
const FREE_HANDS: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['stand', 'walk', 'run']);

/**
 * What the idea names in an event and its deed has no part for is in the picture all the same: in a free hand of
 * whoever leads, else beside them. What has been seen before needs no second picture.
 */
export function withNamedThings<Staged extends Pick<StagedDeed, 'actors' | 'items' | 'visions'>>(
  staged: Staged,
  {
    graph,
    things,
    events,
    seen,
  }: {
    graph: IdeaGraph;
    things: readonly CastThing[];
    events: readonly IdeaEvent[];
    /** Keys of what the shots before have shown. */
    seen: ReadonlySet<string | null | undefined>;
  },
): Staged {
  const here = keysIn(staged);
  const missing = things
    .filter(({ key, participant, item }) => {
      const isNamed = participant !== undefined && participant.presence === 'here' && !here.has(key) && !seen.has(key);
      return isNamed && !isHuge(item) && events.some((event) => names(event, participant, graph.text));
    })
    .slice(0, MOST);
  const [first, ...rest] = missing;
  const [lead] = staged.actors;
  if (first === undefined || lead === undefined) {
    return staged;
  }
  const isFree =
    FREE_HANDS.has(lead.pose) && lead.holdsItemKey === undefined && !lead.keyframes?.length && !isBulky(first.item);
  const side = lead.across > 0 ? -1 : 1;
  const lying = (isFree ? rest : missing).map(({ key }, index): PlannedItemPlacement => ({
    itemKey: key,
    across: lead.across + side * APART * (index + 1),
    behind: 0.2,
    above: 0,
  }));
  const actors = isFree ? [{ ...lead, holdsItemKey: first.key }, ...staged.actors.slice(1)] : staged.actors;
  return { ...staged, actors, items: [...staged.items, ...lying] };
}

const keysIn = ({
  items,
  actors,
  visions,
}: Pick<StagedDeed, 'actors' | 'items' | 'visions'>): ReadonlySet<string | null | undefined> =>
  new Set([
    ...items.map(({ itemKey }) => itemKey),
    ...actors.flatMap(({ holdsItemKey, keyframes = [] }) => [
      holdsItemKey,
      ...keyframes.map((frame) => frame.holdsItemKey),
    ]),
    ...visions.map(({ ofKey }) => ofKey),
  ]);

/** The event has a part for it, or its clause names it. */
function names(
  { roles, span, isNegated }: IdeaEvent,
  { id, spans }: IdeaGraph['participants'][number],
  text: string,
): boolean {
  const from = text.slice(0, span.from).search(/[^，、。,.!?！？]*$/);
  const isInClause = spans.some((one) => one.from >= from && one.to <= span.to);
  return !isNegated && (isInClause || Object.values(roles).some((ids) => ids.includes(id)));
}
