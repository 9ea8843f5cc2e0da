import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import type { Shape } from '../../shape.ts';
import { tapered } from '../outlines.ts';
import { numbers, type PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { drawCrown, leafballs, looseLeaves } from './foliage.ts';

const BARK = oklch(0.42, 0.05, 50);

function trunkOf(height: number, width: number, bend: number): Shape {
  return (pen) => {
    pen.moveTo(-width * 1.1, 0.03);
    pen.bezierCurveTo(
      -width * 0.45,
      -height * 0.12,
      -width * 0.5 + bend * 0.4,
      -height * 0.5,
      -width * 0.32 + bend,
      -height,
    );
    pen.lineTo(width * 0.32 + bend, -height);
    pen.bezierCurveTo(width * 0.5 + bend * 0.4, -height * 0.5, width * 0.5, -height * 0.12, width * 1.2, 0.03);
    pen.closePath();
  };
}

/** A broad tree with a bent trunk, boughs and a crown in clumps. */
export function broadTree(leaf: Colour, size = 7, blossom = false): PartMaker {
  return (random) => {
    const height = size * random.between(0.85, 1.15);
    const wide = height * random.between(0.34, 0.42);
    const bend = random.between(-0.06, 0.06) * height;
    const trunk = height * 0.5;
    const balls = leafballs(random, bend, -height * 0.66, wide, height * 0.32, 13);
    const leaves = looseLeaves(random, balls, 110);
    const tint = mix(leaf, NAMED_COLOURS.lime, random.between(0, 0.18));
    const marks = numbers(random, 7, 0, 1);
    const thick = height * 0.045;
    return {
      width: wide * 2.6,
      height: height * 1.06,
      draw(painter) {
        painter.groundShadow(0, 0, wide * 0.9, 0.5);
        painter.form(trunkOf(trunk, thick, bend), BARK);
        for (const side of [-1, 1]) {
          painter.form(
            tapered(bend * 0.6, -trunk * 0.62, thick * 0.7, bend + side * wide * 0.45, -height * 0.62, thick * 0.25),
            BARK,
          );
        }
        marks.forEach((mark, index) =>
          painter.stroke(
            (pen) => {
              const x = (mark - 0.5) * thick * 1.2;
              pen.moveTo(x, -trunk * 0.08 - index * trunk * 0.1);
              pen.quadraticCurveTo(
                x + bend * 0.1,
                -trunk * (0.16 + index * 0.1),
                x + bend * 0.15,
                -trunk * (0.2 + index * 0.1),
              );
            },
            shade(BARK, -0.14),
            thick * 0.12,
            0.6,
          ),
        );
        drawCrown(painter, balls, tint, height, leaves);
        if (blossom) {
          for (const leafPoint of leaves.slice(0, 40)) {
            flat(
              painter,
              (pen) => {
                pen.arc(leafPoint.x, leafPoint.y, height * 0.012, 0, 7);
              },
              NAMED_COLOURS.white,
              0.9,
              0.8,
            );
          }
        }
      },
    };
  };
}

/** A conifer in drooping tiers with lit fringes, and snow on them if asked for. */
export function pineTree(leaf: Colour, size = 8, snow = false): PartMaker {
  return (random) => {
    const height = size * random.between(0.8, 1.2);
    const wide = height * random.between(0.2, 0.26);
    const tiers = 7;
    const jags = numbers(random, tiers * 8, -1, 1);
    const tint = mix(leaf, NAMED_COLOURS.teal, random.between(0, 0.2));
    const tier =
      (index: number, shrink: number, drop: number): Shape =>
      (pen) => {
        const top = -height + (index / tiers) * height * 0.8;
        const foot = -height + ((index + 1.75) / tiers) * height * 0.8 * drop + (1 - drop) * top;
        const half = wide * (0.16 + 0.84 * ((index + 1) / tiers)) * shrink;
        pen.moveTo(0, top - height * 0.02);
        pen.quadraticCurveTo(half * 0.35, foot - (foot - top) * 0.4, half, foot);
        for (let jag = 0; jag < 7; jag++) {
          const x = half - ((jag + 1) / 7) * half * 2;
          const lift = (jag % 2 === 0 ? -1 : 0.3) * height * 0.022 * (1 + 0.5 * (jags[index * 8 + jag] ?? 0));
          pen.lineTo(x + half / 9, foot + lift + height * 0.012 * (1 - Math.abs(x) / half));
          pen.lineTo(x, foot + height * 0.016 * (1 - Math.abs(x) / half) * 1.5);
        }
        pen.quadraticCurveTo(-half * 0.35, foot - (foot - top) * 0.4, 0, top - height * 0.02);
        pen.closePath();
      };
    return {
      width: wide * 2.1,
      height: height * 1.04,
      draw(painter) {
        const { palette, light } = painter;
        painter.groundShadow(0, 0, wide, 0.55);
        painter.form(tapered(0, 0.02, height * 0.055, 0, -height * 0.35, height * 0.03), BARK);
        for (let index = tiers - 1; index >= 0; index--) {
          painter.form(tier(index, 1, 1), mix(tint, palette.near, 0.12), { rim: 0.15 });
          painter.within(tier(index, 1, 1), () => {
            painter.at({ x: light.x * wide * 0.34, y: -height * 0.012 }, () =>
              painter.patch(tier(index, 0.62, 0.85), mix(tint, palette.key, 0.3), 0.4),
            );
            if (snow) {
              painter.at({ x: light.x * wide * 0.1, y: -height * 0.03 }, () =>
                painter.patch(tier(index, 0.95, 0.62), mix(oklch(0.95, 0.015, 240), palette.ambient, 0.2), 0.92),
              );
            }
          });
        }
      },
    };
  };
}

/** A palm with a ringed, leaning trunk and feathered fronds. */
export const palmTree: PartMaker = (random) => {
  const height = random.between(6, 8.5);
  const lean = random.between(0.12, 0.3) * height * (random.chance(0.5) ? -1 : 1);
  const fronds = Array.from({ length: 11 }, (_, index) => ({
    angle: -Math.PI * (0.02 + 0.96 * (index / 10)) + random.between(-0.1, 0.1),
    long: height * random.between(0.3, 0.4),
    light: random.next(),
  }));
  const green = oklch(0.55, 0.12, 135);
  return {
    width: height,
    height: height * 1.25,
    draw(painter) {
      painter.groundShadow(0, 0, height * 0.25, 0.5);
      const thick = height * 0.03;
      painter.form(
        (pen) => {
          pen.moveTo(-thick * 1.5, 0.03);
          pen.quadraticCurveTo(lean * 0.1 - thick, -height * 0.55, lean - thick * 0.7, -height);
          pen.lineTo(lean + thick * 0.7, -height);
          pen.quadraticCurveTo(lean * 0.1 + thick * 1.2, -height * 0.5, thick * 1.7, 0.03);
          pen.closePath();
        },
        oklch(0.5, 0.05, 65),
      );
      for (let ring = 1; ring < 14; ring++) {
        const t = ring / 14;
        const x = lean * (0.2 * t + 0.8 * t * t);
        flat(
          painter,
          (pen) => {
            pen.ellipse(x, -height * t, thick * 1.15, thick * 0.2, 0, 0, 7);
          },
          oklch(0.38, 0.05, 60),
          0.2,
          0.7,
        );
      }
      for (const frond of fronds) {
        const tipX = lean + Math.cos(frond.angle) * frond.long;
        const tipY = -height + Math.sin(frond.angle) * frond.long * 0.55 + frond.long * 0.36;
        const middleX = lean + Math.cos(frond.angle) * frond.long * 0.55;
        const middleY = -height + Math.sin(frond.angle) * frond.long * 0.75;
        painter.form(
          (pen) => {
            pen.moveTo(lean, -height);
            pen.quadraticCurveTo(middleX, middleY - frond.long * 0.1, tipX, tipY);
            for (let tooth = 1; tooth < 9; tooth++) {
              const t = 1 - tooth / 9;
              const x = (1 - t) ** 2 * lean + 2 * t * (1 - t) * middleX + t * t * tipX;
              const y = (1 - t) ** 2 * -height + 2 * t * (1 - t) * middleY + t * t * tipY;
              pen.lineTo(
                x + frond.long * 0.015,
                y + frond.long * (0.16 + 0.05 * (tooth % 2)) * Math.sin(Math.PI * Math.min(1, t + 0.1)),
              );
              pen.lineTo(x, y + frond.long * 0.04);
            }
            pen.closePath();
          },
          mix(green, NAMED_COLOURS.forest, frond.light * 0.6),
          { rim: 0.3 },
        );
      }
      for (const [dx, dy] of [
        [-0.1, 0.12],
        [0.12, 0.16],
        [0.02, 0.24],
      ] as const) {
        painter.form(
          (pen) => {
            pen.ellipse(lean + dx * 2, -height + dy * 1.4, 0.16, 0.19, 0, 0, 7);
          },
          oklch(0.42, 0.07, 60),
          { round: true },
        );
      }
    },
  };
};

/** A bare or dying tree with forked boughs. */
export function bareTree(size = 6, snow = false): PartMaker {
  return (random) => {
    const height = size * random.between(0.8, 1.15);
    const boughs: { x: number; y: number; toX: number; toY: number; width: number }[] = [];
    const grow = (x: number, y: number, angle: number, long: number, width: number, depth: number): void => {
      const toX = x + Math.sin(angle) * long;
      const toY = y - Math.cos(angle) * long;
      boughs.push({ x, y, toX, toY, width });
      if (depth === 0) {
        return;
      }
      const forks = depth <= 3 && random.chance(0.4) ? 3 : 2;
      for (let fork = 0; fork < forks; fork++) {
        grow(
          toX,
          toY,
          angle + random.between(0.2, 0.7) * (fork % 2 === 0 ? 1 : -1) * (fork === 2 ? 0.2 : 1),
          long * random.between(0.6, 0.8),
          width * 0.62,
          depth - 1,
        );
      }
    };
    grow(0, 0.05, random.between(-0.1, 0.1), height * 0.32, height * 0.055, 4);
    return {
      width: height * 1.1,
      height: height * 1.15,
      draw(painter) {
        painter.groundShadow(0, 0, height * 0.25, 0.5);
        painter.form(
          (pen) => {
            for (const bough of boughs) {
              const along = Math.hypot(bough.toX - bough.x, bough.toY - bough.y) || 1;
              const nx = (bough.toY - bough.y) / along;
              const ny = -(bough.toX - bough.x) / along;
              const half = bough.width / 2;
              const tip = bough.width * 0.33;
              pen.moveTo(bough.x + nx * half, bough.y + ny * half);
              pen.lineTo(bough.toX + nx * tip, bough.toY + ny * tip);
              pen.lineTo(bough.toX - nx * tip, bough.toY - ny * tip);
              pen.lineTo(bough.x - nx * half, bough.y - ny * half);
              pen.closePath();
            }
          },
          BARK,
          { rim: 0.2 },
        );
        if (snow) {
          flat(
            painter,
            (pen) => {
              for (const bough of boughs) {
                pen.moveTo(bough.x, bough.y - bough.width * 0.4);
                pen.lineTo(bough.toX, bough.toY - bough.width * 0.5);
                pen.lineTo(bough.toX, bough.toY - bough.width * 0.1);
                pen.closePath();
              }
            },
            NAMED_COLOURS.white,
            0.9,
            0.8,
          );
        }
      },
    };
  };
}
