import type { DeedId } from '../idea/deeds.ts';
import type { EventId, EventLink, IdeaEvent } from '../idea/idea-graph.ts';

/** Whether an event happens before or after the one that it is linked to; what stands against it is told as it comes. */
const SIDES: Readonly<Record<EventLink, 'before' | 'after' | 'either'>> = {
  before: 'before',
  when: 'before',
  because: 'before',
  if: 'before',
  after: 'after',
  so_that: 'after',
  but: 'either',
  content: 'after',
};
/** What such a deed brings about exists only afterwards. */
const MAKING: ReadonlySet<DeedId> = new Set<DeedId>([
  'build',
  'make',
  'bake',
  'cook',
  'write',
  'draw',
  'paint',
  'sew',
  'grow_plants',
  'turn_into',
]);

/**
 * Events in the order in which they happen: what comes before, causes or describes goes first, what follows or is said
 * and thought goes last; otherwise as the idea tells them.
 */
export function inStoryOrder(events: readonly IdeaEvent[]): IdeaEvent[] {
  const followers = new Map<EventId, EventId[]>(events.map(({ id }) => [id, []]));
  const put = (first: EventId, second: EventId): void => {
    followers.get(first)?.push(second);
  };
  for (const event of events) {
    for (const { kind, to } of event.links) {
      if (SIDES[kind] === 'before') {
        put(event.id, to);
      } else if (SIDES[kind] === 'after') {
        put(to, event.id);
      }
    }
    for (const other of describedIn(event, events)) {
      if (makes(other, event)) {
        put(other.id, event.id);
      } else {
        put(event.id, other.id);
      }
    }
  }
  return sorted(events, followers);
}

/** The events in which whoever an event describes takes part. */
function describedIn(event: IdeaEvent, events: readonly IdeaEvent[]): IdeaEvent[] {
  const { describes } = event;
  return describes === undefined
    ? []
    : events.filter((other) => other.describes === undefined && takesPart(other, describes));
}

const takesPart = ({ roles }: IdeaEvent, id: string): boolean =>
  Object.values(roles).some((all) => all.some((one) => one === id));

const makes = ({ deed, roles }: IdeaEvent, { describes }: IdeaEvent): boolean =>
  deed !== undefined &&
  MAKING.has(deed) &&
  [...(roles.patient ?? []), ...(roles.result ?? [])].some((one) => one === describes);

/** A topological order that keeps the text's order where it can; events in a circle stay as they stand. */
function sorted(events: readonly IdeaEvent[], followers: ReadonlyMap<EventId, EventId[]>): IdeaEvent[] {
  const left = [...events];
  const order: IdeaEvent[] = [];
  while (left.length > 0) {
    const waits = new Set(left.flatMap(({ id }) => (followers.get(id) ?? []).filter((next) => next !== id)));
    const at = Math.max(
      0,
      left.findIndex(({ id }) => !waits.has(id)),
    );
    order.push(...left.splice(at, 1));
  }
  return order;
}
