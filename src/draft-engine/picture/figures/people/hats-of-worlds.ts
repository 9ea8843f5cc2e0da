import type { PersonFigure } from '../../../story/figure-spec.ts';
import { mix, oklch, shade, type Colour } from '../../colour.ts';
import { blob, ellipse, polygon } from '../../shape.ts';
import { showsFace } from './face-frame.ts';
import { bandRound, chinStrap, drape, hangingBehind, plume, warHelm, wound } from './hat-cloths.ts';
import { BAND, GOLD, STRAW, brim, crown, middle, peak, round, type HatDrawing, type HatFrame } from './hat-parts.ts';

const BLACK = oklch(0.27, 0.015, 280);
const LINEN = oklch(0.94, 0.012, 90);
const OLIVE = oklch(0.44, 0.045, 120);
const LAMP = oklch(0.86, 0.13, 200);

type WorldHat =
  | 'war_helm'
  | 'gat'
  | 'official_hat'
  | 'hachimaki'
  | 'turban'
  | 'keffiyeh'
  | 'hijab'
  | 'headwrap'
  | 'kufi'
  | 'sombrero'
  | 'flat_cap'
  | 'bowler'
  | 'bonnet'
  | 'cloche'
  | 'steel_helmet'
  | 'veil'
  | 'coif'
  | 'feather_cap'
  | 'tricorn'
  | 'visor'
  | 'fur_hat';

const felt = (main: Colour): Colour => mix(main, BLACK, 0.7);

/** Where the ear lies that is turned to the viewer. */
const EAR_X: Partial<Record<HatFrame['frame']['view']['name'], number>> = {
  three_quarter: -0.84,
  profile: -0.18,
  three_quarter_back: 0.6,
};

/** Hats of peoples and times, beside those that are worn everywhere. */
export const HATS_OF_WORLDS: Readonly<Record<WorldHat, HatDrawing>> = {
  war_helm(hat) {
    warHelm(hat, mix(hat.main, BLACK, 0.4));
  },
  gat(hat) {
    crown(hat, BLACK, { top: -1.58, spread: 0.66, flat: 0.85 });
    brim(hat, BLACK, [0.82, 0.13, 0.02]);
    chinStrap(hat, BLACK, 0.035, 1.2);
  },
  official_hat(hat) {
    const x = middle(hat);
    const half = round(hat, 1.0, 1.04);
    if (Math.abs(hat.cos) > 0.3) {
      for (const s of [-1, 1]) {
        hat.painter.form(
          ellipse(x + s * (half + 0.36 * Math.abs(hat.cos)), -0.62, 0.42 * Math.abs(hat.cos), 0.1, s * -0.12),
          shade(BLACK, 0.03),
          { modelling: 0.6, rim: 0.5 },
        );
      }
    }
    hat.painter.form(
      blob(
        [
          { x: x - half * 0.66 - hat.sin * 0.25, y: -0.9 },
          { x: x - half * 0.6 - hat.sin * 0.25, y: -1.42 },
          { x: x - hat.sin * 0.2, y: -1.52 },
          { x: x + half * 0.6 - hat.sin * 0.25, y: -1.42 },
          { x: x + half * 0.66 - hat.sin * 0.1, y: -0.9 },
        ],
        0.2,
      ),
      BLACK,
      { modelling: 1, rim: 0.6 },
    );
    crown(hat, shade(BLACK, 0.02), { top: -1.12 });
    bandRound(hat, GOLD, BAND - 0.06, 0.05);
  },
  hachimaki(hat) {
    bandRound(hat, LINEN, BAND + 0.02, 0.2);
    if (hat.cos > 0.2) {
      hat.painter.patch(ellipse(middle(hat) + hat.sin * 0.98, BAND + 0.1, 0.1 * hat.cos, 0.09), hat.main);
    } else {
      for (const s of [-0.5, 0.3]) {
        hat.painter.stroke(
          (pen) => {
            pen.moveTo(middle(hat) - hat.sin * 0.9, BAND + 0.04);
            pen.quadraticCurveTo(middle(hat) - hat.sin * 1.1 + s * 0.4, -0.2, middle(hat) - hat.sin * 1.1 + s, 0.1);
          },
          LINEN,
          0.12,
        );
      }
    }
  },
  turban(hat) {
    wound(hat, hat.main, { top: -1.46, wide: 1.2, base: -0.3 });
    if (hat.cos > 0.3) {
      hat.painter.form(ellipse(middle(hat) + hat.sin * 0.95, -0.86, 0.1 * hat.cos + 0.02, 0.12), hat.second, {
        round: true,
        rim: 0.3,
      });
    }
  },
  keffiyeh(hat) {
    const white = mix(hat.main, LINEN, 0.86);
    drape(hat, white, { open: 0.96, top: -1.14, low: 1.42, wide: 1.14 });
    for (const [y, width] of [
      [-0.62, 0.1],
      [-0.74, 0.1],
    ] as const) {
      bandRound(hat, BLACK, y, width);
    }
  },
  hijab(hat) {
    drape(hat, hat.main, { open: 0.74, top: -1.18, low: 1.36, chin: 1.02, wide: 1.1 });
    if (showsFace(hat.frame.view)) {
      hat.painter.stroke(
        (pen) => {
          pen.moveTo(-0.6 + hat.sin * 0.2, 0.92);
          pen.quadraticCurveTo(0.1 + hat.sin * 0.2, 1.26, 0.85, 1.05);
        },
        shade(hat.main, -0.12),
        0.04,
        0.7,
      );
    }
  },
  headwrap(hat) {
    const x = middle(hat);
    const knot = hat.cos > 0 ? x + hat.sin * 0.5 : x - hat.sin * 0.3;
    for (const [dx, dy, turn] of [
      [-0.34, -1.55, -0.7],
      [0.34, -1.58, 0.7],
      [0, -1.68, 0],
    ] as const) {
      hat.painter.form(ellipse(knot + dx, dy, 0.24, 0.36, turn), shade(hat.main, dx * 0.08), {
        modelling: 1,
        rim: 0.5,
      });
    }
    wound(hat, hat.main, { top: -1.44, wide: 1.12, base: -0.34 });
    for (const [dx, y] of [
      [-0.7, -0.74],
      [-0.25, -0.95],
      [0.25, -0.72],
      [0.68, -0.98],
      [-0.5, -1.2],
      [0.2, -1.25],
    ] as const) {
      hat.painter.patch(ellipse(x + dx * round(hat), y, 0.08, 0.08), hat.second, 0.95);
    }
  },
  kufi(hat) {
    const shape = crown(hat, hat.second, { top: -1.1, spread: 0.94, flat: 0.8 });
    hat.painter.within(shape, () =>
      hat.painter.stroke(
        (pen) => {
          for (let index = 0; index <= 16; index++) {
            const x = middle(hat) + (index / 8 - 1) * 1.1;
            const y = BAND - 0.12 - (index % 2) * 0.14 + 0.1 * (1 - ((index - 8) / 8) ** 2);
            if (index === 0) {
              pen.moveTo(x, y);
            } else {
              pen.lineTo(x, y);
            }
          }
        },
        hat.main,
        0.05,
      ),
    );
  },
  sombrero(hat) {
    crown(hat, STRAW, { top: -1.72, spread: 0.55, flat: 0.3, band: hat.main });
    brim(hat, STRAW, [1.02, 0.26, 0.24]);
    hat.painter.stroke(
      (pen) => {
        const half = round(hat) + 0.92;
        pen.moveTo(middle(hat) - half, BAND - 0.12);
        pen.bezierCurveTo(
          middle(hat) - half * 0.66,
          BAND + 0.46,
          middle(hat) + half * 0.66,
          BAND + 0.46,
          middle(hat) + half,
          BAND - 0.12,
        );
      },
      hat.main,
      0.055,
      0.9,
    );
  },
  flat_cap(hat) {
    const x = middle(hat);
    const half = round(hat);
    const tweed = mix(hat.main, oklch(0.45, 0.03, 70), 0.55);
    hat.painter.form(
      blob(
        [
          { x: x - half * 1.04, y: BAND + 0.02 },
          { x: x - half * 1.16, y: -0.78 },
          { x: x - half * 0.7, y: -1.12 },
          { x: x + half * 0.2 + hat.sin * 0.2, y: -1.12 },
          { x: x + half * 1.0 + hat.sin * 0.2, y: -0.84 },
          { x: x + half * 1.02, y: BAND },
          { x, y: BAND + 0.12 },
        ],
        0.05,
      ),
      tweed,
      { modelling: 1, rim: 0.5 },
    );
    peak(hat, shade(tweed, -0.06), 0.4);
  },
  bowler(hat) {
    const own = felt(hat.main);
    crown(hat, own, { top: -1.32, band: shade(own, -0.08) });
    brim(hat, own, [0.26, 0.13, 0.09]);
  },
  bonnet(hat) {
    const straw = shade(mix(STRAW, LINEN, 0.2), -0.06);
    if (showsFace(hat.frame.view)) {
      drape(hat, straw, { open: 0.98, top: -1.34, low: 0.62, wide: 1.2 });
      chinStrap(hat, hat.main, 0.09, 1.1);
      const x = middle(hat) + hat.sin * 0.34;
      for (const s of [-1, 1]) {
        hat.painter.form(ellipse(x + s * 0.17, 1.14, 0.19, 0.1, s * 0.35), hat.main, { modelling: 0.8, rim: 0.3 });
      }
    } else {
      crown(hat, straw, { top: -1.2, base: 0.25 });
    }
    bandRound(hat, hat.main, -0.86, 0.14);
  },
  cloche(hat) {
    crown(hat, hat.main, { top: -1.18, base: -0.26 });
    const x = middle(hat);
    const half = round(hat) + 0.1;
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - half * 0.96, -0.42);
        pen.quadraticCurveTo(x, -0.24, x + half * 0.96, -0.42);
        pen.quadraticCurveTo(x + half * 1.12, -0.2, x + half * 1.04, -0.1);
        pen.quadraticCurveTo(x, -0.16, x - half * 1.04, -0.1);
        pen.quadraticCurveTo(x - half * 1.12, -0.2, x - half * 0.96, -0.42);
        pen.closePath();
      },
      shade(hat.main, -0.04),
      { modelling: 0.9, rim: 0.4 },
    );
    bandRound(hat, hat.second, -0.48, 0.14);
    if (Math.abs(hat.sin) < 0.9) {
      hat.painter.form(ellipse(x + hat.frame.side * 0.7 * half, -0.52, 0.15, 0.15), shade(hat.second, 0.06), {
        round: true,
        rim: 0.3,
      });
    }
  },
  steel_helmet(hat) {
    crown(hat, OLIVE, { top: -1.22, base: -0.42 });
    const x = middle(hat);
    const half = round(hat) + 0.16;
    hat.painter.form(
      (pen) => {
        pen.moveTo(x - half * 0.9, -0.56);
        pen.quadraticCurveTo(x, -0.36, x + half * 0.9, -0.56);
        pen.quadraticCurveTo(x + half * 1.04, -0.4, x + half * 1.02, -0.32);
        pen.quadraticCurveTo(x, -0.12, x - half * 1.02, -0.32);
        pen.quadraticCurveTo(x - half * 1.04, -0.4, x - half * 0.9, -0.56);
        pen.closePath();
      },
      shade(OLIVE, -0.04),
      { modelling: 1, rim: 0.5 },
    );
    chinStrap(hat, oklch(0.35, 0.04, 60), 0.045, 1.04);
  },
  veil(hat) {
    const dark = mix(hat.main, BLACK, 0.45);
    drape(hat, LINEN, { open: 0.72, top: -1.08, low: 1.22, chin: 1.0, wide: 1.0 });
    drape(hat, dark, { open: 0.93, top: -1.18, low: 1.5, wide: 1.12 });
  },
  coif(hat) {
    const shape = crown(hat, LINEN, { top: -1.16, base: -0.34 });
    hat.painter.within(shape, () => bandRound(hat, shade(LINEN, -0.08), -0.52, 0.05));
    chinStrap(hat, shade(LINEN, -0.04), 0.045, 1.08);
  },
  feather_cap(hat) {
    const x = middle(hat);
    const half = round(hat);
    hat.painter.form(
      blob(
        [
          { x: x - half * 1.0, y: BAND },
          { x: x - half * 1.2, y: -0.86 },
          { x: x - half * 0.5, y: -1.2 },
          { x: x + half * 0.5, y: -1.18 },
          { x: x + half * 1.14, y: -0.84 },
          { x: x + half * 1.0, y: BAND },
          { x, y: BAND + 0.12 },
        ],
        0.05,
      ),
      hat.main,
      { modelling: 1, rim: 0.5 },
    );
    bandRound(hat, shade(hat.main, -0.1), BAND - 0.02, 0.12);
    plume(hat, hat.second);
  },
  tricorn(hat) {
    const own = felt(hat.main);
    const x = middle(hat);
    const half = round(hat) + 0.34;
    crown(hat, own, { top: -1.12 });
    hat.painter.form(
      polygon([
        { x: x - half * 1.12, y: -0.82 },
        { x: x - half * 0.5, y: -1.08 },
        { x: x + hat.sin * 0.2, y: -0.86 },
        { x: x + half * 0.5, y: -1.08 },
        { x: x + half * 1.12, y: -0.82 },
        { x: x + half * 0.6, y: BAND + 0.02 },
        { x: x + hat.sin * 0.3, y: BAND + 0.14 },
        { x: x - half * 0.6, y: BAND + 0.02 },
      ]),
      shade(own, 0.03),
      { modelling: 1, rim: 0.5 },
    );
    hat.painter.stroke(
      (pen) => {
        pen.moveTo(x - half * 1.1, -0.82);
        pen.lineTo(x - half * 0.5, -1.07);
        pen.lineTo(x + hat.sin * 0.2, -0.86);
        pen.lineTo(x + half * 0.5, -1.07);
        pen.lineTo(x + half * 1.1, -0.82);
      },
      GOLD,
      0.05,
    );
  },
  visor(hat) {
    bandRound(hat, oklch(0.36, 0.02, 260), -0.34, 0.13);
    bandRound(hat, LAMP, -0.31, 0.035);
    const ear = EAR_X[hat.frame.view.name];
    if (ear !== undefined) {
      hat.painter.form(ellipse(ear, 0.04, 0.15, 0.2), hat.second, {
        round: true,
        rim: 0.4,
      });
    }
  },
  fur_hat(hat) {
    const fur = mix(hat.second, oklch(0.42, 0.05, 55), 0.6);
    crown(hat, hat.main, { top: -1.3 });
    const x = middle(hat);
    const half = round(hat) + 0.14;
    const points = Array.from({ length: 26 }, (_, index) => {
      const turn = (index / 26) * Math.PI * 2;
      const out = index % 2 === 0 ? 1 : 0.95;
      return { x: x + Math.cos(turn) * half * out, y: -0.56 + Math.sin(turn) * 0.26 * out };
    });
    hat.painter.form(blob(points, 0.1), fur, { modelling: 1, rim: 0.5 });
    for (const s of [-1, 1]) {
      if (s * hat.sin < 0.3) {
        hat.painter.form(ellipse(x + s * round(hat) * 0.97, 0.08, 0.17, 0.44), fur, { modelling: 1, rim: 0.4 });
      }
    }
  },
};

/** Reach and thickness of the brims, and the colour of their inside. */
export const BRIMS_OF_WORLDS: Partial<
  Record<PersonFigure['hat'], readonly [reach: number, thick: number, colour?: (hat: HatFrame) => Colour]>
> = {
  gat: [0.82, 0.12, () => BLACK],
  sombrero: [1.02, 0.24, () => STRAW],
  bowler: [0.26, 0.12, ({ main }) => felt(main)],
};

/** What of such a hat lies behind the head. */
export function drawWorldHatBehind(hat: HatFrame, kind: PersonFigure['hat']): void {
  if (!showsFace(hat.frame.view)) {
    return;
  }
  if (kind === 'hijab' || kind === 'keffiyeh' || kind === 'veil') {
    const own = kind === 'keffiyeh' ? mix(hat.main, LINEN, 0.8) : hat.main;
    hangingBehind(hat, kind === 'veil' ? mix(own, BLACK, 0.5) : own, kind === 'hijab' ? 1.35 : 1.75);
  }
}
