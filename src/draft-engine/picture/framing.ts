import type { CameraAngle, Framing } from '#src/shared/catalogue/shots.ts';
import type { CameraView } from './camera.ts';

/** The subject of a composed frame. Metres above the ground; radius of the head. */
export interface FramedSubject {
  kind: 'figure' | 'thing' | 'place';
  height: number;
  /** Of an item. */
  width?: number;
  headHeight: number;
  headRadius: number;
  /** Height of its foot above the ground (an item on a table). */
  above: number;
  /** -1 looks to the left, 1 to the right, 0 to the camera. */
  looks: number;
}

export interface FramingScene {
  framing: Framing;
  angle: CameraAngle;
  width: number;
  height: number;
  tension: number;
  /** Metres across the frame that all figures need together (0 when only the subject counts). */
  neededWidth: number;
  /** Metres to the ceiling and to the back wall; indoors only. */
  room?: { height: number; depth: number };
}

interface Rule {
  /** Height of the whole figure, or of the head, as a share of the frame's height. */
  figure?: number;
  head?: number;
  /** Position of the feet, or of the eyes, as a share of the frame's height. */
  feet?: number;
  eyes?: number;
  /** Position of the horizon at eye level, as a share of the frame's height. */
  horizon: number;
}

const LANDSCAPE: Readonly<Record<Framing, Rule>> = {
  extreme_wide: { figure: 0.17, feet: 0.81, horizon: 0.62 },
  wide: { figure: 0.4, feet: 0.87, horizon: 0.56 },
  full: { figure: 0.74, feet: 0.94, horizon: 0.56 },
  medium: { head: 0.27, eyes: 0.37, horizon: 0.56 },
  close: { head: 0.55, eyes: 0.42, horizon: 0.58 },
  extreme_close: { head: 1.15, eyes: 0.42, horizon: 0.6 },
};
const PORTRAIT: Readonly<Record<Framing, Rule>> = {
  extreme_wide: { figure: 0.15, feet: 0.79, horizon: 0.6 },
  wide: { figure: 0.36, feet: 0.84, horizon: 0.56 },
  full: { figure: 0.71, feet: 0.92, horizon: 0.55 },
  medium: { head: 0.23, eyes: 0.36, horizon: 0.56 },
  close: { head: 0.5, eyes: 0.4, horizon: 0.57 },
  extreme_close: { head: 0.95, eyes: 0.42, horizon: 0.6 },
};

/** A wide shot of a person: the distances of all other framings derive from it. */
const WIDE = { distance: 6.5, framesPerMetre: 0.235 };

function distanceFor(framesPerMetre: number): number {
  return Math.min(18, Math.max(1.1, WIDE.distance * (WIDE.framesPerMetre / framesPerMetre) ** 0.6));
}

/** Maximum height of the ceiling in the widest shots, as a multiple of the room's height. */
export const ROOM_STRETCH = 1.4;

/** Maximum share of the frame for a ceiling. */
export const CEILING_SHARE = 0.2;

/**
 * Minimum scale (frames per metre) at which a room fills the frame: from further away the view would exceed its
 * ceiling.
 */
function scaleInRoom(room: { height: number; depth: number }, framing: Framing, feet: number, horizon: number): number {
  const ceiling = room.height * (framing === 'extreme_wide' ? ROOM_STRETCH : 1);
  for (let scale = 0.06; scale < 0.5; scale += 0.004) {
    const distance = distanceFor(scale);
    const wall = distance / (distance + room.depth);
    if (horizon + wall * (feet - horizon) - wall * scale * ceiling <= CEILING_SHARE) {
      return scale;
    }
  }
  return 0.5;
}

/** Share of the frame's height that a thing fills in closer shots: like a face. */
const THING_SHARES: Partial<Readonly<Record<Framing, number>>> = { medium: 0.36, close: 0.5, extreme_close: 0.62 };

/** The most of the frame's width that is taken by a head, by a thing, and by all figures together. */
const HEAD_WIDTH = 0.92;
const CROPPED_HEAD_WIDTH = 1.3;
const THING_WIDTH = 0.46;
const GROUP_WIDTH = 0.96;

/**
 * Solves the camera for a framing: size and position of the subject, height of the horizon. The subject's own point (x
 * = 0) is seen at `subjectX` pixels.
 */
export function composeView(subject: FramedSubject, scene: FramingScene): { view: CameraView; subjectX: number } {
  const { width, height } = scene;
  const rule = (width < height ? PORTRAIT : LANDSCAPE)[scene.framing];
  const level = rule.figure !== undefined && scene.room ? Math.min(rule.horizon, 0.5) : rule.horizon;
  const scale = scaleFor(subject, scene, rule, level);
  const horizon = horizonFor(subject, scene, level);
  const { y, height: pointHeight } = referencePoint(subject, rule, scale, height);
  // y = horizon + scale × (camera height − height of the point)
  const lowest = scene.angle === 'low' ? 0.12 : Math.min(0.4, subject.height * 0.3);
  const cameraHeight = Math.max(lowest, pointHeight + (y - horizon * height) / scale);
  const distance = distanceFor(scale / height);
  return {
    view: {
      x: 0,
      height: cameraHeight,
      distance,
      focal: scale * distance,
      centreX: width / 2,
      horizon: y - scale * (cameraHeight - pointHeight),
      roll: 0,
    },
    subjectX: width * (0.5 - lookRoom(subject, scene)),
  };
}

/** Pixels per metre at the subject. */
function scaleFor(subject: FramedSubject, scene: FramingScene, rule: Rule, horizon: number): number {
  const { width, height, room, neededWidth } = scene;
  const fitting = (scale: number): number =>
    neededWidth > 0 ? Math.min(scale, (width * GROUP_WIDTH) / neededWidth) : scale;
  const scale = fitting(
    subject.kind === 'figure' ? figureScale(subject, scene, rule) : thingScale(subject, scene, rule),
  );
  if (!room || rule.figure === undefined) {
    return scale;
  }
  const filling = scaleInRoom(room, scene.framing, rule.feet as number, horizon) * height;
  return fitting(Math.max(scale, Math.min(filling, (0.78 * height) / subject.height)));
}

function figureScale({ height: tall, headRadius }: FramedSubject, scene: FramingScene, rule: Rule): number {
  const scale =
    rule.figure === undefined
      ? ((rule.head as number) * scene.height) / (2 * headRadius)
      : (rule.figure * scene.height) / tall;
  if (rule.head === undefined) {
    return scale;
  }
  const widest = scene.framing === 'extreme_close' ? CROPPED_HEAD_WIDTH : HEAD_WIDTH;
  return Math.min(scale, (scene.width * widest) / (2 * headRadius));
}

/** An item fills the frame like a figure of its height in wider shots, and like a face in closer ones. */
function thingScale(subject: FramedSubject, { framing, width, height }: FramingScene, rule: Rule): number {
  const share = rule.figure ?? THING_SHARES[framing] ?? 0.4;
  const scale = (share * height) / subject.height;
  return subject.width ? Math.min(scale, (THING_WIDTH * width) / subject.width) : scale;
}

/** The horizon's place by the angle, as a share of the frame's height. */
function horizonFor(subject: FramedSubject, { angle, tension }: FramingScene, level: number): number {
  // An item on a table is never seen from below the table.
  if (angle === 'low' && subject.kind !== 'thing') {
    return Math.min(0.86, level + 0.2 + 0.05 * tension);
  }
  return angle === 'high' ? 0.2 - 0.04 * tension : level;
}

/** A point of the subject that has its place in the frame: where it is seen (pixels), and its height (metres). */
function referencePoint(
  subject: FramedSubject,
  rule: Rule,
  scale: number,
  height: number,
): { y: number; height: number } {
  if (subject.kind === 'figure' && rule.feet === undefined) {
    return { y: (rule.eyes ?? 0) * height, height: subject.headHeight };
  }
  return subject.kind === 'thing'
    ? { y: 0.48 * height + (subject.height * scale) / 2, height: subject.above }
    : { y: (rule.feet ?? 0.9) * height, height: subject.above };
}

/**
 * Look room as a share of the frame's width: one and a half times as much space in the gaze's direction as behind the
 * head.
 */
function lookRoom(subject: FramedSubject, { neededWidth, framing, width, height }: FramingScene): number {
  if (neededWidth > 0) {
    return 0;
  }
  const looks = Math.max(-1, Math.min(1, subject.looks));
  const usual = width < height ? 0.05 : 0.1;
  return looks * (framing === 'extreme_close' ? 0.03 : usual);
}
