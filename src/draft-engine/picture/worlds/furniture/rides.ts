import { NAMED_COLOURS as N, oklch, shade, type Colour } from '../../colour.ts';
import { standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { FABRICS } from './seats-and-beds.ts';

const STEEL = oklch(0.72, 0.01, 240);
const SHELL = oklch(0.38, 0.02, 250);

/** A row of seats in a vehicle seen from the aisle: backs with rests for heads, on one frame. */
export function vehicleSeats(count: number, hasRests = true): PartMaker {
  return (random) => {
    const cloth = random.pick(FABRICS);
    const width = count * 0.56;
    return {
      width: width + 0.16,
      height: 1.25,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.55, 0.4);
        painter.form(standing(-width / 2, -0.3, width, 0.12), SHELL);
        for (const side of [-1, 1]) {
          painter.form(tapered(side * width * 0.36, 0, 0.05, side * width * 0.36, -0.32, 0.05), STEEL);
        }
        for (let seat = 0; seat < count; seat++) {
          const left = -width / 2 + seat * 0.56;
          painter.form(standing(left + 0.03, -0.42, 0.5, hasRests ? 0.68 : 0.5, 0.1), cloth);
          flat(painter, standing(left + 0.1, -0.5, 0.36, 0.4, 0.06), shade(cloth, 0.06), 0.5);
          painter.form(standing(left + 0.03, -0.34, 0.5, 0.2, 0.07), shade(cloth, 0.03));
          if (hasRests) {
            painter.form(standing(left + 0.13, -1, 0.3, 0.22, 0.08), N.cream);
          }
        }
      },
    };
  };
}

/** A pole from floor to ceiling with loops to hold on to. */
export const grabPole: PartMaker = () => ({
  width: 1.5,
  height: 2.3,
  draw(painter) {
    painter.form(standing(-0.025, 0, 0.05, 2.3), N.mustard);
    painter.form(standing(-0.75, -2.08, 1.5, 0.04), STEEL);
    for (const x of [-0.55, -0.25, 0.3, 0.58]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x, -2.08);
          pen.lineTo(x, -1.9);
          pen.moveTo(x + 0.07, -1.83);
          pen.arc(x, -1.83, 0.07, 0, Math.PI * 2);
        },
        N.charcoal,
        0.03,
      );
    }
  },
});

/** Lockers for bags over the seats of a plane, with a lit strip below. */
export const overheadLockers: PartMaker = () => ({
  width: 1.6,
  height: 2.5,
  draw(painter) {
    painter.form(standing(-0.8, -1.98, 1.58, 0.5, 0.12), oklch(0.92, 0.01, 230));
    flat(painter, standing(-0.8, -1.94, 1.58, 0.05), oklch(0.9, 0.06, 90), 0.9);
    painter.form(standing(-0.1, -2.05, 0.2, 0.06, 0.02), STEEL);
  },
});

/** The rounded window of an aeroplane: sky above the clouds. */
export const planeWindow: PartMaker = (random) => {
  const bank = random.between(-0.08, 0.08);
  return {
    width: 0.7,
    height: 1.7,
    draw(painter) {
      const { palette } = painter;
      const hole = standing(-0.19, -1, 0.38, 0.54, 0.18);
      painter.form(standing(-0.25, -0.94, 0.5, 0.66, 0.22), oklch(0.94, 0.008, 230));
      painter.within(hole, () => {
        painter.patch(standing(-0.3, -0.9, 0.6, 0.8), palette.skyTop);
        painter.patch(standing(-0.3, -0.9, 0.6, 0.35 + bank), palette.skyLow);
        for (const [x, y, r] of [
          [-0.12, -1.06, 0.1],
          [0.02, -1.03, 0.13],
          [0.16, -1.07, 0.09],
        ] as const) {
          painter.patch((pen) => pen.ellipse(x, y - bank, r, r * 0.55, 0, 0, 7), N.white, 0.85);
        }
      });
    },
  };
};

const TIMBER = oklch(0.46, 0.07, 58);

/** Two props and the beam that they bear: what holds up a gallery. */
export const pitProps: PartMaker = () => ({
  width: 4.6,
  height: 2.7,
  draw(painter) {
    for (const side of [-1, 1]) {
      painter.form(tapered(side * 2.1, 0, 0.26, side * 1.95, -2.5, 0.22), TIMBER);
      painter.form(tapered(side * 1.5, -2.45, 0.14, side * 2, -1.9, 0.14), shade(TIMBER, -0.05));
    }
    painter.form(standing(-2.3, -2.42, 4.6, 0.28, 0.05), shade(TIMBER, 0.04));
    painter.glow(0.9, -2.1, 0.7, N.gold, 0.5);
    painter.form(standing(0.82, -1.98, 0.16, 0.24, 0.05), N.gold, { luminous: true });
  },
});

/** A tub on rails, full of coal. */
export const mineTub: PartMaker = () => ({
  width: 1.7,
  height: 1.2,
  draw(painter) {
    painter.groundShadow(0, 0, 0.8, 0.5);
    for (const [x, r] of [
      [-0.5, 0.3],
      [-0.15, 0.34],
      [0.25, 0.32],
      [0.55, 0.26],
    ] as const) {
      painter.form((pen) => pen.arc(x, -0.88, r, 0, Math.PI * 2), oklch(0.25, 0.01, 270));
    }
    painter.form(
      (pen) => {
        pen.moveTo(-0.8, -0.9);
        pen.lineTo(0.8, -0.9);
        pen.lineTo(0.62, -0.22);
        pen.lineTo(-0.62, -0.22);
        pen.closePath();
      },
      oklch(0.5, 0.05, 40),
    );
    for (const x of [-0.4, 0.4]) {
      painter.form((pen) => pen.arc(x, -0.16, 0.16, 0, Math.PI * 2), N.charcoal);
    }
  },
});

/** A mast with its rigging, on a deck. */
export const mast: PartMaker = () => ({
  width: 3.2,
  height: 7,
  draw(painter) {
    painter.form(tapered(0, 0, 0.3, 0, -7, 0.16), TIMBER);
    painter.form(standing(-1.5, -4.6, 3, 0.12, 0.04), TIMBER);
    painter.stroke(
      (pen) => {
        for (const x of [-1.5, -1, 1, 1.5]) {
          pen.moveTo(x, -0.9);
          pen.lineTo(x * 0.05, -5.6);
        }
      },
      oklch(0.6, 0.04, 80),
      0.03,
    );
  },
});

/** A rail with a ring to throw to whoever falls overboard. */
export const deckRail: PartMaker = (random) => {
  const hasRing = random.chance(0.35);
  return {
    width: 2,
    height: 1.15,
    draw(painter) {
      for (const x of [-0.98, 0, 0.98]) {
        painter.form(standing(x - 0.035, 0, 0.07, 1.1), N.white);
      }
      for (const y of [-0.35, -0.7, -1.06]) {
        painter.form(standing(-1, y, 2, 0.05), y < -1 ? TIMBER : N.white);
      }
      if (hasRing) {
        painter.stroke((pen) => pen.arc(0, -0.62, 0.28, 0, Math.PI * 2), N.white, 0.16);
        for (const turn of [0.6, 2.2, 3.7, 5.3]) {
          painter.stroke((pen) => pen.arc(0, -0.62, 0.28, turn, turn + 0.5), N.red, 0.17);
        }
      }
    },
  };
};

/** A table on which people are operated, under its lamp. */
export const operatingTable: PartMaker = () => ({
  width: 2.3,
  height: 2.6,
  draw(painter) {
    const cloth: Colour = oklch(0.62, 0.07, 190);
    painter.groundShadow(0, 0, 0.9, 0.5);
    painter.form(standing(-0.14, 0, 0.28, 0.7), STEEL);
    painter.form(standing(-0.5, 0, 1, 0.1, 0.04), STEEL);
    painter.form(standing(-1.1, -0.68, 2.2, 0.16, 0.06), cloth);
    painter.form(standing(-1, -0.5, 2, 0.34, 0.04), shade(cloth, -0.04));
    painter.form(standing(0.02, -1.9, 0.05, 0.7), STEEL);
    painter.glow(0.05, -1.85, 1.1, N.cream, 0.5);
    painter.form((pen) => pen.ellipse(0.05, -1.9, 0.5, 0.16, 0, 0, 7), oklch(0.9, 0.01, 220), { luminous: true });
  },
});

/** Maize, taller than people. */
export const maize: PartMaker = (random) => {
  const height = random.between(1.8, 2.5);
  const sway = random.between(-0.12, 0.12);
  return {
    width: 0.9,
    height,
    draw(painter) {
      const green = oklch(0.56, 0.12, 128);
      for (const [x, share] of [
        [-0.25, 0.9],
        [0, 1],
        [0.28, 0.86],
      ] as const) {
        const top = -height * share;
        painter.stroke(
          (pen) => {
            pen.moveTo(x, 0);
            pen.lineTo(x + sway, top);
          },
          green,
          0.05,
        );
        for (const [at, way] of [
          [0.35, -1],
          [0.5, 1],
          [0.68, -1],
          [0.82, 1],
        ] as const) {
          const y = top * at;
          painter.form((pen) => {
            pen.moveTo(x + sway * at, y);
            pen.quadraticCurveTo(x + way * 0.25, y - 0.3, x + way * 0.48, y + 0.05);
            pen.quadraticCurveTo(x + way * 0.22, y - 0.14, x + sway * at, y + 0.06);
            pen.closePath();
          }, green);
        }
        painter.form(standing(x + sway * 0.5 - 0.05, top * 0.5, 0.1, 0.26, 0.05), N.mustard);
        painter.form(tapered(x + sway, top + 0.05, 0.03, x + sway, top - 0.16, 0.09), oklch(0.72, 0.1, 85));
      }
    },
  };
};
