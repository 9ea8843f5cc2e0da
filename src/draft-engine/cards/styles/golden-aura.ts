import { css, oklch, type Colour } from '../../picture/colour.ts';
import type { Surface } from '../../picture/drawing-surface.ts';
import { ellipse } from '../../picture/shape.ts';
import type { AnimalFigure, Species } from '../../story/figure-spec.ts';
import type { CardArt, Easel } from '../art.ts';
import { drawFigure, figureSeed } from '../figure.ts';
import { fade, halo, rays, sparkles } from '../grounds.ts';
import { starShape } from '../shapes.ts';

const SPECIES: readonly Species[] = [
  'cat',
  'dog',
  'fox',
  'wolf',
  'bear',
  'rabbit',
  'lion',
  'tiger',
  'elephant',
  'monkey',
  'owl',
  'horse',
  'deer',
  'dragon',
  'panda',
  'sheep',
  'pig',
  'cow',
  'goat',
  'mouse',
];
/** From shade to light. */
const RAMP: readonly (readonly [number, number, number])[] = [
  [72, 38, 10],
  [146, 88, 20],
  [212, 150, 40],
  [246, 206, 96],
  [255, 244, 196],
];

/** An animal cast in gold, in an aura. */
export const goldenAura: CardArt = (random) => {
  const hue = random.pick([25, 285, 160, 255, 60, 330]);
  const figure: AnimalFigure = {
    kind: 'animal',
    species: random.pick(SPECIES),
    colours: ['gold', 'cream'],
    hat: random.pick(['none', 'crown', 'none', 'feather_cap', 'turban'] as const),
    accessories: random.chance(0.4) ? ['necklace'] : [],
    size: 'usual',
    seed: figureSeed(random.below(1e9)),
  };
  const show = random.chance(0.55) ? 'head' : 'figure';
  const state = {
    pose: random.pick(['stand', 'show', 'bow', 'hands_on_hips', 'cheer'] as const),
    emotion: random.pick(['happy', 'neutral', 'coldness', 'excited'] as const),
    turn: random.between(-0.3, 0.3),
  };
  const points = random.pick([12, 16, 20, 24]);
  return {
    look: 'gouache',
    frame: { paper: oklch(0.86, 0.1, 88), line: oklch(0.4, 0.11, hue) },
    ground: (easel) => {
      fade(easel, [oklch(0.28, 0.09, hue), oklch(0.4, 0.12, hue), oklch(0.22, 0.07, hue)]);
      rays(easel, oklch(0.86, 0.14, 88), { count: points, alpha: 0.4, y: -20 });
      halo(easel, oklch(0.93, 0.13, 92), { radius: 600, strength: 0.75 });
      sparkles(easel, oklch(0.97, 0.09, 95), { count: 60, most: 13 });
    },
    size: 0.94,
    subject: (easel) => {
      aura(easel, points);
      drawFigure(easel, figure, {
        look: 'clay',
        show,
        state,
        change: (surface) => castInGold(surface, show === 'head'),
      });
    },
  };
};

/** The plate with its rays behind the animal. */
function aura({ painter }: Easel, points: number): void {
  const metal = (colour: Colour, radius: number): unknown => {
    const gradient = painter.context.createLinearGradient(-radius, -radius, radius, radius);
    gradient.addColorStop(0, css(oklch(0.96, 0.07, 95)));
    gradient.addColorStop(0.5, css(colour));
    gradient.addColorStop(1, css(oklch(0.5, 0.1, 68)));
    return gradient;
  };
  const { context } = painter;
  const plate = (trace: (pen: typeof context) => void, colour: Colour, radius: number): void => {
    context.beginPath();
    trace(context);
    context.fillStyle = metal(colour, radius);
    context.fill();
  };
  plate(starShape({ x: 0, y: 0, outer: 480, inner: 400, points }), oklch(0.78, 0.14, 84), 480);
  plate(ellipse(0, 0, 396, 396), oklch(0.6, 0.12, 72), 396);
  plate(ellipse(0, 0, 366, 366), oklch(0.84, 0.13, 90), -366);
  painter.patch(ellipse(0, 0, 340, 340), oklch(0.42, 0.09, 62), 0.55);
}

/** The lights and darks of a drawing as those of gold; a head is held inside the plate. */
function castInGold(surface: Surface, isHead: boolean): Surface {
  const context = surface.getContext('2d');
  const { width, height } = surface;
  if (isHead) {
    context.globalCompositeOperation = 'destination-in';
    context.beginPath();
    context.arc(width / 2, height / 2, width * 0.366, Math.PI, 0, true);
    context.lineTo(width * 0.866, 0);
    context.lineTo(width * 0.134, 0);
    context.closePath();
    context.fillStyle = '#000';
    context.fill();
    context.globalCompositeOperation = 'source-over';
  }
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const light = (0.3 * (data[at] ?? 0) + 0.55 * (data[at + 1] ?? 0) + 0.15 * (data[at + 2] ?? 0)) / 255;
    const place = Math.min(0.999, Math.max(0, (light - 0.12) * 1.2)) * (RAMP.length - 1);
    const low = RAMP[Math.floor(place)] ?? [0, 0, 0];
    const high = RAMP[Math.ceil(place)] ?? low;
    const share = place - Math.floor(place);
    data[at] = low[0] + (high[0] - low[0]) * share;
    data[at + 1] = low[1] + (high[1] - low[1]) * share;
    data[at + 2] = low[2] + (high[2] - low[2]) * share;
  }
  context.putImageData(picture, 0, 0);
  return surface;
}
