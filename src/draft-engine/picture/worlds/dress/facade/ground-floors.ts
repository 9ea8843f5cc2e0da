import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import type { Sketch } from '../../landmarks/sketch.ts';
import { archway, standing, together } from '../../outlines.ts';
import { toned } from '../../tones.ts';
import { chanceOf, onSide, type Facade, type FacadeLayer } from './facade.ts';
import { OPENINGS, pane, type Opening } from './openings.ts';

const INSIDE = oklch(0.26, 0.04, 50);

function door(s: Sketch, at: Opening, colour: Colour): void {
  s.mark(at.x - 0.1, at.foot, at.w + 0.2, at.h + 0.12, shade(colour, -0.12), 0.4);
  s.box(at.x, at.foot, at.w, at.h, colour, { line: 0.6 });
  s.mark(at.x + at.w * 0.15, at.foot - at.h * 0.52, at.w * 0.7, at.h * 0.36, shade(colour, -0.07), 0.3);
  s.mark(at.x + at.w * 0.15, at.foot - at.h * 0.1, at.w * 0.7, at.h * 0.32, shade(colour, -0.07), 0.3);
}

/** Openings of the ground floor on the wall along the street. */
function sideShop(s: Sketch, f: Facade, colour: Colour): void {
  s.painter.patch(onSide(f, [0.08, 0.92], 0, f.ground - 0.5), toned(s.painter.palette, shade(colour, -0.05), 0.3));
  pane(
    s,
    together([onSide(f, [0.14, 0.48], -0.5, f.ground - 1.5), onSide(f, [0.54, 0.84], -0.05, f.ground - 0.9)]),
    true,
  );
}

/** A shop with a large window, a door, and an awning if asked for. */
export function shopFront(awning: 'none' | 'striped' | 'plain' = 'none'): FacadeLayer {
  return (s, f) => {
    sideShop(s, f, f.accent);
    s.box(f.left + 0.15, 0, f.width - 0.3, f.ground - 0.25, f.accent, { modelling: 0.5 });
    pane(s, standing(f.left + 0.5, -0.55, f.width * 0.54, f.ground - 1.35), true);
    s.mark(f.left + 0.5 + f.width * 0.27, -0.55, 0.07, f.ground - 1.35, f.accent, 0.5);
    pane(s, standing(f.left + f.width - 1.5, -0.1, 0.95, f.ground - 0.9), true);
    s.mark(f.left + f.width - 0.75, -1, 0.06, 0.35, N.gold, 0.9);
    if (awning === 'none') {
      return;
    }
    const top = -f.ground + 0.3;
    const stripes = awning === 'striped' ? 8 : 1;
    for (let stripe = 0; stripe < stripes; stripe++) {
      const w = (f.width - 0.4) / stripes;
      const x = f.left + 0.2 + stripe * w;
      s.face(stripe % 2 === 0 ? f.accent : N.cream, x + 0.1, top, x + w + 0.1, top, x + w, top + 0.75, x, top + 0.75);
    }
  };
}

/** A wide opening with goods on boards before a dim room. */
export function openShop(goods: readonly Colour[]): FacadeLayer {
  return (s, f) => {
    sideShop(s, f, f.trim);
    const { left, width } = f;
    s.mark(left + 0.3, 0, width - 0.6, f.ground - 0.55, INSIDE, 0.4);
    if (s.painter.lampsLit) {
      s.painter.patch(standing(left + 0.3, -0.2, width - 0.6, f.ground - 0.8), s.painter.palette.lamp, 0.5);
      s.painter.glow(left + width / 2, -1.6, width * 0.6, s.painter.palette.lamp, 0.4);
    }
    for (let shelf = 0; shelf < 2; shelf++) {
      const y = -0.75 - shelf * 0.75;
      s.mark(left + 0.45, y + 0.08, width - 0.9, 0.09, f.trim, 0.7);
      for (let ware = 0; ware < 9; ware++) {
        const tall = 0.2 + 0.25 * chanceOf(f, ware + shelf * 9);
        s.mark(
          left + 0.55 + (ware * (width - 1.2)) / 9,
          y,
          (width - 1.2) / 12,
          tall,
          goods[(ware + shelf) % goods.length] ?? N.tan,
          0.7,
        );
      }
    }
    for (const x of [left + 0.2, left + width - 0.42]) {
      s.box(x, 0, 0.22, f.ground - 0.4, f.trim, { line: 0.5 });
    }
  };
}

/** Lattice doors of the East with a short curtain before the entrance. */
export function curtainShop(word: boolean): FacadeLayer {
  return (s, f) => {
    sideShop(s, f, f.trim);
    const { left, width, ground } = f;
    s.mark(left + 0.15, 0, width - 0.3, ground - 0.35, f.trim, 0.35);
    OPENINGS.lattice(s, { x: left + 0.35, foot: -0.5, w: width * 0.46, h: ground - 1.15, lit: true }, f);
    const x = left + width * 0.58;
    const w = width * 0.36;
    pane(s, standing(x, 0, w, ground - 0.7), true);
    const top = -ground + 0.75;
    for (let part = 0; part < 3; part++) {
      const from = x + (part * w) / 3;
      s.face(
        f.accent,
        from + 0.02,
        top,
        from + w / 3 - 0.02,
        top,
        from + w / 3 - 0.05,
        top + 0.95,
        from + 0.05,
        top + 0.95,
      );
    }
    if (word) {
      s.ball(x + w / 2, top + 0.48, 0.26, 0.26, N.cream);
    }
    s.line(N.brown, 0.06, x - 0.1, top, x + w + 0.1, top);
  };
}

/** Panelled doors under a tiled porch, white or mud walls beside. */
export const gateDoor: FacadeLayer = (s, f) => {
  const x = f.left + f.width * 0.36;
  const w = f.width * 0.28;
  s.mark(x - 0.2, 0, w + 0.4, f.ground - 0.6, f.trim, 0.4);
  door(s, { x, foot: 0, w: w / 2 - 0.02, h: f.ground - 0.85, lit: false }, f.accent);
  door(s, { x: x + w / 2 + 0.02, foot: 0, w: w / 2, h: f.ground - 0.85, lit: false }, f.accent);
  s.mark(x - 0.4, 0.05, w + 0.8, 0.16, N.silver, 0.6);
  for (const at of [0.06, 0.72]) {
    OPENINGS.lattice(s, { x: f.left + f.width * at, foot: -1, w: f.width * 0.2, h: 1.1, lit: true }, f);
  }
  s.painter.patch(onSide(f, [0.35, 0.65], 0, 2), toned(s.painter.palette, f.accent, 0.1));
};

/** Paper doors in dark frames above a wooden step. */
export const paperDoors: FacadeLayer = (s, f) => {
  const doors = Math.round(f.width / 1.3);
  for (let leaf = 0; leaf < doors; leaf++) {
    const x = f.left + 0.15 + (leaf * (f.width - 0.3)) / doors;
    OPENINGS.lattice(
      s,
      { x: x + 0.1, foot: -0.55, w: (f.width - 0.3) / doors - 0.2, h: f.ground - 1.3, lit: chanceOf(f, leaf) > 0.4 },
      f,
    );
  }
  s.box(f.left - 0.2, -0.32, f.width + 0.4, 0.2, f.trim, { line: 0.6 });
  for (const at of [0.1, 0.5, 0.9]) {
    s.mark(f.left + f.width * at - 0.12, 0, 0.24, 0.32, N.grey, 0.5);
  }
};

/** Round arches on piers with shade or goods behind. */
export function arcade(pointed: boolean): FacadeLayer {
  return (s, f) => {
    const count = f.width > 5.6 ? 3 : 2;
    const bay = f.width / count;
    for (let arch = 0; arch < count; arch++) {
      const x = f.left + arch * bay + 0.35;
      const w = bay - 0.7;
      const tall = f.ground - 0.55;
      s.painter.form(archway(x - 0.18, 0, w + 0.36, tall + 0.2), f.trim, { line: 0.5 });
      const shape = pointed ? ogive(x, w, tall) : archway(x, 0, w, tall);
      s.painter.patch(shape, toned(s.painter.palette, INSIDE, 0.5));
      if (s.painter.lampsLit) {
        s.painter.patch(shape, s.painter.palette.lamp, 0.45);
      }
      if (arch === 1) {
        s.painter.within(shape, () => door(s, { x: x + w * 0.1, foot: 0, w: w * 0.8, h: tall, lit: false }, f.accent));
      }
    }
    s.painter.patch(onSide(f, [0.25, 0.75], 0, f.ground - 0.8), toned(s.painter.palette, INSIDE, 0.3));
  };
}

function ogive(x: number, w: number, tall: number): Parameters<Sketch['painter']['patch']>[0] {
  return (pen) => {
    pen.moveTo(x, 0);
    pen.lineTo(x, -tall * 0.55);
    pen.quadraticCurveTo(x, -tall * 0.85, x + w / 2, -tall);
    pen.quadraticCurveTo(x + w, -tall * 0.85, x + w, -tall * 0.55);
    pen.lineTo(x + w, 0);
    pen.closePath();
  };
}

/** A door in a coloured wall with barred windows beside it. */
export const townDoor: FacadeLayer = (s, f) => {
  const tall = f.ground - 0.75;
  const x = f.left + f.width * 0.42;
  s.mark(x - 0.2, 0, 1.5, tall + 0.25, f.trim, 0.8);
  door(s, { x, foot: 0, w: 1.1, h: tall, lit: false }, f.accent);
  for (const at of [0.1, 0.74]) {
    const wx = f.left + f.width * at;
    s.mark(wx - 0.15, -0.5, 1.2, tall - 0.4, f.trim, 0.8);
    OPENINGS.bars(s, { x: wx, foot: -0.65, w: 0.9, h: tall - 0.75, lit: true }, { ...f, trim: N.charcoal });
  }
  s.painter.patch(onSide(f, [0.3, 0.65], 0, 2.1), toned(s.painter.palette, f.accent, 0.15));
};

/** Steps that climb to a door, with railings and a basement. */
export const stoop: FacadeLayer = (s, f) => {
  const x = f.left + f.width * 0.58;
  door(s, { x, foot: -0.9, w: 1.2, h: 2.3, lit: false }, f.accent);
  s.mark(x - 0.35, -3.2, 1.9, 0.2, f.trim, 0.9);
  for (let step = 0; step < 4; step++) {
    s.mark(x - 0.2 - step * 0.05, -0.9 + (step + 1) * 0.225, 1.6 + step * 0.1, 0.2, f.trim, 0.85 - step * 0.15);
  }
  for (const rail of [x - 0.35, x + 1.5]) {
    s.line(N.charcoal, 0.08, rail, -1.8, rail, -0.9, rail, 0);
    s.line(N.charcoal, 0.07, rail, -1.8, rail, -0.9);
  }
  for (const at of [0.08, 0.32]) {
    OPENINGS.sash(s, { x: f.left + f.width * at, foot: -1.3, w: 0.9, h: 1.5, lit: true }, f);
  }
  pane(s, onSide(f, [0.2, 0.45], -1.3, 1.4), true);
};

/** A porch on posts over a boardwalk, swing doors, windows. */
export const porch: FacadeLayer = (s, f) => {
  const { left, width, ground } = f;
  s.mark(left + width * 0.4, -0.25, 1.4, ground - 0.9, INSIDE, 0.4);
  for (const x of [left + width * 0.4, left + width * 0.4 + 0.72]) {
    s.box(x, -0.85, 0.68, 1.05, f.accent, { line: 0.6 });
  }
  for (const at of [0.08, 0.72]) {
    OPENINGS.sash(s, { x: left + width * at, foot: -1, w: 1.05, h: 1.25, lit: true }, f);
  }
  s.painter.form(onSide(f, [0, 1], 0, 0.28), shade(f.trim, -0.2), { modelling: 0.3 });
  s.box(left - 0.25, 0, width + 0.5, 0.25, oklch(0.52, 0.06, 60), { line: 0.6 });
  s.face(
    shade(f.wall, -0.12),
    left - 0.3,
    -ground + 0.25,
    left + 0.1,
    -ground - 0.25,
    left + width - 0.1,
    -ground - 0.25,
    left + width + 0.3,
    -ground + 0.25,
  );
  for (const at of [0, 0.33, 0.66, 1]) {
    s.box(left - 0.16 + at * (width + 0.14), -0.2, 0.16, ground - 0.4, f.trim, { line: 0.5 });
  }
};

/** A wooden door under a beam and small windows, for old houses. */
export const oakDoor: FacadeLayer = (s, f) => {
  const x = f.left + f.width * 0.16;
  s.painter.form(archway(x - 0.15, 0, 1.4, 2.45), oklch(0.55, 0.02, 80), { line: 0.5 });
  s.painter.form(archway(x, 0, 1.1, 2.25), f.accent);
  for (const y of [-0.6, -1.5]) {
    s.mark(x, y, 1, 0.1, N.charcoal, 0.4);
  }
  for (const at of [0.5, 0.76]) {
    OPENINGS.bars(
      s,
      { x: f.left + f.width * at, foot: -0.95, w: 0.8, h: 1, lit: true },
      { ...f, trim: oklch(0.34, 0.05, 45) },
    );
  }
  s.painter.patch(onSide(f, [0.3, 0.6], 0, 1.9), toned(s.painter.palette, f.accent, 0.1));
};

/** A marquee of bulbs that stands out over glass doors. */
export const marquee: FacadeLayer = (s, f) => {
  const { painter } = s;
  pane(s, standing(f.left + 0.4, 0, f.width - 0.8, f.ground - 0.9), true);
  for (let post = 0; post <= 4; post++) {
    s.mark(f.left + 0.4 + (post * (f.width - 0.9)) / 4, 0, 0.12, f.ground - 0.9, N.gold, 0.7);
  }
  s.box(f.left - 0.3, -f.ground + 0.85, f.width + 0.6, 0.95, f.accent);
  s.mark(f.left - 0.15, -f.ground + 0.72, f.width + 0.3, 0.7, N.cream, 0.95);
  for (let bulb = 0; bulb < 12; bulb++) {
    painter.form(
      (pen) => pen.arc(f.left - 0.1 + ((bulb + 0.3) * (f.width + 0.3)) / 12, -f.ground + 0.9, 0.09, 0, 7),
      mix(N.yellow, N.white, 0.4),
      { luminous: true, line: 0 },
    );
  }
  if (painter.lampsLit) {
    painter.glow(f.left + f.width / 2, -f.ground + 0.6, f.width * 0.7, painter.palette.lamp, 0.5);
  }
  sideShop(s, f, f.accent);
};

/** Sandbags before a boarded door. */
export const sandbagDoor: FacadeLayer = (s, f) => {
  door(s, { x: f.left + f.width * 0.14, foot: 0, w: 1.1, h: 2.2, lit: false }, f.accent);
  OPENINGS.taped(s, { x: f.left + f.width * 0.5, foot: -0.9, w: 1.5, h: 1.4, lit: false }, f);
  const sack = oklch(0.64, 0.05, 80);
  for (let row = 0; row < 3; row++) {
    for (let bag = 0; bag < 5 - row; bag++) {
      s.ball(
        f.left + f.width * 0.42 + bag * 0.62 + row * 0.3,
        -0.2 - row * 0.34,
        0.36,
        0.21,
        shade(sack, ((bag + row) % 2) * -0.04),
      );
    }
  }
};

/** Sliding hatches with a strip of light. */
export const hatch: FacadeLayer = (s, f) => {
  const { painter } = s;
  const x = f.left + f.width * 0.3;
  const w = f.width * 0.4;
  const tall = f.ground - 0.6;
  s.face(
    shade(f.trim, -0.15),
    x - 0.3,
    0,
    x - 0.3,
    -tall + 0.4,
    x + 0.3,
    -tall - 0.15,
    x + w - 0.3,
    -tall - 0.15,
    x + w + 0.3,
    -tall + 0.4,
    x + w + 0.3,
    0,
  );
  s.face(
    mix(f.trim, N.white, 0.3),
    x,
    0,
    x,
    -tall + 0.5,
    x + 0.35,
    -tall + 0.1,
    x + w - 0.35,
    -tall + 0.1,
    x + w,
    -tall + 0.5,
    x + w,
    0,
  );
  painter.form(standing(x + w / 2 - 0.05, 0, 0.1, tall - 0.1), f.accent, { luminous: true, line: 0 });
  painter.glow(x + w / 2, -tall / 2, w, f.accent, 0.3);
};

/** A round door in a crooked frame. */
export const roundDoor: FacadeLayer = (s, f) => {
  const x = f.left + f.width * 0.34;
  s.ball(x, -1.15, 1.2, 1.25, f.trim);
  s.ball(x, -1.1, 1, 1.1, f.accent);
  s.mark(x - 0.04, -0.1, 0.08, 2, shade(f.accent, -0.12), 0.2);
  s.ball(x + 0.6, -1.1, 0.1, 0.1, N.gold);
  OPENINGS.round(s, { x: f.left + f.width * 0.66, foot: -0.9, w: 1.1, h: 1.1, lit: true }, f);
};

/** A glass hall. */
export const lobby: FacadeLayer = (s, f) => {
  sideShop(s, f, f.trim);
  pane(s, standing(f.left + 0.2, 0, f.width - 0.4, f.ground - 0.4), true);
  for (let post = 0; post <= 5; post++) {
    s.mark(f.left + 0.2 + (post * (f.width - 0.5)) / 5, 0, 0.1, f.ground - 0.4, f.trim, 0.7);
  }
  s.box(f.left + f.width * 0.3, -f.ground + 0.8, f.width * 0.4, 0.2, f.accent, { line: 0.5 });
};
