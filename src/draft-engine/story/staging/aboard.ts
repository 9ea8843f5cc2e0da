import type { ActorKeyframe, PlannedActor, Pose } from '../film-plan.ts';
import type { PlaceSpec } from '../place-spec.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Bodies in the water, and those that need no boat under them. */
const IN_WATER: ReadonlySet<Pose> = new Set<Pose>(['swim', 'fall']);
const WITHOUT_BOAT: ReadonlySet<Pose> = new Set<Pose>([...IN_WATER, 'fly']);
/** Where whoever swims or falls is in deep water. */
const WATERS: ReadonlySet<PlaceSpec['kind']> = new Set<PlaceSpec['kind']>(['sea', 'lake', 'river']);
/** How far from the middle somebody stands in a boat, and how far they move in it, in shares of the frame's half. */
const WIDEST = 0.34;
const STEP = 0.06;
const GOING: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run']);

const within = (value: number, middle: number, most: number): number =>
  Math.max(middle - most, Math.min(middle + most, value));
const standing = (pose: Pose): Pose => (GOING.has(pose) ? 'stand' : pose);

const isEver = ({ pose, keyframes = [] }: PlannedActor, poses: ReadonlySet<Pose>): boolean =>
  poses.has(pose) || keyframes.some((frame) => frame.pose !== undefined && poses.has(frame.pose));

function keptAboard(actor: PlannedActor): PlannedActor {
  const across = within(actor.across, 0, WIDEST);
  const behind = within(actor.behind, 0, 0.3);
  const kept = (frame: ActorKeyframe): ActorKeyframe => ({
    ...frame,
    ...(frame.pose !== undefined && { pose: standing(frame.pose) }),
    ...(frame.across !== undefined && { across: within(frame.across, across, STEP) }),
    ...(frame.behind !== undefined && { behind: within(frame.behind, behind, 0.1) }),
  });
  return {
    ...actor,
    across,
    behind,
    pose: standing(actor.pose),
    ...(actor.keyframes && { keyframes: actor.keyframes.map(kept) }),
  };
}

/** Whoever swims or falls into the water has let go of what was in their hands for another deed. */
function emptyHanded(actor: PlannedActor): PlannedActor {
  const { holdsItemKey, ...rest } = actor;
  return holdsItemKey?.startsWith('prop-') && isEver(actor, IN_WATER) ? rest : actor;
}

/**
 * In deep water hands are empty; on the open sea nobody walks on the water either: who does not swim, fall or fly stays
 * in the boat.
 */
export function aboard(staged: StagedDeed, { kind }: PlaceSpec): StagedDeed {
  if (!WATERS.has(kind)) {
    return staged;
  }
  const placed = (actor: PlannedActor): PlannedActor =>
    kind === 'sea' && !isEver(actor, WITHOUT_BOAT) ? keptAboard(actor) : emptyHanded(actor);
  return { ...staged, actors: staged.actors.map(placed) };
}
