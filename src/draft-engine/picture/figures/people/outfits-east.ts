import { mix, oklch, shade } from '../../colour.ts';
import * as collars from './outfit-collars.ts';
import * as cloth from './outfit-details.ts';
import * as pattern from './outfit-patterns.ts';
import { BLACK, GOLD, WHITE } from './outfit-patterns.ts';
import { kamishimoWings, kasayaOver, lamellae, shoulderGuards } from './outfit-special-east.ts';
import type { Outfit } from './outfit.ts';

const SIDE_FROGS = [
  [-0.28, 0.09],
  [-0.85, 0.17],
  [-1.18, 0.36],
  [-1.2, 0.58],
] as const;
const SIDE_EDGE = [
  [0, 0.03],
  [-0.3, 0.1],
  [-0.85, 0.16],
  [-1.2, 0.3],
  [-1.25, 0.9],
] as const;

/** Clothes of China, Korea and Japan, old and festive. */
export const EASTERN_OUTFITS = {
  lamellar: {
    cut: { hem: 1.5, loose: 1.14, waist: 0.96, flare: 0.5 },
    top: (c) => mix(c.main, BLACK, 0.3),
    sleeve: { to: 1, widths: [1.35, 1.3, 1.15], colour: 'second', cuff: 'leather' },
    legs: (c) => shade(c.second, -0.1),
    legWidth: 1.16,
    shoes: 'boot',
    shoeColour: () => BLACK,
    details: [lamellae, pattern.sash([0.74, 0.86], 'second', 0.3, 0.2)],
    collar: collars.roundCollar('second', 0.1),
    over: shoulderGuards,
  },
  hanfu: {
    cut: { hem: 1.95, loose: 1.1, waist: 0.98, flare: 0.5 },
    top: 'main',
    sleeve: { to: 1, widths: [1.35, 1.9, 2.9], cuff: 'second', hangs: 0.62 },
    legs: 'second',
    legWidth: 1,
    shoes: 'slipper',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.9),
      cloth.wrapFront('second', () => WHITE),
      cloth.band(1.87, 1.95, 'second'),
      pattern.sash([0.64, 0.75], (c) => mix(c.second, c.main, 0.35), 0.75, -0.1),
    ],
  },
  ruqun: {
    cut: { hem: 1.96, loose: 1.02, waist: 0.92, flare: 0.6 },
    top: (c) => mix(c.second, WHITE, 0.35),
    sleeve: { to: 1, widths: [1.3, 1.9, 2.7], cuff: 'main', hangs: 0.55 },
    legs: null,
    legWidth: 1,
    skirt: { from: 0.38, to: 1.96, flare: 0.95, colour: 'main' },
    shoes: 'slipper',
    shoeColour: 'second',
    details: [
      cloth.folds(0.8),
      pattern.pleats(22, [0.5, 1.95]),
      pattern.flowers((c) => mix(c.main, WHITE, 0.6), [1.35, 1.92], 26),
      pattern.sash([0.38, 0.48], 'second', 0.85, 0.05),
    ],
    collar: cloth.wrapFront('main', () => WHITE),
  },
  wuxia_robe: {
    cut: { hem: 1.52, loose: 1.06, waist: 0.94, flare: 0.55 },
    top: 'main',
    sleeve: { to: 1, widths: [1.4, 1.35, 1.05], cuff: 'leather' },
    legs: (c) => shade(c.main, -0.12),
    legWidth: 1.16,
    shoes: 'boot',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.9),
      cloth.wrapFront('second', () => WHITE),
      pattern.seam(
        [
          [0.25, 0.9],
          [0.3, 1.5],
        ],
        (c) => shade(c.main, -0.2),
        0.05,
      ),
      cloth.band(1.46, 1.52, 'second'),
      pattern.sash([0.6, 0.8], (c) => shade(c.second, -0.2), 0.5, 0.45),
      cloth.band(0.68, 0.72, 'leather'),
    ],
  },
  court_robe: {
    cut: { hem: 1.93, loose: 1.14, waist: 1.06, flare: 0.4 },
    top: 'main',
    sleeve: { to: 1, widths: [1.4, 1.95, 2.9], cuff: (c) => shade(c.main, -0.08), hangs: 0.6 },
    legs: 'main',
    legWidth: 1,
    shoes: 'boot',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.7),
      pattern.piece(
        [
          [-0.55, 0.24],
          [0.55, 0.24],
          [0.58, 0.56],
          [-0.58, 0.56],
        ],
        (c) => mix(c.second, GOLD, 0.4),
      ),
      pattern.piece(
        [
          [-0.42, 0.28],
          [0.42, 0.28],
          [0.44, 0.52],
          [-0.44, 0.52],
        ],
        (c) => shade(c.main, -0.12),
      ),
      pattern.piece(
        [
          [0, 0.31],
          [0.26, 0.4],
          [0, 0.49],
          [-0.26, 0.4],
        ],
        () => GOLD,
      ),
      cloth.band(0.72, 0.79, () => oklch(0.5, 0.07, 150)),
      cloth.band(0.745, 0.765, () => GOLD),
      pattern.border(1.78, 0.13, (c) => mix(c.second, GOLD, 0.4), 'main'),
    ],
    collar: collars.roundCollar(() => WHITE, 0.08),
  },
  changshan: {
    cut: { hem: 1.88, loose: 1.06, waist: 1.02, flare: 0.16 },
    top: 'main',
    sleeve: { to: 1, widths: [1.25, 1.25, 1.45], cuff: () => WHITE },
    legs: () => BLACK,
    legWidth: 1.05,
    shoes: 'slipper',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.6),
      pattern.seam(SIDE_EDGE, (c) => shade(c.main, -0.16)),
      pattern.frogs(SIDE_FROGS, 'second'),
      pattern.seam(
        [
          [-1.2, 1.2],
          [-1.15, 1.87],
        ],
        (c) => shade(c.main, -0.2),
      ),
    ],
    collar: collars.roundCollar((c) => shade(c.main, 0.03), 0.13),
  },
  tangzhuang: {
    cut: { hem: 1.14, loose: 1.1, waist: 1.06, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.26, 1.25, 1.35], cuff: () => WHITE },
    legs: 'trousers',
    legWidth: 1.24,
    shoes: 'slipper',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.8),
      pattern.seam(
        [
          [0, 0.04],
          [0, 1.13],
        ],
        (c) => shade(c.main, -0.16),
      ),
      pattern.frogs(
        [
          [0, 0.1],
          [0, 0.3],
          [0, 0.5],
          [0, 0.7],
          [0, 0.9],
        ],
        'second',
      ),
      cloth.pocket(0.62, 0.82, 'main', 0.28, 0.16),
      cloth.pocket(-0.62, 0.82, 'main', 0.28, 0.16),
    ],
    collar: collars.roundCollar((c) => shade(c.main, 0.03), 0.12),
  },
  baji_jeogori: {
    cut: { hem: 1.0, loose: 1.14, waist: 1.1, flare: 0 },
    top: 'main',
    sleeve: { to: 1, widths: [1.35, 1.6, 1.55] },
    legs: 'second',
    legWidth: 1.62,
    shoes: 'boot',
    shoeColour: () => WHITE,
    details: [
      cloth.folds(0.9),
      cloth.wrapFront(
        () => WHITE,
        () => WHITE,
      ),
      pattern.piece(
        [
          [0.02, 0.38],
          [0.18, 0.38],
          [0.2, 0.84],
          [0.04, 0.84],
        ],
        (c) => shade(c.main, -0.06),
      ),
    ],
  },
  dopo: {
    cut: { hem: 1.86, loose: 1.14, waist: 1.06, flare: 0.42 },
    top: 'main',
    sleeve: { to: 1, widths: [1.4, 1.95, 2.7], hangs: 0.55 },
    legs: () => WHITE,
    legWidth: 1.2,
    shoes: 'slipper',
    shoeColour: () => BLACK,
    details: [
      cloth.folds(0.8),
      cloth.wrapFront(
        () => WHITE,
        () => WHITE,
      ),
      pattern.sash([0.42, 0.46], 'second', 0.75, 0.02),
    ],
  },
  yukata: {
    cut: { hem: 1.84, loose: 1.04, waist: 1.04, flare: 0.1 },
    top: 'main',
    sleeve: { to: 0.9, widths: [1.35, 1.9, 2.6], hangs: 0.5 },
    legs: null,
    legWidth: 1,
    shoes: 'sandal',
    shoeColour: 'second',
    details: [
      pattern.flowers((c) => mix(c.main, WHITE, 0.72), [0.14, 1.8], 44, 0.05),
      cloth.wrapFront('main', () => WHITE),
      cloth.band(0.6, 0.78, 'second'),
      cloth.band(0.68, 0.7, (c) => shade(c.second, -0.14)),
    ],
  },
  happi: {
    cut: { hem: 1.16, loose: 1.14, waist: 1.1, flare: 0 },
    top: 'main',
    sleeve: { to: 0.72, widths: [1.4, 1.6, 2.1] },
    legs: () => oklch(0.32, 0.05, 265),
    legWidth: 1.02,
    shoes: 'sandal',
    details: [
      cloth.folds(0.8),
      collars.lapels(
        () => WHITE,
        (c) => shade(c.main, -0.14),
        0.9,
      ),
      cloth.band(0.8, 0.88, 'second'),
      cloth.band(1.06, 1.12, () => WHITE),
      pattern.dots('second', [0.3, 0.7], 8, 0.07),
    ],
  },
  hakama: {
    cut: { hem: 1.0, loose: 1.06, waist: 0.98, flare: 0 },
    top: 'main',
    sleeve: { to: 0.92, widths: [1.35, 1.9, 2.6], hangs: 0.48 },
    legs: 'second',
    legWidth: 1.6,
    skirt: { from: 0.7, to: 1.9, flare: 0.55, colour: 'second' },
    shoes: 'sandal',
    shoeColour: () => WHITE,
    details: [
      pattern.pleats(16, [0.82, 1.88]),
      pattern.seam(
        [
          [0, 1.05],
          [0, 1.88],
        ],
        (c) => shade(c.main, -0.22),
        0.07,
      ),
      cloth.band(0.7, 0.82, (c) => shade(c.main, -0.05)),
    ],
    collar: cloth.wrapFront(
      (c) => shade(c.main, 0.08),
      () => WHITE,
    ),
  },
  kamishimo: {
    cut: { hem: 1.0, loose: 1.06, waist: 0.98, flare: 0 },
    top: (c) => shade(c.main, 0.1),
    sleeve: { to: 0.92, widths: [1.35, 1.85, 2.5], colour: (c) => shade(c.main, 0.1), hangs: 0.45 },
    legs: 'second',
    legWidth: 1.6,
    skirt: { from: 0.7, to: 1.92, flare: 0.6, colour: 'second' },
    shoes: 'sandal',
    shoeColour: () => WHITE,
    details: [pattern.pleats(16, [0.82, 1.9]), cloth.band(0.7, 0.84, (c) => shade(c.main, -0.06))],
    collar: cloth.wrapFront(
      () => WHITE,
      () => WHITE,
    ),
    over: kamishimoWings,
  },
  kasaya: {
    cut: { hem: 1.9, loose: 1.1, waist: 1.04, flare: 0.34 },
    top: 'second',
    sleeve: { to: 0.96, widths: [1.35, 1.75, 2.4], hangs: 0.4 },
    legs: 'second',
    legWidth: 1,
    shoes: 'sandal',
    details: [cloth.folds(0.8), cloth.wrapFront((c) => shade(c.second, -0.08), 'second'), kasayaOver],
  },
} as const satisfies Record<string, Outfit>;
