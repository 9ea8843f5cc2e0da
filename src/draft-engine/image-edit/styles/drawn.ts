import { blurPlane } from '../pixels/blur-plane.ts';
import type { Once } from '../pixels/once.ts';
import { lumaPlane, type Raster } from '../pixels/raster.ts';
import { recolour, rich, stepped, unitOf } from './painted.ts';
import { flatten, inkLines, smear } from './smooth.ts';
import { evened, noisePlane } from './texture.ts';

/** Graphite on paper: contours, and hatching that is denser where it is darker. */
export function drawPencil(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const luma = lumaPlane(flatten(picture, unitOf(picture, 0.003)));
  const soft = blurPlane(luma, width, height, unitOf(picture, 0.006));
  const contours = inkLines(luma, { width, height, sigma: unitOf(picture, 0.0011), dark: 0.03 });
  const hatches = once('hatches', () => [35, 128].map((degrees, index) => hatch(picture, degrees, seed + index)));
  const paper = once('paper', () => evened(noisePlane(width, height, { sigma: 0.9, seed: seed + 7 })));
  return recolour(picture, (_, at) => {
    // Where it is darker than around it, the pencil presses.
    const dodged = Math.min(1, luma[at]! / Math.max(0.02, soft[at]!));
    const shade = 1 - luma[at]!;
    const first = Math.max(0, shade * 0.8 - 0.2) * (0.62 + hatches[0]![at]! * 0.42);
    const second = Math.max(0, shade * 1.1 - 0.72) * (0.5 + hatches[1]![at]! * 0.5);
    const lead = Math.min(0.86, (1 - dodged) * 1.05 + first + second + (1 - contours[at]!) * 0.35);
    const value = 247 - lead * 212 + paper[at]! * (3 + lead * 16);
    return [value, value - 2, value - 7];
  });
}

/** Strokes in one direction. */
function hatch(picture: Raster, degrees: number, seed: number): Float32Array {
  const { width, height } = picture;
  const angle = (degrees * Math.PI) / 180;
  const along = {
    x: new Float32Array(width * height).fill(Math.cos(angle)),
    y: new Float32Array(width * height).fill(Math.sin(angle)),
  };
  const noise = noisePlane(width, height, { sigma: unitOf(picture, 0.0009), seed });
  return evened(smear(noise, { along, width, height, length: Math.round(unitOf(picture, 0.016)) }));
}

/** Brush and ink: black where it is dark, a few washes of grey, paper where it is light. */
export function drawInk(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(flatten(picture, unitOf(picture, 0.008)), unitOf(picture, 0.005));
  const luma = lumaPlane(flat);
  const lines = inkLines(lumaPlane(picture), { width, height, sigma: unitOf(picture, 0.0019), dark: 0.42 });
  const pools = once('pools', () => evened(noisePlane(width, height, { sigma: unitOf(picture, 0.012), seed })));
  const paper = once('paper', () => evened(noisePlane(width, height, { sigma: 1.1, seed: seed + 1 })));
  return recolour(flat, (_, at) => {
    const wet = luma[at]! + pools[at]! * 0.06;
    const [washed] = stepped([wet * 255, wet * 255, wet * 255], 4, 0.72);
    const wash = 0.3 + 0.7 * Math.min(1, washed / 225);
    const value = 24 + (wash * 222 - 2) * (0.08 + 0.92 * lines[at]!) + paper[at]! * 3;
    return [value, value - 1, value - 6];
  });
}

/** The colours of printing blocks. */
const BLOCKS = [
  [38, 45, 66],
  [54, 84, 124],
  [122, 158, 170],
  [196, 204, 182],
  [242, 229, 199],
  [228, 176, 112],
  [196, 92, 66],
  [120, 52, 48],
  [118, 112, 98],
  [172, 164, 128],
  [142, 116, 92],
] as const;

/** Printed from carved blocks: few colours, black contours, the grain of wood. */
export function printWoodblock(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const lines = inkLines(lumaPlane(picture), { width, height, sigma: unitOf(picture, 0.0016), dark: 0.1 });
  const flat = flatten(flatten(picture, unitOf(picture, 0.01)), unitOf(picture, 0.008));
  const wood = once('wood', () =>
    evened(
      smear(noisePlane(width, height, { sigma: 1, seed }), {
        along: { x: new Float32Array(width * height).fill(1), y: new Float32Array(width * height) },
        width,
        height,
        length: Math.round(unitOf(picture, 0.03)),
      }),
    ),
  );
  return recolour(flat, (colours, at) => {
    const [red, green, blue] = printed(stepped(rich(colours, 1.3), 5, 0.9));
    const ink = 0.14 + 0.86 * lines[at]!;
    const more = wood[at]! * 7;
    return [(red + more) * ink, (green + more) * ink, (blue + more) * ink];
  });
}

/** A colour as the blocks print it: some of its own, more of the nearest block. */
function printed(colours: readonly [number, number, number]): [number, number, number] {
  const block = nearest(colours, BLOCKS);
  const mixed = (channel: 0 | 1 | 2): number => colours[channel] * 0.45 + block[channel] * 0.55;
  return [mixed(0), mixed(1), mixed(2)];
}

/** The colour of a list that is most like another. */
function nearest(
  [red, green, blue]: readonly [number, number, number],
  list: readonly (readonly [number, number, number])[],
): readonly [number, number, number] {
  let best = list[0]!;
  let least = Infinity;
  for (const colour of list) {
    const [dr, dg, db] = [colour[0] - red, colour[1] - green, colour[2] - blue];
    const luma = dr * 0.3 + dg * 0.59 + db * 0.11;
    const distance = luma * luma * 5 + dr * dr * 0.4 + dg * dg * 0.4 + db * db * 0.4;
    if (distance < least) {
      least = distance;
      best = colour;
    }
  }
  return best;
}

/** Chalk on a dark board: contours and light areas, with the grain of the board. */
export function drawChalk(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(picture, unitOf(picture, 0.006));
  const luma = lumaPlane(flat);
  const lines = inkLines(lumaPlane(picture), { width, height, sigma: unitOf(picture, 0.0015), dark: 0.02 });
  const strokes = once('strokes', () => hatch(picture, 62, seed));
  const dust = once('dust', () => evened(noisePlane(width, height, { sigma: 0.8, seed: seed + 3 })));
  const smudge = once('smudge', () =>
    evened(noisePlane(width, height, { sigma: unitOf(picture, 0.03), seed: seed + 4 })),
  );
  return recolour(flat, (colours, at) => {
    const filled = Math.max(0, luma[at]! ** 0.7 - 0.18) * (0.85 + strokes[at]! * 0.55);
    const chalk = Math.min(0.95, Math.max(0, (1 - lines[at]!) * 0.9 + filled * 1.25) * (0.85 + dust[at]! * 0.4));
    const [red, green, blue] = rich(colours, 1.2).map((value) => 150 + value * 0.42);
    const board = [40 + smudge[at]! * 4, 58 + smudge[at]! * 5, 52 + smudge[at]! * 4];
    return [
      board[0]! + (red! - board[0]!) * chalk,
      board[1]! + (green! - board[1]!) * chalk,
      board[2]! + (blue! - board[2]!) * chalk,
    ];
  });
}
