import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import type { Shape } from '../../../shape.ts';
import type { Sketch } from '../../landmarks/sketch.ts';
import { archway, outline, standing, together } from '../../outlines.ts';
import { toned } from '../../tones.ts';
import { chanceOf, onSide, type Facade, type FacadeLayer } from './facade.ts';

/** An opening in a wall: left edge, foot, size in metres, and whether a lamp burns behind it. */
export interface Opening {
  x: number;
  foot: number;
  w: number;
  h: number;
  lit: boolean;
}
export type OpeningStyle = (s: Sketch, at: Opening, f: Facade) => void;

/** Glass with the sky in it, or a lamp behind. */
export function pane(s: Sketch, shape: Shape, lit: boolean): void {
  const { painter } = s;
  const { palette } = painter;
  if (lit && painter.lampsLit) {
    painter.form(shape, palette.lamp, { luminous: true, line: 0.4, rim: 0 });
    return;
  }
  painter.patch(shape, mix(toned(palette, oklch(0.36, 0.05, 245), 0.3), palette.skyMiddle, 0.22));
}

function grid(s: Sketch, at: Opening, pitch: { x: number; y: number }, colour: Colour): void {
  s.painter.stroke(
    (pen) => {
      for (let x = at.x + pitch.x; x < at.x + at.w - 0.02; x += pitch.x) {
        pen.moveTo(x, at.foot);
        pen.lineTo(x, at.foot - at.h);
      }
      for (let y = at.foot - pitch.y; y > at.foot - at.h + 0.02; y -= pitch.y) {
        pen.moveTo(at.x, y);
        pen.lineTo(at.x + at.w, y);
      }
    },
    toned(s.painter.palette, colour, 0.35),
    0.045,
  );
}

const around = (at: Opening, by: number): Shape => standing(at.x - by, at.foot + by, at.w + by * 2, at.h + by * 2);

const sash: OpeningStyle = (s, at, f) => {
  s.painter.form(around(at, 0.1), f.trim, { line: 0.5 });
  pane(s, standing(at.x, at.foot, at.w, at.h), at.lit);
  s.mark(at.x + at.w / 2 - 0.03, at.foot, 0.06, at.h, f.trim, 0.7);
  s.mark(at.x, at.foot - at.h * 0.5, at.w, 0.06, f.trim, 0.7);
  s.mark(at.x - 0.18, at.foot + 0.18, at.w + 0.36, 0.1, f.trim, 0.95);
};
const shuttered: OpeningStyle = (s, at, f) => {
  sash(s, at, f);
  for (const x of [at.x - at.w * 0.5 - 0.06, at.x + at.w + 0.06]) {
    s.box(x, at.foot, at.w * 0.5, at.h, f.accent, { line: 0.5 });
    s.mark(x + 0.05, at.foot - at.h * 0.48, at.w * 0.5 - 0.1, 0.05, shade(f.accent, -0.15), 0.2);
  }
};
const arched: OpeningStyle = (s, at, f) => {
  s.painter.form(archway(at.x - 0.14, at.foot, at.w + 0.28, at.h + 0.2), f.trim, { line: 0.5 });
  pane(s, archway(at.x, at.foot, at.w, at.h), at.lit);
  s.mark(at.x + at.w / 2 - 0.03, at.foot, 0.06, at.h * 0.95, f.trim, 0.5);
  s.mark(at.x - 0.2, at.foot + 0.12, at.w + 0.4, 0.12, f.trim, 0.9);
};
/** A paper or silk window behind a dark lattice. */
const lattice: OpeningStyle = (s, at, f) => {
  const { painter } = s;
  s.mark(at.x - 0.1, at.foot + 0.1, at.w + 0.2, at.h + 0.2, shade(f.trim, -0.06), 0.3);
  painter.form(
    standing(at.x, at.foot, at.w, at.h),
    at.lit && painter.lampsLit ? painter.palette.lamp : oklch(0.88, 0.04, 85),
    { luminous: at.lit && painter.lampsLit, line: 0, rim: 0 },
  );
  grid(s, at, { x: 0.21, y: 0.27 }, f.trim);
};
/** Upright wooden bars close to each other. */
const bars: OpeningStyle = (s, at, f) => {
  pane(s, standing(at.x, at.foot, at.w, at.h), at.lit);
  grid(s, at, { x: 0.12, y: at.h }, f.trim);
  s.mark(at.x - 0.08, at.foot, at.w + 0.16, 0.1, f.trim, 0.5);
  s.mark(at.x - 0.08, at.foot - at.h, at.w + 0.16, 0.1, f.trim, 0.7);
};
/** A flat's balcony with a rail and, here and there, washing or an air conditioner. */
const balcony: OpeningStyle = (s, at, f) => {
  pane(s, standing(at.x, at.foot, at.w, at.h), at.lit);
  s.mark(at.x + at.w / 2 - 0.04, at.foot, 0.08, at.h, f.trim, 0.6);
  const chance = chanceOf(f, Math.round(Math.abs(at.x * 3 + at.foot)));
  if (chance < 0.35) {
    for (let cloth = 0; cloth < 4; cloth++) {
      s.mark(at.x + at.w * (0.05 + cloth * 0.23), at.foot - 0.6, at.w * 0.17, 0.55, CLOTHS[cloth] ?? N.white, 0.8);
    }
  } else if (chance > 0.65) {
    s.box(at.x + at.w * 0.6, at.foot - 0.75, 0.55, 0.4, N.white, { line: 0.5 });
  }
  s.box(at.x - 0.2, at.foot, at.w + 0.4, 0.75, mix(f.wall, f.accent, 0.35), { modelling: 0.4, line: 0.6 });
  s.mark(at.x - 0.25, at.foot - 0.75, at.w + 0.5, 0.09, f.trim, 0.95);
};
const CLOTHS = [N.crimson, N.white, N.blue, N.yellow];
const railed: OpeningStyle = (s, at, f) => {
  arched(s, at, f);
  s.line(N.charcoal, 0.06, at.x - 0.35, at.foot - 0.85, at.x + at.w + 0.35, at.foot - 0.85);
  s.painter.stroke(
    (pen) => {
      for (let x = at.x - 0.32; x < at.x + at.w + 0.34; x += 0.16) {
        pen.moveTo(x, at.foot);
        pen.lineTo(x, at.foot - 0.85);
      }
    },
    toned(s.painter.palette, N.charcoal, 0.4),
    0.035,
  );
  s.mark(at.x - 0.45, at.foot + 0.14, at.w + 0.9, 0.16, f.trim, 0.9);
};
/** A wooden bay of carved lattice on brackets. */
const mashrabiya: OpeningStyle = (s, at, f) => {
  const wood = oklch(0.44, 0.07, 50);
  s.face(wood, at.x, at.foot + 0.45, at.x - 0.2, at.foot, at.x + at.w + 0.2, at.foot, at.x + at.w, at.foot + 0.45);
  s.box(at.x - 0.2, at.foot, at.w + 0.4, at.h + 0.1, wood, { modelling: 0.8 });
  pane(s, standing(at.x - 0.05, at.foot - 0.3, at.w + 0.1, at.h * 0.6), at.lit);
  grid(s, { ...at, x: at.x - 0.05, foot: at.foot - 0.3, w: at.w + 0.1, h: at.h * 0.6 }, { x: 0.13, y: 0.13 }, wood);
  s.face(
    shade(wood, -0.08),
    at.x - 0.4,
    at.foot - at.h,
    at.x,
    at.foot - at.h - 0.4,
    at.x + at.w,
    at.foot - at.h - 0.4,
    at.x + at.w + 0.4,
    at.foot - at.h,
  );
  s.mark(at.x - 0.1, at.foot - 0.1, at.w + 0.2, 0.08, f.accent, 0.8);
};
/** A projecting window under a small dome, with a cusped arch. */
const jharokha: OpeningStyle = (s, at, f) => {
  const { painter } = s;
  const middle = at.x + at.w / 2;
  s.face(
    f.trim,
    at.x + 0.1,
    at.foot + 0.5,
    at.x - 0.25,
    at.foot,
    at.x + at.w + 0.25,
    at.foot,
    at.x + at.w - 0.1,
    at.foot + 0.5,
  );
  s.box(at.x - 0.2, at.foot, at.w + 0.4, at.h, f.accent, { modelling: 0.7 });
  pane(s, archway(at.x + 0.08, at.foot - 0.4, at.w - 0.16, at.h - 0.55), at.lit);
  s.mark(at.x - 0.3, at.foot - 0.02, at.w + 0.6, 0.12, f.trim, 0.9);
  s.mark(at.x - 0.35, at.foot - at.h, at.w + 0.7, 0.14, f.trim, 0.95);
  painter.form((pen) => {
    pen.moveTo(at.x - 0.25, at.foot - at.h - 0.12);
    pen.bezierCurveTo(
      at.x - 0.3,
      at.foot - at.h - 0.7,
      middle - 0.1,
      at.foot - at.h - 0.7,
      middle,
      at.foot - at.h - 0.95,
    );
    pen.bezierCurveTo(
      middle + 0.1,
      at.foot - at.h - 0.7,
      at.x + at.w + 0.3,
      at.foot - at.h - 0.7,
      at.x + at.w + 0.25,
      at.foot - at.h - 0.12,
    );
    pen.closePath();
  }, f.trim);
};
const taped: OpeningStyle = (s, at, f) => {
  sash(s, at, f);
  s.line(N.cream, 0.07, at.x, at.foot, at.x + at.w, at.foot - at.h);
  s.line(N.cream, 0.07, at.x + at.w, at.foot, at.x, at.foot - at.h);
};
/** A window without glass, black with soot above it. */
const burntOut: OpeningStyle = (s, at, f) => {
  const { x, foot, w, h } = at;
  if (chanceOf(f, Math.round(Math.abs(x * 5 + foot))) < 0.4) {
    taped(s, at, f);
    return;
  }
  s.painter.patch(
    outline(
      x - 0.2,
      foot - h * 0.8,
      x + w * 0.2,
      foot - h - 0.9,
      x + w * 0.7,
      foot - h - 0.6,
      x + w + 0.2,
      foot - h * 0.8,
    ),
    toned(s.painter.palette, oklch(0.25, 0.01, 60), 0.2),
    0.5,
  );
  s.face(
    oklch(0.2, 0.015, 270),
    x,
    foot,
    x - 0.08,
    foot - h * 0.5,
    x,
    foot - h,
    x + w,
    foot - h - 0.06,
    x + w + 0.1,
    foot - h * 0.6,
    x + w,
    foot,
  );
};
const round: OpeningStyle = (s, at, f) => {
  const radius = Math.min(at.w, at.h) * 0.5;
  const [x, y] = [at.x + at.w / 2, at.foot - at.h / 2];
  s.ball(x, y, radius + 0.14, radius + 0.14, f.trim);
  pane(s, (pen) => pen.ellipse(x, y, radius, radius, 0, 0, 7), at.lit);
  s.mark(x - 0.03, y + radius, 0.06, radius * 2, f.trim, 0.6);
  s.mark(x - radius, y + 0.03, radius * 2, 0.06, f.trim, 0.6);
};
const porthole: OpeningStyle = (s, at, f) => {
  const radius = Math.min(at.w, at.h) * 0.5;
  const [x, y] = [at.x + at.w / 2, at.foot - at.h / 2];
  s.ball(x, y, radius + 0.17, radius + 0.17, shade(f.wall, -0.2));
  pane(s, (pen) => pen.ellipse(x, y, radius, radius, 0, 0, 7), true);
  s.painter.glow(x, y, radius * 2, f.accent, 0.3);
};
const square: OpeningStyle = (s, at, f) => {
  s.mark(at.x - 0.07, at.foot + 0.07, at.w + 0.14, at.h + 0.14, shade(f.wall, -0.18), 0.2);
  pane(s, standing(at.x, at.foot, at.w, at.h), at.lit);
};

export const OPENINGS = {
  sash,
  shuttered,
  arched,
  lattice,
  bars,
  balcony,
  railed,
  mashrabiya,
  jharokha,
  taped,
  burntOut,
  round,
  porthole,
  square,
} satisfies Record<string, OpeningStyle>;

export interface WindowGrid {
  style: keyof typeof OPENINGS;
  w?: number;
  h?: number;
  /** Metres from one to the next. */
  pitch?: number;
  /** Height of the sill above its floor. */
  sill?: number;
  /** Share of windows left out. */
  sparse?: number;
}

/** Windows in every floor above the ground floor, on the front and, as plain openings, along the street. */
export function windows(options: WindowGrid): FacadeLayer {
  const { w = 0.9, h = 1.4, pitch = 1.9, sill = 0.75, sparse = 0 } = options;
  return (s, f) => {
    const columns = Math.max(1, Math.floor((f.width - 0.4) / pitch));
    for (let storey = 1; storey < f.storeys; storey++) {
      const foot = -f.ground - (storey - 1) * f.storey - sill;
      for (let column = 0; column < columns; column++) {
        const chance = chanceOf(f, storey * 5 + column * 3);
        if (chance >= sparse) {
          const x = f.left + (f.width * (column + 0.5)) / columns - w / 2;
          OPENINGS[options.style](s, { x, foot, w, h, lit: chance > 0.45 + sparse / 2 }, f);
        }
      }
    }
    sideWindows(s, f, { foot: f.ground + sill, tall: h });
  };
}

function sideWindows(s: Sketch, f: Facade, rows: { foot: number; tall: number }): void {
  const shapes: Shape[] = [];
  const frames: Shape[] = [];
  for (let storey = 1; storey < f.storeys; storey++) {
    const foot = -rows.foot - (storey - 1) * f.storey;
    for (const from of [0.14, 0.58]) {
      frames.push(onSide(f, [from - 0.05, from + 0.31], foot + 0.12, rows.tall + 0.24));
      shapes.push(onSide(f, [from, from + 0.26], foot, rows.tall));
    }
  }
  if (shapes.length > 0) {
    s.painter.patch(together(frames), toned(s.painter.palette, f.trim, 0.25));
    pane(s, together(shapes), chanceOf(f, 7) > 0.4);
  }
}

/** Bands of glass over the whole front. */
export function ribbons(tall: number, every: number, from: number): FacadeLayer {
  return (s, f) => {
    const dark: Shape[] = [];
    const lit: Shape[] = [];
    for (let y = from, row = 0; y + tall < f.height - 0.3; y += every, row++) {
      for (let column = 0; column < 6; column++) {
        const shape = standing(f.left + 0.2 + (column * (f.width - 0.4)) / 6, -y, (f.width - 0.4) / 6 - 0.1, tall);
        (chanceOf(f, row * 7 + column * 3) > 0.6 ? lit : dark).push(shape);
      }
      dark.push(onSide(f, [0.08, 0.92], -y, tall));
    }
    pane(s, together(dark), false);
    pane(s, together(lit), true);
  };
}
