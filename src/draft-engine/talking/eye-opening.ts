import type { FaceFrame } from './face-frame.ts';
import type { Canvas } from './paint-mesh.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The opening of a drawn eye, as the face sees it: how far from its middle it begins and ends, column by column. */
export interface EyeOpening {
  /** The first column, in pixels from the middle; later ones follow a pixel apart. */
  first: number;
  top: readonly number[];
  bottom: readonly number[];
  /** The skin around the opening, and the darkest colour inside. */
  skin: Colour;
  lash: Colour;
}

/** How far an eye may reach, in its width by the mesh: across, up and down. */
const ACROSS = 0.8;
const DOWN = 0.62;
/** Colours that differ by less, in all channels together, are the same skin. */
const SAME = 54;
/** Skin above, below and at the other eye may differ so much. */
const AGREES = 75;
/** Skin is the commonest colour around an eye: at least so much of what is above, and of what is below. */
const LEAST_SKIN = 0.3;
/** How much of its columns an opening fills; a rim around an eye fills less. */
const LEAST_FILLED = 0.72;
/** Sides of an opening: pixels at least, and widths of the eye by the mesh. */
const LEAST_PIXELS = { wide: 6, high: 4 } as const;
const WIDE = { least: 0.35, most: 1.45 } as const;
const HIGH = { least: 0.14, most: 1.1 } as const;
/** How far the middle of an opening may be from where the mesh has the eye. */
const OFF = 0.3;
const DARK = 90;

/** A square of pixels around an eye, turned as the face is. */
interface Around {
  across: number;
  down: number;
  colours: readonly Colour[];
}

/**
 * The openings of both eyes of a drawn face. Undefined where they cannot be told for sure from what is around them:
 * hair, a patch or dark glasses lie over them, a rim touches them, or they are too small.
 */
export function findOpenings(source: Canvas, frame: FaceFrame): readonly [EyeOpening, EyeOpening] | undefined {
  const left = openingOf(source, frame, 'left');
  const right = openingOf(source, frame, 'right');
  return left && right && differs(left.skin, right.skin) < AGREES ? [left, right] : undefined;
}

function openingOf(source: Canvas, frame: FaceFrame, side: 'left' | 'right'): EyeOpening | undefined {
  const { width } = frame.eyes[side];
  const around = pixelsAround(source, frame, side);
  const rows = 2 * around.down + 1;
  const columns = 2 * around.across + 1;
  const above = commonest(around.colours.slice(0, columns * around.down));
  const below = commonest(around.colours.slice(columns * (around.down + 1)));
  if (!above || !below || differs(above, below) > AGREES || brightness(above) < DARK) {
    return undefined;
  }
  const isEye = around.colours.map((colour) => Math.min(differs(colour, above), differs(colour, below)) >= SAME);
  const found = connected(isEye, { columns, rows, near: OFF * width });
  if (!found) {
    return undefined;
  }
  const opening = columnsOf(found, around);
  const wide = opening.top.length;
  const high = Math.max(...opening.bottom) - Math.min(...opening.top);
  const filled = opening.bottom.reduce((sum, bottom, index) => sum + bottom - opening.top[index]!, 0);
  const isEyeLike =
    wide >= Math.max(LEAST_PIXELS.wide, WIDE.least * width) &&
    wide <= WIDE.most * width &&
    high >= Math.max(LEAST_PIXELS.high, HIGH.least * width) &&
    high <= HIGH.most * width &&
    found.size >= LEAST_FILLED * filled;
  const middle = opening.first + wide / 2;
  if (!isEyeLike || Math.abs(middle) > OFF * width) {
    return undefined;
  }
  const inside = [...found].map((at) => around.colours[at]!);
  const dark = inside.toSorted((one, other) => brightness(one) - brightness(other));
  return { ...opening, skin: above, lash: median(dark.slice(0, Math.max(1, Math.ceil(dark.length * 0.1)))) };
}

function pixelsAround(source: Canvas, { eyes, across: turn }: FaceFrame, side: 'left' | 'right'): Around {
  const { centre, width } = eyes[side];
  const [across, down] = [Math.ceil(ACROSS * width), Math.ceil(DOWN * width)];
  const colours: Colour[] = [];
  for (let below = -down; below <= down; below++) {
    for (let right = -across; right <= across; right++) {
      colours.push(
        colourAt(source, centre.x + right * turn.x - below * turn.y, centre.y + right * turn.y + below * turn.x),
      );
    }
  }
  return { across, down, colours };
}

/** The colour that most of the pixels are close to; undefined where there is none. */
function commonest(colours: readonly Colour[]): Colour | undefined {
  const step = Math.max(1, Math.floor(colours.length / 150));
  const some = colours.filter((_, index) => index % step === 0);
  const closeTo = (one: Colour): Colour[] => some.filter((other) => differs(one, other) < SAME * 0.7);
  const best = some.map(closeTo).reduce((most, one) => (one.length > most.length ? one : most), []);
  return best.length >= LEAST_SKIN * some.length ? median(best) : undefined;
}

/** True where nothing but skin lies between the eyes: no bridge of glasses, no hair. */
export function isBareBetween(
  source: Canvas,
  { eyes, across }: FaceFrame,
  openings: readonly [EyeOpening, EyeOpening],
): boolean {
  const middle = {
    x: (eyes.left.centre.x + eyes.right.centre.x) / 2,
    y: (eyes.left.centre.y + eyes.right.centre.y) / 2,
  };
  const far = Math.ceil(DOWN * eyes.left.width);
  return Array.from({ length: 2 * far + 1 }, (_, index) => index - far).every((below) => {
    const colour = colourAt(source, middle.x - below * across.y, middle.y + below * across.x);
    return openings.some(({ skin }) => differs(colour, skin) < AGREES);
  });
}

/** The pixels of the largest patch that begins near the middle; undefined where it reaches the edge. */
function connected(
  isEye: readonly boolean[],
  { columns, rows, near }: { columns: number; rows: number; near: number },
): Set<number> | undefined {
  const [middleX, middleY] = [(columns - 1) / 2, (rows - 1) / 2];
  const seen = new Set<number>();
  let largest = new Set<number>();
  isEye.forEach((isOne, start) => {
    const [x, y] = [start % columns, Math.floor(start / columns)];
    if (!isOne || seen.has(start) || Math.hypot(x - middleX, y - middleY) > near) {
      return;
    }
    const patch = new Set([start]);
    for (const at of patch) {
      seen.add(at);
      const column = at % columns;
      const beside = [
        at - columns,
        at + columns,
        ...(column > 0 ? [at - 1] : []),
        ...(column < columns - 1 ? [at + 1] : []),
      ];
      beside.filter((next) => isEye[next]).forEach((next) => patch.add(next));
    }
    largest = patch.size > largest.size ? patch : largest;
  });
  const isAtEdge = [...largest].some((at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
  });
  return largest.size === 0 || isAtEdge ? undefined : largest;
}

function columnsOf(patch: ReadonlySet<number>, { across, down }: Around): Pick<EyeOpening, 'first' | 'top' | 'bottom'> {
  const columns = 2 * across + 1;
  const ends = new Map<number, { top: number; bottom: number }>();
  for (const at of patch) {
    const [x, y] = [(at % columns) - across, Math.floor(at / columns) - down];
    const { top, bottom } = ends.get(x) ?? { top: y, bottom: y };
    ends.set(x, { top: Math.min(top, y), bottom: Math.max(bottom, y) });
  }
  const order = [...ends].toSorted(([one], [other]) => one - other);
  return {
    first: (order[0]?.[0] ?? 0) - 0.5,
    top: order.map(([, { top }]) => top - 0.5),
    bottom: order.map(([, { bottom }]) => bottom + 0.5),
  };
}

const brightness = ([red, green, blue]: Colour): number => red + green + blue;

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
