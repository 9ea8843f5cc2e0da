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

/**
 * Solves the camera for a framing: size and position of the subject, height of the horizon. The subject's own point (x
 * = 0) is seen at `subjectX` pixels.
 */
export function composeView(subject: FramedSubject, scene: FramingScene): { view: CameraView; subjectX: number } {
  const { width, height } = scene;
  const portrait = width < height;
  const rule = (portrait ? PORTRAIT : LANDSCAPE)[scene.framing];
  let scale: number;
  let horizon = rule.horizon;
  let eyeY = (rule.eyes ?? 0) * height;
  if (subject.kind === 'figure') {
    scale =
      rule.figure === undefined
        ? ((rule.head as number) * height) / (2 * subject.headRadius)
        : (rule.figure * height) / subject.height;
    if (rule.head !== undefined) {
      scale = Math.min(scale, (width * (scene.framing === 'extreme_close' ? 1.3 : 0.92)) / (2 * subject.headRadius));
    }
  } else {
    // An item fills the frame like a figure of its height in wider shots, and like a face in closer ones.
    const share = rule.figure ?? { medium: 0.36, close: 0.5, extreme_close: 0.62 }[scene.framing as 'medium'] ?? 0.4;
    scale = (share * height) / subject.height;
    if (subject.width) {
      scale = Math.min(scale, (0.46 * width) / subject.width);
    }
    eyeY = 0.48 * height;
  }
  if (scene.neededWidth > 0) {
    scale = Math.min(scale, (width * 0.96) / scene.neededWidth);
  }
  if (scene.room && rule.figure !== undefined) {
    horizon = Math.min(horizon, 0.5);
    scale = Math.max(
      scale,
      Math.min(
        scaleInRoom(scene.room, scene.framing, rule.feet as number, horizon) * height,
        (0.78 * height) / subject.height,
      ),
    );
    if (scene.neededWidth > 0) {
      scale = Math.min(scale, (width * 0.96) / scene.neededWidth);
    }
  }
  // An item on a table is never seen from below the table.
  if (scene.angle === 'low' && subject.kind !== 'thing') {
    horizon = Math.min(0.86, horizon + 0.2 + 0.05 * scene.tension);
  }
  if (scene.angle === 'high') {
    horizon = 0.2 - 0.04 * scene.tension;
  }

  const feet = rule.feet;
  const referenceY =
    subject.kind === 'figure' && feet === undefined
      ? eyeY
      : subject.kind === 'figure' || subject.kind === 'place'
        ? (feet ?? 0.9) * height
        : eyeY + (subject.height * scale) / 2;
  const referenceHeight = subject.kind === 'figure' && feet === undefined ? subject.headHeight : subject.above;
  // referenceY = horizon + scale × (camera height − height of the point)
  const lowest = scene.angle === 'low' ? 0.12 : Math.min(0.4, subject.height * 0.3);
  const cameraHeight = Math.max(lowest, referenceHeight + (referenceY - horizon * height) / scale);
  const framesPerMetre = scale / height;
  const distance = distanceFor(framesPerMetre);
  const looks = Math.max(-1, Math.min(1, subject.looks));
  // Look room: one and a half times as much space in the gaze's direction as behind the head.
  const subjectX =
    width *
    (0.5 - looks * (scene.neededWidth > 0 ? 0 : scene.framing === 'extreme_close' ? 0.03 : portrait ? 0.05 : 0.1));
  return {
    view: {
      x: 0,
      height: cameraHeight,
      distance,
      focal: scale * distance,
      centreX: width / 2,
      horizon: referenceY - scale * (cameraHeight - referenceHeight),
      roll: 0,
    },
    subjectX,
  };
}
