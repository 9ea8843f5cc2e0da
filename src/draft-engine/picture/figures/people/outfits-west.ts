import { mix, oklch, shade } from '../../colour.ts';
import * as collars from './outfit-collars.ts';
import * as cloth from './outfit-details.ts';
import * as pattern from './outfit-patterns.ts';
import { BLACK, GOLD, WHITE } from './outfit-patterns.ts';
import { hoodBehind } from './outfit-special.ts';
import type { Outfit } from './outfit.ts';

const MAIL = oklch(0.62, 0.012, 250);
const CORD = oklch(0.86, 0.04, 85);
const line = (phi: number, from: number, to: number): (readonly [number, number])[] => [
  [phi, from],
  [phi, to],
];

/** Clothes of old Europe and America. */
export const WESTERN_OUTFITS = {
  cowboy: {
    cut: { hem: 1.08, loose: 1.05, waist: 0.98, flare: 0 },
    top: (c) => mix(c.second, WHITE, 0.25),
    sleeve: { to: 1, widths: [1.22, 1.18, 1.25], cuff: (c) => shade(c.second, -0.08) },
    legs: (c) => shade(c.leather, 0.03),
    legWidth: 1.34,
    shoes: 'boot',
    shoeColour: (c) => shade(c.leather, -0.1),
    details: [
      cloth.folds(0.6),
      cloth.buttons(4, 'leather', 0.3, 0.8),
      pattern.back([0.05, 0.92], 'main'),
      pattern.pieces(
        [
          [0.55, 0.06],
          [1.3, 0.1],
          [2.4, 0.1],
          [2.4, 0.92],
          [1.2, 0.92],
          [0.62, 0.96],
          [0.3, 0.9],
          [0.34, 0.4],
        ],
        'main',
      ),
      cloth.band(0.95, 1.04, 'leather'),
      cloth.buckle,
    ],
    collar: pattern.neckerchief((c) => mix(c.main, oklch(0.55, 0.19, 27), 0.65)),
  },
  prairie_dress: {
    cut: { hem: 1.88, loose: 1.02, waist: 0.88, flare: 0.95 },
    top: 'main',
    sleeve: { to: 1, widths: [1.55, 1.3, 1.15], cuff: () => WHITE },
    legs: null,
    legWidth: 1,
    shoes: 'boot',
    shoeColour: 'leather',
    details: [
      cloth.folds(1),
      pattern.dots((c) => mix(c.main, WHITE, 0.55), [0.12, 1.7], 70, 0.026),
      cloth.band(1.7, 1.88, (c) => shade(c.main, 0.06)),
      cloth.band(1.69, 1.71, 'second'),
      cloth.band(0.66, 0.72, 'second'),
      cloth.buttons(5, () => WHITE, 0.1, 0.6),
    ],
    collar: collars.roundCollar(() => WHITE, 0.09),
  },
  tunic: {
    cut: { hem: 1.36, loose: 1.12, waist: 1.04, flare: 0.3 },
    top: 'main',
    sleeve: { to: 1, widths: [1.28, 1.25, 1.4] },
    legs: 'second',
    legWidth: 1.06,
    shoes: 'boot',
    shoeColour: 'leather',
    details: [
      cloth.folds(1.1),
      cloth.band(1.3, 1.36, (c) => shade(c.main, -0.08)),
      cloth.band(0.78, 0.85, 'leather'),
      pattern.piece(
        [
          [0.55, 0.82],
          [0.85, 0.82],
          [0.9, 1.04],
          [0.5, 1.04],
        ],
        (c) => shade(c.leather, 0.04),
      ),
    ],
    collar: pattern.all(
      collars.neckline(0.2, 0.42, () => shade(WHITE, -0.06)),
      pattern.seam(
        [
          [-0.12, 0.06],
          [0.1, 0.1],
          [-0.1, 0.13],
          [0.06, 0.17],
        ],
        'leather',
        0.035,
      ),
    ),
  },
  peasant_dress: {
    cut: { hem: 1.86, loose: 1.02, waist: 0.86, flare: 0.85 },
    top: 'main',
    sleeve: { to: 0.78, widths: [1.5, 1.55, 1.6], colour: () => shade(WHITE, -0.04) },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'leather',
    details: [
      cloth.folds(1),
      pattern.piece(
        [
          [-0.62, 0.76],
          [0.62, 0.76],
          [0.8, 1.6],
          [-0.8, 1.6],
        ],
        () => shade(WHITE, -0.05),
      ),
      pattern.piece(
        [
          [-0.16, 0.2],
          [0.16, 0.2],
          [0.1, 0.66],
          [-0.1, 0.66],
        ],
        () => shade(WHITE, -0.05),
      ),
      pattern.seam(
        [
          [-0.14, 0.28],
          [0.14, 0.36],
          [-0.13, 0.44],
          [0.12, 0.52],
          [-0.1, 0.6],
        ],
        'second',
        0.04,
      ),
      cloth.band(0.7, 0.77, 'second'),
    ],
    collar: collars.neckline(0.2, 1.0, () => shade(WHITE, -0.02)),
  },
  noble_gown: {
    cut: { hem: 1.97, loose: 1.02, waist: 0.84, flare: 1.05 },
    top: 'main',
    sleeve: { to: 1, widths: [1.25, 1.45, 2.8], cuff: () => GOLD, hangs: 0.85 },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'second',
    details: [
      cloth.folds(1.1),
      pattern.piece(
        [
          [-0.1, 0.82],
          [0.1, 0.82],
          [0.5, 1.96],
          [-0.5, 1.96],
        ],
        'second',
      ),
      pattern.seam(
        [
          [0.1, 0.82],
          [0.5, 1.96],
        ],
        () => GOLD,
        0.06,
        1,
      ),
      pattern.seam(
        [
          [-0.1, 0.82],
          [-0.5, 1.96],
        ],
        () => GOLD,
        0.06,
        1,
      ),
      cloth.band(0.8, 0.85, () => GOLD),
      cloth.band(1.92, 1.97, () => GOLD),
    ],
    collar: pattern.all(
      collars.neckline(0.15, 1.05),
      pattern.seam(
        [
          [-1.0, 0.0],
          [-0.45, 0.13],
          [0, 0.17],
          [0.45, 0.13],
          [1.0, 0.0],
        ],
        () => GOLD,
        0.06,
        1,
      ),
    ),
  },
  doublet: {
    cut: { hem: 1.16, loose: 1.08, waist: 0.92, flare: 0.2 },
    top: 'main',
    sleeve: { to: 1, widths: [1.75, 1.35, 1.15], cuff: () => WHITE },
    legs: 'second',
    legWidth: 0.98,
    shoes: 'boot',
    shoeColour: 'leather',
    details: [
      cloth.folds(0.6),
      pattern.seam(line(0.45, 0.14, 0.86), () => GOLD, 0.04, 0.9),
      pattern.seam(line(-0.45, 0.14, 0.86), () => GOLD, 0.04, 0.9),
      cloth.buttons(6, () => GOLD, 0.1, 0.82),
      cloth.band(0.88, 0.95, 'leather'),
      cloth.buckle,
      cloth.band(1.1, 1.16, () => GOLD),
    ],
    collar: collars.roundCollar(() => WHITE, 0.15),
  },
  habit: {
    cut: { hem: 1.93, loose: 1.16, waist: 1.06, flare: 0.36 },
    top: 'main',
    sleeve: { to: 1, widths: [1.4, 1.55, 2.1] },
    legs: 'main',
    legWidth: 1,
    shoes: 'sandal',
    shoeColour: 'leather',
    behind: hoodBehind,
    details: [
      cloth.folds(1.1),
      cloth.band(0.74, 0.785, () => CORD),
      pattern.seam(
        [
          [0.3, 0.76],
          [0.34, 1.1],
          [0.3, 1.4],
        ],
        () => CORD,
        0.06,
        1,
      ),
      pattern.seam(
        [
          [0.4, 0.76],
          [0.48, 1.0],
          [0.46, 1.24],
        ],
        () => CORD,
        0.06,
        1,
      ),
    ],
    collar: collars.roundCollar((c) => shade(c.main, -0.06), 0.14),
  },
  tabard: {
    cut: { hem: 1.5, loose: 1.12, waist: 0.98, flare: 0.3 },
    top: 'main',
    sleeve: { to: 1, widths: [1.24, 1.16, 1.3], colour: () => MAIL, cuff: 'leather' },
    legs: () => shade(MAIL, -0.12),
    legWidth: 1.1,
    shoes: 'boot',
    shoeColour: 'leather',
    details: [
      cloth.folds(0.8),
      pattern.piece(
        [
          [0, 0.24],
          [0.34, 0.44],
          [0, 0.64],
          [-0.34, 0.44],
        ],
        'second',
      ),
      pattern.border(1.4, 0.1, 'second', 'main'),
      cloth.band(0.8, 0.88, 'leather'),
    ],
    collar: collars.roundCollar(() => MAIL, 0.14),
  },
  frock_coat: {
    cut: { hem: 1.58, loose: 1.06, waist: 0.88, flare: 0.34 },
    top: 'main',
    sleeve: { to: 1, widths: [1.24, 1.14, 1.22], cuff: (c) => shade(c.main, -0.08) },
    legs: 'trousers',
    legWidth: 1.06,
    shoes: 'shoe',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.7),
      pattern.piece(
        [
          [-0.34, 0.1],
          [0.34, 0.1],
          [0.2, 0.6],
          [0.3, 0.92],
          [0, 0.98],
          [-0.3, 0.92],
          [-0.2, 0.6],
        ],
        'second',
      ),
      pattern.piece(
        [
          [-0.26, 0.94],
          [0, 0.99],
          [0.26, 0.94],
          [0.34, 1.57],
          [-0.34, 1.57],
        ],
        'trousers',
      ),
      cloth.buttons(4, () => GOLD, 0.5, 0.88),
    ],
    collar: pattern.all(
      collars.lapels('main', 'second', 0.58),
      collars.shirtCollar(() => WHITE),
      collars.bowTie((c) => shade(c.main, -0.12)),
    ),
  },
  crinoline: {
    cut: { hem: 1.97, loose: 1.0, waist: 0.8, flare: 1.2 },
    top: 'main',
    sleeve: { to: 1, widths: [1.6, 1.2, 1.12], cuff: () => WHITE },
    legs: null,
    legWidth: 1,
    skirt: { from: 0.7, to: 1.97, flare: 2.0, colour: 'main' },
    shoes: 'slipper',
    details: [
      cloth.folds(1.1),
      cloth.band(1.56, 1.61, 'second'),
      cloth.band(1.74, 1.79, 'second'),
      cloth.band(1.9, 1.97, 'second'),
    ],
    collar: pattern.all(
      cloth.buttons(6, 'second', 0.12, 0.66),
      cloth.band(0.68, 0.75, 'second'),
      collars.roundCollar(() => WHITE, 0.12),
    ),
  },
  maid: {
    cut: { hem: 1.78, loose: 1.02, waist: 0.86, flare: 0.85 },
    top: 'main',
    sleeve: { to: 1, widths: [1.5, 1.2, 1.15], cuff: () => WHITE },
    legs: () => BLACK,
    legWidth: 0.95,
    shoes: 'shoe',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.8),
      pattern.piece(
        [
          [-0.5, 0.22],
          [0.5, 0.22],
          [0.62, 0.62],
          [1.05, 0.72],
          [1.1, 1.6],
          [0, 1.68],
          [-1.1, 1.6],
          [-1.05, 0.72],
          [-0.62, 0.62],
        ],
        () => WHITE,
      ),
      pattern.pieces(
        [
          [0.34, 0.24],
          [0.52, 0.24],
          [0.95, 0.05],
          [0.7, 0.04],
        ],
        () => WHITE,
      ),
      cloth.band(0.7, 0.75, () => shade(WHITE, -0.05)),
    ],
    collar: collars.shirtCollar(() => WHITE),
  },
} as const satisfies Record<string, Outfit>;
