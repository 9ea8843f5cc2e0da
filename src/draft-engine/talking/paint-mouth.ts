import { inFace, type FaceFrame } from './face-frame.ts';
import { LIPS } from './face-mesh.ts';
import type { FacePose } from './face-pose.ts';
import type { HeadMesh } from './head-mesh.ts';
import type { Canvas } from './paint-mesh.ts';

/** Paints what is seen between the lips. */
export interface MouthPainter {
  /** `to`: where the head's points are now, two numbers for each. */
  paint(target: Canvas, to: Float32Array, pose: FacePose): void;
}

/** Places along the inner edges of the lips, as the moved face sees them. */
interface Edge {
  across: Float32Array;
  down: Float32Array;
}

type Colour = readonly [red: number, green: number, blue: number];

/** In widths of the mouth. */
const TEETH_HEIGHT = 0.17;
const TONGUE_HEIGHT = 0.16;
/** Upper teeth are behind the lip that hides a part of them. */
const TEETH_BEHIND_LIP = 0.06;
const HALF_TEETH_WIDTH = 0.4;
const DEEP: Colour = [34, 10, 14];
const FLESH: Colour = [110, 38, 42];
const TONGUE: Colour = [172, 78, 82];
const TEETH: Colour = [236, 229, 216];
/** Brightness of a face in even light. */
const USUAL_LIGHT = 165;

/** Prepares to paint the inside of a mouth; `source` is the picture. */
export function createMouthPainter(head: HeadMesh, source: Canvas): MouthPainter {
  const { frame, points } = head;
  const light = lightOf(source, frame);
  const before = edgesOf(frame, (point) => ({ x: points[point * 3]!, y: points[point * 3 + 1]! }));
  const upperInner = LIPS.upperInner[5];
  const width = frame.mouthWidth;
  return {
    paint: (target, to, pose) => {
      const placeOf = (point: number): { x: number; y: number } => ({ x: to[point * 2]!, y: to[point * 2 + 1]! });
      const { upper, lower } = edgesOf(frame, placeOf);
      const lip = inFace(frame, placeOf(upperInner));
      const original = inFace(frame, { x: points[upperInner * 3]!, y: points[upperInner * 3 + 1]! });
      const middle = (upper.across[0]! + upper.across.at(-1)!) / 2;
      const half = Math.max(1, (upper.across.at(-1)! - upper.across[0]!) / 2);
      const teethTop = lip.down - TEETH_BEHIND_LIP * width;
      forEachPixel(target, [...LIPS.upperInner, ...LIPS.lowerInner].map(placeOf), (x, y, at) => {
        const { across, down } = inFace(frame, { x, y });
        const top = heightAt(upper, across);
        const bottom = heightAt(lower, across);
        const cover = Math.min(1, Math.min(down - top, bottom - down) + 0.5);
        if (!(cover > 0)) {
          return;
        }
        const side = (across - middle) / half;
        const inside = insideColour(
          { side, below: down - teethTop, overBottom: bottom - down, deep: (down - top) / Math.max(1, bottom - top) },
          width,
          pose,
        );
        const shade = light * (1 - 0.35 * side * side);
        // What the picture shows between the lips goes along with the upper teeth.
        const shown = shownBefore(before, across - (lip.across - original.across), down - (lip.down - original.down));
        const from =
          shown > 0
            ? colourAt(source, frame, across - (lip.across - original.across), down - (lip.down - original.down))
            : inside;
        for (let channel = 0; channel < 3; channel++) {
          const painted = Math.min(255, inside[channel]! * shade);
          const value = painted + (from[channel]! - painted) * shown;
          target.data[at + channel] = target.data[at + channel]! * (1 - cover) + value * cover;
        }
      });
    },
  };
}

/** Where a pixel of the mouth is: how far to the side, below where the teeth begin, and above the lower lip. */
interface InMouth {
  side: number;
  below: number;
  overBottom: number;
  deep: number;
}

function insideColour({ side, below, overBottom, deep }: InMouth, width: number, { tongue, open }: FacePose): number[] {
  const soft = Math.max(1, 0.02 * width);
  const colour = DEEP.map((value, channel) => value + (FLESH[channel]! - value) * Math.max(0, deep - 0.45) * 0.9);
  const tongueHeight =
    TONGUE_HEIGHT * width * (0.5 + 0.5 * Math.max(open, tongue)) * Math.sqrt(Math.max(0, 1 - side * side * 1.4));
  blend(colour, TONGUE, 0.85 * edge(tongueHeight - overBottom, soft * 2));
  const teethHeight = TEETH_HEIGHT * width * Math.sqrt(Math.max(0, 1 - (side / (HALF_TEETH_WIDTH * 2.2)) ** 2));
  blend(colour, TEETH, edge(teethHeight - below, soft) * edge(1 - Math.abs(side) / (HALF_TEETH_WIDTH * 2), 0.1));
  blend(colour, TONGUE, tongue * 0.7 * edge(0.08 * width - overBottom, soft * 2));
  return colour;
}

const edge = (inside: number, soft: number): number => Math.max(0, Math.min(1, inside / soft + 0.5));

function blend(colour: number[], other: Colour, share: number): void {
  for (let channel = 0; channel < 3; channel++) {
    colour[channel] = colour[channel]! + (other[channel]! - colour[channel]!) * share;
  }
}

function edgesOf(frame: FaceFrame, placeOf: (point: number) => { x: number; y: number }): { upper: Edge; lower: Edge } {
  const edgeOf = (row: readonly number[]): Edge => {
    const places = row.map((point) => inFace(frame, placeOf(point)));
    return {
      across: Float32Array.from(places, ({ across }) => across),
      down: Float32Array.from(places, ({ down }) => down),
    };
  };
  return { upper: edgeOf(LIPS.upperInner), lower: edgeOf(LIPS.lowerInner) };
}

/** How far down an edge is; NaN beside it. */
function heightAt({ across, down }: Edge, x: number): number {
  for (let index = 1; index < across.length; index++) {
    const [from, to] = [across[index - 1]!, across[index]!];
    if (x >= from && x <= to) {
      return down[index - 1]! + ((down[index]! - down[index - 1]!) * (x - from)) / (to - from || 1);
    }
  }
  return Number.NaN;
}

/** How surely a place was between the lips in the picture: from 0 at their edges to 1. */
function shownBefore({ upper, lower }: { upper: Edge; lower: Edge }, across: number, down: number): number {
  const inside = Math.min(down - heightAt(upper, across) + 1, heightAt(lower, across) - down);
  return inside > 0 ? Math.min(1, inside / 2) : 0;
}

function colourAt(
  { data, width, height }: Canvas,
  { mouth, across: axis }: FaceFrame,
  across: number,
  down: number,
): number[] {
  const x = mouth.x + across * axis.x - down * axis.y;
  const y = mouth.y + across * axis.y + down * axis.x;
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const at = (row * width + column) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** How bright the face is around its mouth, 1 in even light. */
function lightOf(source: Canvas, frame: FaceFrame): number {
  let [sum, count] = [0, 0];
  for (const across of [-0.75, -0.5, 0.5, 0.75]) {
    for (const down of [-0.35, -0.25, -0.15]) {
      const [red = 0, green = 0, blue = 0] = colourAt(
        source,
        frame,
        across * frame.mouthWidth,
        down * frame.mouthWidth,
      );
      sum += 0.3 * red + 0.59 * green + 0.11 * blue;
      count++;
    }
  }
  return Math.max(0.25, Math.min(1.05, sum / count / USUAL_LIGHT));
}

function forEachPixel(
  { width, height }: Canvas,
  places: readonly { x: number; y: number }[],
  visit: (x: number, y: number, at: number) => void,
): void {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width - 1, Math.ceil(Math.max(...xs)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height - 1, Math.ceil(Math.max(...ys)))];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      visit(column + 0.5, row + 0.5, (row * width + column) * 4);
    }
  }
}
