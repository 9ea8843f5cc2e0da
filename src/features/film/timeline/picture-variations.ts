import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { FRAMINGS, type CameraAngle, type Framing } from '#src/shared/catalogue/shots.ts';
import { mirrorShot } from './mirror-shot.ts';
import { areDrawnAlike, shownBy, type ShownPlan } from './shown-by-plan.ts';
import { swingCamera, type CameraSide } from './swing-camera.ts';

/** How a picture differs from that of its plan; what happens in it stays. */
interface Variation {
  /** Sizes nearer (positive) or farther. */
  nearer?: number;
  angle?: CameraAngle;
  mirrored?: boolean;
  /** From farther to one side. */
  side?: CameraSide;
  /** The moment that is shown, as a share of the shot. */
  stillAt?: number;
}

/** The most telling ones: each differs from the shot and from its neighbours in size, side and height at once. */
const FIRST: readonly Variation[] = [
  { nearer: 1, side: 1, angle: 'low' },
  { nearer: -1, side: -1, angle: 'high' },
  { mirrored: true, side: 1, angle: 'eye_level', stillAt: 0.8 },
  { nearer: 2, side: -1, angle: 'eye_level' },
  { nearer: -1, mirrored: true, side: -1, angle: 'low' },
  { nearer: 1, mirrored: true, angle: 'high', stillAt: 0.2 },
  { nearer: -2, side: 1, angle: 'eye_level' },
  { mirrored: true, side: -1, angle: 'low' },
  { nearer: 1, side: -1, angle: 'over_shoulder' },
  { nearer: -1, side: 1, angle: 'high', stillAt: 0.8 },
];

const ANGLES: readonly (CameraAngle | undefined)[] = [undefined, 'low', 'high', 'eye_level', 'over_shoulder'];

const VARIATIONS: readonly Variation[] = [
  ...FIRST,
  ...[undefined, 0.2, 0.8].flatMap((stillAt) =>
    [0, 1, -1, 2, -2].flatMap((nearer) =>
      ANGLES.flatMap((angle) =>
        [false, true].map((mirrored): Variation => ({
          nearer,
          mirrored,
          ...(angle && { angle }),
          ...(stillAt !== undefined && { stillAt }),
        })),
      ),
    ),
  ),
];

/**
 * Other plans of the same shot whose drawings differ from its own and from each other: size, height and side of the
 * camera, and the moment. Those that `known` shows come last, so that the next ones are new. Fewer than `count` where
 * nothing else is left.
 */
export function pictureVariations(plan: PlannedShot, known: readonly ShownPlan[], count: number): PlannedShot[] {
  const distinct: PlannedShot[] = [];
  for (const variation of VARIATIONS) {
    const varied = vary(plan, variation);
    if (![plan, ...distinct].some((other) => areDrawnAlike(asSeen(other), asSeen(varied)))) {
      distinct.push(varied);
    }
  }
  const isKnown = (varied: PlannedShot): boolean => known.some((shown) => areDrawnAlike(shown, shownBy(varied)));
  const fresh = distinct.filter((varied) => !isKnown(varied));
  return [...fresh, ...distinct.filter(isKnown)].slice(0, count);
}

/** What a plan shows, with the angle that it is drawn from: not every subject and size is drawn from all of them. */
function asSeen(plan: PlannedShot): ShownPlan {
  const { angle, framing, subject, actors } = plan;
  const isLevel =
    (angle === 'over_shoulder' && (framing !== 'medium' || actors.length < 2)) ||
    (angle === 'low' && subject.kind === 'item');
  const shown = shownBy(isCentred(plan) ? { ...plan, actors: actors.map((actor) => ({ ...actor, across: 0 })) } : plan);
  return { ...shown, angle: isLevel ? 'eye_level' : angle };
}

/** True for somebody alone who looks to neither side: the camera is on them, wherever they stand. */
function isCentred({ actors, items, visions = [] }: PlannedShot): boolean {
  const [actor] = actors;
  const isStill = ({ across, faces }: { across?: number; faces?: string }): boolean =>
    across === undefined && faces !== 'left' && faces !== 'right';
  return (
    actor !== undefined &&
    actors.length === 1 &&
    items.length === 0 &&
    visions.length === 0 &&
    isStill({ faces: actor.faces }) &&
    (actor.keyframes ?? []).every(isStill)
  );
}

function vary(plan: PlannedShot, { nearer = 0, angle, mirrored, side, stillAt }: Variation): PlannedShot {
  const sized = {
    ...(side ? swingCamera(plan, side) : plan),
    framing: sizeOf(plan, nearer),
    ...(angle && { angle }),
    ...(stillAt !== undefined && { stillAt }),
  };
  return mirrored ? mirrorShot(sized) : sized;
}

/** A size so many steps nearer. A picture of nobody stays a view of its place. */
function sizeOf({ framing, subject }: PlannedShot, nearer: number): Framing {
  const most = subject.kind === 'place' ? FRAMINGS.indexOf('medium') : FRAMINGS.length - 1;
  const at = FRAMINGS.indexOf(framing);
  return FRAMINGS[Math.max(0, Math.min(Math.max(most, at), at + nearer))] ?? framing;
}
