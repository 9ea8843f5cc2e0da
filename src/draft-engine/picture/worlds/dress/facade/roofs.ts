import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import type { Sketch } from '../../landmarks/sketch.ts';
import { outline, standing } from '../../outlines.ts';
import { drawShingles } from '../../street/building-kit.ts';
import { toned } from '../../tones.ts';
import { chanceOf, onSide, type Facade, type FacadeLayer } from './facade.ts';

export interface TiledRoof {
  /** Height of the ridge above the eaves. */
  rise: number;
  /** How far the eaves stand out. */
  eaves: number;
  /** How far the corners turn up. */
  curl: number;
  /** Beasts or end tiles on the ridge. */
  ends?: boolean;
}

/** The lines of half-round tiles that run down a roof. */
function tileLines(s: Sketch, from: [number, number], to: [number, number], colour: Colour): void {
  const count = Math.round((to[0] - from[0]) / 0.34);
  s.painter.stroke(
    (pen) => {
      for (let line = 1; line < count; line++) {
        const share = line / count;
        const x = from[0] + (to[0] - from[0]) * share;
        const inset = (0.5 - share) * (to[0] - from[0]) * 0.12;
        pen.moveTo(x, to[1]);
        pen.quadraticCurveTo(x + inset * 0.4, (from[1] + to[1]) / 2, x + inset, from[1]);
      }
    },
    toned(s.painter.palette, shade(colour, -0.12), 0.2),
    0.05,
  );
}

/** A roof of the East: hollow slopes, wide eaves, corners that turn up, a heavy ridge. */
export function tiledRoof(options: TiledRoof, foot?: (f: Facade) => number): FacadeLayer {
  const { rise, eaves, curl } = options;
  return (s, f) => {
    const y = -(foot ? foot(f) : f.height);
    const [left, right] = [f.left - eaves, f.left + f.width + f.depth * 0.55 + eaves];
    const inset = f.width * 0.1 + eaves * 0.6;
    const top = y - rise;
    s.mark(left + 0.3, y + 0.22, right - left - 0.6, 0.22, shade(f.trim, -0.1), 0.1);
    s.painter.form((pen) => {
      pen.moveTo(left, y - curl);
      pen.quadraticCurveTo(left + inset * 0.75, y - rise * 0.32, left + inset, top);
      pen.lineTo(right - inset, top);
      pen.quadraticCurveTo(right - inset * 0.75, y - rise * 0.32, right, y - curl);
      pen.quadraticCurveTo(right - eaves * 1.2, y + 0.14, (left + right) / 2, y + 0.12);
      pen.quadraticCurveTo(left + eaves * 1.2, y + 0.14, left, y - curl);
      pen.closePath();
    }, f.roof);
    tileLines(s, [left + inset * 0.9, top], [right - inset * 0.9, y], f.roof);
    s.mark(left + eaves * 0.8, y + 0.13, right - left - eaves * 1.6, 0.1, mix(f.roof, N.cream, 0.35), 0.6);
    s.box(left + inset - 0.25, top + 0.08, right - left - inset * 2 + 0.5, 0.28, shade(f.roof, -0.07), { line: 0.6 });
    if (options.ends) {
      for (const [x, out] of [
        [left + inset - 0.25, -1],
        [right - inset + 0.25, 1],
      ] as const) {
        s.face(
          shade(f.roof, -0.07),
          x,
          top + 0.08,
          x + out * 0.3,
          top - 0.5,
          x + out * 0.05,
          top - 0.62,
          x - out * 0.3,
          top - 0.1,
        );
      }
    }
  };
}

/** A lower row of tiles over the ground floor. */
export function tiledApron(depth = 0.8): FacadeLayer {
  return (s, f) => {
    const y = -f.ground + 0.35;
    const [left, right] = [f.left - 0.35, f.left + f.width + 0.5];
    s.face(f.roof, left, y, left + 0.4, y - depth, right - 0.4, y - depth, right, y);
    tileLines(s, [left + 0.4, y - depth], [right - 0.4, y], f.roof);
    s.painter.form(onSide({ ...f, left: f.left + 0.3 }, [0, 1], y, depth * 0.6), shade(f.roof, -0.06), {
      modelling: 0.4,
    });
    s.mark(left, y + 0.1, right - left, 0.1, mix(f.roof, N.cream, 0.3), 0.5);
  };
}

/** White gable walls that rise in steps above a black-tiled roof. */
export const horseHead: FacadeLayer = (s, f) => {
  const y = -f.height;
  const step = f.width / 5;
  for (let part = 0; part < 5; part++) {
    const up = [0, 0.75, 1.5, 0.75, 0][part] ?? 0;
    const x = f.left + part * step;
    s.box(x, y + 0.02, step + 0.02, up + 0.35, f.wall, { line: 0, rim: 0 });
    s.face(
      f.roof,
      x - 0.16,
      y - up - 0.28,
      x + 0.1,
      y - up - 0.58,
      x + step - 0.1,
      y - up - 0.58,
      x + step + 0.16,
      y - up - 0.28,
    );
  }
  s.painter.form(onSide(f, [-0.1, 1.1], y + 0.1, 0.35), f.roof, { modelling: 0.4 });
};

/** A parapet with a coping, and what stands on flat roofs. */
export function flatRoof(things: 'none' | 'tank' | 'rods' | 'plants' = 'none', rise = 0.5): FacadeLayer {
  return (s, f) => {
    const y = -f.height;
    if (things === 'tank') {
      const x = f.left + f.width * 0.3;
      s.box(x - 0.5, y, 0.12, 1.2, N.brown, { line: 0.4 });
      s.box(x + 0.6, y, 0.12, 1.2, N.brown, { line: 0.4 });
      s.box(x - 0.65, y - 1, 1.5, 1.4, oklch(0.46, 0.06, 50));
      s.face(N.charcoal, x - 0.75, y - 2.4, x + 0.1, y - 3, x + 0.95, y - 2.4);
    }
    if (things === 'rods') {
      for (let rod = 0; rod < 4; rod++) {
        s.line(
          N.charcoal,
          0.05,
          f.left + f.width * (0.15 + rod * 0.22),
          y,
          f.left + f.width * (0.15 + rod * 0.22),
          y - 1,
        );
      }
      s.box(f.left + f.width * 0.62, y, 0.9, 1.1, oklch(0.35, 0.02, 260), { line: 0.5 });
    }
    if (things === 'plants') {
      for (let bush = 0; bush < 6; bush++) {
        s.ball(
          f.left + f.width * (0.1 + bush * 0.16),
          y - 0.5,
          0.5,
          0.45 + 0.3 * chanceOf(f, bush),
          oklch(0.56, 0.12, 140),
        );
      }
    }
    s.painter.form(onSide(f, [0, 1], y, rise * 0.8), shade(f.trim, -0.1), { modelling: 0.3 });
    s.box(f.left - 0.12, y + 0.1, f.width + 0.24, rise, f.trim, { line: 0.6 });
    s.mark(f.left - 0.12, y + 0.14, f.width + 0.24, 0.1, shade(f.trim, -0.25), 0.2);
  };
}

/** Deep mouldings on brackets. */
export const cornice: FacadeLayer = (s, f) => {
  const y = -f.height;
  s.painter.form(onSide(f, [0, 1], y + 0.2, 0.45), shade(f.trim, -0.1), { modelling: 0.3 });
  s.box(f.left - 0.3, y + 0.05, f.width + 0.6, 0.4, f.trim);
  for (let bracket = 0; bracket < 7; bracket++) {
    s.mark(f.left + (f.width * (bracket + 0.3)) / 7, y + 0.35, 0.2, 0.3, f.trim, 0.4);
  }
};

/** A gable to the street, with tiles, shingles or boards on both slopes. */
export function gable(rise: number, options: { eaves?: number; crooked?: number } = {}): FacadeLayer {
  const { eaves = 0.4, crooked = 0 } = options;
  return (s, f) => {
    const y = -f.height;
    const [left, right] = [f.left - eaves, f.left + f.width + eaves];
    const peak = f.left + f.width * (0.5 + crooked * (chanceOf(f, 3) - 0.5));
    const back = f.depth + 0.4;
    s.face(f.wall, f.left, y + 0.02, peak, y - rise, f.left + f.width, y + 0.02);
    const slope = outline(
      peak,
      y - rise - 0.1,
      right,
      y + 0.3,
      right + back * 0.75,
      y + 0.55,
      peak + back,
      y - rise + 0.15,
    );
    s.painter.form(slope, f.roof, { modelling: 0.7 });
    s.painter.within(slope, () =>
      drawShingles(s.painter, { left: peak, right: right + back, top: y - rise, foot: y + 0.4 }, f.roof, 0.45),
    );
    s.face(
      shade(f.roof, -0.05),
      left,
      y + 0.35,
      left,
      y + 0.05,
      peak,
      y - rise - 0.3,
      right,
      y + 0.05,
      right,
      y + 0.35,
      peak,
      y - rise + 0.08,
    );
  };
}

/** Straw, thick and rounded, its edge cut even. */
export function thatch(rise: number): FacadeLayer {
  return (s, f) => {
    const y = -f.height;
    const [left, right] = [f.left - 0.6, f.left + f.width + f.depth * 0.6 + 0.4];
    const middle = (left + right) / 2;
    s.painter.form((pen) => {
      pen.moveTo(left, y + 0.45);
      pen.bezierCurveTo(left - 0.1, y - rise * 0.5, left + f.width * 0.2, y - rise, middle - f.width * 0.12, y - rise);
      pen.lineTo(middle + f.width * 0.12, y - rise);
      pen.bezierCurveTo(right - f.width * 0.2, y - rise, right + 0.1, y - rise * 0.5, right, y + 0.45);
      pen.quadraticCurveTo(middle, y + 0.2, left, y + 0.45);
      pen.closePath();
    }, f.roof);
    s.painter.stroke(
      (pen) => {
        for (let line = 0; line < 16; line++) {
          const x = left + ((right - left) * (line + 0.5)) / 16;
          const up = 0.25 + 0.6 * chanceOf(f, line);
          pen.moveTo(x, y + 0.25);
          pen.lineTo(x + (middle - x) * 0.15 * up, y + 0.2 - rise * 0.6 * up);
        }
      },
      toned(s.painter.palette, shade(f.roof, -0.14), 0.2),
      0.05,
    );
    s.line(
      shade(f.roof, -0.16),
      0.08,
      middle - f.width * 0.16,
      y - rise + 0.12,
      middle + f.width * 0.16,
      y - rise + 0.12,
    );
  };
}

/** Corrugated iron, a little rusty, sloping to the street. */
export const tinRoof: FacadeLayer = (s, f) => {
  const y = -f.height;
  const [left, right] = [f.left - 0.4, f.left + f.width + f.depth * 0.4];
  s.face(f.roof, left, y + 0.2, left + 0.5, y - 0.9, right - 0.2, y - 0.9, right + 0.2, y + 0.2);
  tileLines(s, [left + 0.5, y - 0.9], [right - 0.2, y + 0.2], f.roof);
  for (let patch = 0; patch < 3; patch++) {
    s.painter.patch(
      standing(left + (right - left) * (0.15 + patch * 0.28), y - 0.1, 0.6 + chanceOf(f, patch), 0.5),
      toned(s.painter.palette, oklch(0.5, 0.11, 45), 0.5),
      0.55,
    );
  }
};

/** A slate roof with steep front, dormers and chimneys. */
export function mansard(dormers: number): FacadeLayer {
  return (s, f) => {
    const y = -f.height - 0.2;
    for (const at of [0.08, 0.86]) {
      s.box(f.left + f.width * at, y - 1, 0.5, 1.7, oklch(0.5, 0.08, 40), { line: 0.6 });
    }
    s.face(f.roof, f.left - 0.1, y, f.left + 0.4, y - 1.8, f.left + f.width - 0.2, y - 1.8, f.left + f.width + 0.1, y);
    s.painter.form(onSide(f, [0, 0.9], y + 0.1, 1.4), shade(f.roof, -0.08), { modelling: 0.3 });
    for (let dormer = 0; dormer < dormers; dormer++) {
      const x = f.left + (f.width * (dormer + 0.5)) / dormers - 0.4;
      s.box(x - 0.1, y - 0.25, 1, 1.2, f.trim, { line: 0.6 });
      s.lamp(x + 0.1, y - 0.35, 0.6, 0.85, oklch(0.4, 0.04, 240));
      s.face(f.roof, x - 0.25, y - 1.4, x + 0.4, y - 1.85, x + 1.05, y - 1.4);
    }
    cornice(s, f);
  };
}

/** A row of chimney stacks with many pots over a slate roof. */
export const chimneyPots: FacadeLayer = (s, f) => {
  const y = -f.height;
  s.face(
    f.roof,
    f.left - 0.2,
    y,
    f.left + 0.2,
    y - 1.3,
    f.left + f.width,
    y - 1.3,
    f.left + f.width + f.depth * 0.5,
    y + 0.15,
  );
  for (const at of [0.12, 0.78]) {
    const x = f.left + f.width * at;
    s.box(x, y - 0.6, 0.9, 1.8, shade(f.wall, -0.06), { line: 0.6 });
    for (let pot = 0; pot < 3; pot++) {
      s.box(x + 0.06 + pot * 0.28, y - 2.35, 0.2, 0.45, oklch(0.56, 0.1, 42), { line: 0.4 });
    }
  }
};
