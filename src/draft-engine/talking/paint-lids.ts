import { findOpenings, isBareBetween, type Colour, type EyeOpening } from './eye-opening.ts';
import type { FaceFrame, Place } from './face-frame.ts';
import { EYES } from './face-mesh.ts';
import type { HeadMesh } from './head-mesh.ts';
import type { Canvas } from './paint-mesh.ts';

/** Shuts eyes by painting lids over them: drawn eyes have no skin above them that could be pulled down. */
export interface LidPainter {
  /** `to`: where the head's points are now, two numbers for each; `blink` from 0 to 1. */
  paint(target: Canvas, to: Float32Array, blink: number): void;
  /** Nothing lies across the eyes and the brows that would bend with them, as glasses would. */
  isBare: boolean;
}

const LASH_SHARE = 0.14;
/** Lids are a little darker than what is above them. */
const SHADE = 0.95;
/** The lids meet so far down the opening. */
const MEETING = 0.85;

/** Measures the eyes of a drawn face. They stay open where it cannot be told for sure what of the picture they are. */
export function createLidPainter({ frame, points }: HeadMesh, source: Canvas): LidPainter {
  const placeOf = (point: number): Place => ({ x: points[point * 3]!, y: points[point * 3 + 1]! });
  const sides = ['left', 'right'] as const;
  const openings = findOpenings(source, frame);
  const before = sides.map((side) => middle(pointsOf(side), placeOf));
  return {
    isBare: openings !== undefined && isBareBetween(source, frame, openings),
    paint: (target, to, blink) => {
      if (blink <= 0 || !openings) {
        return;
      }
      openings.forEach((opening, index) => {
        const side = sides[index]!;
        const now = middle(pointsOf(side), (point) => ({ x: to[point * 2]!, y: to[point * 2 + 1]! }));
        const { x, y } = frame.eyes[side].centre;
        const centre = { x: x + now.x - before[index]!.x, y: y + now.y - before[index]!.y };
        paintLid(target, { centre, across: frame.across, opening }, blink);
      });
    },
  };
}

const pointsOf = (side: 'left' | 'right'): number[] => [...EYES[side].upper, ...EYES[side].lower];

function middle(points: readonly number[], placeOf: (point: number) => Place): Place {
  const places = points.map(placeOf);
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** An opening where it is now. */
interface PlacedOpening {
  centre: Place;
  across: FaceFrame['across'];
  opening: EyeOpening;
}

function paintLid(target: Canvas, { centre, across, opening }: PlacedOpening, blink: number): void {
  const { first, top, bottom, skin, lash } = opening;
  const high = Math.max(...bottom) - Math.min(...top);
  const thick = Math.max(1, LASH_SHARE * high);
  const lid = skin.map((value) => value * SHADE) as unknown as Colour;
  const far = Math.ceil(
    Math.hypot(Math.max(-first, first + top.length), Math.max(...[...top, ...bottom].map((value) => Math.abs(value)))),
  );
  const [fromRow, toRow] = [Math.max(0, Math.floor(centre.y - far)), Math.min(target.height, centre.y + far)];
  const [fromColumn, toColumn] = [Math.max(0, Math.floor(centre.x - far)), Math.min(target.width, centre.x + far)];
  for (let row = fromRow; row < toRow; row++) {
    for (let column = fromColumn; column < toColumn; column++) {
      const [dx, dy] = [column + 0.5 - centre.x, row + 0.5 - centre.y];
      const right = dx * across.x + dy * across.y;
      const below = dy * across.x - dx * across.y;
      const place = right - first - 0.5;
      const [start, end] = [valueAt(top, place), valueAt(bottom, place)];
      const edge = start + blink * (MEETING * (end - start) + 0.15);
      const share = Math.min(1, below - start + 1, end - below + 1, edge - below + 0.5, place + 1, top.length - place);
      if (share <= 0) {
        continue;
      }
      // At its ends a lash is thin.
      const isLash = edge - below < Math.min(thick, 0.4 * (end - start));
      blend(target, (row * target.width + column) * 4, { colour: isLash ? lash : lid, share });
    }
  }
}

function blend({ data }: Canvas, at: number, { colour, share }: { colour: Colour; share: number }): void {
  for (let channel = 0; channel < 3; channel++) {
    data[at + channel] = data[at + channel]! * (1 - share) + colour[channel]! * share;
  }
}

/** Between the values of a row. */
function valueAt(values: readonly number[], place: number): number {
  const within = Math.max(0, Math.min(values.length - 1, place));
  const low = Math.floor(within);
  const [one, next] = [values[low]!, values[Math.min(values.length - 1, low + 1)]!];
  return one + (next - one) * (within - low);
}
