import type { PersonFigure } from '../../../story/figure-spec.ts';
import { mix, oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, rectangle, type Point } from '../../shape.ts';
import { showsFace } from './face-frame.ts';
import {
  BAND,
  GOLD,
  STRAW,
  brim,
  brimBehind,
  cloth,
  crown,
  emblem,
  middle,
  peak,
  round,
  type HatBearer,
  type HatDrawing,
  type HatFrame,
} from './hat-parts.ts';
import { BRIMS_OF_WORLDS, HATS_OF_WORLDS, drawWorldHatBehind } from './hats-of-worlds.ts';

const HATS: Readonly<Record<Exclude<PersonFigure['hat'], 'none'>, HatDrawing>> = {
  ...HATS_OF_WORLDS,
  cap(hat) {
    crown(hat, hat.main, { top: -1.14 });
    hat.painter.patch(ellipse(middle(hat), -1.18, 0.07, 0.04), hat.second);
    if (hat.cos > -0.5) {
      emblem(hat, (x, narrow) => hat.painter.patch(ellipse(x - 0.1 * hat.sin, -0.78, 0.17 * narrow, 0.17), hat.second));
    }
    peak(hat, shade(hat.main, -0.06), 0.5);
  },
  beanie(hat) {
    const shape = crown(hat, hat.main, { top: -1.22 });
    hat.painter.within(shape, () => {
      for (let index = -3; index <= 3; index++) {
        hat.painter.stroke(
          (pen) => {
            pen.moveTo(middle(hat) + index * 0.3, BAND);
            pen.quadraticCurveTo(middle(hat) + index * 0.28, -0.9, middle(hat) + index * 0.08, -1.25);
          },
          shade(hat.main, -0.12),
          0.03,
          0.4,
        );
      }
    });
    const half = round(hat, 1.06, 1.1);
    hat.painter.form(
      (pen) => {
        const x = middle(hat);
        pen.moveTo(x - half, BAND - 0.2);
        pen.quadraticCurveTo(x, BAND - 0.04, x + half, BAND - 0.2);
        pen.quadraticCurveTo(x + half * 1.05, BAND, x + half, BAND + 0.08);
        pen.quadraticCurveTo(x, BAND + 0.26, x - half, BAND + 0.08);
        pen.quadraticCurveTo(x - half * 1.05, BAND, x - half, BAND - 0.2);
        pen.closePath();
      },
      hat.second,
      { modelling: 0.9, rim: 0.4 },
    );
    hat.painter.form(ellipse(middle(hat), -1.32, 0.2, 0.18), hat.second, { round: true, rim: 0.4 });
  },
  straw_hat(hat) {
    crown(hat, STRAW, { top: -1.14, spread: 0.86, flat: 0.4, band: hat.second });
    brim(hat, STRAW, [0.62, 0.2]);
  },
  top_hat(hat) {
    crown(hat, shade(hat.main, -0.2), { top: -1.85, spread: 0.92, flat: 0.8, band: hat.second });
    brim(hat, shade(hat.main, -0.2), [0.32, 0.15, 0.05]);
  },
  cowboy_hat(hat) {
    const tan = mix(hat.main, oklch(0.55, 0.08, 60), 0.6);
    crown(hat, tan, { top: -1.3, spread: 0.78, flat: 0.05, band: hat.second });
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(middle(hat) + hat.sin * 0.1, -1.26);
        pen.quadraticCurveTo(middle(hat) + hat.sin * 0.25, -1.1, middle(hat) + hat.sin * 0.3, -0.9);
      },
      shade(tan, -0.13),
      0.05,
      0.6,
    );
    brim(hat, tan, [0.62, 0.2, 0.12]);
  },
  chef_hat(hat) {
    const white = oklch(0.96, 0.008, 90);
    const x = middle(hat);
    hat.painter.form(
      blob([
        { x: x - 0.82, y: -0.8 },
        { x: x - 1.16, y: -1.2 },
        { x: x - 0.86, y: -1.6 },
        { x: x - 0.4, y: -1.62 },
        { x: x, y: -1.78 },
        { x: x + 0.42, y: -1.62 },
        { x: x + 0.88, y: -1.58 },
        { x: x + 1.14, y: -1.2 },
        { x: x + 0.82, y: -0.8 },
      ]),
      white,
      { modelling: 1, rim: 0.5 },
    );
    for (const dx of [-0.4, 0.02, 0.42]) {
      hat.painter.stroke(
        (pen) => {
          pen.moveTo(x + dx * 0.9, -0.86);
          pen.quadraticCurveTo(x + dx, -1.15, x + dx * 1.1, -1.38);
        },
        oklch(0.76, 0.02, 250),
        0.04,
        0.6,
      );
    }
    crown(hat, white, { top: -0.94, spread: 0.95, flat: 0.9 });
  },
  helmet(hat) {
    const metal = oklch(0.72, 0.02, 245);
    crown(hat, metal, { top: -1.2, base: -0.36 });
    hat.painter.stroke(
      (pen) => {
        const x = middle(hat);
        pen.moveTo(x + hat.sin * 0.9, -0.45);
        pen.quadraticCurveTo(x + hat.sin * 0.7, -1.15, x, -1.22);
      },
      shade(metal, -0.14),
      0.07,
      0.7,
    );
    hat.painter.form(
      rectangle(middle(hat) - round(hat) * 1.02, -0.5, round(hat) * 2.04, 0.2, 0.09),
      shade(metal, -0.07),
      { modelling: 1, rim: 0.4 },
    );
    hat.painter.form(
      blob([
        { x: middle(hat) - 0.1, y: -1.16 },
        { x: middle(hat) + 0.1, y: -1.16 },
        { x: middle(hat) + 0.16 - 0.5 * hat.sin, y: -1.62 },
        { x: middle(hat) - 0.2 - 0.75 * hat.sin, y: -1.4 },
      ]),
      hat.main,
      { modelling: 1, rim: 0.4 },
    );
  },
  hard_hat(hat) {
    const yellow = oklch(0.85, 0.16, 92);
    crown(hat, yellow, { top: -1.18 });
    hat.painter.form(
      blob(
        [
          { x: middle(hat) + hat.sin * 0.4 - 0.14, y: -0.62 },
          { x: middle(hat) + hat.sin * 0.2 - 0.13, y: -1.26 },
          { x: middle(hat) + hat.sin * 0.2 + 0.13, y: -1.26 },
          { x: middle(hat) + hat.sin * 0.4 + 0.14, y: -0.62 },
        ],
        0.4,
      ),
      shade(yellow, 0.04),
      { modelling: 0.9, rim: 0.3 },
    );
    brim(hat, shade(yellow, -0.03), [0.16, 0.11]);
    peak(hat, shade(yellow, -0.05), 0.3);
  },
  crown(hat) {
    const x = middle(hat);
    const half = round(hat, 0.86, 0.88);
    const points: Point[] = [{ x: x - half, y: -0.72 }];
    for (let index = 0; index <= 8; index++) {
      points.push({ x: x + half * 1.1 * (index / 4 - 1), y: index % 2 === 0 ? -1.42 : -1.06 });
    }
    points.push({ x: x + half, y: -0.72 }, { x, y: -0.6 });
    hat.painter.form(polygon(points), GOLD, { modelling: 1.1, rim: 0.8 });
    for (let index = 0; index <= 4; index++) {
      hat.painter.form(ellipse(x + half * 1.1 * (index / 2 - 1), -1.44, 0.075, 0.075), shade(GOLD, 0.05), {
        round: true,
        rim: 0,
      });
    }
    for (const dx of [-0.5, 0, 0.5]) {
      hat.painter.form(
        ellipse(x + dx * half + hat.sin * 0.1, -0.84 + 0.06 * (1 - Math.abs(dx) * 2), 0.09, 0.1),
        dx === 0 ? hat.second : hat.main,
        { round: true, rim: 0 },
      );
    }
  },
  witch_hat(hat) {
    const dark = mix(hat.main, oklch(0.25, 0.05, 290), 0.6);
    const x = middle(hat);
    const half = round(hat, 0.98, 1.0);
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - half, BAND);
        pen.bezierCurveTo(x - half * 0.7, -1.1, x - 0.3, -1.5, x - 0.1, -2.05);
        pen.bezierCurveTo(x + 0.05, -2.3, x + 0.45, -2.3, x + 0.62, -2.02);
        pen.bezierCurveTo(x + 0.4, -2.1, x + 0.28, -2.02, x + 0.3, -1.8);
        pen.bezierCurveTo(x + 0.4, -1.4, x + half * 0.8, -1.0, x + half, BAND);
        pen.quadraticCurveTo(x, BAND + 0.14, x - half, BAND);
        pen.closePath();
      },
      dark,
      { modelling: 1, rim: 0.6 },
    );
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - half * 0.96, BAND - 0.18);
        pen.quadraticCurveTo(x, BAND - 0.02, x + half * 0.96, BAND - 0.18);
        pen.lineTo(x + half, BAND + 0.02);
        pen.quadraticCurveTo(x, BAND + 0.17, x - half, BAND + 0.02);
        pen.closePath();
      },
      hat.second,
      { modelling: 0.8, rim: 0 },
    );
    brim(hat, dark, [0.72, 0.2]);
  },
  beret(hat) {
    const x = middle(hat) - 0.18 * hat.frame.side;
    const half = round(hat);
    hat.painter.form(
      blob(
        [
          { x: middle(hat) - half * 0.96, y: BAND - 0.02 },
          { x: x - half * 1.18, y: -0.86 },
          { x: x - half * 0.6, y: -1.22 },
          { x: x + half * 0.2, y: -1.24 },
          { x: x + half * 1.0, y: -0.98 },
          { x: middle(hat) + half * 0.97, y: BAND - 0.06 },
          { x: middle(hat), y: BAND + 0.08 },
        ],
        0.05,
      ),
      hat.main,
      { modelling: 1, rim: 0.55 },
    );
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(x, -1.22);
        pen.quadraticCurveTo(x + 0.02, -1.32, x + 0.08, -1.34);
      },
      shade(hat.main, -0.1),
      0.06,
    );
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(middle(hat) - half * 0.95, BAND - 0.02);
        pen.quadraticCurveTo(middle(hat), BAND + 0.14, middle(hat) + half * 0.96, BAND - 0.05);
      },
      shade(hat.main, -0.12),
      0.07,
    );
  },
  sailor_cap(hat) {
    const white = oklch(0.96, 0.008, 90);
    hat.painter.form(ellipse(middle(hat), -0.96, round(hat) * 0.98, 0.28), white, { modelling: 0.9, rim: 0.4 });
    const half = round(hat, 1.08, 1.12);
    const x = middle(hat);
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - half, -0.86);
        pen.quadraticCurveTo(x, -0.66, x + half, -0.86);
        pen.lineTo(x + half * 0.95, BAND + 0.02);
        pen.quadraticCurveTo(x, BAND + 0.2, x - half * 0.95, BAND + 0.02);
        pen.closePath();
      },
      white,
      { modelling: 1, rim: 0.5 },
    );
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(x - half * 0.97, BAND - 0.06);
        pen.quadraticCurveTo(x, BAND + 0.12, x + half * 0.97, BAND - 0.06);
      },
      hat.second,
      0.07,
    );
  },
  police_cap(hat) {
    const navy = mix(hat.main, oklch(0.3, 0.07, 262), 0.7);
    const x = middle(hat);
    const half = round(hat, 1.0, 1.04);
    hat.painter.form(
      blob(
        [
          { x: x - half, y: -0.7 },
          { x: x - half * 1.24, y: -1.04 },
          { x: x - half * 0.5, y: -1.24 },
          { x: x + half * 0.5 + hat.sin * 0.1, y: -1.3 },
          { x: x + half * 1.24, y: -1.08 },
          { x: x + half, y: -0.7 },
          { x, y: -0.56 },
        ],
        0.1,
      ),
      navy,
      { modelling: 1, rim: 0.55 },
    );
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - half, -0.74);
        pen.quadraticCurveTo(x, -0.58, x + half, -0.74);
        pen.lineTo(x + half, BAND);
        pen.quadraticCurveTo(x, BAND + 0.16, x - half, BAND);
        pen.closePath();
      },
      shade(navy, -0.07),
      { modelling: 0.8, rim: 0 },
    );
    emblem(hat, (ex, narrow) =>
      hat.painter.form(ellipse(ex - 0.08 * hat.sin, -0.88, 0.13 * narrow, 0.16), GOLD, { modelling: 0.9, rim: 0 }),
    );
    peak(hat, oklch(0.22, 0.02, 270), 0.36);
  },
  headscarf(hat) {
    const shape = cloth(hat, hat.main, 0.75);
    hat.painter.within(shape, () => {
      for (const [dx, y] of [
        [-0.5, -0.75],
        [0.1, -0.9],
        [0.6, -0.7],
        [-0.8, -0.35],
        [-0.2, -0.6],
        [0.85, -0.3],
      ] as const) {
        hat.painter.patch(ellipse(middle(hat) + dx, y, 0.08, 0.08), hat.second, 0.9);
      }
    });
  },
  bandana(hat) {
    const shape = cloth(hat, hat.main, -0.2);
    hat.painter.within(shape, () => {
      for (const [dx, y] of [
        [-0.5, -0.75],
        [0.1, -0.92],
        [0.6, -0.7],
        [-0.2, -0.6],
      ] as const) {
        hat.painter.patch(ellipse(middle(hat) + dx, y, 0.07, 0.07), hat.second, 0.9);
      }
    });
    if (hat.sin > 0.4 || hat.cos < 0) {
      const x = middle(hat) - hat.sin * 1.0;
      for (const angle of [0.5, 1.0]) {
        hat.painter.form(
          blob([
            { x, y: -0.2 },
            { x: x - Math.cos(angle) * 0.35, y: -0.2 + Math.sin(angle) * 0.3 },
            { x: x - Math.cos(angle) * 0.6, y: -0.1 + Math.sin(angle) * 0.55 },
            { x: x - Math.cos(angle) * 0.2, y: -0.05 + Math.sin(angle) * 0.3 },
          ]),
          shade(hat.main, -0.05),
          { modelling: 0.7, rim: 0 },
        );
      }
    }
  },
  space_helmet(hat) {
    const { painter } = hat;
    painter.form(ellipse(0, 0.05, 1.5, 1.48), oklch(0.9, 0.03, 220), {
      alpha: 0.16,
      rim: 0.9,
      round: true,
      modelling: 0.4,
    });
    painter.stroke(ellipse(0, 0.05, 1.48, 1.46), oklch(0.92, 0.02, 230), 0.06, 0.75);
    const lit = painter.light.x < 0 ? -1 : 1;
    painter.stroke(
      (pen) =>
        pen.arc(0, 0.05, 1.26, lit < 0 ? Math.PI * 1.08 : Math.PI * 1.6, lit < 0 ? Math.PI * 1.4 : Math.PI * 1.92),
      { L: 1, a: 0, b: 0 },
      0.12,
      0.6,
    );
    painter.form(
      (pen) => {
        pen.moveTo(-1.05, 1.12);
        pen.quadraticCurveTo(0, 1.5, 1.05, 1.12);
        pen.lineTo(1.0, 1.4);
        pen.quadraticCurveTo(0, 1.75, -1.0, 1.4);
        pen.closePath();
      },
      oklch(0.82, 0.015, 240),
      { modelling: 1, rim: 0.5 },
    );
  },
  fedora(hat) {
    crown(hat, hat.main, { top: -1.22, spread: 0.82, flat: 0.1, band: shade(hat.second, -0.05) });
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(middle(hat) + hat.sin * 0.05, -1.2);
        pen.quadraticCurveTo(middle(hat) + hat.sin * 0.3, -1.06, middle(hat) + hat.sin * 0.42, -0.86);
      },
      shade(hat.main, -0.13),
      0.05,
      0.6,
    );
    brim(hat, hat.main, [0.42, 0.15, 0.06]);
  },
  graduation_cap(hat) {
    const dark = mix(hat.main, oklch(0.26, 0.03, 280), 0.7);
    crown(hat, shade(dark, -0.03), { top: -0.92 });
    hat.painter.form(
      polygon([
        { x: -1.3, y: -1.0 },
        { x: -0.05, y: -1.3 },
        { x: 1.3, y: -1.04 },
        { x: 0.1, y: -0.76 },
      ]),
      dark,
      { modelling: 1, rim: 0.6 },
    );
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(0, -1.03);
        pen.quadraticCurveTo(0.6, -1.06, 1.0 * hat.frame.side, -0.94);
        pen.lineTo(1.02 * hat.frame.side, -0.5);
      },
      GOLD,
      0.045,
    );
    hat.painter.form(
      blob([
        { x: hat.frame.side * 0.96, y: -0.54 },
        { x: hat.frame.side * 1.08, y: -0.54 },
        { x: hat.frame.side * 1.12, y: -0.24 },
        { x: hat.frame.side * 0.92, y: -0.24 },
      ]),
      GOLD,
      { modelling: 0.8, rim: 0 },
    );
  },
  conical_hat(hat) {
    const x = middle(hat);
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - 1.75, -0.3);
        pen.quadraticCurveTo(x - 0.7, -0.95, x, -1.58);
        pen.quadraticCurveTo(x + 0.7, -0.95, x + 1.75, -0.3);
        pen.quadraticCurveTo(x, -0.02, x - 1.75, -0.3);
        pen.closePath();
      },
      STRAW,
      { modelling: 1, rim: 0.6 },
    );
    for (const share of [0.35, 0.6, 0.82]) {
      hat.painter.stroke(
        (pen) => {
          pen.moveTo(x - 1.7 * share, -1.58 + 1.28 * share ** 0.86);
          pen.quadraticCurveTo(x, -1.5 + 1.52 * share, x + 1.7 * share, -1.58 + 1.28 * share ** 0.86);
        },
        shade(STRAW, -0.12),
        0.03,
        0.5,
      );
    }
  },
  hood(hat) {
    const { painter, main } = hat;
    const x = middle(hat);
    const facing = showsFace(hat.frame.view);
    if (!facing) {
      painter.form(
        blob(
          [
            { x: x - 1.16, y: 0.95 },
            { x: x - 1.24, y: 0 },
            { x: x - 0.9, y: -0.95 },
            { x: x - 0.1 * hat.sin, y: -1.34 },
            { x: x + 0.92, y: -0.95 },
            { x: x + 1.22, y: 0 },
            { x: x + 1.12, y: 0.95 },
          ],
          0.1,
        ),
        main,
        { modelling: 1, rim: 0.55 },
      );
      painter.stroke(
        (pen) => {
          pen.moveTo(x, -1.3);
          pen.quadraticCurveTo(x - 0.04, -0.4, x, 0.9);
        },
        shade(main, -0.13),
        0.04,
        0.6,
      );
      return;
    }
    // A ring of cloth round the face; the opening moves with the turn.
    const open = hat.sin * 0.32;
    const width = 0.86 * (0.35 + 0.65 * hat.cos) + 0.16;
    painter.form(
      (pen) => {
        blob(
          [
            { x: x - 1.2, y: 1.05 },
            { x: x - 1.28, y: 0.1 },
            { x: x - 0.98, y: -0.92 },
            { x: x - 0.12 * hat.sin, y: -1.38 },
            { x: x + 0.9, y: -0.98 },
            { x: x + 1.14, y: 0.05 },
            { x: x + 0.98, y: 1.05 },
          ],
          0.08,
        )(pen);
        const right = Math.min(open + width, 1.06 + 0.02 * hat.sin);
        pen.moveTo(open - width, 0.1);
        pen.bezierCurveTo(open - width, 0.8, open - width * 0.6, 1.12, open, 1.12);
        pen.bezierCurveTo(open + width * 0.6, 1.12, right, 0.8, right, 0.1);
        pen.bezierCurveTo(right, -0.75, open + width * 0.5, -1.0, open, -1.0);
        pen.bezierCurveTo(open - width * 0.6, -1.0, open - width, -0.75, open - width, 0.1);
        pen.closePath();
      },
      main,
      { modelling: 1, rim: 0.5 },
    );
  },
};

function hatFrame(painter: Painter, frame: HatBearer): HatFrame {
  const { colours } = frame.design;
  return {
    painter,
    frame,
    main: colours.main,
    second: colours.second,
    sin: Math.sin(frame.view.drawn),
    cos: Math.cos(frame.view.drawn),
  };
}

/** The hat on the head. */
export function drawHat(painter: Painter, frame: HatBearer): void {
  const { hat } = frame.design.spec;
  if (hat !== 'none') {
    HATS[hat](hatFrame(painter, frame));
  }
}

const BRIMS: typeof BRIMS_OF_WORLDS = {
  straw_hat: [0.62, 0.2, () => STRAW],
  top_hat: [0.32, 0.15],
  cowboy_hat: [0.6, 0.16],
  witch_hat: [0.72, 0.2, ({ main }) => mix(main, oklch(0.25, 0.05, 290), 0.6)],
  fedora: [0.42, 0.15],
  ...BRIMS_OF_WORLDS,
};

/** What of a hat lies behind the head. */
export function drawHatBehind(painter: Painter, frame: HatBearer): void {
  const { hat } = frame.design.spec;
  const size = BRIMS[hat];
  const own = hatFrame(painter, frame);
  if (size) {
    const [reach, thick, colour] = size;
    brimBehind(own, colour?.(own) ?? own.main, reach, thick);
  }
  drawWorldHatBehind(own, hat);
  if (hat === 'conical_hat') {
    painter.form(ellipse(middle(own), -0.26, 1.72, 0.2), shade(STRAW, -0.25), { modelling: 0.5, rim: 0 });
  }
  if (hat === 'hood' && showsFace(frame.view)) {
    painter.form(
      blob([
        { x: -1.1, y: 0.9 },
        { x: -1.15, y: 0 },
        { x: 0, y: -1.2 },
        { x: 1.0, y: 0 },
        { x: 0.9, y: 0.9 },
      ]),
      mix(shade(own.main, -0.2), painter.palette.ambient, 0.3),
      { modelling: 0.4, rim: 0 },
    );
  }
  if (hat === 'headscarf' && showsFace(frame.view)) {
    painter.form(
      blob([
        { x: -0.95, y: -0.3 },
        { x: -0.98, y: 0.5 },
        { x: -0.7, y: 1.1 },
        { x: 0, y: 1.28 },
        { x: 0.6, y: 1.1 },
        { x: 0.9 - own.sin * 0.3, y: 0.5 },
        { x: 0.9 - own.sin * 0.2, y: -0.3 },
      ]),
      shade(own.main, -0.1),
      { modelling: 0.7, rim: 0.3 },
    );
  }
}
