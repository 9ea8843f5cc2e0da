import { oklch, shade } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { curve, heartShape, starShape } from '../shapes.ts';
import { HEAD } from './face.ts';
import type { Headgear, Hero } from './hero-design.ts';
import { PIRATES_AND_PILOTS } from './pirates-and-pilots.ts';

type Draw = (easel: Easel, hero: Hero) => void;

const BEHIND: Partial<Record<Headgear, Draw>> = {
  hood: ({ painter }, { colours: [cloth] }) =>
    painter.form(
      blob([
        { x: 0, y: -470 },
        { x: 220, y: -380 },
        { x: 300, y: -160 },
        { x: 270, y: 60 },
        { x: 0, y: 140 },
        { x: -270, y: 60 },
        { x: -300, y: -160 },
        { x: -220, y: -380 },
      ]),
      shade(cloth, -0.04),
    ),
  sun_crown: ({ painter }, { colours: [, , shine] }) => {
    painter.glow(0, HEAD.y, 460, shine, 0.7);
    painter.form(starShape({ x: 0, y: HEAD.y - 20, outer: 384, inner: 320, points: 18 }), shine);
  },
};

/** What of the headgear is behind the head. */
export const drawHeadgearBehind: Draw = (easel, hero) => BEHIND[hero.headgear]?.(easel, hero);

const brim = (easel: Easel, y: number, colour: Parameters<Easel['painter']['form']>[1], wide = 390): void =>
  easel.painter.form(
    blob([
      { x: -wide, y: y - 34 },
      { x: -wide * 0.6, y: y - 6 },
      { x: 0, y: y + 26 },
      { x: wide * 0.6, y: y - 6 },
      { x: wide, y: y - 34 },
      { x: wide * 0.66, y: y - 78 },
      { x: 0, y: y - 70 },
      { x: -wide * 0.66, y: y - 78 },
    ]),
    colour,
  );

const GEAR: Readonly<Record<Headgear, Draw>> = {
  none: () => {},
  bow: ({ painter }, { colours: [, , shine] }) => {
    for (const side of [-1, 1]) {
      painter.form(
        blob([
          { x: 120, y: -350 },
          { x: 120 + side * 96, y: -420 },
          { x: 120 + side * 110, y: -310 },
          { x: 120 + side * 40, y: -320 },
        ]),
        shine,
      );
    }
    painter.form(ellipse(120, -352, 30, 30), shade(shine, -0.1));
  },
  cat_ears: ({ painter }, { hairColour, colours: [, , shine] }) => {
    for (const side of [-1, 1]) {
      painter.form(
        polygon([
          { x: side * 210, y: -270 },
          { x: side * 226, y: -462 },
          { x: side * 70, y: -364 },
        ]),
        hairColour,
      );
      painter.patch(
        polygon([
          { x: side * 190, y: -310 },
          { x: side * 204, y: -420 },
          { x: side * 112, y: -362 },
        ]),
        shine,
        0.8,
      );
    }
  },
  band: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      blob([
        { x: -246, y: -262 },
        { x: 0, y: -226 },
        { x: 246, y: -262 },
        { x: 246, y: -204 },
        { x: 0, y: -166 },
        { x: -246, y: -204 },
      ]),
      trim,
    );
    painter.form(rectangle(-92, -250, 184, 66, 14), shine);
    painter.form(
      polygon([
        { x: -236, y: -250 },
        { x: -390, y: -330 },
        { x: -372, y: -262 },
        { x: -420, y: -230 },
        { x: -236, y: -212 },
      ]),
      trim,
    );
  },
  ninja_hood: ({ painter }, { colours: [cloth, trim, shine] }) => {
    painter.form((pen) => {
      pen.moveTo(-258, -40);
      pen.bezierCurveTo(-290, -320, -190, -410, 0, -412);
      pen.bezierCurveTo(190, -410, 290, -320, 258, -40);
      pen.bezierCurveTo(230, 60, 110, 84, 0, 84);
      pen.bezierCurveTo(-110, 84, -230, 60, -258, -40);
      pen.closePath();
      pen.moveTo(-206, -112);
      pen.bezierCurveTo(-190, -48, -90, -44, 0, -50);
      pen.bezierCurveTo(90, -44, 190, -48, 206, -112);
      pen.bezierCurveTo(200, -196, 90, -206, 0, -196);
      pen.bezierCurveTo(-90, -206, -200, -196, -206, -112);
      pen.closePath();
    }, cloth);
    painter.form(
      blob([
        { x: -250, y: -270 },
        { x: 0, y: -222 },
        { x: 250, y: -270 },
        { x: 252, y: -214 },
        { x: 0, y: -170 },
        { x: -252, y: -214 },
      ]),
      trim,
    );
    painter.form(starShape({ x: 0, y: -222, outer: 52, inner: 22, points: 4 }), shine);
  },
  ...PIRATES_AND_PILOTS,
  horns: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      blob([
        { x: -240, y: -238 },
        { x: 0, y: -286 },
        { x: 240, y: -238 },
        { x: 236, y: -192 },
        { x: 0, y: -232 },
        { x: -236, y: -192 },
      ]),
      shine,
    );
    painter.form(
      polygon([
        { x: -26, y: -280 },
        { x: 0, y: -372 },
        { x: 26, y: -280 },
        { x: 0, y: -226 },
      ]),
      trim,
    );
    for (const side of [-1, 1]) {
      painter.form(
        blob([
          { x: side * 170, y: -262 },
          { x: side * 262, y: -330 },
          { x: side * 278, y: -470 },
          { x: side * 340, y: -330 },
          { x: side * 236, y: -226 },
        ]),
        oklch(0.93, 0.04, 90),
      );
    }
  },
  circlet: ({ painter }, { colours: [, trim, shine] }) => {
    painter.stroke(curve({ x: -234, y: -236 }, { x: 0, y: -196 }, { x: 234, y: -236 }), shine, 20);
    painter.form(
      polygon([
        { x: 0, y: -262 },
        { x: 32, y: -216 },
        { x: 0, y: -164 },
        { x: -32, y: -216 },
      ]),
      trim,
    );
    for (const side of [-1, 1]) {
      painter.form(
        blob([
          { x: side * 216, y: -216 },
          { x: side * 330, y: -330 },
          { x: side * 300, y: -210 },
          { x: side * 340, y: -180 },
          { x: side * 230, y: -170 },
        ]),
        shine,
      );
    }
  },
  wizard_hat: (easel, { colours: [cloth, trim, shine] }) => {
    const { painter } = easel;
    painter.form(
      blob([
        { x: -230, y: -270 },
        { x: -130, y: -380 },
        { x: -30, y: -480 },
        { x: 130, y: -500 },
        { x: 210, y: -440 },
        { x: 120, y: -440 },
        { x: 170, y: -360 },
        { x: 230, y: -270 },
        { x: 0, y: -234 },
      ]),
      cloth,
    );
    painter.form(
      blob([
        { x: -234, y: -300 },
        { x: 0, y: -258 },
        { x: 234, y: -300 },
        { x: 238, y: -254 },
        { x: 0, y: -212 },
        { x: -238, y: -254 },
      ]),
      trim,
    );
    brim(easel, -226, shade(cloth, -0.04));
    painter.form(starShape({ x: 20, y: -366, outer: 46, inner: 20, points: 5 }), shine);
    painter.form(starShape({ x: -96, y: -334, outer: 24, inner: 10, points: 5 }), shine);
  },
  cowboy_hat: (easel, { colours: [, , shine], felt = oklch(0.5, 0.08, 55) }) => {
    const { painter } = easel;
    painter.form(
      blob([
        { x: -206, y: -268 },
        { x: -180, y: -420 },
        { x: -70, y: -456 },
        { x: 0, y: -420 },
        { x: 70, y: -456 },
        { x: 180, y: -420 },
        { x: 206, y: -268 },
        { x: 0, y: -232 },
      ]),
      felt,
    );
    painter.form(
      blob([
        { x: -208, y: -306 },
        { x: 0, y: -268 },
        { x: 208, y: -306 },
        { x: 212, y: -262 },
        { x: 0, y: -222 },
        { x: -212, y: -262 },
      ]),
      shade(felt, -0.2),
    );
    painter.form(
      blob([
        { x: -440, y: -330 },
        { x: -330, y: -236 },
        { x: 0, y: -196 },
        { x: 330, y: -236 },
        { x: 440, y: -330 },
        { x: 300, y: -286 },
        { x: 0, y: -252 },
        { x: -300, y: -286 },
      ]),
      felt,
    );
    painter.form(starShape({ x: 0, y: -262, outer: 38, inner: 17, points: 5 }), shine);
  },
  crown: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -180, y: -300 },
        { x: -206, y: -450 },
        { x: -100, y: -376 },
        { x: 0, y: -486 },
        { x: 100, y: -376 },
        { x: 206, y: -450 },
        { x: 180, y: -300 },
        { x: 0, y: -272 },
      ]),
      shine,
    );
    for (const [x, y] of [
      [-206, -450],
      [0, -486],
      [206, -450],
    ] as const) {
      painter.form(ellipse(x, y, 24, 24), trim, { round: true });
    }
    painter.form(heartShape(0, -344, 34), trim);
  },
  sun_crown: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      polygon([
        { x: -170, y: -296 },
        { x: -190, y: -430 },
        { x: -90, y: -360 },
        { x: 0, y: -470 },
        { x: 90, y: -360 },
        { x: 190, y: -430 },
        { x: 170, y: -296 },
        { x: 0, y: -270 },
      ]),
      shade(shine, 0.08),
    );
    painter.form(ellipse(0, -348, 32, 36), trim, { round: true });
  },
  hood: ({ painter }, { colours: [cloth, trim] }) => {
    painter.form((pen) => {
      pen.moveTo(-290, 20);
      pen.bezierCurveTo(-330, -320, -180, -450, 0, -500);
      pen.bezierCurveTo(180, -450, 330, -320, 290, 20);
      pen.bezierCurveTo(240, 110, 120, 130, 0, 130);
      pen.bezierCurveTo(-120, 130, -240, 110, -290, 20);
      pen.closePath();
      pen.moveTo(-200, -40);
      pen.bezierCurveTo(-180, 60, -90, 70, 0, 70);
      pen.bezierCurveTo(90, 70, 180, 60, 200, -40);
      pen.bezierCurveTo(240, -250, 120, -300, 0, -322);
      pen.bezierCurveTo(-120, -300, -240, -250, -200, -40);
      pen.closePath();
    }, cloth);
    painter.stroke(curve({ x: -206, y: -60 }, { x: -240, y: -270 }, { x: 0, y: -322 }), trim, 12);
    painter.stroke(curve({ x: 206, y: -60 }, { x: 240, y: -270 }, { x: 0, y: -322 }), trim, 12);
  },
};

/** What is worn on the head. */
export const drawHeadgear: Draw = (easel, hero) => {
  if (hero.isMasked && hero.headgear !== 'ninja_hood') {
    easel.painter.form(
      blob([
        { x: -214, y: -62 },
        { x: 0, y: -40 },
        { x: 214, y: -62 },
        { x: 170, y: 30 },
        { x: 0, y: 74 },
        { x: -170, y: 30 },
      ]),
      shade(hero.colours[1], -0.04),
    );
  }
  GEAR[hero.headgear](easel, hero);
};
