import { readFrames } from '#src/platform/server/media/video/read-frames.ts';
import { editOf, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import type { Plane, Raster } from '../image-edit/pixels/raster.ts';
import type { FrameEditing } from './frame-plan.ts';
import { smoothed } from './steadying/smooth-path.ts';

/** The middle of what stands out of a frame, by its number in the clip, in pixels of a frame of that size. */
export type Focus = (number: number, size: { width: number; height: number }) => { x: number; y: number };

/** It is looked for this often, in frames of this longer side. */
const LOOKS_PER_SECOND = 2;
const LOOKED_SIDE_PIXELS = 480;
/** How slowly the crop follows, in seconds. */
const CALM_SECONDS = 0.6;

interface Place {
  x: number;
  y: number;
}

/** Finds where what stands out of a clip is, a few times a second, and how it moves between. */
export async function followSubject(editing: FrameEditing, edits: readonly ClipEdit[]): Promise<Focus | undefined> {
  const { plan, reading, tools } = editing;
  const { part, sourceRate } = plan;
  if (!tools.findSubject) {
    return undefined;
  }
  const scale = Math.min(1, LOOKED_SIDE_PIXELS / Math.max(reading.width, reading.height));
  const size = { width: Math.round(reading.width * scale), height: Math.round(reading.height * scale) };
  const step = Math.max(1, Math.round(sourceRate / LOOKS_PER_SECOND));
  const seen: { at: number; place: Place }[] = [];
  let at = 0;
  const frames = readFrames({ ...reading, ...size, framesPerSecond: sourceRate, part, isOpaque: true });
  for await (const data of frames) {
    if (at % step === 0) {
      const frame: Raster = { data: new Uint8Array(data), ...size };
      const found = await tools.findSubject(frame);
      const place = found && middleOf(found.plane, size);
      if (place) {
        seen.push({ at, place });
      }
    }
    at++;
  }
  if (seen.length === 0) {
    return undefined;
  }
  const count = part.until - part.from;
  const along = (axis: 'x' | 'y'): Float64Array =>
    smoothed(
      Float64Array.from({ length: count }, (_, frame) => between(seen, frame, axis)),
      CALM_SECONDS * sourceRate,
    );
  const [xs, ys] = [along('x'), along('y')];
  return (number, { width, height }) => {
    const index = Math.min(count - 1, Math.max(0, number - part.from));
    const { x, y } = movedPlace({ x: xs[index]!, y: ys[index]! }, edits);
    return { x: x * width, y: y * height };
  };
}

/** The middle of a plane's weight, as shares of its sides. */
function middleOf(plane: Plane, { width, height }: { width: number; height: number }): Place | undefined {
  let [sum, x, y] = [0, 0, 0];
  plane.forEach((value, at) => {
    sum += value;
    x += value * (at % width);
    y += value * Math.floor(at / width);
  });
  return sum < 1 ? undefined : { x: (x / sum + 0.5) / width, y: (y / sum + 0.5) / height };
}

/** On the line between the looks before and after a frame. */
function between(seen: readonly { at: number; place: Place }[], frame: number, axis: 'x' | 'y'): number {
  const after = seen.findIndex(({ at }) => at >= frame);
  const [one, other] = [seen[Math.max(0, after - 1)] ?? seen[0]!, seen[after] ?? seen.at(-1)!];
  const before = after === -1 ? other : one;
  const share = other.at === before.at ? 0 : (frame - before.at) / (other.at - before.at);
  const from = before.place[axis];
  return from + (other.place[axis] - from) * Math.min(1, Math.max(0, share));
}

/** Where a place is after the frame was turned and mirrored. */
function movedPlace({ x, y }: Place, edits: readonly ClipEdit[]): Place {
  const degrees = ((editOf(edits, 'rotate')?.degrees ?? 0) + 360) % 360;
  const turned: Readonly<Record<number, Place>> = {
    90: { x: 1 - y, y: x },
    180: { x: 1 - x, y: 1 - y },
    270: { x: y, y: 1 - x },
  };
  const place = turned[degrees] ?? { x, y };
  const axis = editOf(edits, 'flip')?.axis;
  return { x: axis === 'leftRight' ? 1 - place.x : place.x, y: axis === 'topBottom' ? 1 - place.y : place.y };
}
