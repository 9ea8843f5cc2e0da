import { oklch, shade } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { curve } from '../shapes.ts';
import type { Hero } from './hero-design.ts';

type Draw = (easel: Easel, hero: Hero) => void;

/** What pirates wear on their heads, and who looks through a visor. */
export const PIRATES_AND_PILOTS: Readonly<Record<'visor' | 'tricorn' | 'bandana', Draw>> = {
  visor: ({ painter }, { colours: [, , shine] }) => {
    painter.form(rectangle(-232, -176, 464, 108, 40), shine, { luminous: true, alpha: 0.72 });
    painter.patch(
      polygon([
        { x: -150, y: -170 },
        { x: -90, y: -170 },
        { x: -140, y: -76 },
        { x: -196, y: -76 },
      ]),
      oklch(1, 0, 0),
      0.6,
    );
    painter.form(ellipse(-236, -122, 30, 54), oklch(0.35, 0.03, 260));
    painter.form(ellipse(236, -122, 30, 54), oklch(0.35, 0.03, 260));
  },
  tricorn: ({ painter }, { colours: [cloth, trim, shine] }) => {
    painter.form(
      blob([
        { x: -360, y: -262 },
        { x: -250, y: -440 },
        { x: 0, y: -420 },
        { x: 250, y: -440 },
        { x: 360, y: -262 },
        { x: 150, y: -270 },
        { x: 0, y: -244 },
        { x: -150, y: -270 },
      ]),
      shade(cloth, -0.1),
    );
    painter.stroke(curve({ x: -352, y: -268 }, { x: 0, y: -226 }, { x: 352, y: -268 }), shine, 16);
    painter.form(ellipse(0, -338, 44, 40), oklch(0.96, 0.01, 90));
    painter.form(rectangle(-24, -312, 48, 30, 8), oklch(0.96, 0.01, 90));
    painter.patch(ellipse(-17, -340, 12, 13), oklch(0.2, 0.02, 300));
    painter.patch(ellipse(17, -340, 12, 13), oklch(0.2, 0.02, 300));
    painter.form(
      blob([
        { x: 230, y: -410 },
        { x: 330, y: -500 },
        { x: 410, y: -470 },
        { x: 340, y: -400 },
        { x: 260, y: -376 },
      ]),
      trim,
    );
  },
  bandana: ({ painter }, { colours: [, trim, shine] }) => {
    painter.form(
      blob([
        { x: -252, y: -216 },
        { x: -220, y: -360 },
        { x: 0, y: -412 },
        { x: 220, y: -360 },
        { x: 252, y: -216 },
        { x: 0, y: -252 },
      ]),
      trim,
    );
    for (const [x, y] of [
      [-140, -300],
      [-50, -340],
      [50, -300],
      [140, -330],
    ] as const) {
      painter.patch(ellipse(x, y, 17, 17), shine);
    }
    painter.form(
      polygon([
        { x: 236, y: -236 },
        { x: 370, y: -280 },
        { x: 350, y: -210 },
        { x: 392, y: -150 },
        { x: 240, y: -196 },
      ]),
      trim,
    );
  },
};
