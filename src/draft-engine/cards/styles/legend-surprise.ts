import { oklch, type Colour } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle } from '../../picture/shape.ts';
import type { ColourName, DrawnFigure } from '../../story/figure-spec.ts';
import { CARD, type CardArt, type Easel } from '../art.ts';
import { drawFigure, figureSeed } from '../figure.ts';
import { fade, halo, rays, sparkles } from '../grounds.ts';
import { turned } from '../palette.ts';
import { curve, starShape } from '../shapes.ts';

const VESSELS = ['egg', 'gift', 'chest'] as const;
const COLOURS: readonly ColourName[] = [
  'crimson',
  'teal',
  'violet',
  'gold',
  'sky',
  'rose',
  'lime',
  'indigo',
  'white',
  'orange',
];

/** A creature of legend that comes out of an egg, a gift or a chest. */
export const legendSurprise: CardArt = (random) => {
  const hue = random.between(0, 360);
  const colours: [ColourName, ColourName] = [
    random.pick(COLOURS),
    random.pick(['gold', 'cream', 'pink', 'silver'] as const),
  ];
  const seed = figureSeed(random.below(1e9));
  const kind = random.below(5);
  const figure: DrawnFigure =
    kind < 3
      ? {
          kind: 'animal',
          species: random.pick(['dragon', 'dragon', 'unicorn', 'monster', 'dinosaur', 'lion', 'owl'] as const),
          colours,
          hat: random.pick(['none', 'none', 'crown'] as const),
          accessories: [],
          size: 'usual',
          seed,
        }
      : {
          kind: 'spirit',
          element: random.pick(['star', 'fire', 'moon', 'sun', 'ghost', 'cloud', 'snow', 'water', 'light'] as const),
          colours,
          size: 'usual',
          seed,
        };
  const state = {
    pose: random.pick(['cheer', 'wave', 'hands_up'] as const),
    emotion: random.pick(['happy', 'excited', 'surprised'] as const),
    turn: random.between(-0.25, 0.25),
  };
  const vessel = random.pick(VESSELS);
  return {
    look: 'storybook',
    frame: { paper: oklch(0.3, 0.1, hue), line: oklch(0.72, 0.18, turned(hue, 180)) },
    ground: (easel) => {
      fade(easel, [oklch(0.42, 0.15, hue), oklch(0.7, 0.15, turned(hue, 60)), oklch(0.86, 0.12, turned(hue, 110))]);
      for (let band = 0; band < 7; band++) {
        easel.painter.stroke(ellipse(0, 420, 560 + band * 62, 640 + band * 66), oklch(0.82, 0.14, band * 51), 64, 0.3);
      }
      rays(easel, oklch(0.98, 0.06, 95), { count: 20, alpha: 0.35, y: 200 });
      halo(easel, oklch(0.99, 0.07, 95), { radius: 600, y: 60 });
      confetti(easel);
      sparkles(easel, oklch(1, 0.02, 95), { count: 60, most: 15 });
    },
    size: 1.0,
    subject: (easel) => {
      const { painter } = easel;
      drawVessel(easel, vessel, hue, 'behind');
      painter.at({ y: -110, scale: 1 }, () =>
        drawFigure({ ...easel, scale: easel.scale }, figure, { look: 'storybook', state }),
      );
      drawVessel(easel, vessel, hue, 'before');
    },
  };
};

function confetti({ painter, random }: Easel): void {
  for (let piece = 0; piece < 80; piece++) {
    painter.at(
      { x: random.between(-480, 480), y: random.between(-CARD.height / 2, 500), rotation: random.between(0, 6) },
      () => painter.patch(rectangle(-12, -6, 24, 12, 4), oklch(0.78, 0.18, random.between(0, 360)), 0.9),
    );
  }
}

function drawVessel(
  { painter }: Easel,
  vessel: (typeof VESSELS)[number],
  hue: number,
  side: 'behind' | 'before',
): void {
  const main = oklch(0.7, 0.16, turned(hue, 200));
  const trim = oklch(0.86, 0.14, 90);
  const isBehind = side === 'behind';
  switch (vessel) {
    case 'egg':
      return isBehind ? painter.form(ellipse(0, 230, 290, 90), oklch(0.6, 0.06, 80)) : egg(main, trim);
    case 'gift':
      return isBehind ? gift(main, trim) : giftFront(main, trim);
    case 'chest':
      return isBehind ? chest() : chestFront(trim);
  }

  function egg(colour: Colour, spot: Colour): void {
    const shell = polygon([
      { x: -300, y: 230 },
      { x: -220, y: 170 },
      { x: -150, y: 250 },
      { x: -60, y: 180 },
      { x: 20, y: 256 },
      { x: 110, y: 176 },
      { x: 190, y: 246 },
      { x: 300, y: 190 },
      { x: 282, y: 330 },
      { x: 190, y: 450 },
      { x: 0, y: 490 },
      { x: -190, y: 450 },
      { x: -282, y: 330 },
    ]);
    painter.form(shell, colour, { round: true });
    painter.within(shell, () => {
      for (const [x, y, size] of [
        [-170, 340, 48],
        [0, 400, 60],
        [180, 330, 44],
        [80, 290, 24],
        [-70, 300, 22],
      ] as const) {
        painter.patch(ellipse(x, y, size, size * 0.86), spot, 0.9);
      }
    });
  }
  function gift(colour: Colour, ribbon: Colour): void {
    painter.at({ x: -260, y: 60, rotation: -0.5 }, () => {
      painter.form(rectangle(-170, -40, 340, 84, 16), colour);
      painter.form(rectangle(-30, -40, 60, 84), ribbon);
      for (const one of [-1, 1]) {
        painter.form(
          blob([
            { x: 0, y: -46 },
            { x: one * 120, y: -130 },
            { x: one * 110, y: -40 },
          ]),
          ribbon,
        );
      }
    });
    painter.form(rectangle(-290, 190, 580, 90, 10), oklch(0.36, 0.09, turned(hue, 200)));
  }
  function giftFront(colour: Colour, ribbon: Colour): void {
    painter.form(
      polygon([
        { x: -310, y: 240 },
        { x: 310, y: 240 },
        { x: 280, y: 490 },
        { x: -280, y: 490 },
      ]),
      colour,
    );
    painter.form(
      polygon([
        { x: -50, y: 240 },
        { x: 50, y: 240 },
        { x: 46, y: 490 },
        { x: -46, y: 490 },
      ]),
      ribbon,
    );
    painter.form(starShape({ x: 0, y: 350, outer: 86, inner: 40, points: 5 }), oklch(0.97, 0.06, 95));
  }
  function chest(): void {
    painter.form(
      blob(
        [
          { x: -330, y: 240 },
          { x: -320, y: -60 },
          { x: 0, y: -170 },
          { x: 320, y: -60 },
          { x: 330, y: 240 },
        ],
        0.3,
      ),
      oklch(0.42, 0.09, 50),
    );
    painter.form(
      blob(
        [
          { x: -270, y: 230 },
          { x: -260, y: -30 },
          { x: 0, y: -110 },
          { x: 260, y: -30 },
          { x: 270, y: 230 },
        ],
        0.3,
      ),
      oklch(0.26, 0.05, 50),
    );
  }
  function chestFront(metal: Colour): void {
    for (const [x, y] of [
      [-220, 230],
      [-130, 210],
      [150, 214],
      [230, 236],
      [60, 236],
    ] as const) {
      painter.form(ellipse(x, y, 48, 44), metal, { round: true });
    }
    painter.form(rectangle(-330, 250, 660, 240, 26), oklch(0.5, 0.1, 52));
    for (const x of [-250, 190]) {
      painter.form(rectangle(x, 250, 60, 240), metal);
    }
    painter.form(rectangle(-62, 250, 124, 110, 20), metal);
    painter.patch(ellipse(0, 296, 20, 22), oklch(0.24, 0.04, 50));
    painter.stroke(curve({ x: -330, y: 268 }, { x: 0, y: 268 }, { x: 330, y: 268 }), oklch(0.36, 0.08, 50), 10);
  }
}
