import { mix, oklch, shade } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle, type Point } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { curve, limbShape, starShape } from '../shapes.ts';
import type { Hero, HeroPose } from './hero-design.ts';

const SHOULDER: Point = { x: 100, y: 112 };

/** Where the hands are: of the near arm, which holds something, and of the far one. */
const HANDS: Readonly<Record<HeroPose, { near: Point; far: Point }>> = {
  stand: { near: { x: 196, y: 226 }, far: { x: -188, y: 240 } },
  raise: { near: { x: 262, y: 34 }, far: { x: -188, y: 240 } },
  ready: { near: { x: 236, y: 160 }, far: { x: -236, y: 150 } },
  hip: { near: { x: 232, y: 190 }, far: { x: -128, y: 250 } },
  leap: { near: { x: 270, y: 56 }, far: { x: -262, y: 96 } },
};

/** Where the hand is that holds something. */
export const handOf = ({ pose }: Hero): Point => HANDS[pose].near;
export const farHandOf = ({ pose }: Hero): Point => HANDS[pose].far;

const LONG: ReadonlySet<Hero['outfit']> = new Set<Hero['outfit']>(['robe']);

export function drawCapeBehind({ painter }: Easel, { cape, pose }: Hero): void {
  if (!cape) {
    return;
  }
  const sway = pose === 'leap' || pose === 'ready' ? 80 : 20;
  painter.form(
    blob([
      { x: -90, y: 70 },
      { x: 90, y: 70 },
      { x: 220 + sway * 0.4, y: 280 },
      { x: 250 + sway, y: 420 },
      { x: 60, y: 390 },
      { x: -90, y: 430 },
      { x: -250 - sway * 0.6, y: 410 },
      { x: -190, y: 240 },
    ]),
    cape,
  );
}

export function drawLegs({ painter }: Easel, { outfit, colours, pose, skin }: Hero): void {
  if (LONG.has(outfit)) {
    return;
  }
  const [cloth, trim, shine] = colours;
  const isBare = outfit === 'sailor' || outfit === 'dress';
  const leg = isBare ? skin : shade(outfit === 'armour' ? trim : cloth, -0.08);
  const feet: readonly [Point, Point] =
    pose === 'leap'
      ? [
          { x: -150, y: 400 },
          { x: 150, y: 340 },
        ]
      : [
          { x: pose === 'ready' ? -104 : -66, y: 420 },
          { x: pose === 'ready' ? 104 : 66, y: 420 },
        ];
  feet.forEach((foot, index) => {
    const side = index === 0 ? -1 : 1;
    painter.form(limbShape({ x: side * 54, y: 270 }, { x: foot.x, y: foot.y - 10 }, 92, 78), leg);
    painter.form(
      blob([
        { x: foot.x - 52, y: foot.y - 36 },
        { x: foot.x + 50, y: foot.y - 36 },
        { x: foot.x + 54 + side * 22, y: foot.y + 26 },
        { x: foot.x + side * 14, y: foot.y + 42 },
        { x: foot.x - 54 + side * 22, y: foot.y + 26 },
      ]),
      outfit === 'armour' ? shine : shade(trim, -0.14),
    );
  });
}

/** One arm: the far one behind the body, the near one before what it holds. */
export function drawArms({ painter }: Easel, hero: Hero, which: 'near' | 'far'): void {
  const { colours, outfit, skin, pose } = hero;
  const side = which === 'near' ? 1 : -1;
  const hand = HANDS[pose][which];
  const sleeve = outfit === 'vest' || outfit === 'armour' ? colours[1] : colours[0];
  const shoulder = { x: side * SHOULDER.x, y: SHOULDER.y };
  const wrist = { x: hand.x * 0.86 + shoulder.x * 0.14, y: hand.y * 0.86 + shoulder.y * 0.14 };
  painter.form(
    limbShape(shoulder, wrist, 82, outfit === 'robe' ? 118 : 74),
    shade(sleeve, which === 'far' ? -0.05 : 0),
  );
  if (outfit === 'armour') {
    painter.form(ellipse(shoulder.x + side * 10, shoulder.y - 8, 62, 54), colours[2], { round: true });
  }
  painter.form(
    ellipse(hand.x, hand.y, 40, 39),
    outfit === 'suit' || outfit === 'wrap' ? shade(colours[1], -0.05) : skin,
    {
      round: true,
    },
  );
}

/** The trunk with its clothes. */
export function drawBody(easel: Easel, hero: Hero): void {
  const { painter } = easel;
  const { outfit, colours, skin } = hero;
  const [cloth, trim] = colours;
  const hem = LONG.has(outfit) ? 440 : 318;
  const wide = { robe: 250, dress: 206, poncho: 220, coat: 176 }[outfit as string] ?? 138;
  painter.form(ellipse(0, 76, 54, 44), shade(skin, -0.06));
  painter.form(
    blob(
      [
        { x: -70, y: 66 },
        { x: 70, y: 66 },
        { x: 128, y: 118 },
        { x: wide, y: hem },
        { x: 0, y: hem + 24 },
        { x: -wide, y: hem },
        { x: -128, y: 118 },
      ],
      0.35,
    ),
    cloth,
  );
  DETAILS[outfit](easel, hero);
  if (outfit !== 'poncho') {
    painter.patch(rectangle(-wide * 0.68, 238, wide * 1.36, 26, 12), shade(trim, -0.1));
  }
}

const DETAILS: Readonly<Record<Hero['outfit'], (easel: Easel, hero: Hero) => void>> = {
  sailor: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -112, y: 74 },
        { x: 112, y: 74 },
        { x: 84, y: 150 },
        { x: 0, y: 186 },
        { x: -84, y: 150 },
      ]),
      trim,
    );
    painter.form(
      polygon([
        { x: 0, y: 160 },
        { x: 56, y: 138 },
        { x: 50, y: 200 },
        { x: 0, y: 170 },
        { x: -50, y: 200 },
        { x: -56, y: 138 },
      ]),
      shine,
    );
    painter.form(
      polygon([
        { x: -128, y: 262 },
        { x: 128, y: 262 },
        { x: 188, y: 348 },
        { x: -188, y: 348 },
      ]),
      trim,
    );
    for (const x of [-90, -30, 30, 90]) {
      painter.stroke(curve({ x: x * 0.8, y: 266 }, { x, y: 300 }, { x: x * 1.3, y: 344 }), shade(trim, -0.16), 6);
    }
  },
  hoodie: ({ painter }, { colours: [cloth, trim] }) => {
    painter.form(
      blob([
        { x: -120, y: 70 },
        { x: 120, y: 70 },
        { x: 90, y: 132 },
        { x: 0, y: 150 },
        { x: -90, y: 132 },
      ]),
      shade(cloth, 0.05),
    );
    painter.form(rectangle(-74, 206, 148, 74, 26), shade(cloth, -0.06));
    painter.patch(starShape({ x: 0, y: 180, outer: 34, inner: 16, points: 5 }), trim);
  },
  dress: ({ painter }, { colours: [cloth, trim, shine] }) => {
    painter.form(
      blob([
        { x: -206, y: 306 },
        { x: -90, y: 346 },
        { x: 0, y: 322 },
        { x: 90, y: 346 },
        { x: 206, y: 306 },
        { x: 180, y: 362 },
        { x: 0, y: 376 },
        { x: -180, y: 362 },
      ]),
      shade(cloth, 0.1),
    );
    painter.form(ellipse(-44, 92, 56, 26, 0.3), trim);
    painter.form(ellipse(44, 92, 56, 26, -0.3), trim);
    painter.form(ellipse(0, 96, 22, 22), shine);
  },
  armour: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      blob(
        [
          { x: -118, y: 88 },
          { x: 118, y: 88 },
          { x: 132, y: 200 },
          { x: 0, y: 246 },
          { x: -132, y: 200 },
        ],
        0.4,
      ),
      shine,
    );
    painter.stroke(curve({ x: 0, y: 96 }, { x: 6, y: 170 }, { x: 0, y: 240 }), shade(shine, -0.25), 7);
    painter.form(starShape({ x: 0, y: 156, outer: 36, inner: 15, points: 4 }), trim);
    for (const x of [-96, -32, 32, 96]) {
      painter.form(
        polygon([
          { x: x - 34, y: 256 },
          { x: x + 34, y: 256 },
          { x: x * 1.2 + 26, y: 340 },
          { x: x * 1.2, y: 358 },
          { x: x * 1.2 - 26, y: 340 },
        ]),
        shade(shine, -0.06),
      );
    }
  },
  robe: ({ painter, random }, { colours: [cloth, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -34, y: 80 },
        { x: 34, y: 80 },
        { x: 74, y: 446 },
        { x: -74, y: 446 },
      ]),
      trim,
    );
    for (const side of [-1, 1]) {
      painter.form(
        polygon([
          { x: side * 30, y: 74 },
          { x: side * 120, y: 92 },
          { x: side * 112, y: 150 },
          { x: side * 40, y: 190 },
        ]),
        shade(cloth, 0.1),
      );
      for (const y of [290, 350, 400]) {
        painter.patch(starShape({ x: side * random.between(110, 190), y, outer: 18, inner: 7, points: 4 }), shine);
      }
    }
    painter.form(ellipse(0, 186, 26, 26), shine, { round: true });
  },
  coat: ({ painter }, { colours: [cloth, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -44, y: 74 },
        { x: 44, y: 74 },
        { x: 54, y: 330 },
        { x: -54, y: 330 },
      ]),
      mix(trim, oklch(0.95, 0.02, 90), 0.6),
    );
    for (const side of [-1, 1]) {
      painter.form(
        polygon([
          { x: side * 36, y: 66 },
          { x: side * 132, y: 84 },
          { x: side * 104, y: 176 },
          { x: side * 56, y: 206 },
        ]),
        trim,
      );
      for (const y of [206, 284]) {
        painter.form(ellipse(side * 74, y, 13, 13), shine);
      }
      painter.stroke(
        curve({ x: side * 60, y: 210 }, { x: side * 66, y: 270 }, { x: side * 60, y: 336 }),
        shade(cloth, -0.18),
        7,
      );
    }
  },
  suit: ({ painter }, { colours: [, trim, shine] }) => {
    painter.stroke(curve({ x: -118, y: 120 }, { x: 0, y: 190 }, { x: 118, y: 120 }), trim, 20);
    painter.stroke(curve({ x: 0, y: 160 }, { x: 0, y: 200 }, { x: 0, y: 312 }), trim, 12);
    painter.form(starShape({ x: 0, y: 164, outer: 34, inner: 26, points: 6 }), shine, { luminous: true });
  },
  poncho: ({ painter }, { colours: [, trim, shine] }) => {
    painter.within(
      blob(
        [
          { x: -70, y: 66 },
          { x: 70, y: 66 },
          { x: 128, y: 118 },
          { x: 220, y: 318 },
          { x: 0, y: 342 },
          { x: -220, y: 318 },
          { x: -128, y: 118 },
        ],
        0.35,
      ),
      () => {
        [170, 214, 262, 300].forEach((y, index) => {
          painter.stroke(
            curve({ x: -230, y: y + 24 }, { x: 0, y: y - 30 }, { x: 230, y: y + 24 }),
            index % 2 ? shine : trim,
            index % 2 ? 12 : 26,
          );
        });
      },
    );
  },
  vest: ({ painter }, { colours: [cloth, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -50, y: 78 },
        { x: 50, y: 78 },
        { x: 60, y: 324 },
        { x: -60, y: 324 },
      ]),
      trim,
    );
    painter.form(
      polygon([
        { x: -92, y: 72 },
        { x: 92, y: 72 },
        { x: 30, y: 168 },
        { x: 0, y: 148 },
        { x: -30, y: 168 },
      ]),
      oklch(0.56, 0.19, 28),
    );
    painter.form(starShape({ x: -94, y: 178, outer: 36, inner: 17, points: 5 }), shine);
    painter.stroke(curve({ x: 62, y: 130 }, { x: 80, y: 230 }, { x: 66, y: 320 }), shade(cloth, -0.16), 7);
    painter.form(rectangle(-34, 232, 68, 40, 8), shine);
  },
  wrap: ({ painter }, { colours: [, trim] }) => {
    painter.stroke(curve({ x: -112, y: 90 }, { x: 10, y: 170 }, { x: 70, y: 240 }), trim, 16);
    painter.stroke(curve({ x: 112, y: 90 }, { x: -10, y: 170 }, { x: -70, y: 240 }), trim, 16);
    painter.form(
      polygon([
        { x: -150, y: 66 },
        { x: 0, y: 38 },
        { x: 150, y: 66 },
        { x: 120, y: 132 },
        { x: 0, y: 152 },
        { x: -120, y: 132 },
      ]),
      trim,
    );
    painter.form(
      polygon([
        { x: -110, y: 96 },
        { x: -330, y: 40 },
        { x: -390, y: 112 },
        { x: -300, y: 108 },
        { x: -330, y: 170 },
        { x: -104, y: 130 },
      ]),
      trim,
    );
  },
};
