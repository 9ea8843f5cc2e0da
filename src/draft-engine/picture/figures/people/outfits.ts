import { mix, oklch, shade } from '../../colour.ts';
import { capeBehind, capeClasp, ponchoOver } from './outfit-capes.ts';
import * as collars from './outfit-collars.ts';
import * as cloth from './outfit-details.ts';
import { hanbokFront, qipaoFront, hanbokSkirtBand } from './outfit-fronts-east.ts';
import {
  armourPlates,
  hoodBehind,
  kangaroo,
  hoodStrings,
  ninjaStraps,
  spaceSuitPanel,
  apronOver,
} from './outfit-special.ts';
import type { Outfit } from './outfit.ts';

const CUT = { hem: 1.12, loose: 1.03, waist: 1, flare: 0 };
const LONG = [1.14, 1.1, 1.22] as const;
const METAL = oklch(0.75, 0.015, 245);
const WHITE = oklch(0.95, 0.01, 90);

/** Clothes and working clothes that are worn in many worlds. */
export const COMMON_OUTFITS = {
  shirt: {
    cut: CUT,
    top: 'main',
    sleeve: { to: 1, widths: LONG, cuff: (c) => shade(c.main, -0.06) },
    legs: 'trousers',
    legWidth: 1.14,
    shoes: 'shoe',
    details: [cloth.folds(), cloth.buttons(5, 'second'), cloth.pocket(0.5, 0.34, 'main', 0.2, 0.12)],
    collar: collars.shirtCollar((c) => shade(c.main, 0.05)),
  },
  sweater: {
    cut: { ...CUT, loose: 1.14, waist: 1.12 },
    top: 'main',
    sleeve: { to: 1, widths: [1.3, 1.36, 1.25], cuff: 'second' },
    legs: 'trousers',
    legWidth: 1.14,
    shoes: 'shoe',
    details: [cloth.folds(1.2), cloth.hoops('second', [0.3, 0.4]), cloth.band(1.05, 1.13, 'second')],
    collar: collars.roundCollar('second', 0.06),
  },
  hoodie: {
    cut: { ...CUT, loose: 1.17, waist: 1.16 },
    top: 'main',
    sleeve: { to: 1, widths: [1.32, 1.36, 1.2], cuff: (c) => shade(c.main, -0.08) },
    legs: 'trousers',
    legWidth: 1.2,
    shoes: 'sneaker',
    shoeColour: 'second',
    behind: hoodBehind,
    details: [cloth.folds(), kangaroo, cloth.band(1.05, 1.13, (c) => shade(c.main, -0.08))],
    collar: hoodStrings,
  },
  coat: {
    cut: { hem: 1.62, loose: 1.12, waist: 0.98, flare: 0.42 },
    top: 'main',
    sleeve: { to: 1, widths: [1.35, 1.3, 1.5], cuff: (c) => shade(c.main, -0.08) },
    legs: 'trousers',
    legWidth: 1.1,
    shoes: 'boot',
    details: [
      cloth.folds(),
      cloth.buttons(5, (c) => mix(c.leather, c.second, 0.5), 0.32, 1.1, 0.12),
      cloth.pocket(0.75, 1.02, 'main', 0.3, 0.1),
      cloth.pocket(-0.75, 1.02, 'main', 0.3, 0.1),
    ],
    collar: collars.lapels('main', 'second', 0.3),
  },
  raincoat: {
    cut: { hem: 1.5, loose: 1.2, waist: 1.1, flare: 0.62 },
    top: 'main',
    sleeve: { to: 1, widths: [1.45, 1.4, 1.6] },
    legs: 'trousers',
    legWidth: 1.05,
    shoes: 'boot',
    shoeColour: 'second',
    behind: hoodBehind,
    details: [
      cloth.folds(0.8),
      cloth.buttons(4, (c) => shade(c.main, -0.25), 0.2, 1.0),
      cloth.pocket(0.72, 0.98, 'main', 0.3, 0.12),
      cloth.pocket(-0.72, 0.98, 'main', 0.3, 0.12),
      cloth.band(1.44, 1.5, (c) => shade(c.main, 0.06)),
    ],
    collar: collars.roundCollar((c) => shade(c.main, -0.05), 0.1),
  },
  suit: {
    cut: { ...CUT, hem: 1.2, loose: 1.06, waist: 0.92 },
    top: 'main',
    sleeve: { to: 0.97, widths: [1.2, 1.12, 1.24], cuff: () => WHITE },
    legs: 'main',
    legWidth: 1.1,
    shoes: 'shoe',
    shoeColour: 'lash',
    details: [
      cloth.folds(0.8),
      cloth.buttons(2, (c) => shade(c.main, -0.2), 0.66, 0.82),
      cloth.pocket(0.6, 0.36, 'main', 0.18, 0.03),
    ],
    collar: (frame) => {
      collars.lapels('main', () => WHITE)(frame);
      collars.tie('second')(frame);
      collars.shirtCollar(() => WHITE)(frame);
    },
  },
  dress: {
    cut: { hem: 1.56, loose: 1.02, waist: 0.88, flare: 1.05 },
    top: 'main',
    sleeve: { to: 0.34, widths: [1.45, 1.4, 1.3] },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'second',
    details: [cloth.folds(), cloth.band(0.68, 0.77, 'second'), cloth.band(1.5, 1.56, (c) => shade(c.main, 0.07))],
    collar: collars.neckline(0.13, 0.85),
  },
  apron: {
    cut: CUT,
    top: (c) => shade(c.second, 0.02),
    sleeve: { to: 0.62, widths: [1.16, 1.16, 1.3], cuff: (c) => shade(c.second, -0.07) },
    legs: 'trousers',
    legWidth: 1.14,
    shoes: 'shoe',
    details: [cloth.folds(), apronOver],
    collar: collars.shirtCollar((c) => shade(c.second, 0.06)),
  },
  overalls: {
    cut: { ...CUT, hem: 1.16, loose: 1.08, waist: 1.06 },
    top: 'second',
    sleeve: { to: 0.58, widths: [1.18, 1.2, 1.3], cuff: (c) => shade(c.second, -0.07) },
    legs: 'main',
    legWidth: 1.3,
    shoes: 'boot',
    details: [
      cloth.band(0.72, 1.2, 'main'),
      cloth.bib('main'),
      cloth.pocket(0, 0.42, 'main', 0.3, 0.14),
      cloth.folds(0.8),
    ],
    collar: collars.roundCollar('second', 0.05),
  },
  uniform: {
    cut: { ...CUT, hem: 1.2, loose: 1.06, waist: 0.95 },
    top: 'main',
    sleeve: { to: 1, widths: [1.22, 1.12, 1.22], cuff: 'second' },
    legs: (c) => shade(c.main, -0.08),
    legWidth: 1.12,
    shoes: 'shoe',
    shoeColour: 'lash',
    details: [
      cloth.folds(0.8),
      cloth.buttons(5, () => oklch(0.82, 0.11, 88), 0.16, 0.88),
      cloth.pocket(0.55, 0.3, 'main', 0.2, 0.12),
      cloth.pocket(-0.55, 0.3, 'main', 0.2, 0.12),
      cloth.band(0.92, 1.0, 'leather'),
      cloth.buckle,
      (frame) => {
        for (const s of [-1, 1]) {
          cloth.clothPiece(
            frame,
            [
              [s * 0.75, 0.05],
              [s * 1.35, 0.1],
              [s * 1.5, 0.08],
              [s * 0.9, 0.03],
            ],
            oklch(0.82, 0.11, 88),
          );
        }
      },
    ],
    collar: collars.shirtCollar('main'),
  },
  lab_coat: {
    cut: { hem: 1.5, loose: 1.1, waist: 1.02, flare: 0.25 },
    top: () => WHITE,
    sleeve: { to: 1, widths: [1.24, 1.22, 1.4] },
    legs: 'trousers',
    legWidth: 1.1,
    shoes: 'shoe',
    details: [
      (frame) =>
        cloth.clothPiece(
          frame,
          [
            [-0.5, 0],
            [-0.12, 0.62],
            [-0.2, 1.5],
            [0.2, 1.5],
            [0.12, 0.62],
            [0.5, 0],
          ],
          frame.colours.main,
        ),
      cloth.folds(0.7),
      cloth.pocket(0.72, 0.92, () => WHITE, 0.28, 0.16),
      cloth.pocket(-0.72, 0.92, () => WHITE, 0.28, 0.16),
      cloth.pocket(0.62, 0.36, () => WHITE, 0.2, 0.1),
    ],
    collar: (frame) => collars.lapels(() => WHITE, 'main', 0.56)(frame),
  },
  robe: {
    cut: { hem: 1.95, loose: 1.12, waist: 1.02, flare: 0.62 },
    top: 'main',
    sleeve: { to: 1, widths: [1.4, 1.75, 2.7], cuff: 'second', hangs: 0.34 },
    legs: 'main',
    legWidth: 1,
    shoes: 'slipper',
    behind: hoodBehind,
    details: [cloth.folds(1.1), cloth.band(0.72, 0.82, 'second'), cloth.band(1.88, 1.96, 'second')],
    collar: cloth.wrapFront('second', (c) => shade(c.main, -0.1)),
  },
  kimono: {
    cut: { hem: 1.92, loose: 1.05, waist: 1.06, flare: 0.1 },
    top: 'main',
    sleeve: { to: 0.94, widths: [1.35, 2.0, 2.9], hangs: 0.62 },
    legs: 'main',
    legWidth: 1,
    shoes: 'sandal',
    shoeColour: 'second',
    details: [
      cloth.folds(0.7),
      cloth.wrapFront('second', () => WHITE),
      cloth.band(0.56, 0.86, 'second'),
      cloth.band(0.68, 0.74, (c) => shade(c.main, 0.12)),
    ],
  },
  hanbok: {
    cut: { hem: 1.93, loose: 1.04, waist: 1.04, flare: 1.5 },
    top: 'main',
    sleeve: { to: 1, widths: [1.3, 1.75, 1.5], cuff: () => WHITE },
    legs: 'main',
    legWidth: 1,
    skirt: { from: 0.42, to: 1.93, flare: 1.45, colour: 'second' },
    shoes: 'slipper',
    details: [cloth.folds(0.9), hanbokSkirtBand],
    collar: hanbokFront,
  },
  qipao: {
    cut: { hem: 1.78, loose: 0.99, waist: 0.86, flare: 0.0 },
    top: 'main',
    sleeve: { to: 0.26, widths: [1.2, 1.18, 1.15], cuff: 'second' },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'second',
    details: [cloth.folds(0.5), qipaoFront],
    collar: collars.roundCollar('main', 0.14),
  },
  armour: {
    cut: { hem: 1.3, loose: 1.14, waist: 0.92, flare: 0.7 },
    top: () => METAL,
    sleeve: { to: 1, widths: [1.28, 1.16, 1.42], colour: () => shade(METAL, -0.08), cuff: () => METAL },
    legs: () => shade(METAL, -0.14),
    legWidth: 1.2,
    shoes: 'boot',
    shoeColour: () => shade(METAL, -0.1),
    behind: capeBehind,
    details: [armourPlates],
    collar: collars.roundCollar(() => shade(METAL, -0.05), 0.1),
  },
  cape: {
    cut: { ...CUT, loose: 1.0, waist: 0.94 },
    top: 'main',
    sleeve: { to: 1, widths: [1.1, 1.06, 1.12], cuff: 'second' },
    legs: (c) => shade(c.main, -0.12),
    legWidth: 1.04,
    shoes: 'boot',
    shoeColour: 'second',
    behind: capeBehind,
    details: [cloth.folds(0.6), cloth.band(0.94, 1.02, 'second'), cloth.buckle],
    collar: capeClasp,
  },
  tracksuit: {
    cut: { ...CUT, loose: 1.12, waist: 1.1 },
    top: 'main',
    sleeve: { to: 1, widths: [1.28, 1.28, 1.1], cuff: 'second' },
    legs: 'main',
    legWidth: 1.24,
    shoes: 'sneaker',
    shoeColour: () => oklch(0.9, 0.01, 250),
    details: [
      cloth.folds(),
      cloth.zip('second'),
      (frame) => {
        for (const s of [-1, 1]) {
          cloth.clothPiece(
            frame,
            [
              [s * 1.2, 0.06],
              [s * 1.42, 0.1],
              [s * 0.2, 0.3],
              [0, 0.26],
            ],
            frame.colours.second,
          );
        }
      },
      cloth.band(1.06, 1.13, 'second'),
    ],
    collar: collars.roundCollar('second', 0.12),
  },
  spacesuit: {
    cut: { ...CUT, hem: 1.18, loose: 1.3, waist: 1.22 },
    top: () => oklch(0.93, 0.012, 240),
    sleeve: { to: 1, widths: [1.6, 1.6, 1.62], cuff: 'main' },
    legs: () => oklch(0.9, 0.012, 240),
    legWidth: 1.55,
    shoes: 'boot',
    shoeColour: 'main',
    details: [cloth.folds(0.7), cloth.band(0.96, 1.04, 'main'), spaceSuitPanel],
    collar: collars.roundCollar(() => oklch(0.72, 0.01, 240), 0.14),
  },
  gown: {
    cut: { hem: 1.97, loose: 1.0, waist: 0.82, flare: 1.9 },
    top: 'main',
    sleeve: { to: 0.2, widths: [1.5, 1.4, 1.2] },
    legs: null,
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: 'second',
    details: [cloth.folds(1.2), cloth.band(0.7, 0.75, 'second'), cloth.band(1.9, 1.97, 'second')],
    collar: collars.neckline(0.16, 1.15),
  },
  vest: {
    cut: { ...CUT, hem: 1.1, loose: 1.04, waist: 0.96 },
    top: 'main',
    sleeve: { to: 1, widths: [1.2, 1.2, 1.24], colour: () => WHITE, cuff: () => shade(WHITE, -0.06) },
    legs: 'trousers',
    legWidth: 1.12,
    shoes: 'shoe',
    details: [
      cloth.folds(0.8),
      cloth.buttons(4, 'second', 0.42, 0.9),
      cloth.pocket(0.55, 0.74, 'main', 0.2, 0.04),
      cloth.pocket(-0.55, 0.74, 'main', 0.2, 0.04),
    ],
    collar: (frame) => {
      collars.neckline(0.4, 0.75, () => WHITE)(frame);
      collars.shirtCollar(() => WHITE)(frame);
    },
  },
  school_uniform: {
    cut: { ...CUT, hem: 1.1, loose: 1.06, waist: 0.98 },
    top: 'main',
    sleeve: { to: 1, widths: [1.2, 1.14, 1.2], cuff: () => WHITE },
    legs: (c) => shade(c.trousers, -0.02),
    legWidth: 1.1,
    shoes: 'shoe',
    shoeColour: 'leather',
    details: [
      cloth.folds(0.8),
      cloth.buttons(3, () => oklch(0.82, 0.11, 88), 0.5, 0.88),
      cloth.pocket(0.6, 0.36, 'second', 0.2, 0.12),
    ],
    collar: (frame) => {
      collars.lapels('main', () => WHITE, 0.42)(frame);
      collars.shirtCollar(() => WHITE)(frame);
      collars.bowTie('second')(frame);
    },
  },
  ninja: {
    cut: { ...CUT, hem: 1.2, loose: 1.04, waist: 0.96 },
    top: 'main',
    sleeve: { to: 0.82, widths: [1.24, 1.3, 1.05], cuff: (c) => shade(c.main, 0.1) },
    legs: 'main',
    legWidth: 1.16,
    shoes: 'slipper',
    shoeColour: 'main',
    details: [cloth.folds(), ninjaStraps, cloth.band(0.86, 0.98, 'second')],
    collar: cloth.wrapFront(
      (c) => shade(c.main, 0.08),
      (c) => shade(c.main, -0.1),
    ),
  },
  poncho: {
    cut: CUT,
    top: (c) => shade(c.second, -0.04),
    sleeve: { to: 1, widths: [1.16, 1.14, 1.2] },
    legs: 'trousers',
    legWidth: 1.14,
    shoes: 'boot',
    details: [],
    over: ponchoOver,
  },
  scrubs: {
    cut: { ...CUT, hem: 1.2, loose: 1.14, waist: 1.1 },
    top: 'main',
    sleeve: { to: 0.42, widths: [1.4, 1.45, 1.5] },
    legs: 'main',
    legWidth: 1.28,
    shoes: 'sneaker',
    shoeColour: () => WHITE,
    details: [cloth.folds(), cloth.pocket(0.5, 0.34, 'main', 0.22, 0.14), cloth.pocket(0.5, 0.86, 'main', 0.26, 0.16)],
    collar: (frame) => {
      collars.neckline(0.2, 0.7)(frame);
      cloth.clothLine(
        frame,
        [
          [-0.75, 0],
          [0, 0.21],
          [0.75, 0],
        ],
        shade(frame.colours.main, 0.09),
        0.07,
      );
    },
  },
} as const satisfies Record<string, Outfit>;
