import { mix, NAMED_COLOURS, oklch, type Colour } from '../../colour.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { drawCrown, leafballs, looseLeaves } from './foliage.ts';

/** A bush in clumps, with berries or blossom if a colour is given. */
export function bush(leaf: Colour, size = 1.1, blossom?: Colour): PartMaker {
  return (random) => {
    const wide = size * random.between(0.8, 1.3);
    const tall = size * random.between(0.6, 0.9);
    const balls = [
      ...leafballs(random, 0, -tall * 0.5, wide * 0.75, tall * 0.5, 9),
      { x: -wide * 0.3, y: -tall * 0.2, radius: tall * 0.3 },
      { x: wide * 0.3, y: -tall * 0.2, radius: tall * 0.3 },
    ];
    const leaves = looseLeaves(random, balls, 60);
    return {
      width: wide * 2.2,
      height: tall * 1.3,
      below: 0.2,
      draw(painter) {
        painter.groundShadow(0, 0, wide * 0.95, 0.55);
        painter.within(
          (pen) => pen.rect(-wide * 2, -tall * 2, wide * 4, tall * 2.03),
          () => drawCrown(painter, balls, leaf, tall * 2, leaves),
        );
        if (blossom) {
          flat(
            painter,
            (pen) => {
              for (const point of leaves.slice(0, 26)) {
                pen.moveTo(point.x + 0.05, point.y);
                pen.arc(point.x, point.y, 0.045, 0, 7);
                pen.closePath();
              }
            },
            blossom,
            0.9,
          );
        }
      },
    };
  };
}

/** A tuft of long grass or reeds: bowed blades of several widths, some with heads. */
export function tuft(colour: Colour, size = 0.7, heads?: Colour): PartMaker {
  return (random) => {
    const count = 16 + random.below(10);
    const blades = Array.from({ length: count }, () => ({
      x: random.between(-0.35, 0.35) * size,
      tall: size * random.between(0.4, 1.1),
      lean: random.between(-0.45, 0.45),
      width: size * random.between(0.012, 0.03),
      tone: random.next(),
      head: random.chance(0.35),
    }));
    return {
      width: size * 1.8,
      height: size * 1.25,
      below: 0.05,
      draw(painter) {
        painter.groundShadow(0, 0, size * 0.5, 0.4);
        for (const low of [0, 0.35, 0.7]) {
          flat(
            painter,
            (pen) => {
              for (const blade of blades) {
                if (blade.tone < low || blade.tone >= low + 0.35) {
                  continue;
                }
                const tip = blade.x + blade.lean * blade.tall;
                pen.moveTo(blade.x - blade.width, 0.03);
                pen.quadraticCurveTo(blade.x - blade.width, -blade.tall * 0.65, tip, -blade.tall);
                pen.quadraticCurveTo(blade.x + blade.width * 2, -blade.tall * 0.6, blade.x + blade.width, 0.03);
                pen.closePath();
              }
            },
            colour,
            0.15 + low * 1.1,
          );
        }
        if (heads) {
          flat(
            painter,
            (pen) => {
              for (const blade of blades) {
                if (!blade.head) {
                  continue;
                }
                const tip = blade.x + blade.lean * blade.tall;
                pen.moveTo(tip + size * 0.02, -blade.tall);
                pen.ellipse(tip, -blade.tall, size * 0.022, size * 0.075, blade.lean * 0.8, 0, 7);
                pen.closePath();
              }
            },
            heads,
            0.7,
          );
        }
      },
    };
  };
}

/** Flowers on stems with leaves, in the place's colours. */
export function flowerBed(petals: readonly Colour[], size = 0.5): PartMaker {
  return (random) => {
    const flowers = Array.from({ length: 14 }, () => ({
      x: random.between(-1, 1) * size * 1.6,
      tall: size * random.between(0.5, 1.15),
      colour: random.pick(petals),
      radius: size * random.between(0.09, 0.15),
      lean: random.between(-0.1, 0.1),
      tulip: random.chance(0.35),
    }));
    flowers.sort((a, b) => b.tall - a.tall);
    const green = oklch(0.5, 0.11, 140);
    return {
      width: size * 4,
      height: size * 1.5,
      draw(painter) {
        painter.groundShadow(0, 0, size * 1.7, 0.4);
        for (const flower of flowers) {
          const topX = flower.x + flower.lean * size;
          painter.stroke(
            (pen) => {
              pen.moveTo(flower.x, 0);
              pen.quadraticCurveTo(flower.x, -flower.tall * 0.6, topX, -flower.tall);
            },
            mix(green, painter.palette.ambient, 0.3),
            size * 0.03,
          );
          flat(
            painter,
            (pen) => {
              pen.moveTo(flower.x, -flower.tall * 0.1);
              pen.quadraticCurveTo(
                flower.x + size * 0.2,
                -flower.tall * 0.5,
                flower.x + size * 0.22,
                -flower.tall * 0.62,
              );
              pen.quadraticCurveTo(flower.x + size * 0.05, -flower.tall * 0.45, flower.x, -flower.tall * 0.1);
              pen.closePath();
            },
            green,
            0.5,
          );
          if (flower.tulip) {
            painter.form(
              (pen) => {
                const r = flower.radius;
                pen.moveTo(topX - r, -flower.tall - r);
                pen.lineTo(topX - r * 0.5, -flower.tall - r * 0.6);
                pen.lineTo(topX, -flower.tall - r * 1.3);
                pen.lineTo(topX + r * 0.5, -flower.tall - r * 0.6);
                pen.lineTo(topX + r, -flower.tall - r);
                pen.quadraticCurveTo(topX + r, -flower.tall + r, topX, -flower.tall + r * 0.9);
                pen.quadraticCurveTo(topX - r, -flower.tall + r, topX - r, -flower.tall - r);
                pen.closePath();
              },
              flower.colour,
              { round: true, line: 0.6 },
            );
          } else {
            flat(
              painter,
              (pen) => {
                for (let petal = 0; petal < 6; petal++) {
                  const angle = petal * 1.047;
                  const px = topX + Math.cos(angle) * flower.radius * 0.75;
                  const py = -flower.tall + Math.sin(angle) * flower.radius * 0.65;
                  pen.moveTo(px + flower.radius * 0.55, py);
                  pen.arc(px, py, flower.radius * 0.55, 0, 7);
                  pen.closePath();
                }
              },
              flower.colour,
              0.75,
            );
            flat(
              painter,
              (pen) => {
                pen.arc(topX, -flower.tall, flower.radius * 0.42, 0, 7);
              },
              NAMED_COLOURS.mustard,
              0.9,
            );
          }
        }
      },
    };
  };
}
