import { oklch } from '../../picture/colour.ts';
import { ellipse } from '../../picture/shape.ts';
import { type AnimalFigure, ITEM_KINDS, type ColourName, type Species } from '../../story/figure-spec.ts';
import type { CardArt } from '../art.ts';
import { drawFigure, figureSeed } from '../figure.ts';
import { fade, halo, hills, pattern, rays } from '../grounds.ts';
import { turned } from '../palette.ts';

const SPECIES: readonly Species[] = [
  'cat',
  'dog',
  'fox',
  'wolf',
  'bear',
  'rabbit',
  'mouse',
  'squirrel',
  'cow',
  'pig',
  'sheep',
  'lion',
  'tiger',
  'elephant',
  'monkey',
  'owl',
  'duck',
  'chicken',
  'penguin',
  'frog',
  'turtle',
  'dinosaur',
];
const COLOURS: readonly ColourName[] = [
  'orange',
  'sky',
  'pink',
  'grey',
  'brown',
  'yellow',
  'teal',
  'violet',
  'tan',
  'red',
  'lime',
];
type Held = (typeof ITEM_KINDS)[number];
const HELD: readonly Held[] = [
  'ice_cream',
  'balloon',
  'guitar',
  'camera',
  'cake',
  'umbrella',
  'flower',
  'trumpet',
  'pizza',
  'donut',
  'microphone',
  'trophy',
];

/** An animal of Saturday morning, with a thick line, on rays or hills. */
export const cartoonClassic: CardArt = (random) => {
  const hue = random.between(0, 360);
  const figure: AnimalFigure = {
    kind: 'animal',
    species: random.pick(SPECIES),
    colours: [random.pick(COLOURS), random.pick(['cream', 'white', 'yellow', 'pink'] as const)],
    hat: random.pick([
      'none',
      'none',
      'cap',
      'straw_hat',
      'top_hat',
      'beret',
      'sailor_cap',
      'chef_hat',
      'graduation_cap',
      'cowboy_hat',
      'beanie',
    ] as const),
    accessories: random.chance(0.5)
      ? [
          random.pick([
            'glasses',
            'round_glasses',
            'sunglasses',
            'scarf',
            'bow_tie',
            'tie',
            'headphones',
            'monocle',
            'eyepatch',
          ] as const),
        ]
      : [],
    size: 'usual',
    seed: figureSeed(random.below(1e9)),
  };
  const holds = random.chance(0.45) ? random.pick(HELD) : undefined;
  const state = {
    pose: holds
      ? ('hold' as const)
      : random.pick(['wave', 'cheer', 'jump', 'dance', 'hands_on_hips', 'point', 'laugh', 'sing'] as const),
    emotion: random.pick(['happy', 'excited', 'surprised', 'happy', 'angry', 'sad'] as const),
    turn: random.between(-0.4, 0.4),
    headTilt: random.between(-0.15, 0.15),
    ...(holds ? { holds } : {}),
  };
  const kind = random.below(3);
  return {
    look: 'memphis',
    frame: { paper: oklch(0.93, 0.1, 95), line: oklch(0.55, 0.2, 28) },
    ground: (easel) => {
      fade(easel, [oklch(0.78, 0.13, hue), oklch(0.9, 0.08, turned(hue, 30))]);
      if (kind === 0) {
        rays(easel, oklch(0.93, 0.09, turned(hue, 40)), { count: 18, alpha: 0.9, y: 60 });
        easel.painter.patch(ellipse(0, 60, 360, 360), oklch(0.97, 0.05, 95), 0.9);
      } else if (kind === 1) {
        halo(easel, oklch(0.98, 0.04, 95), { radius: 560 });
        hills(easel, [oklch(0.74, 0.15, 135), oklch(0.64, 0.15, 140), oklch(0.54, 0.13, 145)], { top: 260 });
      } else {
        pattern(easel, 'zigzag', oklch(0.96, 0.05, turned(hue, 180)), { alpha: 0.8, step: 210, size: 34 });
        easel.painter.patch(ellipse(0, 40, 410, 410), oklch(0.96, 0.06, turned(hue, 180)));
      }
    },
    size: 1.04,
    subject: (easel) => drawFigure(easel, figure, { look: 'memphis', state }),
  };
};
