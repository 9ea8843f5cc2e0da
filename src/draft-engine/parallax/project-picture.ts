import { shiftAt, type CameraMove, type CameraShift } from './camera-path.ts';
import type { SubjectEdges } from './layer-picture.ts';
import { nearnessAt, type PictureDepth } from './picture-depth.ts';

/** A picture's shape and depth: what a projection needs. Coordinates are in widths of the frame, from its middle. */
export interface SeenPicture {
  /** Height over width. */
  ratio: number;
  depth: PictureDepth;
  cutBy?: SubjectEdges | undefined;
  hasSubject: boolean;
}

/** A line of places: `at` × scale + start. */
export interface Projection {
  scale: number;
  startX: number;
  startY: number;
}

/** Where things at a nearness are seen, while the camera is shifted and the whole is enlarged by `margin`. */
export function projection(
  { depth, ratio }: SeenPicture,
  shift: CameraShift,
  nearness: number,
  margin: number,
): Projection {
  const aimX = depth.aim.x - 0.5;
  const aimY = (depth.aim.y - 0.5) * ratio;
  const grown = (margin * shift.zoom) / (1 - shift.forward * nearness);
  return {
    scale: grown,
    startX: margin * (shift.zoom * aimX + shift.panX) - grown * (aimX + shift.x * nearness),
    startY: margin * (shift.zoom * aimY + shift.panY) - grown * (aimY - shift.y * nearness),
  };
}

/** A movement that never looks beyond the picture. */
export interface FittedMove {
  margin: number;
  reach: number;
}

/** At most so much of a picture is cut off; rather than more, the camera goes less far. */
const MOST_MARGIN = 1.3;
const MARGIN_STEP = 0.005;
const LEAST_REACH = 0.05;
const SAMPLES = 16;
const ROWS = 24;

/** The least enlargement with which no edge of the picture is ever seen. */
export function fitMove(picture: SeenPicture, move: CameraMove): FittedMove {
  for (let reach = 1; reach > LEAST_REACH; reach *= 0.85) {
    const margin = leastMargin(picture, move, reach);
    if (margin !== undefined) {
      return { margin, reach };
    }
  }
  return { margin: MOST_MARGIN, reach: 0 };
}

/** The least margin with which a movement stays inside the picture; undefined where it would be too large. */
function leastMargin(picture: SeenPicture, move: CameraMove, reach: number): number | undefined {
  const shifts = Array.from({ length: SAMPLES + 1 }, (_, index) => shiftAt(move, index / SAMPLES, reach));
  for (let margin = 1; margin <= MOST_MARGIN; margin += MARGIN_STEP) {
    if (shifts.every((shift) => covers(picture, shift, margin))) {
      return margin;
    }
  }
  return undefined;
}

/** A hair's breadth of slack: the samples are not all the frames. */
const SLACK = 0.0015;

/** True where the picture, and its subject where an edge cuts it, fill the frame. */
function covers(picture: SeenPicture, shift: CameraShift, margin: number): boolean {
  const { ratio, depth, cutBy, hasSubject } = picture;
  const half = ratio / 2;
  const at = (row: number): Projection & { y: number } => {
    const seen = projection(picture, shift, nearnessAt(depth, row), margin);
    return { ...seen, y: seen.scale * (row - 0.5) * ratio + seen.startY };
  };
  if (at(0).y > -half - SLACK || at(1).y < half + SLACK) {
    return false;
  }
  for (let index = 0; index <= ROWS; index++) {
    const { scale, startX, y } = at(index / ROWS);
    const isSeen = Math.abs(y) <= half * 1.1;
    if (isSeen && (startX - scale / 2 > -0.5 - SLACK || startX + scale / 2 < 0.5 + SLACK)) {
      return false;
    }
  }
  return !hasSubject || !cutBy || coversEdges(picture, cutBy, projection(picture, shift, 1, margin));
}

/** True where no edge that cuts the subject is seen. */
function coversEdges({ ratio }: SeenPicture, cutBy: SubjectEdges, { scale, startX, startY }: Projection): boolean {
  const half = ratio / 2;
  return !(
    (cutBy.left && startX - scale / 2 > -0.5 - SLACK) ||
    (cutBy.right && startX + scale / 2 < 0.5 + SLACK) ||
    (cutBy.top && startY - scale * half > -half - SLACK) ||
    (cutBy.bottom && startY + scale * half < half + SLACK)
  );
}
