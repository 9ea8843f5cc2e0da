import type { DeedId } from './deeds.ts';
import type { IdeaEvent, Participant } from './idea-graph.ts';

/** Deeds that leave somebody with a thing to give. */
const LEAVES_A_THING: ReadonlySet<DeedId> = new Set<DeedId>([
  'repair',
  'make',
  'build',
  'bake',
  'cook',
  'sew',
  'write',
  'draw',
  'paint',
  'buy',
  'find',
  'take',
  'steal',
  'catch',
  'wash',
]);

/** '修好一把旧二胡，送给琴师': what is given without being named again is what the giver mended, made or found before. */
export function giveWhatWasMade(events: readonly IdeaEvent[], participants: readonly Participant[]): void {
  const isThing = (id: string): boolean => participants.some((one) => one.id === id && one.kind === 'thing');
  events.forEach(({ deed, roles }, index) => {
    const isOpen = deed === 'give' && roles.recipient && !roles.patient && !roles.topic;
    const before = isOpen
      ? events
          .slice(0, index)
          .findLast(
            (one) =>
              one.deed !== undefined &&
              LEAVES_A_THING.has(one.deed) &&
              !one.isNegated &&
              roles.agent?.some((id) => one.roles.agent?.includes(id)),
          )
      : undefined;
    const things = (before?.roles.result ?? before?.roles.patient ?? []).filter(isThing);
    if (things.length > 0) {
      roles.patient = things;
    }
  });
}
