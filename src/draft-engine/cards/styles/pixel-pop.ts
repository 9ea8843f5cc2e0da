import { oklch } from '../../picture/colour.ts';
import type { Surface } from '../../picture/drawing-surface.ts';
import { rectangle } from '../../picture/shape.ts';
import type { AnimalFigure, ColourName, Species } from '../../story/figure-spec.ts';
import type { CardArt, Easel } from '../art.ts';
import { drawFigure, figureSeed } from '../figure.ts';
import { fade } from '../grounds.ts';
import { turned } from '../palette.ts';
import { pixelate } from '../pixelate.ts';

const SPECIES: readonly Species[] = [
  'cat',
  'dog',
  'fox',
  'bear',
  'panda',
  'rabbit',
  'mouse',
  'pig',
  'lion',
  'tiger',
  'monkey',
  'owl',
  'penguin',
  'frog',
  'dragon',
  'dinosaur',
  'monster',
  'octopus',
  'sheep',
  'hedgehog',
];
const COLOURS: readonly ColourName[] = [
  'orange',
  'teal',
  'pink',
  'sky',
  'violet',
  'lime',
  'yellow',
  'red',
  'cyan',
  'brown',
  'silver',
];
/** Pixels across a figure. */
const GRID = { figure: 62, head: 52 } as const;

/** An animal of an old game, in large pixels. */
export const pixelPop: CardArt = (random) => {
  const hue = random.between(0, 360);
  const figure: AnimalFigure = {
    kind: 'animal',
    species: random.pick(SPECIES),
    colours: [random.pick(COLOURS), random.pick(['cream', 'white', 'yellow', 'pink'] as const)],
    hat: random.pick([
      'none',
      'none',
      'crown',
      'cap',
      'top_hat',
      'witch_hat',
      'chef_hat',
      'beanie',
      'cowboy_hat',
    ] as const),
    accessories: random.chance(0.3) ? [random.pick(['sunglasses', 'scarf', 'bow_tie', 'headphones'] as const)] : [],
    size: 'usual',
    seed: figureSeed(random.below(1e9)),
  };
  const state = {
    pose: random.pick(['stand', 'wave', 'cheer', 'jump', 'dance', 'hands_on_hips'] as const),
    emotion: random.pick(['happy', 'excited', 'surprised', 'neutral', 'angry'] as const),
    turn: random.between(-0.35, 0.35),
  };
  const scene = random.below(3);
  const show = random.chance(0.5) ? 'head' : 'figure';
  return {
    look: 'pixel',
    frame: { paper: oklch(0.9, 0.08, hue), line: oklch(0.34, 0.12, hue) },
    ground: (easel) => {
      fade(easel, [oklch(0.66, 0.14, hue), oklch(0.86, 0.1, turned(hue, 40))]);
      blocks(easel, hue, scene);
    },
    size: 1.0,
    subject: (easel) => drawFigure(easel, figure, { look: 'cel', state, show, pixels: GRID[show], change: coarse }),
  };
};

function coarse(surface: Surface): Surface {
  const context = surface.getContext('2d');
  const picture = context.getImageData(0, 0, surface.width, surface.height);
  pixelate(picture);
  context.putImageData(picture, 0, 0);
  return surface;
}

/** Clouds, hills and ground of blocks. */
function blocks({ painter, random }: Easel, hue: number, scene: number): void {
  const size = 40;
  const put = (column: number, row: number, colour: ReturnType<typeof oklch>, alpha = 1): void =>
    painter.patch(rectangle(column * size, row * size, size + 0.6, size + 0.6), colour, alpha);
  for (let cloud = 0; cloud < 6; cloud++) {
    const [x, y, wide] = [random.below(24) - 14, random.below(14) - 17, 3 + random.below(4)];
    for (let column = 0; column < wide; column++) {
      put(x + column, y, oklch(0.98, 0.01, 220), 0.85);
      if (column > 0 && column < wide - 1) {
        put(x + column, y - 1, oklch(0.98, 0.01, 220), 0.85);
      }
    }
  }
  for (let column = -13; column < 13; column++) {
    const top = 7 + Math.round(Math.sin(column / 2.2 + hue) * 1.6);
    for (let row = top; row < 18; row++) {
      put(column, row, oklch(row === top ? 0.74 : 0.6, 0.13, scene === 1 ? 60 : turned(hue, 120)), 0.75);
    }
  }
  for (let column = -13; column < 13; column++) {
    for (let row = 11; row < 18; row++) {
      const isTop = row === 11;
      const light = isTop ? 0.78 : 0.5 + ((((column * 7 + row * 13) % 5) + 5) % 5) * 0.02;
      put(column, row, isTop ? oklch(light, 0.17, scene === 2 ? 320 : 140) : oklch(light, 0.08, 55));
    }
  }
  for (let coin = 0; coin < 5; coin++) {
    const [x, y] = [coin * 5 - 11, -8 - random.below(6)];
    put(x, y, oklch(0.86, 0.16, 90));
    put(x, y + 1, oklch(0.74, 0.15, 75));
  }
}
