import { oklch, shade, type Colour } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle, type Shape } from '../../picture/shape.ts';
import type { CardArt, Easel } from '../art.ts';
import { fade, halftone, rays } from '../grounds.ts';
import { curve, dropShape, smileShape, starShape } from '../shapes.ts';

const THINGS = ['cup', 'bulb', 'onion', 'dice', 'tv', 'pear', 'star', 'egg', 'radish', 'clock'] as const;
type Thing = (typeof THINGS)[number];
const MOODS = ['jolly', 'sly', 'wow', 'grump'] as const;
const HATS = ['none', 'bowler', 'boater', 'top', 'flower'] as const;

interface Toon {
  thing: Thing;
  hue: number;
  mood: (typeof MOODS)[number];
  hat: (typeof HATS)[number];
  dance: number;
  look: number;
}

const INK = oklch(0.2, 0.02, 60);
const PAPER = oklch(0.94, 0.05, 88);

/** A thing that lives, with limbs of rubber and white gloves, of the cinema's first cartoons. */
export const retroCartoon: CardArt = (random) => {
  const toon: Toon = {
    thing: random.pick(THINGS),
    hue: random.pick([25, 55, 90, 195, 340, 145]),
    mood: random.pick(MOODS),
    hat: random.pick(HATS),
    dance: random.below(4),
    look: random.between(-1, 1),
  };
  const kind = random.below(3);
  return {
    look: 'cel',
    frame: { paper: oklch(0.86, 0.05, 80), line: oklch(0.3, 0.04, 50) },
    ground: (easel) => {
      fade(easel, [PAPER, oklch(0.84, 0.07, 75)]);
      if (kind === 0) {
        rays(easel, oklch(0.78, 0.09, toon.hue), { count: 14, alpha: 0.8, y: 40 });
      } else if (kind === 1) {
        easel.painter.patch(ellipse(0, -20, 430, 430), oklch(0.72, 0.12, toon.hue));
        for (const radius of [470, 520, 575]) {
          easel.painter.stroke(ellipse(0, -20, radius, radius), oklch(0.72, 0.12, toon.hue), 16, 0.8);
        }
      } else {
        easel.painter.patch(
          polygon([
            { x: -500, y: -700 },
            { x: -200, y: -700 },
            { x: -330, y: 700 },
            { x: -500, y: 700 },
          ]),
          oklch(0.5, 0.13, toon.hue),
        );
        easel.painter.patch(
          polygon([
            { x: 500, y: -700 },
            { x: 200, y: -700 },
            { x: 330, y: 700 },
            { x: 500, y: 700 },
          ]),
          oklch(0.5, 0.13, toon.hue),
        );
      }
      halftone(easel, oklch(0.5, 0.07, 60), { alpha: 0.4, step: 30 });
      easel.painter.patch(ellipse(0, 520, 420, 60), oklch(0.4, 0.05, 60), 0.5);
    },
    subject: (easel) => drawToon(easel, toon),
  };
};

const BODIES: Readonly<Record<Thing, Shape>> = {
  cup: (pen) => {
    pen.moveTo(-200, -190);
    pen.lineTo(200, -190);
    pen.bezierCurveTo(200, 60, 150, 190, 0, 190);
    pen.bezierCurveTo(-150, 190, -200, 60, -200, -190);
    pen.closePath();
  },
  bulb: (pen) => {
    pen.moveTo(-80, 170);
    pen.bezierCurveTo(-80, 90, -230, 60, -230, -90);
    pen.bezierCurveTo(-230, -330, 230, -330, 230, -90);
    pen.bezierCurveTo(230, 60, 80, 90, 80, 170);
    pen.closePath();
  },
  onion: dropShape(0, -10, 190),
  dice: rectangle(-190, -200, 380, 380, 60),
  tv: rectangle(-230, -190, 460, 350, 60),
  pear: blob([
    { x: 0, y: -270 },
    { x: 110, y: -180 },
    { x: 140, y: -40 },
    { x: 215, y: 90 },
    { x: 110, y: 195 },
    { x: -110, y: 195 },
    { x: -215, y: 90 },
    { x: -140, y: -40 },
    { x: -110, y: -180 },
  ]),
  star: starShape({ x: 0, y: -20, outer: 280, inner: 170, points: 5 }),
  egg: ellipse(0, -30, 190, 230),
  radish: blob([
    { x: -180, y: -170 },
    { x: 0, y: -220 },
    { x: 180, y: -170 },
    { x: 190, y: 0 },
    { x: 90, y: 130 },
    { x: 0, y: 230 },
    { x: -90, y: 130 },
    { x: -190, y: 0 },
  ]),
  clock: ellipse(0, -30, 225, 225),
};

/** Where the face of some things is. */
const FACE_HEIGHTS: Readonly<Partial<Record<Thing, number>>> = { bulb: -70, pear: 20 };

function drawToon(easel: Easel, toon: Toon): void {
  const { painter } = easel;
  const colour = toon.thing === 'onion' || toon.thing === 'egg' ? oklch(0.93, 0.04, 85) : oklch(0.7, 0.14, toon.hue);
  drawLegs(easel, toon);
  drawArm(easel, toon, -1);
  if (toon.thing === 'cup') {
    painter.stroke(ellipse(226, -40, 84, 92), INK, 54);
    painter.stroke(ellipse(226, -40, 84, 92), colour, 34);
  }
  painter.stroke(BODIES[toon.thing], INK, 22);
  painter.form(BODIES[toon.thing], colour, { round: true, modelling: 0.5 });
  PARTS[toon.thing](easel, colour);
  painter.at({ y: FACE_HEIGHTS[toon.thing] ?? -20 }, () => drawToonFace(easel, toon));
  drawHat(easel, toon);
  drawArm(easel, toon, 1);
}

/** What belongs to a thing beside its body. */
const PARTS: Readonly<Record<Thing, (easel: Easel, colour: Colour) => void>> = {
  cup: ({ painter }) => {
    painter.patch(ellipse(0, -190, 200, 40), INK);
    painter.patch(ellipse(0, -190, 184, 28), oklch(0.46, 0.09, 45));
  },
  bulb: ({ painter }) => {
    painter.form(rectangle(-84, 120, 168, 90, 20), oklch(0.66, 0.02, 240));
    painter.stroke(curve({ x: -84, y: 164 }, { x: 0, y: 180 }, { x: 84, y: 164 }), INK, 10);
  },
  dice: ({ painter }) => {
    for (const [x, y] of [
      [-120, -130],
      [120, -130],
      [-120, 110],
      [120, 110],
    ] as const) {
      painter.patch(ellipse(x, y, 28, 28), PAPER);
    }
  },
  tv: ({ painter }) => {
    painter.form(rectangle(-190, -156, 380, 280, 70), oklch(0.9, 0.04, 200));
    for (const side of [-1, 1]) {
      painter.stroke(curve({ x: side * 20, y: -196 }, { x: side * 60, y: -280 }, { x: side * 120, y: -340 }), INK, 14);
      painter.patch(ellipse(side * 122, -344, 22, 22), INK);
    }
  },
  onion: (easel) => drawLeaves(easel, -262),
  radish: (easel) => drawLeaves(easel, -206),
  pear: (easel) => drawLeaves(easel, -206),
  clock: ({ painter }) => {
    painter.form(ellipse(0, -30, 184, 184), PAPER);
    for (let hour = 0; hour < 12; hour++) {
      const angle = (hour / 12) * Math.PI * 2;
      painter.patch(ellipse(Math.cos(angle) * 160, -30 + Math.sin(angle) * 160, 10, 10), INK);
    }
  },
  star: drawShine,
  egg: drawShine,
};

function drawShine({ painter }: Easel, colour: Colour): void {
  painter.patch(ellipse(-70, -150, 44, 22, -0.5), shade(colour, 0.16), 0.8);
}

function drawLeaves({ painter }: Easel, y: number): void {
  for (const turn of [-0.6, 0, 0.6]) {
    painter.at({ y, rotation: turn }, () => {
      painter.stroke(ellipse(0, -70, 30, 82), INK, 18);
      painter.form(ellipse(0, -70, 30, 82), oklch(0.62, 0.14, 140));
    });
  }
}

/** Eyes like slices of pie, a nose, and the mood's mouth. */
function drawToonFace({ painter }: Easel, { mood, look }: Toon): void {
  for (const side of [-1, 1]) {
    const x = side * 70;
    painter.patch(ellipse(x, -70, 66, 96), INK);
    painter.patch(ellipse(x, -70, 54, 84), oklch(0.99, 0.01, 90));
    painter.patch(ellipse(x + look * 16, -46, 32, 52), INK);
    painter.patch(
      polygon([
        { x: x + look * 16, y: -46 },
        { x: x + look * 16 + 44, y: -84 },
        { x: x + look * 16 + 44, y: -40 },
      ]),
      oklch(0.99, 0.01, 90),
    );
    if (mood === 'sly' || mood === 'grump') {
      const inner = mood === 'grump' ? -104 : -130;
      painter.stroke(
        curve({ x: side * 10, y: inner }, { x, y: -130 }, { x: side * 140, y: mood === 'grump' ? -170 : -120 }),
        INK,
        24,
      );
    } else {
      painter.stroke(curve({ x: x - 44, y: -190 }, { x, y: -216 }, { x: x + 44, y: -190 }), INK, 15);
    }
  }
  painter.patch(ellipse(0, 14, 30, 24), INK);
  for (const side of [-1, 1]) {
    painter.patch(ellipse(side * 132, 44, 34, 26), oklch(0.66, 0.17, 25), 0.7);
  }
  if (mood === 'wow') {
    painter.patch(ellipse(0, 104, 44, 54), INK);
    painter.patch(ellipse(0, 130, 28, 22), oklch(0.62, 0.19, 25));
  } else if (mood === 'grump') {
    painter.stroke(curve({ x: -74, y: 116 }, { x: 0, y: 56 }, { x: 74, y: 116 }), INK, 18);
  } else {
    const shape = smileShape({ x: 0, y: 50, half: 112, deep: 100, flat: 18 });
    painter.patch(shape, INK);
    painter.within(shape, () => {
      painter.patch(rectangle(-112, 40, 224, 38), oklch(0.99, 0, 0));
      painter.patch(ellipse(0, 152, 66, 46), oklch(0.62, 0.19, 25));
    });
  }
}

const FEET = [
  [
    { x: -120, y: 440 },
    { x: 120, y: 440 },
  ],
  [
    { x: -210, y: 400 },
    { x: 90, y: 440 },
  ],
  [
    { x: -90, y: 440 },
    { x: 240, y: 370 },
  ],
  [
    { x: -150, y: 430 },
    { x: 170, y: 420 },
  ],
] as const;
const HANDS = [
  [
    { x: -350, y: -110 },
    { x: 350, y: -250 },
  ],
  [
    { x: -390, y: 60 },
    { x: 370, y: -210 },
  ],
  [
    { x: -300, y: 190 },
    { x: 400, y: 40 },
  ],
  [
    { x: -360, y: -260 },
    { x: 370, y: -250 },
  ],
] as const;

function drawLegs({ painter }: Easel, { dance }: Toon): void {
  (FEET[dance] ?? FEET[0]).forEach((foot, index) => {
    const side = index === 0 ? -1 : 1;
    painter.stroke(
      curve({ x: side * 70, y: 150 }, { x: side * 150, y: 260 }, { x: foot.x - side * 20, y: foot.y }),
      INK,
      32,
    );
    const shoe = blob([
      { x: foot.x - 70, y: foot.y - 44 },
      { x: foot.x + 40 + side * 30, y: foot.y - 48 },
      { x: foot.x + 70 + side * 60, y: foot.y + 20 },
      { x: foot.x, y: foot.y + 46 },
      { x: foot.x - 90 + side * 40, y: foot.y + 24 },
    ]);
    painter.stroke(shoe, INK, 18);
    painter.form(shoe, oklch(0.5, 0.11, 40), { round: true });
  });
}

function drawArm({ painter }: Easel, { dance }: Toon, side: -1 | 1): void {
  const hand = (HANDS[dance] ?? HANDS[0])[side === -1 ? 0 : 1];
  painter.stroke(curve({ x: side * 190, y: 20 }, { x: side * 330, y: hand.y > 0 ? -40 : 90 }, hand), INK, 30);
  const { x, y } = hand;
  const up = y < 0 ? -1 : 1;
  for (const [dx, dy] of [
    [-44, -50],
    [0, -66],
    [44, -50],
    [-side * 62, 4],
  ] as const) {
    painter.stroke(ellipse(x + dx, y + dy * -up * -1, 27, 32), INK, 16);
    painter.form(ellipse(x + dx, y + dy * -up * -1, 27, 32), oklch(0.99, 0.005, 90));
  }
  painter.stroke(ellipse(x, y, 58, 54), INK, 16);
  painter.form(ellipse(x, y, 58, 54), oklch(0.99, 0.005, 90), { round: true, modelling: 0.4 });
  for (const dx of [-18, 0, 18]) {
    painter.stroke(curve({ x: x + dx, y: y - 16 }, { x: x + dx, y }, { x: x + dx, y: y + 18 }), INK, 7);
  }
}

function drawHat({ painter }: Easel, { hat, thing }: Toon): void {
  if (thing === 'onion' || thing === 'radish' || thing === 'pear' || thing === 'tv') {
    return;
  }
  const y = { cup: -205, bulb: -262, dice: -200, star: -230, egg: -240, clock: -240 }[thing];
  const brim = (colour: Colour): void => {
    painter.stroke(ellipse(0, y, 176, 34), INK, 18);
    painter.form(ellipse(0, y, 176, 34), colour);
  };
  switch (hat) {
    case 'none':
      return;
    case 'bowler':
      painter.form(
        blob([
          { x: -120, y },
          { x: -100, y: y - 120 },
          { x: 100, y: y - 120 },
          { x: 120, y },
        ]),
        oklch(0.28, 0.02, 50),
      );
      return brim(oklch(0.28, 0.02, 50));
    case 'boater':
      painter.form(rectangle(-116, y - 96, 232, 100, 14), oklch(0.88, 0.09, 88));
      painter.patch(rectangle(-116, y - 46, 232, 40), oklch(0.5, 0.17, 25));
      return brim(oklch(0.88, 0.09, 88));
    case 'top':
      painter.form(rectangle(-104, y - 190, 208, 196, 16), oklch(0.26, 0.02, 280));
      painter.patch(rectangle(-104, y - 60, 208, 40), oklch(0.55, 0.15, 25));
      return brim(oklch(0.26, 0.02, 280));
    case 'flower':
      for (let petal = 0; petal < 6; petal++) {
        const angle = (petal / 6) * Math.PI * 2;
        painter.form(ellipse(60 + Math.cos(angle) * 48, y - 40 + Math.sin(angle) * 48, 34, 34), oklch(0.9, 0.06, 20));
      }
      return painter.form(ellipse(60, y - 40, 32, 32), oklch(0.85, 0.14, 88));
  }
}
