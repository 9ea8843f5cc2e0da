import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS, oklch, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { polygon, type Shape } from '../../shape.ts';
import type { FrameBox } from './frame-box.ts';

const FOREGROUND_KINDS = [
  'grass',
  'reeds',
  'branch',
  'leaves',
  'pine_branch',
  'rocks',
  'railing',
  'post',
  'curtain',
  'plant_pot',
  'heads',
  'lantern',
  'coral',
  'snowbank',
  'crate',
  'shelf_edge',
  'pipes',
  'sign',
] as const;
export type ForegroundKind = (typeof FOREGROUND_KINDS)[number];

type Sketch = (painter: Painter, box: FrameBox, random: Random, dark: (share?: number) => Colour) => void;

function blade(x: number, foot: number, tipX: number, tipY: number, width: number): Shape {
  return (pen) => {
    pen.moveTo(x - width, foot);
    pen.quadraticCurveTo(x - width * 0.6, (foot + tipY) / 2, tipX, tipY);
    pen.quadraticCurveTo(x + width * 0.9, (foot + tipY) / 2, x + width, foot);
    pen.closePath();
  };
}

function leaf(x: number, y: number, angle: number, long: number, wide: number): Shape {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along: number, across: number): [number, number] => [
    x + cos * along - sin * across,
    y + sin * along + cos * across,
  ];
  return (pen) => {
    pen.moveTo(x, y);
    pen.bezierCurveTo(...at(long * 0.3, -wide), ...at(long * 0.75, -wide * 0.8), ...at(long, 0));
    pen.bezierCurveTo(...at(long * 0.75, wide * 0.8), ...at(long * 0.3, wide), x, y);
    pen.closePath();
  };
}

const mound = (painter: Painter, box: FrameBox, colour: Colour, rise: number): void => {
  const unit = box.height;
  painter.patch((pen) => {
    pen.moveTo(box.left - unit, box.bottom + unit * 0.5);
    pen.lineTo(box.left - unit, box.bottom - unit * rise);
    pen.bezierCurveTo(
      box.left + unit * 0.12,
      box.bottom - unit * rise * 1.2,
      box.left + unit * 0.3,
      box.bottom - unit * 0.01,
      box.left + unit * 0.62,
      box.bottom + unit * 0.05,
    );
    pen.lineTo(box.left + unit * 0.62, box.bottom + unit * 0.5);
    pen.closePath();
  }, colour);
};

/** Each is drawn for the left lower or left upper corner; the caller mirrors it. */
const SKETCHES: Readonly<Record<ForegroundKind, Sketch>> = {
  grass(painter, box, random, dark) {
    mound(painter, box, dark(0.1), 0.08);
    const unit = box.height;
    for (let index = 0; index < 34; index++) {
      const t = random.next();
      const x = box.left - unit * 0.06 + unit * 0.56 * t;
      const tall = unit * random.between(0.06, 0.2) * (1.15 - t * 0.85);
      painter.patch(
        blade(
          x,
          box.bottom + unit * 0.06,
          x + tall * random.between(-0.35, 0.6),
          box.bottom - unit * 0.05 * (1 - t) - tall,
          unit * random.between(0.003, 0.008),
        ),
        dark(random.between(0, 0.4)),
        1,
      );
    }
    for (let index = 0; index < 4; index++) {
      const x = box.left + unit * random.between(0, 0.3);
      const tall = unit * random.between(0.16, 0.26);
      painter.patch(
        leaf(x, box.bottom + unit * 0.05, -1.57 + random.between(-0.5, 0.7), tall, tall * 0.14),
        dark(random.between(0.25, 0.45)),
      );
    }
  },
  reeds(painter, box, random, dark) {
    mound(painter, box, dark(0), 0.05);
    const unit = box.height;
    for (let index = 0; index < 16; index++) {
      const x = box.left - unit * 0.05 + unit * 0.42 * random.next() ** 1.3;
      const tall = unit * random.between(0.15, 0.48);
      const tip = x + tall * random.between(-0.08, 0.2);
      painter.patch(
        blade(x, box.bottom + unit * 0.1, tip, box.bottom - tall, unit * random.between(0.003, 0.006)),
        dark(random.between(0, 0.35)),
      );
      if (index % 3 === 0) {
        painter.patch((pen) => {
          pen.ellipse(tip, box.bottom - tall, unit * 0.009, unit * 0.035, 0.12, 0, 7);
        }, dark(0.45));
      }
    }
  },
  branch(painter, box, random, dark) {
    const unit = box.height;
    const startY = box.top + unit * random.between(0.02, 0.12);
    const long = unit * random.between(0.45, 0.65);
    const droop = unit * random.between(0.05, 0.14);
    const at = (t: number): { x: number; y: number } => ({
      x: box.left - unit * 0.08 + long * t,
      y: startY + droop * t * t - unit * 0.03 * Math.sin(t * 3),
    });
    painter.stroke(
      (pen) => {
        pen.moveTo(at(0).x, at(0).y);
        for (let t = 0.1; t <= 1; t += 0.1) {
          pen.lineTo(at(t).x, at(t).y);
        }
      },
      dark(0.1),
      unit * 0.012,
    );
    for (let index = 0; index < 46; index++) {
      const t = random.next() ** 0.8;
      const from = at(t);
      const angle = random.between(-0.9, 2.4);
      const out = random.between(0, 0.08) * unit;
      const size = unit * random.between(0.045, 0.085);
      painter.patch(
        leaf(from.x + Math.cos(angle) * out, from.y + Math.sin(angle) * out, angle, size, size * 0.3),
        dark(random.between(0, 0.5)),
      );
    }
  },
  leaves(painter, box, random, dark) {
    const unit = box.height;
    for (let index = 0; index < 13; index++) {
      const long = unit * random.between(0.18, 0.42);
      const angle = -1.5 + index * 0.13 + random.between(-0.15, 0.15);
      const x = box.left - unit * 0.1 + random.between(0, 0.12) * unit;
      const tone = dark(random.between(0, 0.5));
      painter.patch(leaf(x, box.bottom + unit * 0.06, angle, long, long * random.between(0.12, 0.2)), tone);
      painter.stroke(
        (pen) => {
          pen.moveTo(x, box.bottom + unit * 0.06);
          pen.lineTo(x + Math.cos(angle) * long * 0.9, box.bottom + unit * 0.06 + Math.sin(angle) * long * 0.9);
        },
        dark(0.65),
        unit * 0.003,
        0.5,
      );
    }
  },
  pine_branch(painter, box, random, dark) {
    const unit = box.height;
    for (let bough = 0; bough < 3; bough++) {
      const y = box.top + unit * (0.02 + bough * 0.09);
      const long = unit * random.between(0.25, 0.5) * (1 - bough * 0.2);
      const tone = dark(bough * 0.16);
      painter.patch((pen) => {
        for (let needle = 0; needle < 44; needle++) {
          const t = needle / 44;
          const x = box.left - unit * 0.05 + long * t;
          const base = y + unit * 0.1 * t * t;
          const tall = unit * (0.075 - 0.04 * t);
          pen.moveTo(x - unit * 0.004, base);
          pen.lineTo(x + unit * 0.035, base + tall);
          pen.lineTo(x + unit * 0.006, base);
          pen.moveTo(x - unit * 0.004, base);
          pen.lineTo(x + unit * 0.04, base - tall * 0.5);
          pen.lineTo(x + unit * 0.006, base);
        }
      }, tone);
      painter.stroke(
        (pen) => {
          pen.moveTo(box.left - unit * 0.05, y);
          pen.quadraticCurveTo(box.left + long * 0.5, y + unit * 0.02, box.left - unit * 0.05 + long, y + unit * 0.1);
        },
        dark(0.05),
        unit * 0.009,
      );
    }
  },
  rocks(painter, box, random, dark) {
    const unit = box.height;
    for (let index = 0; index < 3; index++) {
      const wide = unit * random.between(0.16, 0.3) * (1 - index * 0.2);
      const tall = wide * random.between(0.5, 0.8);
      const x = box.left + unit * (0.02 + index * 0.2);
      const foot = box.bottom + unit * 0.06;
      painter.patch(
        polygon([
          { x: x - wide, y: foot },
          { x: x - wide * 0.7, y: foot - tall * 0.8 },
          { x: x - wide * 0.1, y: foot - tall },
          { x: x + wide * 0.6, y: foot - tall * 0.6 },
          { x: x + wide, y: foot },
        ]),
        dark(0.05),
      );
      painter.patch(
        polygon([
          { x: x - wide * 0.7, y: foot - tall * 0.8 },
          { x: x - wide * 0.1, y: foot - tall },
          { x: x + wide * 0.1, y: foot - tall * 0.55 },
          { x: x - wide * 0.35, y: foot - tall * 0.45 },
        ]),
        dark(0.42),
      );
      painter.patch(
        polygon([
          { x: x - wide * 0.1, y: foot - tall },
          { x: x + wide * 0.6, y: foot - tall * 0.6 },
          { x: x + wide * 0.1, y: foot - tall * 0.55 },
        ]),
        dark(0.25),
      );
    }
  },
  railing(painter, box, random, dark) {
    const unit = box.height;
    const end = box.left + unit * random.between(0.5, 0.7);
    const rail = (y: number, thick: number, tone: number): void =>
      painter.patch(
        polygon([
          { x: box.left - unit, y: box.bottom - y * unit },
          { x: end, y: box.bottom - y * unit + unit * 0.05 },
          { x: end, y: box.bottom - y * unit + unit * 0.05 + thick * unit },
          { x: box.left - unit, y: box.bottom - y * unit + thick * unit },
        ]),
        dark(tone),
      );
    for (let post = 0; post < 6; post++) {
      const x = end - unit * 0.012 - post * unit * 0.14;
      painter.patch(
        (pen) => pen.rect(x - unit * 0.009, box.bottom - unit * 0.17, unit * 0.018, unit * 0.4),
        dark(0.05),
      );
    }
    rail(0.2, 0.026, 0.35);
    rail(0.09, 0.016, 0.1);
  },
  post(painter, box, random, dark) {
    const unit = box.height;
    const wide = unit * random.between(0.07, 0.1);
    painter.patch((pen) => pen.rect(box.left - unit, box.top - unit * 0.2, unit + wide, unit * 1.6), dark(0));
    painter.patch((pen) => pen.rect(box.left + wide * 0.6, box.top - unit * 0.2, wide * 0.25, unit * 1.6), dark(0.2));
    painter.patch((pen) => pen.rect(box.left + wide * 0.9, box.top - unit * 0.2, wide * 0.1, unit * 1.6), dark(0.5));
  },
  curtain(painter, box, random, dark) {
    const unit = box.height;
    const wide = unit * random.between(0.16, 0.24);
    for (let fold = 5; fold >= 0; fold--) {
      const x = box.left + wide * ((fold + 1) / 6) * 1.05;
      painter.patch(
        (pen) => {
          pen.moveTo(box.left - unit, box.top - unit * 0.1);
          pen.lineTo(x + unit * 0.05, box.top - unit * 0.1);
          pen.bezierCurveTo(
            x + unit * 0.03,
            box.top + unit * 0.4,
            x - unit * 0.05,
            box.top + unit * 0.55,
            x - unit * 0.01 + random.between(-0.005, 0.005) * unit,
            box.bottom + unit * 0.1,
          );
          pen.lineTo(box.left - unit, box.bottom + unit * 0.1);
          pen.closePath();
        },
        mix(dark(fold % 2 === 0 ? 0.12 : 0.3), NAMED_COLOURS.crimson, 0.1),
      );
    }
  },
  plant_pot(painter, box, random, dark) {
    SKETCHES.leaves(painter, { ...box, bottom: box.bottom - box.height * 0.1 }, random, dark);
    const unit = box.height;
    painter.patch(
      polygon([
        { x: box.left - unit * 0.3, y: box.bottom - unit * 0.1 },
        { x: box.left + unit * 0.09, y: box.bottom - unit * 0.1 },
        { x: box.left + unit * 0.05, y: box.bottom + unit * 0.2 },
        { x: box.left - unit * 0.3, y: box.bottom + unit * 0.2 },
      ]),
      mix(dark(0.25), oklch(0.45, 0.09, 40), 0.3),
    );
    painter.patch(
      (pen) => pen.rect(box.left - unit * 0.3, box.bottom - unit * 0.115, unit * 0.405, unit * 0.03),
      mix(dark(0.45), oklch(0.45, 0.09, 40), 0.3),
    );
  },
  heads(painter, box, random, dark) {
    const unit = box.height;
    for (let index = 0; index < 4; index++) {
      const x = box.left + unit * (0.02 + index * 0.17 + random.between(-0.03, 0.03));
      const radius = unit * random.between(0.045, 0.058);
      const y = box.bottom - unit * random.between(0.02, 0.09) + index * unit * 0.015;
      painter.patch(
        (pen) => {
          pen.moveTo(x - radius * 2.2, box.bottom + unit * 0.2);
          pen.bezierCurveTo(
            x - radius * 2.1,
            y + radius * 1.1,
            x - radius * 0.7,
            y + radius * 1.2,
            x - radius * 0.5,
            y + radius * 0.8,
          );
          pen.lineTo(x + radius * 0.5, y + radius * 0.8);
          pen.bezierCurveTo(
            x + radius * 0.7,
            y + radius * 1.2,
            x + radius * 2.1,
            y + radius * 1.1,
            x + radius * 2.2,
            box.bottom + unit * 0.2,
          );
          pen.closePath();
        },
        dark(index * 0.07),
      );
      painter.patch(
        (pen) => {
          pen.ellipse(x, y, radius * 0.85, radius, 0, 0, 7);
        },
        dark(index * 0.07 + 0.06),
      );
    }
  },
  lantern(painter, box, random, dark) {
    const unit = box.height;
    const x = box.left + unit * random.between(0.08, 0.14);
    const y = box.top + unit * 0.16;
    painter.stroke(
      (pen) => {
        pen.moveTo(box.left - unit * 0.1, box.top - unit * 0.02);
        pen.quadraticCurveTo(x, box.top + unit * 0.07, box.left + unit * 0.6, box.top - unit * 0.05);
      },
      dark(0),
      unit * 0.005,
    );
    painter.stroke(
      (pen) => {
        pen.moveTo(x, box.top);
        pen.lineTo(x, y - unit * 0.05);
      },
      dark(0),
      unit * 0.004,
    );
    painter.form(
      (pen) => {
        pen.ellipse(x, y, unit * 0.048, unit * 0.058, 0, 0, 7);
      },
      mix(NAMED_COLOURS.crimson, painter.lampsLit ? painter.palette.lamp : painter.palette.near, 0.35),
      { luminous: painter.lampsLit, round: true },
    );
    for (const shift of [-0.5, 0, 0.5]) {
      painter.stroke(
        (pen) => {
          pen.ellipse(x, y, unit * 0.048 * Math.abs(shift), unit * 0.058, 0, 0, 7);
        },
        dark(0.2),
        unit * 0.002,
        0.6,
      );
    }
    painter.patch((pen) => pen.rect(x - unit * 0.025, y - unit * 0.066, unit * 0.05, unit * 0.014), dark(0));
    painter.patch((pen) => pen.rect(x - unit * 0.025, y + unit * 0.052, unit * 0.05, unit * 0.014), dark(0));
    if (painter.lampsLit) {
      painter.glow(x, y, unit * 0.2, painter.palette.lamp, 0.5);
    }
  },
  coral(painter, box, random, dark) {
    const unit = box.height;
    mound(painter, box, dark(0.1), 0.07);
    for (let index = 0; index < 9; index++) {
      const x = box.left + unit * 0.4 * random.next();
      const tall = unit * random.between(0.1, 0.3) * (1.1 - (x - box.left) / unit);
      const lean = random.between(-0.3, 0.3);
      const tone = dark(random.between(0, 0.4));
      painter.stroke(
        (pen) => {
          pen.moveTo(x, box.bottom + unit * 0.05);
          pen.quadraticCurveTo(x, box.bottom - tall * 0.5, x + lean * tall, box.bottom - tall);
          for (const side of [-1, 1]) {
            pen.moveTo(x + lean * tall * 0.2, box.bottom - tall * 0.4);
            pen.quadraticCurveTo(
              x + side * tall * 0.25,
              box.bottom - tall * 0.5,
              x + side * tall * 0.28,
              box.bottom - tall * 0.8,
            );
          }
        },
        tone,
        unit * 0.018,
      );
    }
  },
  snowbank(painter, box, random, dark) {
    mound(painter, box, mix(dark(0.35), NAMED_COLOURS.white, 0.25), random.between(0.12, 0.18));
    painter.at({ x: -box.height * 0.02, y: box.height * 0.03 }, () =>
      mound(painter, box, mix(dark(0.2), NAMED_COLOURS.white, 0.12), 0.13),
    );
  },
  crate(painter, box, random, dark) {
    const unit = box.height;
    const wide = unit * random.between(0.2, 0.28);
    const top = box.bottom - unit * random.between(0.12, 0.18);
    painter.patch((pen) => pen.rect(box.left - unit, top, unit + wide, unit), dark(0.08));
    for (let board = 0; board < 4; board++) {
      painter.patch(
        (pen) =>
          pen.rect(box.left - unit, top + unit * (0.012 + board * 0.062), unit + wide - unit * 0.03, unit * 0.05),
        dark(0.22 + (board % 2) * 0.07),
      );
    }
    painter.patch((pen) => pen.rect(box.left + wide - unit * 0.035, top, unit * 0.035, unit), dark(0.4));
    painter.patch(
      (pen) => pen.rect(box.left - unit, top - unit * 0.012, unit + wide + unit * 0.01, unit * 0.022),
      dark(0.5),
    );
  },
  shelf_edge(painter, box, random, dark) {
    const unit = box.height;
    painter.patch((pen) => pen.rect(box.left - unit, box.top - unit * 0.2, unit + unit * 0.045, unit * 1.5), dark(0.1));
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = box.top + unit * (0.3 + shelf * 0.3);
      painter.patch((pen) => pen.rect(box.left - unit, y, unit + unit * 0.16, unit * 0.022), dark(0.3));
      for (let x = box.left - unit * 0.02; x < box.left + unit * 0.13;) {
        const wide = unit * random.between(0.014, 0.034);
        const tall = unit * random.between(0.12, 0.2);
        painter.patch(
          (pen) => pen.rect(x, y - tall, wide, tall),
          mix(
            dark(random.between(0, 0.3)),
            random.pick([NAMED_COLOURS.crimson, NAMED_COLOURS.teal, NAMED_COLOURS.mustard]),
            0.12,
          ),
        );
        x += wide + unit * 0.003;
      }
    }
  },
  pipes(painter, box, random, dark) {
    const unit = box.height;
    for (let pipe = 0; pipe < 3; pipe++) {
      const x = box.left + unit * (0.005 + pipe * 0.05);
      const wide = unit * random.between(0.028, 0.04);
      painter.patch((pen) => pen.rect(x, box.top - unit * 0.1, wide, unit * 1.4), dark(0.05 + pipe * 0.06));
      painter.patch((pen) => pen.rect(x + wide * 0.66, box.top - unit * 0.1, wide * 0.14, unit * 1.4), dark(0.55));
      for (const joint of [0.25, 0.62]) {
        painter.patch(
          (pen) => pen.rect(x - wide * 0.16, box.top + unit * (joint + pipe * 0.06), wide * 1.32, unit * 0.03),
          dark(0.3),
        );
      }
    }
  },
  sign(painter, box, random, dark) {
    const unit = box.height;
    const y = box.top + unit * random.between(0.04, 0.1);
    painter.patch((pen) => pen.rect(box.left - unit * 0.1, y - unit * 0.03, unit * 0.36, unit * 0.014), dark(0));
    for (const x of [0.05, 0.2]) {
      painter.patch((pen) => pen.rect(box.left + unit * x, y - unit * 0.02, unit * 0.006, unit * 0.05), dark(0));
    }
    painter.patch((pen) => pen.rect(box.left + unit * 0.01, y + unit * 0.02, unit * 0.23, unit * 0.11), dark(0.14));
    painter.patch((pen) => pen.rect(box.left + unit * 0.022, y + unit * 0.032, unit * 0.206, unit * 0.086), dark(0.3));
    for (let bar = 0; bar < 3; bar++) {
      painter.patch(
        (pen) => pen.rect(box.left + unit * (0.04 + bar * 0.055), y + unit * 0.06, unit * 0.04, unit * 0.03),
        dark(0.55),
      );
    }
  },
};

/** Draws one framing element in a lower or upper corner; `mirrored` puts it on the right. */
export function drawForeground(
  painter: Painter,
  kind: ForegroundKind,
  box: FrameBox,
  seed: number,
  mirrored: boolean,
): void {
  const { palette } = painter;
  const random = createRandom(deriveSeed(seed, 'foreground', kind));
  const base = mix(palette.near, palette.ambient, 0.15);
  const bright = mix(mix(palette.near, palette.ground, 0.5), palette.key, 0.25);
  const dark = (share = 0): Colour => mix(base, bright, share);
  painter.at(mirrored ? { scaleX: -1 } : {}, () => SKETCHES[kind](painter, box, random, dark));
}
