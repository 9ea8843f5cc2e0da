import type { CameraAngle, CameraMovement, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { ItemKind } from '../../figure-spec.ts';
import type { EffectKind, ItemState, PlannedVision, Pose } from '../../film-plan.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';

/** The bodies of a choreography: whoever does it, whom it is done to or with, and one more. */
export const BODY_PARTS = ['lead', 'other', 'third'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** The things of a choreography: what it is done to, what it is done with, and what comes of it. */
export const THING_PARTS = ['thing', 'tool', 'result'] as const;
export type ThingPart = (typeof THING_PARTS)[number];

export type Part = BodyPart | ThingPart;

/** How a body is when the shot begins. Positions as in `PlannedActor`. */
export interface BodyCue {
  across: number;
  faces: Part | 'camera' | 'away' | 'left' | 'right';
  pose: Pose;
  feels: Emotion;
  behind?: number;
  above?: number;
  scale?: number;
  opacity?: number;
  holds?: ThingPart | null;
}

/** How a thing is when the shot begins, or when a hand lets go of it. `above` is for an adult's hands. */
export interface ThingCue {
  across: number;
  above: number;
  behind?: number;
  state?: ItemState;
  rotation?: number;
  scale?: number;
  opacity?: number;
}

/**
 * A moment of the shot and what is different from there on. Numbers glide from the beat before to this one; the rest
 * changes at once.
 */
export type Beat = { at: number } & Partial<Record<BodyPart, Partial<BodyCue>>> &
  Partial<Record<ThingPart, Partial<ThingCue>>>;

/** Comes from a part, or from the whole frame where that is null. */
type EffectCue = readonly [kind: EffectKind, on: Part | null, from: number, to: number];

type SoundCue = readonly [sound: SoundEventKind, at: number, loudness?: number];

/** `absent` is whoever or whatever the deed is about and is not there. */
export interface VisionCue {
  of: Part | 'absent';
  as: PlannedVision['as'];
  by?: BodyPart;
  across: number;
  above: number;
  behind?: number;
  feels?: Emotion;
}

/**
 * Something that only stands there so that the deed is understood: a board, a table. `copyOf` is another one of a thing
 * that takes part.
 */
export interface DressingCue extends Omit<ThingCue, 'opacity'> {
  item: ItemKind | { copyOf: ThingPart };
  /** Where the place has none of its own; everywhere if absent. */
  only?: 'indoors' | 'on_land' | 'on_shore';
}

/** One choreography: who stands where, what changes when, and how it is looked at. */
export interface Scene extends Partial<Record<ThingPart, ThingCue>> {
  seconds: number;
  framings: readonly Framing[];
  /** Absent where nobody does it. */
  lead?: BodyCue;
  other?: BodyCue;
  third?: BodyCue;
  beats: readonly Beat[];
  effects?: readonly EffectCue[];
  visions?: readonly VisionCue[];
  dressing?: readonly DressingCue[];
  /** Never mirrored: a bed has its pillow on one side. */
  isOneSided?: true;
  sounds?: readonly SoundCue[];
  /** When a still shows it best; 0.6 where absent. */
  stillAt?: number;
  /** What the camera is about; the lead where absent. */
  subject?: Part | 'place';
  angle?: CameraAngle;
  camera?: CameraMovement;
}

/**
 * The choreographies of a deed. `solo`: it needs nobody and nothing else. `object`: it is done to a thing. `duo`: to or
 * with somebody. The nearest one serves where one is missing.
 */
export interface DeedScript {
  solo?: Scene;
  object?: Scene;
  duo?: Scene;
  /** A thing becomes something or somebody else. */
  between?: Scene;
  /** What it is done to or with where the event names nothing. */
  thing?: ItemKind;
  tool?: ItemKind;
  result?: ItemKind;
  /** Whoever does it together does it with one another. */
  isMutual?: true;
  /** Done for a recipient rather than to a patient. */
  isForRecipient?: true;
  /** `solo` is for things that act; anybody else does it to the default thing. */
  isSoloOfThings?: true;
  /** It happens to the patient; whoever causes it looks on. */
  changesPatient?: true;
  /** What it is about is only in the mind of whoever does it. */
  isInMind?: true;
  /** Those for whom it is done are far away. */
  isDoneAlone?: true;
  /** What it looks like when it does not happen, where nothing but turning away would be wrong. */
  unmoved?: Pick<BodyCue, 'pose' | 'feels'>;
}

/** Distances from the frame's middle: bodies that touch, talk, stand apart, and are out of the frame. */
export const TOUCH = 0.16;
export const NEAR = 0.24;
export const APART = 0.5;
export const OUT = 1.45;

/** Framings, the best first. */
export const HANDS: readonly Framing[] = ['medium', 'full'];
export const FACES: readonly Framing[] = ['medium', 'close'];
export const BODIES: readonly Framing[] = ['full', 'medium'];
export const WAYS: readonly Framing[] = ['full', 'wide'];
export const WIDE: readonly Framing[] = ['wide', 'full'];

/** A body as it begins. */
export function body(
  across: number,
  faces: BodyCue['faces'],
  acts: readonly [pose: Pose, feels: Emotion],
  more: Partial<BodyCue> = {},
): BodyCue {
  return { across, faces, pose: acts[0], feels: acts[1], ...more };
}

/** A thing as it begins. */
export function put(across: number, above: number, more: Partial<ThingCue> = {}): ThingCue {
  return { across, above, ...more };
}

/** Something that stands there as it begins. */
export function piece(
  item: DressingCue['item'],
  across: number,
  above: number,
  more: Omit<Partial<DressingCue>, 'item' | 'across' | 'above'> = {},
): DressingCue {
  return { item, across, above, ...more };
}
