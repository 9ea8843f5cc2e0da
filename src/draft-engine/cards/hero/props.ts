import { oklch, shade, type Colour } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { curve, limbShape, starShape } from '../shapes.ts';
import { farHandOf, handOf } from './body.ts';
import type { Hero, HeroProp } from './hero-design.ts';

type Draw = (easel: Easel, hero: Hero) => void;

const STEEL = oklch(0.86, 0.02, 240);
const WOOD = oklch(0.5, 0.08, 55);
const GOLD = oklch(0.82, 0.14, 88);

/** A blade from the hand upwards, in units of its own. */
function blade(
  { painter }: Easel,
  {
    colour,
    length,
    width,
    curved = 0,
    guard,
  }: { colour: Colour; length: number; width: number; curved?: number; guard: Colour },
): void {
  painter.form(limbShape({ x: 0, y: 60 }, { x: 0, y: -20 }, 26), shade(guard, -0.25));
  painter.form((pen) => {
    pen.moveTo(-width / 2, -30);
    pen.quadraticCurveTo(-width / 2 + curved, -length * 0.6, curved * 2, -length);
    pen.quadraticCurveTo(width * 0.9 + curved, -length * 0.6, width / 2, -30);
    pen.closePath();
  }, colour);
  painter.stroke(
    curve({ x: 0, y: -44 }, { x: curved, y: -length * 0.5 }, { x: curved * 1.8, y: -length * 0.88 }),
    oklch(1, 0, 0),
    6,
    0.7,
  );
  painter.form(rectangle(-52, -44, 104, 24, 12), guard);
}

const PROPS: Readonly<Record<HeroProp, Draw>> = {
  none: () => {},
  katana: (easel, { colours: [, , shine] }) =>
    blade(easel, { colour: STEEL, length: 430, width: 34, curved: 34, guard: shine }),
  sabre: (easel) => blade(easel, { colour: STEEL, length: 340, width: 54, curved: 54, guard: GOLD }),
  sword: (easel, { colours: [, trim] }) => {
    blade(easel, { colour: STEEL, length: 440, width: 76, guard: GOLD });
    easel.painter.form(ellipse(0, 78, 26, 26), trim);
  },
  spear: ({ painter }, { colours: [, trim] }) => {
    painter.form(limbShape({ x: 0, y: 240 }, { x: 0, y: -300 }, 24), WOOD);
    painter.form(
      polygon([
        { x: 0, y: -470 },
        { x: 52, y: -350 },
        { x: 20, y: -290 },
        { x: -20, y: -290 },
        { x: -52, y: -350 },
      ]),
      STEEL,
    );
    painter.form(
      blob([
        { x: -40, y: -290 },
        { x: 40, y: -290 },
        { x: 60, y: -210 },
        { x: 0, y: -236 },
        { x: -60, y: -210 },
      ]),
      trim,
    );
  },
  shuriken: ({ painter }, { colours: [, , shine] }) => {
    painter.form(starShape({ x: 0, y: -30, outer: 118, inner: 36, points: 4, turn: 0.35 }), shine);
    painter.patch(ellipse(0, -30, 24, 24), oklch(0.2, 0.02, 270));
  },
  blaster: ({ painter }, { colours: [, , shine] }) => {
    painter.form(
      polygon([
        { x: -30, y: 50 },
        { x: 20, y: 60 },
        { x: 40, y: -10 },
        { x: -14, y: -10 },
      ]),
      WOOD,
    );
    painter.form(rectangle(-40, -62, 160, 58, 22), oklch(0.62, 0.09, 210));
    painter.form(rectangle(106, -54, 74, 42, 18), shine);
    painter.form(ellipse(188, -33, 22, 32), GOLD);
    painter.glow(214, -33, 90, shine, 0.9);
  },
  staff: ({ painter }, { colours: [, , shine] }) => {
    painter.form(limbShape({ x: 8, y: 250 }, { x: 0, y: -230 }, 26), WOOD);
    painter.stroke(curve({ x: -62, y: -300 }, { x: -70, y: -210 }, { x: 0, y: -216 }), WOOD, 24);
    painter.stroke(curve({ x: 62, y: -300 }, { x: 70, y: -210 }, { x: 0, y: -216 }), WOOD, 24);
    painter.glow(0, -300, 190, shine, 0.9);
    painter.form(ellipse(0, -300, 54, 54), shine, { round: true });
    painter.patch(ellipse(-18, -320, 15, 12), oklch(1, 0, 0), 0.9);
  },
  orb: ({ painter }, { colours: [, , shine] }) => {
    painter.glow(20, -90, 220, shine, 1);
    painter.form(ellipse(20, -90, 84, 84), shine, { round: true });
    painter.patch(starShape({ x: 20, y: -90, outer: 46, inner: 14, points: 4 }), oklch(1, 0, 0), 0.85);
  },
  book: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -110, y: -60 },
        { x: 0, y: -36 },
        { x: 110, y: -60 },
        { x: 110, y: 56 },
        { x: 0, y: 84 },
        { x: -110, y: 56 },
      ]),
      shade(trim, -0.1),
    );
    painter.form(
      polygon([
        { x: -96, y: -70 },
        { x: 0, y: -44 },
        { x: 96, y: -70 },
        { x: 96, y: 40 },
        { x: 0, y: 66 },
        { x: -96, y: 40 },
      ]),
      oklch(0.96, 0.02, 90),
    );
    painter.stroke(curve({ x: 0, y: -44 }, { x: 0, y: 0 }, { x: 0, y: 66 }), shade(trim, -0.1), 6);
    painter.form(starShape({ x: 0, y: -170, outer: 44, inner: 14, points: 4 }), shine, { luminous: true });
    painter.form(starShape({ x: -76, y: -126, outer: 24, inner: 8, points: 4 }), shine, { luminous: true });
  },
  lasso: ({ painter }) => {
    painter.stroke(ellipse(24, -210, 136, 52, -0.2), oklch(0.74, 0.09, 75), 20);
    painter.stroke(curve({ x: 0, y: 0 }, { x: -70, y: -80 }, { x: -40, y: -166 }), oklch(0.74, 0.09, 75), 20);
  },
  guitar: ({ painter }, { colours: [, , shine] }) => {
    painter.at({ x: -110, y: 70, rotation: 1.05 }, () => {
      painter.form(limbShape({ x: 0, y: 0 }, { x: 0, y: -330 }, 40), shade(WOOD, -0.14));
      painter.form(
        blob([
          { x: 0, y: 120 },
          { x: 118, y: 70 },
          { x: 76, y: -30 },
          { x: 86, y: -110 },
          { x: 0, y: -140 },
          { x: -86, y: -110 },
          { x: -76, y: -30 },
          { x: -118, y: 70 },
        ]),
        shine,
      );
      painter.patch(ellipse(0, -30, 40, 40), oklch(0.25, 0.04, 50));
      painter.stroke(curve({ x: 0, y: 70 }, { x: 0, y: -100 }, { x: 0, y: -330 }), STEEL, 5);
    });
  },
  sceptre: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(limbShape({ x: 0, y: 210 }, { x: 0, y: -210 }, 28), shine);
    painter.form(ellipse(0, -262, 70, 70), trim, { round: true });
    painter.stroke(ellipse(0, -262, 100, 30, -0.3), shine, 14);
    painter.form(starShape({ x: 0, y: -368, outer: 46, inner: 18, points: 4 }), shine);
  },
  planet: ({ painter }, { colours: [, trim, shine] }) => {
    painter.glow(20, -120, 240, trim, 0.8);
    painter.form(ellipse(20, -120, 96, 96), trim, { round: true });
    painter.stroke(curve({ x: -60, y: -140 }, { x: 20, y: -110 }, { x: 104, y: -150 }), shade(trim, 0.14), 20, 0.7);
    painter.stroke(ellipse(20, -120, 166, 44, -0.3), shine, 16);
  },
  daggers: (easel, hero) => {
    const dagger = (): void =>
      blade(easel, { colour: STEEL, length: 240, width: 44, curved: 8, guard: hero.colours[1] });
    easel.painter.at({ rotation: 0.25 }, dagger);
    const [near, far] = [handOf(hero), farHandOf(hero)];
    easel.painter.at({ x: far.x - near.x, y: far.y - near.y, rotation: -0.6 }, dagger);
  },
  star_wand: ({ painter }, { colours: [, , shine] }) => {
    painter.form(limbShape({ x: 0, y: 60 }, { x: 0, y: -150 }, 24), oklch(0.97, 0.01, 90));
    painter.form(starShape({ x: 0, y: -210, outer: 92, inner: 42, points: 5 }), shine);
  },
  cake: ({ painter }, { colours: [, , shine] }) => {
    painter.form(
      polygon([
        { x: -80, y: -40 },
        { x: 110, y: -70 },
        { x: 110, y: 24 },
        { x: -80, y: 40 },
      ]),
      oklch(0.9, 0.07, 85),
    );
    painter.form(
      polygon([
        { x: -84, y: -86 },
        { x: 112, y: -112 },
        { x: 112, y: -58 },
        { x: -84, y: -30 },
      ]),
      shine,
    );
    painter.form(ellipse(20, -122, 34, 36), oklch(0.6, 0.22, 22), { round: true });
  },
};

/** How a thing lies in the hand. */
const TILT: Readonly<Partial<Record<HeroProp, number>>> = {
  katana: 0.42,
  sabre: 0.5,
  sword: 0.22,
  daggers: 0.3,
  spear: 0.1,
};

/** What is held in the near hand. */
export const drawProp: Draw = (easel, hero) => {
  const { x, y } = handOf(hero);
  easel.painter.at({ x, y, rotation: TILT[hero.prop] ?? 0 }, () => PROPS[hero.prop](easel, hero));
};
