import type { ClipMovement } from '#src/shared/catalogue/shots.ts';
import type { DrawingContext, Surface } from '../picture/drawing-surface.ts';

/** A value at the start of a clip and at its end. */
type Glide = readonly [from: number, to: number];

/** What a camera does over a picture; `across` and `down` are shares of the room beside the frame, -1 to 1. */
interface StillMove {
  /** 1 shows as much of the picture as fills the frame. */
  zoom: Glide;
  across?: Glide;
  down?: Glide;
}

const STILL_MOVES: Readonly<Record<ClipMovement, StillMove>> = {
  static: { zoom: [1, 1.05] },
  handheld: { zoom: [1.06, 1.09], across: [-0.3, 0.2], down: [0.2, -0.2] },
  zoom_out: { zoom: [1.22, 1] },
  zoom_in: { zoom: [1, 1.22] },
  pan_left: { zoom: [1.18, 1.18], across: [0.9, -0.9] },
  pan_right: { zoom: [1.18, 1.18], across: [-0.9, 0.9] },
  tilt_up: { zoom: [1.18, 1.18], down: [0.9, -0.9] },
  tilt_down: { zoom: [1.18, 1.18], down: [-0.9, 0.9] },
  circle_around_subject: { zoom: [1.1, 1.16], across: [-0.7, 0.7] },
  follow_subject: { zoom: [1.14, 1.14], across: [-0.6, 0.6] },
  dolly_zoom: { zoom: [1, 1.3] },
  move_left: { zoom: [1.18, 1.18], across: [0.9, -0.9] },
  move_right: { zoom: [1.18, 1.18], across: [-0.9, 0.9] },
  move_up: { zoom: [1.18, 1.18], down: [0.9, -0.9] },
  move_down: { zoom: [1.18, 1.18], down: [-0.9, 0.9] },
  push_in: { zoom: [1, 1.22] },
  pull_out: { zoom: [1.22, 1] },
  orbit_left: { zoom: [1.16, 1.16], across: [0.7, -0.7] },
  orbit_right: { zoom: [1.16, 1.16], across: [-0.7, 0.7] },
  crane_up: { zoom: [1.2, 1.14], down: [0.9, -0.7] },
  crane_down: { zoom: [1.14, 1.2], down: [-0.7, 0.9] },
};

const eased = (share: number): number => share * share * (3 - 2 * share);
const between = ([from, to]: Glide, share: number): number => from + (to - from) * share;

/** The part of a picture that fills the frame at a share of the clip, in the picture's pixels. */
export function stillWindow(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
  camera: ClipMovement,
  share: number,
): { x: number; y: number; width: number; height: number } {
  const { zoom, across = [0, 0], down = [0, 0] } = STILL_MOVES[camera];
  const along = eased(Math.max(0, Math.min(1, share)));
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * between(zoom, along);
  const width = frame.width / scale;
  const height = frame.height / scale;
  return {
    x: ((picture.width - width) / 2) * (1 + between(across, along)),
    y: ((picture.height - height) / 2) * (1 + between(down, along)),
    width,
    height,
  };
}

/** Draws the frame of a clip over a picture. */
export function drawStillWindow(
  context: DrawingContext,
  picture: Surface,
  { frame, camera, share }: { frame: { width: number; height: number }; camera: ClipMovement; share: number },
): void {
  const { x, y, width, height } = stillWindow(picture, frame, camera, share);
  context.resetTransform();
  // What a transparent picture lets through.
  context.fillStyle = '#000000';
  context.fillRect(0, 0, frame.width, frame.height);
  context.drawImage(picture, x, y, width, height, 0, 0, frame.width, frame.height);
}
