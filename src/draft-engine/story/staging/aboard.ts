import type { ActorKeyframe, PlannedActor, Pose } from '../film-plan.ts';
import type { PlaceSpec } from '../place-spec.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Bodies that need no boat under them. */
const WITHOUT_BOAT: ReadonlySet<Pose> = new Set<Pose>(['swim', 'fly', 'fall']);
/** How far from the middle somebody stands in a boat, and how far they move in it, in shares of the frame's half. */
const WIDEST = 0.34;
const STEP = 0.06;
const GOING: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run']);

const within = (value: number, middle: number, most: number): number =>
  Math.max(middle - most, Math.min(middle + most, value));
const standing = (pose: Pose): Pose => (GOING.has(pose) ? 'stand' : pose);

const isInWaterOrAir = ({ pose, keyframes = [] }: PlannedActor): boolean =>
  WITHOUT_BOAT.has(pose) || keyframes.some((frame) => frame.pose !== undefined && WITHOUT_BOAT.has(frame.pose));

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

/** Whoever swims or falls has let go of what was in their hands for another deed. */
function emptyHanded(actor: PlannedActor): PlannedActor {
  const { holdsItemKey, ...rest } = actor;
  return holdsItemKey?.startsWith('prop-') ? rest : actor;
}

/** On the open sea nobody walks on the water: who does not swim, fall or fly stays in the boat. */
export function aboard(staged: StagedDeed, { kind }: PlaceSpec): StagedDeed {
  return kind === 'sea'
    ? {
        ...staged,
        actors: staged.actors.map((actor) => (isInWaterOrAir(actor) ? emptyHanded(actor) : keptAboard(actor))),
      }
    : staged;
}
