import { mix, oklch, shade } from '../../colour.ts';
import * as collars from './outfit-collars.ts';
import * as cloth from './outfit-details.ts';
import * as pattern from './outfit-patterns.ts';
import { BLACK, GOLD, WHITE } from './outfit-patterns.ts';
import type { Outfit } from './outfit.ts';

const DENIM = oklch(0.43, 0.07, 258);
const NAVY = oklch(0.33, 0.06, 265);
const LAMP = oklch(0.86, 0.13, 200);

/** Clothes of today and of the future. */
export const MODERN_OUTFITS = {
  tshirt: {
    cut: { hem: 1.12, loose: 1.06, waist: 1.02, flare: 0 },
    top: 'main',
    sleeve: { to: 0.36, widths: [1.35, 1.4, 1.45], cuff: (c) => shade(c.main, -0.06) },
    legs: () => DENIM,
    legWidth: 1.1,
    shoes: 'sneaker',
    shoeColour: () => WHITE,
    details: [cloth.folds(0.9), cloth.band(0.34, 0.44, 'second')],
    collar: collars.roundCollar((c) => shade(c.main, -0.05), 0.03),
  },
  jacket: {
    cut: { hem: 1.06, loose: 1.18, waist: 1.14, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.42, 1.42, 1.3], cuff: (c) => shade(c.main, -0.12) },
    legs: () => DENIM,
    legWidth: 1.1,
    shoes: 'sneaker',
    shoeColour: () => WHITE,
    details: [
      pattern.piece(
        [
          [-0.3, 0.04],
          [0.3, 0.04],
          [0.16, 0.5],
          [0.2, 1.0],
          [-0.2, 1.0],
          [-0.16, 0.5],
        ],
        'second',
      ),
      cloth.folds(0.9),
      pattern.seam(
        [
          [0.3, 0.04],
          [0.16, 0.5],
          [0.2, 1.0],
        ],
        () => oklch(0.8, 0.01, 250),
        0.035,
        1,
      ),
      pattern.seam(
        [
          [-0.3, 0.04],
          [-0.16, 0.5],
          [-0.2, 1.0],
        ],
        () => oklch(0.8, 0.01, 250),
        0.035,
        1,
      ),
      cloth.pocket(0.8, 0.78, 'main', 0.2, 0.12),
      cloth.pocket(-0.8, 0.78, 'main', 0.2, 0.12),
      cloth.band(0.98, 1.06, (c) => shade(c.main, -0.12)),
    ],
    collar: collars.roundCollar((c) => shade(c.main, -0.1), 0.09),
  },
  puffer: {
    cut: { hem: 1.12, loose: 1.32, waist: 1.28, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.65, 1.7, 1.6], cuff: (c) => shade(c.main, -0.1) },
    legs: () => shade(DENIM, -0.08),
    legWidth: 1.1,
    shoes: 'boot',
    details: [
      ...[0.24, 0.4, 0.56, 0.72, 0.88, 1.03].map((v) =>
        pattern.seam(
          [
            [-Math.PI, v],
            [-1.5, v - 0.015],
            [0, v + 0.015],
            [1.5, v - 0.015],
            [Math.PI, v],
          ],
          (c) => shade(c.main, -0.15),
          0.045,
          0.75,
        ),
      ),
      cloth.zip('second'),
    ],
    collar: collars.roundCollar((c) => shade(c.main, 0.03), 0.22),
  },
  blazer: {
    cut: { hem: 1.18, loose: 1.06, waist: 0.94, flare: 0 },
    top: 'main',
    sleeve: { to: 0.98, widths: [1.22, 1.14, 1.2], cuff: (c) => shade(c.second, 0.04) },
    legs: (c) => shade(c.trousers, -0.04),
    legWidth: 1.08,
    shoes: 'shoe',
    details: [
      cloth.folds(0.7),
      cloth.buttons(2, (c) => shade(c.main, -0.2), 0.66, 0.82),
      cloth.pocket(0.74, 0.84, 'main', 0.22, 0.05),
      cloth.pocket(-0.74, 0.84, 'main', 0.22, 0.05),
    ],
    collar: collars.lapels('main', (c) => mix(c.second, WHITE, 0.3), 0.6),
  },
  blouse: {
    cut: { hem: 0.9, loose: 1.04, waist: 0.94, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.3, 1.35, 1.15], cuff: (c) => shade(c.main, 0.06) },
    legs: null,
    legWidth: 1,
    skirt: { from: 0.72, to: 1.5, flare: 0.02, colour: (c) => shade(c.second, -0.18) },
    shoes: 'slipper',
    shoeColour: () => BLACK,
    details: [cloth.band(0.72, 0.78, 'leather')],
    collar: pattern.all(
      cloth.buttons(3, 'second', 0.24, 0.6),
      collars.shirtCollar((c) => shade(c.main, 0.05)),
      collars.bowTie((c) => shade(c.main, 0.05)),
    ),
  },
  cardigan: {
    cut: { hem: 1.2, loose: 1.12, waist: 1.08, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.3, 1.32, 1.3], cuff: (c) => shade(c.main, -0.08) },
    legs: 'trousers',
    legWidth: 1.12,
    shoes: 'shoe',
    details: [
      cloth.folds(1),
      cloth.buttons(4, 'leather', 0.5, 1.05),
      cloth.band(1.13, 1.2, (c) => shade(c.main, -0.07)),
      cloth.pocket(0.72, 0.84, (c) => shade(c.main, -0.03), 0.26, 0.18),
      cloth.pocket(-0.72, 0.84, (c) => shade(c.main, -0.03), 0.26, 0.18),
    ],
    collar: pattern.all(
      pattern.piece(
        [
          [-0.5, 0.0],
          [0.5, 0.0],
          [0.22, 0.3],
          [0, 0.5],
          [-0.22, 0.3],
        ],
        'second',
      ),
      collars.shirtCollar((c) => mix(c.second, WHITE, 0.4)),
    ),
  },
  sailor_uniform: {
    cut: { hem: 0.96, loose: 1.06, waist: 0.98, flare: 0 },
    top: () => WHITE,
    sleeve: { to: 1, widths: [1.24, 1.2, 1.2], cuff: () => NAVY },
    legs: null,
    legWidth: 1,
    skirt: { from: 0.82, to: 1.46, flare: 1.0, colour: () => NAVY },
    shoes: 'shoe',
    shoeColour: 'leather',
    details: [pattern.pleats(18, [0.9, 1.46])],
    collar: pattern.all(
      pattern.back([0.0, 0.3], () => NAVY, 1.05),
      pattern.back([0.245, 0.265], () => WHITE, 0.95),
      pattern.pieces(
        [
          [0, 0.32],
          [0.42, 0.1],
          [0.9, -0.01],
          [1.5, 0.02],
          [2.4, 0.05],
          [2.6, 0.26],
          [1.45, 0.24],
          [0.75, 0.24],
          [0.1, 0.4],
        ],
        () => NAVY,
      ),
      pattern.seam(
        [
          [-2.5, 0.22],
          [-1.4, 0.2],
          [-0.72, 0.2],
          [-0.08, 0.36],
        ],
        () => WHITE,
        0.03,
        1,
      ),
      pattern.seam(
        [
          [2.5, 0.22],
          [1.4, 0.2],
          [0.72, 0.2],
          [0.08, 0.36],
        ],
        () => WHITE,
        0.03,
        1,
      ),
      pattern.pieces(
        [
          [0, 0.34],
          [0.3, 0.32],
          [0.3, 0.46],
        ],
        'main',
      ),
      pattern.pieces(
        [
          [0, 0.36],
          [0.1, 0.36],
          [0.24, 0.62],
          [0.08, 0.64],
        ],
        (c) => shade(c.main, -0.05),
      ),
    ),
  },
  gakuran: {
    cut: { hem: 1.16, loose: 1.07, waist: 0.98, flare: 0 },
    top: (c) => mix(c.main, NAVY, 0.85),
    sleeve: { to: 1, widths: [1.22, 1.16, 1.2], colour: (c) => mix(c.main, NAVY, 0.85) },
    legs: (c) => shade(mix(c.main, NAVY, 0.85), -0.03),
    legWidth: 1.12,
    shoes: 'shoe',
    shoeColour: () => BLACK,
    details: [cloth.buttons(5, () => GOLD, 0.14, 0.96)],
    collar: pattern.all(
      collars.roundCollar((c) => mix(c.main, NAVY, 0.8), 0.16),
      cloth.band(-0.08, -0.05, () => WHITE),
    ),
  },
  school_skirt: {
    cut: { hem: 1.0, loose: 1.05, waist: 0.94, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.2, 1.14, 1.2], cuff: () => WHITE },
    legs: null,
    legWidth: 1,
    skirt: { from: 0.88, to: 1.46, flare: 0.95, colour: (c) => shade(c.second, -0.08) },
    shoes: 'shoe',
    shoeColour: () => BLACK,
    details: [
      pattern.pleats(20, [0.92, 1.46], (c) => shade(c.main, -0.16)),
      cloth.band(1.2, 1.22, () => WHITE),
      cloth.band(1.34, 1.36, (c) => shade(c.main, -0.2)),
    ],
    collar: pattern.all(
      collars.lapels('main', () => WHITE, 0.46),
      collars.shirtCollar(() => WHITE),
      collars.bowTie('second'),
      cloth.buttons(2, () => GOLD, 0.6, 0.78),
    ),
  },
  tech_suit: {
    cut: { hem: 1.1, loose: 1.02, waist: 0.92, flare: 0 },
    top: (c) => mix(c.main, BLACK, 0.35),
    sleeve: { to: 1, widths: [1.2, 1.1, 1.12], cuff: 'second' },
    legs: (c) => mix(c.main, BLACK, 0.5),
    legWidth: 1.04,
    shoes: 'boot',
    shoeColour: (c) => mix(c.main, BLACK, 0.6),
    details: [
      pattern.pieces(
        [
          [0.5, 0.04],
          [1.4, 0.1],
          [1.5, 0.24],
          [0.7, 0.28],
        ],
        'second',
      ),
      pattern.seam(
        [
          [0.75, 0.28],
          [0.5, 0.62],
          [0.62, 1.08],
        ],
        () => LAMP,
        0.045,
        1,
      ),
      pattern.seam(
        [
          [-0.75, 0.28],
          [-0.5, 0.62],
          [-0.62, 1.08],
        ],
        () => LAMP,
        0.045,
        1,
      ),
      cloth.band(0.92, 0.99, 'second'),
    ],
    collar: collars.roundCollar('second', 0.18),
  },
  future_coat: {
    cut: { hem: 1.58, loose: 1.08, waist: 0.9, flare: 0.5 },
    top: 'main',
    sleeve: { to: 1, widths: [1.3, 1.2, 1.4], cuff: 'second' },
    legs: () => BLACK,
    legWidth: 1.04,
    shoes: 'boot',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.7),
      pattern.piece(
        [
          [0.5, 0.02],
          [0.1, 0.2],
          [-0.5, 0.62],
          [-0.4, 1.58],
          [-1.3, 1.58],
          [-1.2, 0.7],
          [-1.3, 0.1],
        ],
        (c) => shade(c.main, -0.07),
      ),
      pattern.seam(
        [
          [0.5, 0.02],
          [0.1, 0.2],
          [-0.5, 0.62],
          [-0.4, 1.57],
        ],
        () => LAMP,
        0.045,
        1,
      ),
      cloth.band(0.68, 0.74, 'second'),
    ],
    collar: collars.roundCollar((c) => shade(c.main, -0.04), 0.24),
  },
  jumpsuit: {
    cut: { hem: 1.14, loose: 1.08, waist: 1.0, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.26, 1.22, 1.22], cuff: 'second' },
    legs: 'main',
    legWidth: 1.2,
    shoes: 'boot',
    shoeColour: () => oklch(0.45, 0.02, 260),
    details: [
      cloth.folds(0.9),
      pattern.pieces(
        [
          [0.6, 0.03],
          [1.4, 0.08],
          [1.7, 0.26],
          [0.7, 0.22],
        ],
        'second',
      ),
      cloth.zip(() => oklch(0.8, 0.01, 250)),
      cloth.pocket(0.55, 0.34, 'second', 0.2, 0.1),
      cloth.band(0.9, 0.97, () => oklch(0.45, 0.02, 260)),
    ],
    collar: collars.roundCollar('second', 0.12),
  },
} as const satisfies Record<string, Outfit>;
