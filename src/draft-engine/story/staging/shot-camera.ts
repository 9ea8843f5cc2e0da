import type { CameraAngle, CameraMovement, Framing } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { PlannedShot } from '../film-plan.ts';
import type { StepKind } from '../plot/plot.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** How a shot is taken, and of whom. */
export interface SetUp {
  framing: Framing;
  angle: CameraAngle;
  camera: CameraMovement;
  subject: PlannedShot['subject'];
}

/** Where a kind of step is shot from; a deed says its own framings. */
const KIND_FRAMINGS: Readonly<Partial<Record<StepKind, readonly Framing[]>>> = {
  portrait: ['medium', 'close', 'full'],
  want: ['medium', 'close'],
  doubt: ['close', 'extreme_close', 'medium'],
  talk: ['medium', 'close'],
  passage: ['wide', 'extreme_wide', 'full'],
  ending: ['medium', 'full'],
};
const KIND_CAMERAS: Readonly<Record<StepKind, readonly CameraMovement[]>> = {
  opening: ['zoom_in', 'pan_right', 'pan_left', 'tilt_down'],
  portrait: ['zoom_in', 'static', 'circle_around_subject'],
  want: ['zoom_in', 'static'],
  arrival: ['static', 'pan_left', 'pan_right'],
  insert: ['static', 'zoom_in'],
  before: ['static', 'handheld', 'zoom_in'],
  deed: ['static', 'handheld', 'follow_subject', 'zoom_in'],
  cut_in: ['static', 'handheld', 'zoom_in'],
  reaction: ['zoom_in', 'static'],
  after: ['static', 'zoom_in', 'zoom_out'],
  doubt: ['zoom_in', 'static', 'dolly_zoom'],
  talk: ['static', 'handheld'],
  passage: ['pan_left', 'pan_right', 'zoom_out', 'tilt_up'],
  ending: ['zoom_out', 'static', 'tilt_up'],
};
/** Only what is followed is followed. */
const LOOSE: ReadonlySet<Framing> = new Set<Framing>(['wide', 'extreme_wide', 'full', 'medium']);
const FROM_ELSEWHERE: readonly CameraAngle[] = ['high', 'low', 'eye_level'];

/** The set-up of a shot: from nearer, from further off or from another height than the shot before. */
export function chooseSetUp(kind: StepKind, staged: StagedDeed, before: SetUp | undefined, random: Random): SetUp {
  const wanted = wantedFramings(kind, staged);
  const framing = wanted.find((each) => each !== before?.framing) ?? wanted[0] ?? 'medium';
  const usual = staged.angle ?? angleOf(kind, framing, staged, random);
  const isSame = framing === before?.framing && usual === before.angle;
  const angle = isSame ? (FROM_ELSEWHERE.find((each) => each !== usual) ?? usual) : usual;
  const moves = KIND_CAMERAS[kind].filter(
    (each) => each !== before?.camera && (each !== 'follow_subject' || goes(staged, framing)),
  );
  const camera = staged.camera ?? random.pick(moves.length > 0 ? moves : KIND_CAMERAS[kind]);
  return { framing, angle, camera, subject: staged.subject };
}

/** What is nearer than a full figure. */
const NEARER: ReadonlySet<Framing> = new Set<Framing>(['medium', 'close', 'extreme_close']);

function wantedFramings(kind: StepKind, staged: StagedDeed): readonly Framing[] {
  const own = KIND_FRAMINGS[kind];
  if (staged.isEnding || staged.isCrowd) {
    return staged.framings;
  }
  if (!own || staged.isInsert) {
    // The best one is left for what happens.
    return kind === 'before' ? staged.framings.toReversed() : staged.framings;
  }
  // Somebody or something on the ground is out of a nearer frame.
  const isWhole = staged.framings.every((each) => !NEARER.has(each));
  return isWhole && kind === 'ending' ? staged.framings : own;
}

function angleOf(kind: StepKind, framing: Framing, { actors }: StagedDeed, random: Random): CameraAngle {
  if (kind === 'talk' && framing === 'medium' && actors.length === 2 && random.chance(0.6)) {
    return 'over_shoulder';
  }
  if (framing === 'close' || kind === 'talk') {
    return 'eye_level';
  }
  return random.pick(['eye_level', 'eye_level', 'low', 'high'] as const);
}

const goes = ({ actors }: StagedDeed, framing: Framing): boolean =>
  LOOSE.has(framing) && actors.some(({ pose }) => pose === 'walk' || pose === 'run');
