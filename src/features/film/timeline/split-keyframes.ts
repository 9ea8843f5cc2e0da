import { glide } from '#src/draft-engine/picture/keyframes.ts';
import type { PlannedActor, PlannedItemPlacement } from '#src/draft-engine/story/film-plan.ts';

/** Whoever or whatever is in a shot, with what changes of them while it runs. */
type Placed = PlannedActor | PlannedItemPlacement;
type Keyframe = NonNullable<Placed['keyframes']>[number];

/** The numbers that glide, and what they are where nothing says so. */
const GLIDING = { across: 0, behind: 0, above: 0, scale: 1, rotation: 0, opacity: 1 } as const;
type Gliding = keyof typeof GLIDING;
const NAMES = Object.keys(GLIDING) as Gliding[];

/** Somebody or something of a shot in both parts of it: the second begins as they are at this share of the whole. */
export function splitKeyframes<Of extends Placed>(placed: Of, share: number): [first: Of, second: Of] {
  const keyframes: readonly Keyframe[] = placed.keyframes ?? [];
  if (keyframes.length === 0) {
    return [placed, placed];
  }
  const now = numbersAt(placed, keyframes, share);
  const before = keyframes.filter(({ at }) => at <= share);
  const after = keyframes.filter(({ at }) => at > share);
  const first = [
    ...before.map((keyframe) => ({ ...keyframe, at: keyframe.at / share })),
    ...(after.length > 0 && Object.keys(now).length > 0 ? [{ at: 1, ...now }] : []),
  ];
  const { opacity, ...numbers } = now;
  const second = [
    // Nobody is half seen but by a keyframe.
    ...(opacity === undefined || opacity === 1 ? [] : [{ at: 0, opacity }]),
    ...after.map((keyframe) => ({ ...keyframe, at: (keyframe.at - share) / (1 - share) })),
  ];
  return [withKeyframes(placed, first), withKeyframes({ ...placed, ...heldAt(before), ...numbers }, second)];
}

/** Of the numbers that change in a shot, what they are at this share of it. */
function numbersAt(placed: Placed, keyframes: readonly Keyframe[], share: number): Partial<Record<Gliding, number>> {
  const start = placed as Partial<Record<Gliding, number>>;
  const timed: readonly (Partial<Record<Gliding, number>> & { at: number })[] = keyframes;
  return Object.fromEntries(
    NAMES.filter((name) => timed.some((keyframe) => keyframe[name] !== undefined)).map((name) => [
      name,
      glide(timed, name, start[name] ?? GLIDING[name], share),
    ]),
  );
}

/** What changes at once, as the last of these keyframes left it. */
function heldAt(keyframes: readonly Keyframe[]): Partial<Placed> {
  const held = keyframes.flatMap((keyframe) =>
    Object.entries(keyframe).filter(([name]) => name !== 'at' && !(name in GLIDING)),
  );
  return Object.fromEntries(held) as Partial<Placed>;
}

/** Without what lacks: keyframes that there are none of, and a thing that was let go. */
function withKeyframes<Of extends Placed>(placed: Of, keyframes: readonly Keyframe[]): Of {
  const rest = Object.entries(placed).filter(([name, value]) => name !== 'keyframes' && value !== null);
  return { ...Object.fromEntries(rest), ...(keyframes.length > 0 && { keyframes }) } as Of;
}
