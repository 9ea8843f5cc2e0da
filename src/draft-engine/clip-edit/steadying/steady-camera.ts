import { readFrames, type FrameReading } from '#src/platform/server/media/video/read-frames.ts';
import { CHANNELS, createRaster, lumaPlane, type Raster } from '../../image-edit/pixels/raster.ts';
import { createMotionMeter, type Motion } from './camera-motion.ts';
import { smoothed } from './smooth-path.ts';

/** A frame, moved to where a calm camera would have seen it, by its number in the clip. */
export type SteadyFrame = (frame: Raster, number: number) => Raster;

/** Motion is measured in frames of this longer side. */
const MEASURED_SIDE_PIXELS = 384;
/** How slow what stays of the motion is, in seconds, by the amount. */
const [QUICK_SECONDS, SLOW_SECONDS] = [0.15, 1.2];
/** The picture is enlarged at most this much, so that no border is seen. */
const MOST_ZOOM = 1.3;

/**
 * Measures the motion of the camera in a part of a clip, and plans how each frame is moved against it. Throws
 * MEDIA_FAILED.
 */
export async function steadyCamera(
  reading: FrameReading & Required<Pick<FrameReading, 'part'>>,
  amount: number,
): Promise<SteadyFrame> {
  const { part, framesPerSecond } = reading;
  const scale = Math.min(1, MEASURED_SIDE_PIXELS / Math.max(reading.width, reading.height));
  const size = { width: Math.round(reading.width * scale), height: Math.round(reading.height * scale) };
  const meter = createMotionMeter();
  const motions: Motion[] = [];
  for await (const data of readFrames({ ...reading, ...size, isOpaque: true })) {
    motions.push(meter({ luma: lumaPlane({ data: new Uint8Array(data), ...size }), ...size }));
  }
  const seconds = QUICK_SECONDS + ((SLOW_SECONDS - QUICK_SECONDS) * amount) / 100;
  const moves = planMoves(motions, { deviation: seconds * framesPerSecond, width: size.width, height: size.height });
  return (frame, number) => {
    const move = moves.each[Math.min(moves.each.length - 1, Math.max(0, number - part.from))];
    return move ? movedFrame(frame, { ...move, x: move.x / scale, y: move.y / scale }, moves.zoom) : frame;
  };
}

/** How each frame is moved against the motion of its camera, and how much larger all become so that no border is seen. */
export function planMoves(
  motions: readonly Motion[],
  { deviation, width, height }: { deviation: number; width: number; height: number },
): { each: Motion[]; zoom: number } {
  const along = (axis: keyof Motion): { path: Float64Array; calm: Float64Array } => {
    let place = 0;
    const path = Float64Array.from(motions, (motion) => (place += motion[axis]));
    return { path, calm: smoothed(path, deviation) };
  };
  const [x, y, turn, zoom] = [along('x'), along('y'), along('turn'), along('zoom')];
  const whole = motions.map((_, at): Motion => ({
    x: x.calm[at]! - x.path[at]!,
    y: y.calm[at]! - y.path[at]!,
    turn: turn.calm[at]! - turn.path[at]!,
    zoom: zoom.calm[at]! - zoom.path[at]!,
  }));
  const shared = (share: number): Motion[] =>
    whole.map((move) => ({ x: move.x * share, y: move.y * share, turn: move.turn * share, zoom: move.zoom * share }));
  // Where the picture would become too large, less of the motion is taken out.
  const share = largestWhere((part) => isCovered(shared(part), MOST_ZOOM, width, height), 1);
  const each = shared(share);
  const spare = largestWhere((part) => isCovered(each, MOST_ZOOM - part * (MOST_ZOOM - 1), width, height), 1);
  return { each, zoom: MOST_ZOOM - spare * (MOST_ZOOM - 1) };
}

const HALVINGS = 16;

/** The largest number up to `most` for which something holds that holds for 0. */
function largestWhere(holds: (value: number) => boolean, most: number): number {
  if (holds(most)) {
    return most;
  }
  let [low, high] = [0, most];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    [low, high] = holds(middle) ? [middle, high] : [low, middle];
  }
  return low;
}

/** True where every corner of every moved frame shows something of it. */
function isCovered(moves: readonly Motion[], zoom: number, width: number, height: number): boolean {
  const [right, low] = [(width - 1) / 2, (height - 1) / 2];
  return moves.every((move) =>
    [-1, 1].every((h) =>
      [-1, 1].every((v) => {
        const from = sourceOf(move, zoom, h * right, v * low);
        return Math.abs(from.x) <= right + 1e-6 && Math.abs(from.y) <= low + 1e-6;
      }),
    ),
  );
}

/** Which place of a frame is seen at a place of the moved one; both from the middle. */
function sourceOf({ x, y, turn, zoom }: Motion, larger: number, toX: number, toY: number): { x: number; y: number } {
  const [px, py] = [toX / larger - x, toY / larger - y];
  const [cosine, sine] = [Math.cos(turn) / Math.exp(zoom), Math.sin(turn) / Math.exp(zoom)];
  return { x: cosine * px + sine * py, y: -sine * px + cosine * py };
}

/** A moved and enlarged frame, its colours mixed from four pixels. */
function movedFrame(frame: Raster, move: Motion, zoom: number): Raster {
  const { data, width, height } = frame;
  const result = createRaster(width, height);
  const [right, low] = [(width - 1) / 2, (height - 1) / 2];
  const start = sourceOf(move, zoom, -right, -low);
  const end = sourceOf(move, zoom, right, -low);
  const foot = sourceOf(move, zoom, -right, low);
  const across = { x: (end.x - start.x) / (width - 1), y: (end.y - start.y) / (width - 1) };
  const down = { x: (foot.x - start.x) / (height - 1), y: (foot.y - start.y) / (height - 1) };
  for (let y = 0, at = 0; y < height; y++) {
    let fromX = start.x + down.x * y + right;
    let fromY = start.y + down.y * y + low;
    for (let x = 0; x < width; x++, at += CHANNELS, fromX += across.x, fromY += across.y) {
      const cx = Math.min(width - 1.001, Math.max(0, fromX));
      const cy = Math.min(height - 1.001, Math.max(0, fromY));
      const [left, top] = [Math.floor(cx), Math.floor(cy)];
      const [fx, fy] = [cx - left, cy - top];
      const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      const one = (top * width + left) * CHANNELS;
      const under = one + width * CHANNELS;
      for (let channel = 0; channel < 3; channel++) {
        result.data[at + channel] =
          data[one + channel]! * a +
          data[one + CHANNELS + channel]! * b +
          data[under + channel]! * c +
          data[under + CHANNELS + channel]! * d +
          0.5;
      }
      result.data[at + 3] = 255;
    }
  }
  return result;
}
