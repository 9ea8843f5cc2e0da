import { invert, type Affine } from '../camera.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import type { Bounds } from '../shape.ts';
import type { Coverage } from './coverage.ts';
import type { FrameSize } from './layer.ts';

/** A layer on a frame. */
export interface PlacedCoverage {
  coverage: Coverage;
  /** From the layer's pixels to the frame's. */
  place: Affine;
  /** True where it is drawn paler and so hides nothing. */
  fades: boolean;
}

/** Left, top, width and height, whole pixels of the frame. */
type Box = [number, number, number, number];

/** The parts of a frame in which something is seen of a layer. */
export interface SeenParts {
  /** True where it is seen nearly everywhere, and clipping would save nothing. */
  everywhere: boolean;
  boxes: Box[];
}

/** Side of the squares of the frame that are decided as one, pixels. */
const CELL = 16;
const NEARLY_ALL = 0.9;

/**
 * Finds for each layer, given from back to front, where it is not empty and not hidden by the opaque parts of those
 * before it. What is drawn in these parts alone gives the same picture to the bit.
 */
export function findSeenParts(layers: readonly PlacedCoverage[], frame: FrameSize): SeenParts[] {
  const columns = Math.ceil(frame.width / CELL);
  const rows = Math.ceil(frame.height / CELL);
  const hidden = new Uint8Array(columns * rows);
  const found: SeenParts[] = [];
  for (let index = layers.length - 1; index >= 0; index--) {
    found[index] = seenParts(layers[index] as PlacedCoverage, hidden, frame);
  }
  return found;
}

function seenParts({ coverage, place, fades }: PlacedCoverage, hidden: Uint8Array, frame: FrameSize): SeenParts {
  const back = invert(place);
  const box: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  const boxes: Box[] = [];
  let seen = 0;
  let above: Box[] = [];
  for (let y = 0, cell = 0; y < frame.height; y += CELL) {
    const runs: Box[] = [];
    let open: Box | undefined;
    for (let x = 0; x < frame.width; x += CELL, cell++) {
      if (hidden[cell] === 1) {
        open = undefined;
        continue;
      }
      box.left = x;
      box.top = y;
      lookBehind(box, back, frame);
      if (coverage.isEmpty(box)) {
        open = undefined;
        continue;
      }
      if (!fades && coverage.isOpaque(box)) {
        hidden[cell] = 1;
      }
      seen++;
      if (open) {
        open[2] += CELL;
      } else {
        open = [x, y, CELL, CELL];
        runs.push(open);
      }
    }
    above = continueBoxes(above, runs, boxes);
  }
  return { everywhere: seen > hidden.length * NEARLY_ALL, boxes };
}

/** Changes the box of a square of the frame into that of the layer's pixels which it shows. */
function lookBehind(box: Bounds, back: Affine, frame: FrameSize): void {
  const { left, top } = box;
  const halfWidth = Math.min(CELL, frame.width - left) / 2;
  const halfHeight = Math.min(CELL, frame.height - top) / 2;
  const x = left + halfWidth;
  const y = top + halfHeight;
  const u = back.a * x + back.c * y + back.e;
  const v = back.b * x + back.d * y + back.f;
  const reachX = Math.abs(back.a) * halfWidth + Math.abs(back.c) * halfHeight;
  const reachY = Math.abs(back.b) * halfWidth + Math.abs(back.d) * halfHeight;
  box.left = u - reachX;
  box.right = u + reachX;
  box.top = v - reachY;
  box.bottom = v + reachY;
}

/** Adds the runs of a row: where they are those of the row above, its boxes grow. Returns the boxes of the row. */
function continueBoxes(above: Box[], runs: Box[], boxes: Box[]): Box[] {
  return runs.map((run) => {
    const box = above.find(([left, , width]) => left === run[0] && width === run[2]);
    if (box) {
      box[3] += CELL;
      return box;
    }
    boxes.push(run);
    return run;
  });
}

/** Draws in the seen parts only. */
export function drawSeen(context: DrawingContext, { everywhere, boxes }: SeenParts, draw: () => void): void {
  if (everywhere) {
    draw();
    return;
  }
  if (boxes.length === 0) {
    return;
  }
  context.save();
  context.beginPath();
  for (const [left, top, width, height] of boxes) {
    context.rect(left, top, width, height);
  }
  context.clip();
  draw();
  context.restore();
}
