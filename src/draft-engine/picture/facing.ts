import type { PlannedActor, PlannedItemPlacement, Pose } from '../story/film-plan.ts';
import { glide, latest } from './keyframes.ts';

/** Three-quarter view towards a partner, so that a face is not shown in profile without a reason. */
const TURN_TOWARD = 0.7;

/** A standing actor who looks aside still shows both eyes; a walking one is seen from the side. */
const ASIDE = 0.72;

/** Poses that go somewhere, or are told by their outline: from the side. */
const IN_PROFILE: ReadonlySet<Pose> = new Set([
  'walk',
  'run',
  'pull',
  'crawl',
  'climb',
  'swim',
  'fly',
  'fall',
  'ride',
  'drive',
  'bow',
]);

/** Poses in which two meet face to face. */
const FACE_TO_FACE: ReadonlySet<Pose> = new Set(['kiss']);

/** How finely a passer-by is followed, looks a shot. */
const LOOKS = 16;

/** The turns of an actor over a shot, the first at its start. Radians; see `DrawnActor.turn`. */
export function findFacings(
  actor: PlannedActor,
  actors: readonly PlannedActor[],
  items: readonly PlannedItemPlacement[],
): [{ at: number; turn: number }, ...{ at: number; turn: number }[]] {
  const first = { at: 0, turn: turnAt(actor, actors, items, 0) };
  const later: { at: number; turn: number }[] = [];
  const times = new Set((actor.keyframes ?? []).map(({ at }) => at));
  if ([...actors, ...items].some(({ keyframes }) => keyframes?.some(({ across }) => across !== undefined))) {
    Array.from({ length: LOOKS }, (_, index) => times.add((index + 1) / LOOKS));
  }
  for (const at of [...times].sort((one, other) => one - other)) {
    const turn = turnAt(actor, actors, items, at);
    if (turn !== (later.at(-1) ?? first).turn) {
      later.push({ at, turn });
    }
  }
  return [first, ...later];
}

function turnAt(
  actor: PlannedActor,
  actors: readonly PlannedActor[],
  items: readonly PlannedItemPlacement[],
  at: number,
): number {
  const keyframes = actor.keyframes ?? [];
  const faces = latest(keyframes, 'faces', actor.faces, at).value;
  const pose = latest(keyframes, 'pose', actor.pose, at).value;
  const profile = IN_PROFILE.has(pose) ? Math.PI / 2 : ASIDE;
  switch (faces) {
    case 'camera':
      return 0;
    case 'away':
      return Math.PI;
    case 'left':
      return -profile;
    case 'right':
      return profile;
    default: {
      const other =
        actors.find((candidate) => candidate.characterKey === faces) ??
        items.find((candidate) => candidate.itemKey === faces);
      const own = glide(keyframes, 'across', actor.across, at);
      const goal = other && glide(other.keyframes ?? [], 'across', other.across, at);
      if (goal === undefined || goal === own) {
        return 0;
      }
      const amount = FACE_TO_FACE.has(pose) ? Math.PI / 2 : TURN_TOWARD;
      return goal > own ? amount : -amount;
    }
  }
}
