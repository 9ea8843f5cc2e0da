import type { PlannedActor } from '../film-plan.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** The key of what a body has in its hands at the end of a shot. */
function heldAtEnd({ holdsItemKey, keyframes = [] }: PlannedActor): string | undefined {
  return keyframes.reduce<string | undefined>(
    (held, frame) => (frame.holdsItemKey === undefined ? held : (frame.holdsItemKey ?? undefined)),
    holdsItemKey,
  );
}

const HOLDING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>([
  'hold',
  'show',
  'give',
  'read',
  'carry',
  'stand',
]);

/**
 * A look at a thing in the hands of whoever has it when a deed is done; undefined where nobody holds what the idea
 * names (`named`).
 */
export function insertOf(staged: StagedDeed, named: ReadonlySet<string>): StagedDeed | undefined {
  const holder = staged.actors.find((actor) => {
    const held = heldAtEnd(actor);
    return held !== undefined && named.has(held);
  });
  const key = holder && heldAtEnd(holder);
  if (!holder || key === undefined || !HOLDING.has(holder.pose) || holder.variant !== undefined) {
    return undefined;
  }
  const { keyframes: _keyframes, ...still } = holder;
  return {
    ...staged,
    actors: [{ ...still, across: 0, faces: 'camera', pose: 'read', holdsItemKey: key }],
    items: [],
    effects: [],
    visions: [],
    subject: { kind: 'item', key },
    framings: ['close'],
    isInsert: true,
    angle: 'eye_level',
    stillAt: 0.5,
  };
}
