import type { FaceFrame, Place } from './face-frame.ts';
import { BROWS, EYES } from './face-mesh.ts';
import type { HeadMesh } from './head-mesh.ts';
import type { Canvas } from './paint-mesh.ts';

/** Shuts eyes by painting lids over them: drawn eyes have no skin above them that could be pulled down. */
export interface LidPainter {
  /** `to`: where the head's points are now, two numbers for each; `blink` from 0 to 1. */
  paint(target: Canvas, to: Float32Array, blink: number): void;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A drawn eye: how far it reaches from its middle, in pixels, and the colours of its lid and its lashes. */
interface DrawnEye {
  points: readonly number[];
  middle: Place;
  side: number;
  up: number;
  down: number;
  skin: Colour;
  lash: Colour;
}

/** How far an eye may reach, in its width by the mesh, and how much the lid goes beyond it. */
const FARTHEST = 0.75;
const BEYOND = 1.08;
/** Colours that differ by less, in all channels together, are the skin. */
const DIFFERENCE = 48;
const LASH_SHARE = 0.14;
/** Lids are a little darker than what is above them. */
const SHADE = 0.95;

/** Measures the eyes of a drawn face. */
export function createLidPainter({ frame, points }: HeadMesh, source: Canvas): LidPainter {
  const placeOf = (point: number): Place => ({ x: points[point * 3]!, y: points[point * 3 + 1]! });
  const eyes = (['left', 'right'] as const).map((side) => {
    const brow = Math.max(...BROWS[side].map((point) => heightOver(frame, placeOf(point), frame.eyes[side].centre)));
    return measureEye(source, frame, side, 0.75 * brow);
  });
  const before = eyes.map(({ points: each }) => middle(each, placeOf));
  return {
    paint: (target, to, blink) => {
      if (blink <= 0) {
        return;
      }
      eyes.forEach((eye, index) => {
        const now = middle(eye.points, (point) => ({ x: to[point * 2]!, y: to[point * 2 + 1]! }));
        const moved = { x: now.x - before[index]!.x, y: now.y - before[index]!.y };
        paintLid(target, frame, { ...eye, middle: { x: eye.middle.x + moved.x, y: eye.middle.y + moved.y } }, blink);
      });
    },
  };
}

function middle(points: readonly number[], placeOf: (point: number) => Place): Place {
  const places = points.map(placeOf);
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** How far a place is above another, as the face sees it. */
const heightOver = ({ across }: FaceFrame, { x, y }: Place, other: Place): number =>
  (other.y - y) * across.x + (x - other.x) * across.y;

function measureEye(source: Canvas, frame: FaceFrame, side: 'left' | 'right', mostUp: number): DrawnEye {
  const { centre, width } = frame.eyes[side];
  const { across } = frame;
  const at = (right: number, below: number): Colour =>
    colourAt(source, centre.x + right * across.x - below * across.y, centre.y + right * across.y + below * across.x);
  const around = Array.from({ length: 13 }, (_, index) => Math.PI * (1.1 + (0.8 * index) / 12));
  const skin = median(
    around.map((angle) => at(Math.cos(angle) * width * 0.8, Math.sin(angle) * Math.min(mostUp, width * 0.8))),
  );
  /** How far the eye reaches in some directions, at most. */
  const reach = (angles: readonly number[], most: number): number =>
    Math.max(
      0.3 * width,
      ...angles.map((angle) => {
        let far = most;
        while (far > 0 && differs(at(Math.cos(angle) * far, Math.sin(angle) * far), skin) < DIFFERENCE) {
          far--;
        }
        return far;
      }),
    );
  const [quarter, lean] = [Math.PI / 2, 0.25];
  const most = FARTHEST * width;
  const up = reach([-quarter - lean, -quarter, -quarter + lean], Math.min(mostUp, most));
  const down = Math.min(up * 1.3, reach([quarter - lean, quarter, quarter + lean], most));
  const wide = Math.min(most, Math.max(0.5 * width, reach([0, Math.PI], most)));
  const samples = Array.from({ length: 200 }, (_, index): Colour => {
    const [angle, share] = [index * 2.4, Math.sqrt(index / 200)];
    return at(Math.cos(angle) * share * wide, Math.sin(angle) * share * up);
  });
  const dark = samples.toSorted((one, other) => sum(one) - sum(other)).slice(0, 16);
  return {
    points: [...EYES[side].upper, ...EYES[side].lower],
    middle: centre,
    side: wide * BEYOND,
    up: up * BEYOND,
    down: down * BEYOND,
    skin: skin.map((value) => value * SHADE) as unknown as Colour,
    lash: median(dark),
  };
}

function paintLid(target: Canvas, { across }: FaceFrame, eye: DrawnEye, blink: number): void {
  const { middle: centre, side, up, down, skin, lash } = eye;
  const far = Math.ceil(Math.max(side, up, down)) + 1;
  const thick = Math.max(1, LASH_SHARE * up);
  for (let row = Math.max(0, Math.floor(centre.y - far)); row < Math.min(target.height, centre.y + far); row++) {
    for (
      let column = Math.max(0, Math.floor(centre.x - far));
      column < Math.min(target.width, centre.x + far);
      column++
    ) {
      const [dx, dy] = [column + 0.5 - centre.x, row + 0.5 - centre.y];
      const right = dx * across.x + dy * across.y;
      const below = dy * across.x - dx * across.y;
      const arch = Math.sqrt(Math.max(0, 1 - (right / side) ** 2));
      const edge = -up * arch + blink * (up + 0.7 * down) * arch;
      const inside = Math.min(arch * side, below + up * arch, edge - below) + 0.5;
      if (inside <= 0 || arch === 0) {
        continue;
      }
      const share = Math.min(1, inside);
      const isLash = edge - below < thick * arch;
      const at = (row * target.width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = (isLash ? lash : skin)[channel]!;
        target.data[at + channel] = target.data[at + channel]! * (1 - share) + value * share;
      }
    }
  }
}

const sum = ([red, green, blue]: Colour): number => red + green + blue;

function differs(one: Colour, other: Colour): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}

function median(colours: readonly Colour[]): Colour {
  const channel = (index: 0 | 1 | 2): number =>
    colours.map((colour) => colour[index]).toSorted((one, other) => one - other)[Math.floor(colours.length / 2)] ?? 0;
  return [channel(0), channel(1), channel(2)];
}

function colourAt({ data, width, height }: Canvas, x: number, y: number): Colour {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const at = (row * width + column) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
