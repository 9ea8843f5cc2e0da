import { createRandom, type Random } from '#src/shared/random.ts';
import type { Weather } from '../../../story/place-spec.ts';
import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import type { BackdropView } from '../../world.ts';
import { drawCloud, type CloudTones } from './cloud.ts';

/** Clouds about to be drawn. */
interface Clouds {
  seed: number;
  weather: Weather;
  /** Share of the usual number. */
  amount: number;
}

/** Heaped clouds side by side: how many in a usual frame, and how broad against the usual. */
interface Heaps {
  many: number;
  breadth: number;
}
const FEW: Heaps = { many: 4, breadth: 1 };
const HEAPS: Partial<Readonly<Record<Weather, Heaps>>> = {
  cloudy: { many: 8, breadth: 1.25 },
  wind: { many: 6, breadth: 1 },
};

/** A closed cover of clouds: how much of the ambient light's colour it has, and what is taken off its lightness. */
interface Cover {
  ambient: number;
  shade: number;
}
const RAINY: Cover = { ambient: 0.6, shade: -0.02 };
const COVERS: Partial<Readonly<Record<Weather, Cover>>> = {
  rain: RAINY,
  snow: RAINY,
  storm: { ambient: 0.85, shade: -0.08 },
};

/** Thin clouds along the horizon, and above them heaps or a closed cover. Pixels. */
export function drawClouds(painter: Painter, view: BackdropView, { seed, weather, amount }: Clouds): void {
  const random = createRandom(seed);
  const tones = cloudTones(painter);
  drawThinClouds(painter, view, { random, amount, tones });
  const cover = COVERS[weather];
  if (cover) {
    drawCover(painter, view, cover, random);
  } else {
    drawHeaps(painter, view, { ...(HEAPS[weather] ?? FEW), random, amount, tones });
  }
}

/** The tones of a fair cloud: lit, body, shadow. */
function cloudTones({ palette }: Painter): CloudTones {
  return palette.skyLow.L < 0.6
    ? [
        mix(palette.skyMiddle, palette.key, 0.34),
        mix(palette.skyMiddle, palette.key, 0.1),
        mix(palette.skyMiddle, palette.ambient, 0.3),
      ]
    : [
        mix(palette.skyLow, palette.key, 0.7),
        mix(palette.skyMiddle, palette.skyLow, 0.45),
        mix(palette.skyMiddle, palette.ambient, 0.22),
      ];
}

interface FairClouds {
  random: Random;
  amount: number;
  tones: CloudTones;
}

function drawThinClouds(painter: Painter, view: BackdropView, { random, amount, tones }: FairClouds): void {
  const unit = view.pixelsPerRadian;
  const [lit, body] = tones;
  for (let index = 0; index < 5 * amount; index++) {
    const y = view.horizon - unit * random.between(0.035, 0.13);
    const width = unit * random.between(0.1, 0.3);
    const x = random.next() * view.width;
    painter.patch(ellipse(x, y, width, width * 0.028), mix(lit, body, 0.4), 0.45);
    painter.patch(ellipse(x + width * 0.3, y + width * 0.035, width * 0.7, width * 0.02), body, 0.4);
  }
}

function drawCover(painter: Painter, view: BackdropView, cover: Cover, random: Random): void {
  const { palette } = painter;
  const unit = view.pixelsPerRadian;
  const dark: Colour = shade(mix(palette.haze, palette.ambient, cover.ambient), cover.shade);
  for (let row = 0; row < 3; row++) {
    const base = view.horizon - unit * (0.4 - row * 0.11);
    const tone = mix(dark, palette.haze, row * 0.22);
    const tones: CloudTones = [mix(tone, palette.key, 0.22), mix(tone, palette.key, 0.08), tone];
    for (let x = -0.1; x < view.width / unit + 0.3; x += 0.26 - row * 0.03) {
      const width = unit * random.between(0.5, 0.75) * (1 - row * 0.22);
      const y = base + unit * random.between(-0.03, 0.03);
      drawCloud(painter, random, { x: x * unit, y, width }, { tones, alpha: 0.9 });
    }
  }
}

/** Heaps in lanes of their own; the far ones are lower, smaller and paler. */
function drawHeaps(
  painter: Painter,
  view: BackdropView,
  { random, amount, tones, many, breadth }: FairClouds & Heaps,
): void {
  const { skyLow } = painter.palette;
  const unit = view.pixelsPerRadian;
  const count = Math.round(many * amount * Math.min(1.2, Math.max(0.75, view.width / unit)));
  for (let index = 0; index < count; index++) {
    const width = unit * random.between(0.16, 0.46) * breadth;
    const far = 1 - index / count;
    const lane = (index + random.between(0.15, 0.85)) / count;
    const wanted = ((lane * 1.7 + random.next() * 0.3) % 1) * view.width;
    const x = Math.min(view.width - width * 0.52, Math.max(width * 0.52, wanted));
    const top = Math.max(view.horizon - unit * 0.42, width * 0.24);
    const y = top + (view.horizon - unit * 0.1 - top) * (far * 0.75 + random.next() * 0.2);
    const pale = (tone: Colour): Colour => mix(tone, skyLow, far * 0.3);
    drawCloud(
      painter,
      random,
      { x, y, width: width * (1.05 - far * 0.35) },
      { tones: [pale(tones[0]), pale(tones[1]), pale(tones[2])], alpha: 0.92 },
    );
  }
}
