import type { CameraMovement, Framing } from '#src/shared/catalogue/shots.ts';
import type { Pose } from '../film-plan.ts';

type BeatPlace = 'here' | 'elsewhere';
export type BeatCast = 'nobody' | 'hero' | 'other' | 'both' | 'thing';

/** How a beat is shot when nothing else decides. */
export interface BeatShooting {
  cast: BeatCast;
  place: BeatPlace;
  tension: number;
  framings: readonly Framing[];
  cameras: readonly CameraMovement[];
  poses: readonly [hero: Pose, other: Pose];
}

const beat = (
  cast: BeatCast,
  place: BeatPlace,
  tension: number,
  framings: readonly Framing[],
  cameras: readonly CameraMovement[],
  heroPose: Pose,
  otherPose: Pose = 'stand',
): BeatShooting => ({ cast, place, tension, framings, cameras, poses: [heroPose, otherPose] });

/** Beats that are told. */
const NARRATION_BEATS = {
  world: beat('hero', 'here', 0.1, ['extreme_wide', 'wide'], ['zoom_in', 'pan_right', 'static'], 'stand'),
  habit: beat('hero', 'here', 0.15, ['medium', 'full'], ['static', 'pan_left', 'follow_subject'], 'work'),
  sign: beat('hero', 'here', 0.3, ['close', 'medium'], ['zoom_in', 'handheld'], 'look_up'),
  meet: beat('both', 'here', 0.4, ['wide', 'full'], ['tilt_up', 'pan_right', 'static'], 'stand', 'stand'),
  want: beat('hero', 'here', 0.3, ['medium', 'close'], ['zoom_in', 'static'], 'think'),
  obstacle: beat(
    'both',
    'here',
    0.55,
    ['full', 'wide', 'medium'],
    ['handheld', 'pan_left', 'zoom_in'],
    'stand',
    'stand',
  ),
  attempt: beat('hero', 'elsewhere', 0.5, ['full', 'medium'], ['follow_subject', 'handheld', 'pan_right'], 'work'),
  bond: beat(
    'both',
    'elsewhere',
    0.4,
    ['medium', 'wide'],
    ['circle_around_subject', 'pan_left', 'zoom_out'],
    'sit',
    'sit',
  ),
  setback: beat('hero', 'elsewhere', 0.65, ['wide', 'full'], ['zoom_out', 'tilt_down', 'handheld'], 'kneel'),
  discovery: beat('thing', 'elsewhere', 0.6, ['extreme_close', 'close'], ['zoom_in', 'tilt_down'], 'hold'),
  danger: beat(
    'both',
    'elsewhere',
    0.85,
    ['wide', 'full', 'medium'],
    ['handheld', 'dolly_zoom', 'follow_subject'],
    'run',
    'stand',
  ),
  turn: beat('both', 'elsewhere', 0.8, ['close', 'medium'], ['dolly_zoom', 'zoom_in'], 'stand', 'reach'),
  price: beat(
    'hero',
    'elsewhere',
    0.7,
    ['close', 'extreme_close', 'wide'],
    ['static', 'zoom_out', 'tilt_down'],
    'look_down',
  ),
  choice: beat(
    'hero',
    'elsewhere',
    0.85,
    ['close', 'extreme_close'],
    ['zoom_in', 'dolly_zoom', 'circle_around_subject'],
    'think',
  ),
  deed: beat(
    'both',
    'elsewhere',
    0.95,
    ['full', 'wide', 'medium'],
    ['circle_around_subject', 'follow_subject', 'handheld'],
    'reach',
    'stand',
  ),
  end: beat('both', 'here', 0.35, ['wide', 'extreme_wide'], ['zoom_out', 'tilt_up', 'static'], 'stand', 'stand'),
  echo: beat('hero', 'here', 0.2, ['extreme_wide', 'wide', 'close'], ['zoom_out', 'static', 'tilt_up'], 'walk'),
  days: beat('both', 'here', 0.35, ['wide', 'full'], ['pan_right', 'pan_left'], 'work', 'carry'),
  detail: beat('thing', 'here', 0.2, ['extreme_close', 'close'], ['static', 'pan_left', 'tilt_down'], 'hold'),
  omen: beat('hero', 'here', 0.45, ['medium', 'close'], ['dolly_zoom', 'zoom_in', 'static'], 'look_down'),
  encounter: beat(
    'both',
    'elsewhere',
    0.95,
    ['wide', 'close'],
    ['handheld', 'dolly_zoom', 'zoom_in'],
    'crouch',
    'reach',
  ),
  aftermath: beat('hero', 'here', 0.5, ['extreme_wide', 'wide'], ['zoom_out', 'static'], 'sit'),
  case: beat('hero', 'here', 0.3, ['medium', 'wide'], ['static', 'zoom_in'], 'read'),
  clue: beat('thing', 'elsewhere', 0.55, ['extreme_close', 'close'], ['zoom_in', 'tilt_down'], 'kneel'),
  truth: beat(
    'both',
    'elsewhere',
    0.9,
    ['close', 'medium'],
    ['zoom_in', 'circle_around_subject'],
    'point',
    'cover_face',
  ),
  problem: beat('hero', 'here', 0.4, ['medium', 'wide'], ['handheld', 'zoom_in'], 'cover_face'),
  product: beat(
    'thing',
    'here',
    0.5,
    ['extreme_close', 'close'],
    ['circle_around_subject', 'zoom_in', 'tilt_up'],
    'hold',
  ),
  change: beat('hero', 'elsewhere', 0.6, ['full', 'wide'], ['follow_subject', 'pan_right'], 'walk'),
  proof: beat('both', 'elsewhere', 0.55, ['medium', 'full'], ['pan_left', 'handheld'], 'give', 'reach'),
  claim: beat('thing', 'here', 0.4, ['close', 'wide'], ['zoom_out', 'static'], 'hold'),
  question: beat('thing', 'here', 0.25, ['extreme_wide', 'close'], ['zoom_in', 'tilt_up'], 'look_down'),
  ground: beat('nobody', 'here', 0.2, ['extreme_wide', 'wide'], ['pan_right', 'pan_left', 'tilt_up'], 'stand'),
  step: beat('hero', 'elsewhere', 0.35, ['close', 'medium'], ['tilt_down', 'static', 'follow_subject'], 'work'),
  cost: beat('hero', 'elsewhere', 0.6, ['medium', 'close'], ['handheld', 'zoom_in'], 'look_down'),
  fact: beat('thing', 'elsewhere', 0.4, ['close', 'extreme_close', 'wide'], ['pan_left', 'static', 'zoom_in'], 'point'),
  answer: beat('both', 'here', 0.45, ['wide', 'medium'], ['zoom_out', 'circle_around_subject'], 'hold', 'look_down'),
  outlook: beat('hero', 'here', 0.25, ['extreme_wide', 'wide'], ['zoom_out', 'tilt_up'], 'look_up'),
  lead: beat('hero', 'here', 0.4, ['medium', 'wide'], ['zoom_in', 'static'], 'talk'),
  scene: beat('nobody', 'elsewhere', 0.5, ['wide', 'full'], ['handheld', 'pan_right'], 'stand'),
  context: beat('thing', 'elsewhere', 0.4, ['close', 'medium'], ['static', 'pan_left'], 'hold'),
  challenge: beat('both', 'here', 0.6, ['full', 'wide'], ['circle_around_subject', 'pan_right'], 'think', 'point'),
  result: beat('both', 'here', 0.7, ['full', 'medium'], ['tilt_up', 'zoom_out'], 'cheer', 'cheer'),
  departure: beat('hero', 'here', 0.3, ['wide', 'full'], ['follow_subject', 'pan_right'], 'walk'),
  landfall: beat('hero', 'elsewhere', 0.4, ['extreme_wide', 'wide'], ['pan_left', 'tilt_up'], 'look_up'),
  detour: beat('both', 'elsewhere', 0.55, ['full', 'medium'], ['handheld', 'follow_subject'], 'walk', 'point'),
  birth: beat('nobody', 'here', 0.15, ['extreme_wide', 'wide'], ['zoom_in', 'pan_right'], 'stand'),
  legacy: beat('hero', 'here', 0.3, ['extreme_wide', 'wide', 'close'], ['zoom_out', 'tilt_up'], 'look_up'),
  creature: beat('hero', 'here', 0.2, ['medium', 'full'], ['follow_subject', 'static'], 'walk'),
  threat: beat('hero', 'elsewhere', 0.8, ['wide', 'full'], ['handheld', 'follow_subject'], 'run'),
} as const satisfies Record<string, BeatShooting>;
export type NarrationBeat = keyof typeof NARRATION_BEATS;

/** Beats that a character says: [who speaks, shooting]. */
const LINE_BEATS = {
  hello_line: beat('both', 'here', 0.4, ['medium', 'close'], ['static', 'zoom_in'], 'talk', 'stand'),
  ask_line: beat('both', 'here', 0.4, ['medium', 'close'], ['static', 'handheld'], 'talk', 'stand'),
  answer_line: beat('both', 'here', 0.45, ['close', 'medium'], ['static', 'zoom_in'], 'stand', 'talk'),
  doubt_line: beat('both', 'here', 0.5, ['close', 'medium'], ['static', 'handheld', 'pan_left'], 'stand', 'talk'),
  resolve_line: beat('both', 'elsewhere', 0.65, ['close', 'medium'], ['zoom_in', 'static'], 'talk', 'stand'),
  quip_line: beat('both', 'here', 0.35, ['medium', 'full'], ['static', 'pan_right'], 'look_down', 'talk'),
  plea_line: beat('both', 'elsewhere', 0.75, ['close', 'extreme_close'], ['zoom_in', 'handheld'], 'talk', 'stand'),
  secret_line: beat(
    'both',
    'elsewhere',
    0.6,
    ['close', 'medium'],
    ['zoom_in', 'circle_around_subject'],
    'stand',
    'talk',
  ),
  thanks_line: beat('both', 'here', 0.3, ['medium', 'close'], ['static', 'zoom_out'], 'stand', 'talk'),
  farewell_line: beat('both', 'here', 0.3, ['medium', 'close'], ['static', 'zoom_in'], 'talk', 'wave'),
  denial_line: beat('hero', 'here', 0.5, ['close', 'medium'], ['static', 'handheld'], 'talk'),
  witness_line: beat('hero', 'here', 0.35, ['medium', 'close'], ['static', 'zoom_in'], 'talk'),
  worth_line: beat('hero', 'here', 0.4, ['close', 'medium'], ['static', 'zoom_in'], 'talk'),
  lesson_line: beat('hero', 'elsewhere', 0.4, ['medium', 'close'], ['static', 'pan_right'], 'point'),
  pupil_line: beat('both', 'elsewhere', 0.4, ['close', 'medium'], ['static', 'zoom_in'], 'stand', 'talk'),
  deduction_line: beat(
    'both',
    'elsewhere',
    0.8,
    ['close', 'medium'],
    ['zoom_in', 'circle_around_subject'],
    'point',
    'stand',
  ),
  customer_line: beat('both', 'here', 0.4, ['medium', 'close'], ['static', 'handheld'], 'talk', 'stand'),
  host_line: beat('both', 'here', 0.4, ['full', 'medium'], ['pan_left', 'zoom_in'], 'stand', 'talk'),
  voice_line: beat('other', 'elsewhere', 0.45, ['medium', 'close'], ['static', 'handheld'], 'stand', 'talk'),
  local_line: beat('both', 'elsewhere', 0.35, ['medium', 'full'], ['static', 'pan_right'], 'stand', 'talk'),
  threat_line: beat('both', 'elsewhere', 0.85, ['close', 'extreme_close'], ['static', 'zoom_in'], 'stand', 'talk'),
} as const satisfies Record<string, BeatShooting>;
export type LineBeat = keyof typeof LINE_BEATS;

/** Lines of the second character; the hero says the others. */
export const OTHER_SPEAKS: ReadonlySet<LineBeat> = new Set<LineBeat>([
  'answer_line',
  'doubt_line',
  'quip_line',
  'secret_line',
  'thanks_line',
  'pupil_line',
  'host_line',
  'voice_line',
  'local_line',
  'threat_line',
]);

/** Beats that only show. */
const SILENT_BEATS = {
  breath: beat('hero', 'here', 0.3, ['extreme_wide', 'close'], ['static', 'tilt_up'], 'look_up'),
  look: beat('both', 'here', 0.45, ['close', 'extreme_close'], ['zoom_in', 'static'], 'stand', 'stand'),
  hands: beat('thing', 'here', 0.35, ['extreme_close', 'close'], ['static', 'tilt_down', 'zoom_in'], 'hold'),
  passage: beat('nobody', 'elsewhere', 0.3, ['extreme_wide', 'wide'], ['pan_right', 'pan_left', 'zoom_out'], 'stand'),
  alone: beat('hero', 'elsewhere', 0.5, ['wide', 'full'], ['zoom_out', 'static'], 'sit'),
  motion: beat('hero', 'elsewhere', 0.7, ['full', 'wide'], ['follow_subject', 'handheld'], 'run'),
  together: beat('both', 'here', 0.3, ['full', 'medium'], ['circle_around_subject', 'pan_right'], 'embrace', 'embrace'),
} as const satisfies Record<string, BeatShooting>;
export type SilentBeat = keyof typeof SILENT_BEATS;

export const BEATS: Readonly<Record<BeatId, BeatShooting>> = { ...NARRATION_BEATS, ...LINE_BEATS, ...SILENT_BEATS };
export type BeatId = NarrationBeat | LineBeat | SilentBeat;

export const isLine = (id: BeatId): id is LineBeat => id in LINE_BEATS;
export const isSilent = (id: BeatId): id is SilentBeat => id in SILENT_BEATS;
