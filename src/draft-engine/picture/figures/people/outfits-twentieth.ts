import { mix, oklch, shade, type Colour } from '../../colour.ts';
import * as collars from './outfit-collars.ts';
import * as cloth from './outfit-details.ts';
import * as pattern from './outfit-patterns.ts';
import { BLACK, WHITE } from './outfit-patterns.ts';
import type { Outfit } from './outfit.ts';
import type { PersonColours } from './person-colours.ts';

/** Cloth of the field: the main colour, dulled. */
const FIELD = ({ main }: PersonColours): Colour => mix(main, oklch(0.46, 0.045, 108), 0.6);

/** Clothes of the first half of the twentieth century. */
export const TWENTIETH_OUTFITS = {
  flapper: {
    cut: { hem: 1.54, loose: 1.03, waist: 1.02, flare: 0.1 },
    top: 'main',
    sleeve: { to: 0.06, widths: [1.1, 1, 1] },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'second',
    details: [
      cloth.folds(0.5),
      pattern.seam(
        [
          [-0.6, 0.2],
          [0, 0.72],
          [0.6, 0.2],
        ],
        'second',
        0.04,
        0.9,
      ),
      pattern.seam(
        [
          [-0.9, 0.3],
          [0, 0.9],
          [0.9, 0.3],
        ],
        'second',
        0.04,
        0.9,
      ),
      pattern.sash([0.98, 1.08], 'second', 0.3, 0.9),
      pattern.pleats(40, [1.28, 1.54], 'second', 0.035),
      cloth.band(1.26, 1.29, 'second'),
    ],
    collar: pattern.all(
      collars.neckline(0.17, 0.85),
      pattern.seam(
        [
          [-0.6, 0.04],
          [-0.3, 0.4],
          [0, 0.62],
          [0.3, 0.4],
          [0.6, 0.04],
        ],
        () => WHITE,
        0.05,
        1,
      ),
    ),
  },
  fifties_dress: {
    cut: { hem: 1.6, loose: 1.0, waist: 0.8, flare: 1.75 },
    top: 'main',
    sleeve: { to: 0.28, widths: [1.35, 1.3, 1.3], cuff: () => WHITE },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'second',
    details: [
      cloth.folds(1.1),
      pattern.dots((c) => mix(c.main, WHITE, 0.8), [0.16, 1.54], 80, 0.04),
      cloth.band(0.67, 0.75, 'second'),
    ],
    collar: pattern.all(
      collars.neckline(0.12, 0.5),
      collars.shirtCollar(() => WHITE),
    ),
  },
  leather_jacket: {
    cut: { hem: 1.0, loose: 1.1, waist: 1.02, flare: 0 },
    top: (c) => mix(c.main, BLACK, 0.78),
    sleeve: { to: 1, widths: [1.32, 1.26, 1.3] },
    legs: () => oklch(0.42, 0.07, 258),
    legWidth: 1.06,
    shoes: 'boot',
    shoeColour: () => BLACK,
    details: [
      pattern.seam(
        [
          [0.1, 0.4],
          [0.2, 0.98],
        ],
        () => oklch(0.78, 0.01, 250),
        0.05,
        1,
      ),
      cloth.band(0.93, 1.0, (c) => mix(c.main, BLACK, 0.88)),
      pattern.seam(
        [
          [0.5, 0.66],
          [0.9, 0.6],
        ],
        () => oklch(0.78, 0.01, 250),
        0.04,
        1,
      ),
    ],
    collar: collars.lapels(
      (c) => mix(c.main, BLACK, 0.7),
      () => WHITE,
      0.46,
    ),
  },
  battledress: {
    cut: { hem: 1.16, loose: 1.1, waist: 1.0, flare: 0 },
    top: FIELD,
    sleeve: { to: 1, widths: [1.26, 1.22, 1.25], cuff: (c) => shade(FIELD(c), -0.05) },
    legs: (c) => shade(FIELD(c), -0.03),
    legWidth: 1.24,
    shoes: 'boot',
    shoeColour: (c) => shade(c.leather, -0.1),
    details: [
      cloth.folds(1),
      cloth.buttons(4, (c) => shade(FIELD(c), -0.2), 0.16, 0.8),
      cloth.pocket(0.5, 0.28, FIELD, 0.22, 0.14),
      cloth.pocket(-0.5, 0.28, FIELD, 0.22, 0.14),
      pattern.webbing,
    ],
    collar: collars.shirtCollar((c) => shade(FIELD(c), 0.02)),
  },
  trench_coat: {
    cut: { hem: 1.62, loose: 1.12, waist: 0.92, flare: 0.4 },
    top: 'main',
    sleeve: { to: 1, widths: [1.4, 1.3, 1.45], cuff: (c) => shade(c.main, -0.1) },
    legs: 'trousers',
    legWidth: 1.08,
    shoes: 'shoe',
    details: [
      cloth.folds(0.9),
      pattern.frogs(
        [
          [0.3, 0.34],
          [-0.3, 0.34],
          [0.28, 0.56],
          [-0.28, 0.56],
          [0.28, 0.92],
          [-0.28, 0.92],
        ],
        'leather',
      ),
      cloth.band(0.69, 0.77, (c) => shade(c.main, -0.12)),
      pattern.piece(
        [
          [0.05, 0.68],
          [0.22, 0.68],
          [0.34, 1.05],
          [0.2, 1.07],
        ],
        (c) => shade(c.main, -0.1),
      ),
      cloth.pocket(0.8, 0.98, 'main', 0.24, 0.08),
      cloth.pocket(-0.8, 0.98, 'main', 0.24, 0.08),
    ],
    collar: collars.lapels('main', 'second', 0.36),
  },
} as const satisfies Record<string, Outfit>;
