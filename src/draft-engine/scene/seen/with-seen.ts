import type { ItemKind } from '../../story/figure-spec.ts';
import type { PlannedActor, PlannedItem, PlannedShot } from '../../story/film-plan.ts';
import type { Seen } from './take-seen.ts';

const keyOf = (item: ItemKind): string => `seen-${item}`;

/** Things that a text puts beside whatever else is there. */
export const itemsSeen = (seen: readonly Seen[]): PlannedItem[] =>
  seen.flatMap(({ item }) => (item ? [{ key: keyOf(item), name: item, description: '', item }] : []));

/** Half of the way between two who hold hands. */
const ARM = 0.16;

/** A still with what a text says is seen beside who and what acts. */
export function withSeen(still: PlannedShot, seen: readonly Seen[]): PlannedShot {
  if (seen.some(({ pattern }) => pattern !== undefined)) {
    return { ...still, actors: [], items: [], subject: { kind: 'place' }, effects: [] };
  }
  const items = seen.flatMap(({ item }) =>
    item ? [{ itemKey: keyOf(item), across: 0.5, behind: -0.1, above: 0.3 }] : [],
  );
  const hot = seen.some(({ steams }) => steams) ? still.items[0] : undefined;
  const areHandInHand = seen.some(({ holdsHands }) => holdsHands) && still.actors.length > 1;
  return {
    ...still,
    actors: areHandInHand ? still.actors.map(handInHand) : still.actors,
    items: [...still.items, ...items],
    ...(hot
      ? { effects: [...(still.effects ?? []), { kind: 'steam' as const, onKey: hot.itemKey, from: 0, to: 1 }] }
      : {}),
  };
}

function handInHand({ holdsItemKey: _held, keyframes: _moves, ...actor }: PlannedActor, index: number): PlannedActor {
  const way = index % 2 === 0 ? -1 : 1;
  return {
    ...actor,
    pose: 'hold_hands',
    faces: way < 0 ? 'right' : 'left',
    across: way * ARM * (1 + Math.floor(index / 2)),
    behind: 0,
  };
}
