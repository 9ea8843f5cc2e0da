import { blurPlane } from '../pixels/blur-plane.ts';
import type { Once } from '../pixels/once.ts';
import { CHANNELS, clampByte, lumaOf, lumaPlane, type Plane, type Raster } from '../pixels/raster.ts';
import { channelOf, directions, flatten, inkLines, smear } from './smooth.ts';
import { evened, noisePlane, relief } from './texture.ts';

/** A length in pixels that is `share` of a picture's mean side. */
export const unitOf = ({ width, height }: Raster, share: number): number =>
  Math.max(1, Math.sqrt(width * height) * share);

type Colours = [red: number, green: number, blue: number];

/** Changes each colour in place, knowing where it is. */
export function recolour(picture: Raster, change: (colours: Colours, at: number) => Colours): Raster {
  const { data } = picture;
  for (let at = 0, to = 0; to < data.length; at++, to += CHANNELS) {
    const made = change([data[to]!, data[to + 1]!, data[to + 2]!], at);
    data[to] = clampByte(made[0]);
    data[to + 1] = clampByte(made[1]);
    data[to + 2] = clampByte(made[2]);
  }
  return picture;
}

/** Further from grey, or nearer to it. */
export function rich([red, green, blue]: Colours, factor: number): Colours {
  const luma = lumaOf(red, green, blue);
  return [luma + (red - luma) * factor, luma + (green - luma) * factor, luma + (blue - luma) * factor];
}

const plus = ([red, green, blue]: Colours, more: number): Colours => [red + more, green + more, blue + more];

/** A picture whose channels are smeared along its lines. */
function stroked(picture: Raster, along: { x: Plane; y: Plane }, length: number): Raster {
  const { width, height } = picture;
  const planes = [0, 1, 2].map((channel) => smear(channelOf(picture, channel), { along, width, height, length }));
  return recolour(picture, (_, at) => [planes[0]![at]!, planes[1]![at]!, planes[2]![at]!]);
}

/** Thick paint: strokes along the lines of the picture, whose bristles catch the light. */
export function paintOil(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(picture, unitOf(picture, 0.007));
  const along = directions(flat, unitOf(picture, 0.006));
  const painted = stroked(flat, along, Math.round(unitOf(picture, 0.011)));
  const noise = once('noise', () => noisePlane(width, height, { sigma: unitOf(picture, 0.0011), seed }));
  const bristles = smear(noise, {
    along,
    width,
    height,
    length: Math.round(unitOf(picture, 0.016)),
  });
  const light = evened(relief(evened(bristles), width));
  return recolour(painted, (colours, at) => plus(rich(colours, 1.22), light[at]! * 17));
}

/** Washes that run and dry with darker rims, on rough paper. */
export function paintWatercolour(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(flatten(picture, unitOf(picture, 0.007)), unitOf(picture, 0.004));
  const luma = lumaPlane(flat);
  const soft = blurPlane(luma, width, height, unitOf(picture, 0.004));
  const pools = once('pools', () => evened(noisePlane(width, height, { sigma: unitOf(picture, 0.02), seed })));
  const paper = once('paper', () =>
    evened(noisePlane(width, height, { sigma: unitOf(picture, 0.0009), seed: seed + 1 })),
  );
  const lit = once('lit', () => relief(paper, width));
  return recolour(flat, (colours, at) => {
    const rim = Math.min(0.2, Math.abs(luma[at]! - soft[at]!) * 2.4);
    const thin = pools[at]! * 0.12 - rim * 1.7 + Math.max(0, paper[at]!) * 0.16 * (1 - luma[at]!);
    // Transparent colour over white paper.
    const washed = rich(colours, 1.45).map((value) => 253 - (253 - value) * Math.min(1.05, 0.76 - thin));
    return plus(washed as Colours, lit[at]! * 8);
  });
}

/** Opaque paint in flat areas, with a dry brush. */
export function paintGouache(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(flatten(picture, unitOf(picture, 0.008)), unitOf(picture, 0.005));
  const along = directions(flat, unitOf(picture, 0.01));
  const noise = once('noise', () => noisePlane(width, height, { sigma: 1, seed }));
  const brush = evened(
    smear(noise, {
      along,
      width,
      height,
      length: Math.round(unitOf(picture, 0.01)),
    }),
  );
  return recolour(flat, (colours, at) => plus(rich(stepped(colours, 9, 0.55), 1.18), brush[at]! * 7));
}

/** Drawn for animation: few steps of light, strong colours, ink around them. */
export function paintCel(picture: Raster): Raster {
  const { width, height } = picture;
  const lines = inkLines(lumaPlane(picture), { width, height, sigma: unitOf(picture, 0.0012), dark: 0.14 });
  const flat = flatten(flatten(picture, unitOf(picture, 0.005)), unitOf(picture, 0.004));
  return recolour(flat, (colours, at) => {
    const bright = stepped(rich(colours, 1.42), 6, 0.9);
    const ink = 0.12 + 0.88 * lines[at]!;
    return [bright[0] * ink * 1.04 + 4, bright[1] * ink * 1.04 + 3, bright[2] * ink * 1.04 + 8 * ink];
  });
}

/** Needled wool: soft areas of short fibres. */
export function paintFelt(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(flatten(picture, unitOf(picture, 0.014)), unitOf(picture, 0.01));
  const fibres = once('fibres', () => {
    const turns = noisePlane(width, height, { sigma: unitOf(picture, 0.004), seed });
    const along = { x: turns.map((value) => Math.cos(value * 5)), y: turns.map((value) => Math.sin(value * 5)) };
    const noise = noisePlane(width, height, { sigma: 0.8, seed: seed + 1 });
    return evened(smear(noise, { along, width, height, length: Math.round(unitOf(picture, 0.007)) }));
  });
  return recolour(flat, (colours, at) => plus(rich(colours, 1.1), fibres[at]! * 24 + 6));
}

/** Brightness in steps, each so hard from 0 to 1; the hue stays. */
export function stepped(colours: Colours, steps: number, hardness: number): Colours {
  const luma = lumaOf(...colours) / 255;
  const place = luma * steps;
  const whole = Math.floor(place);
  const rest = place - whole;
  const width = 1 - hardness;
  const soft = width <= 0 ? Number(rest >= 0.5) : Math.min(1, Math.max(0, (rest - 0.5) / width + 0.5));
  const factor = ((whole + soft) / steps + 0.02) / (luma + 0.02);
  return [colours[0] * factor, colours[1] * factor, colours[2] * factor];
}
