import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { polygon, type Point } from '../../shape.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';

/** A boulder in facets: a lit top, a middle face, a dark side, cracks and moss. */
export function boulder(colour: Colour, size = 1.2, moss = false): PartMaker {
  return (random) => {
    const wide = size * random.between(0.8, 1.3);
    const tall = size * random.between(0.55, 0.95);
    const rim: Point[] = [
      [-1, 0],
      [-0.92, -0.42],
      [-0.55, -0.86],
      [-0.05, -1],
      [0.45, -0.9],
      [0.86, -0.5],
      [1, 0],
    ].map(([x = 0, y = 0]) => ({ x: x * wide * random.between(0.92, 1.06), y: y * tall * random.between(0.9, 1.05) }));
    const heart = { x: random.between(-0.2, 0.2) * wide, y: -tall * random.between(0.45, 0.6) };
    const low = { x: heart.x + wide * random.between(-0.15, 0.15), y: 0.02 };
    return {
      width: wide * 2.2,
      height: tall * 1.1,
      below: 0.1,
      draw(painter) {
        const { light } = painter;
        painter.groundShadow(-light.x * wide * 0.25, 0.01, wide * 1.25, 0.6);
        painter.form(polygon([...rim, { x: wide * 0.6, y: 0.06 }, { x: -wide * 0.6, y: 0.07 }]), colour, {
          modelling: 0.5,
        });
        const stone: Boulder = { rim, heart, low, wide, tall, colour };
        drawFacets(painter, stone);
        drawFlanks(painter, stone);
        if (moss) {
          drawMoss(painter, stone);
        }
      },
    };
  };
}

/** The corners of a boulder: its outline, the corner where its facets meet, and the foot of its front edge. */
interface Boulder {
  rim: readonly Point[];
  heart: Point;
  low: Point;
  wide: number;
  tall: number;
  colour: Colour;
}

/** The faces around the top, each as light as it faces the light. */
function drawFacets(painter: Painter, { rim, heart, wide, tall, colour }: Boulder): void {
  const { palette, light } = painter;
  for (let index = 0; index + 1 < rim.length; index++) {
    const from = rim[index] as Point;
    const to = rim[index + 1] as Point;
    const middleX = (from.x + to.x) / 2;
    const middleY = (from.y + to.y) / 2;
    const facing = ((middleX * light.x) / wide) * 0.8 + (middleY / tall) * light.y * 0.7;
    const lit = Math.max(0, Math.min(1, 0.45 + facing * 0.75));
    const tone =
      lit > 0.5
        ? mix(colour, palette.key, (lit - 0.5) * 0.9)
        : mix(shade(colour, -0.1), palette.ambient, 0.35 + (0.5 - lit));
    painter.patch(polygon([from, to, heart]), tone, 0.72);
  }
}

/** The two faces in front: the one away from the light is dark. */
function drawFlanks(painter: Painter, { rim, heart, low, colour }: Boulder): void {
  const { palette, light } = painter;
  for (const [corner, lit] of [
    [rim[0], light.x < 0],
    [rim.at(-1), light.x > 0],
  ] as const) {
    painter.patch(
      polygon([corner as Point, heart, low]),
      mix(shade(colour, lit ? 0 : -0.1), palette.ambient, lit ? 0.3 : 0.6),
      0.75,
    );
  }
}

function drawMoss(painter: Painter, { rim, heart, wide, tall }: Boulder): void {
  const [left, top, right] = rim.slice(2, 5) as [Point, Point, Point];
  flat(
    painter,
    (pen) => {
      pen.moveTo(left.x, left.y);
      pen.lineTo(top.x, top.y);
      pen.lineTo(right.x, right.y);
      pen.quadraticCurveTo(heart.x + wide * 0.2, heart.y - tall * 0.1, heart.x, heart.y - tall * 0.12);
      pen.quadraticCurveTo(heart.x - wide * 0.2, heart.y - tall * 0.3, left.x, left.y);
      pen.closePath();
    },
    oklch(0.55, 0.1, 130),
    0.6,
    0.75,
  );
}

/** A headland or cliff that rises to a flat top: steps of facets, ledges and grass above. Its top is at -height. */
export function headland(colour: Colour, width: number, height: number, grass = true): PartMaker {
  return (random) => {
    const columns = 9;
    const tops: Point[] = [];
    for (let index = 0; index <= columns; index++) {
      const t = index / columns;
      const edge = Math.min(1, Math.min(t, 1 - t) * 5.5) ** 0.7;
      tops.push({
        x: (t - 0.5) * width,
        y: -height * (index === 0 || index === columns ? 0 : edge * random.between(0.93, 1.02)),
      });
    }
    const ledges = Array.from(
      { length: columns },
      () => [random.between(0.25, 0.4), random.between(0.55, 0.75)] as const,
    );
    const skews = Array.from({ length: columns + 1 }, () => random.between(-0.3, 0.3) * (width / columns));
    return {
      width: width * 1.05,
      height: height * 1.1,
      below: 0.8,
      draw(painter) {
        const { palette, light } = painter;
        painter.form(polygon([...tops, { x: width / 2, y: 0.5 }, { x: -width / 2, y: 0.5 }]), colour, {
          modelling: 0.6,
        });
        for (let index = 0; index < columns; index++) {
          const a = tops[index] as Point;
          const b = tops[index + 1] as Point;
          const facing = ((index / columns) * 2 - 1) * light.x;
          const [upper, lower] = ledges[index] as readonly [number, number];
          const at = (point: Point, share: number, column: number): Point => ({
            x: point.x + (skews[column] ?? 0) * share,
            y: point.y * (1 - share),
          });
          const bands: [number, number, number][] = [
            [0, upper, 0.75],
            [upper, lower, 0.4],
            [lower, 1, 0.2],
          ];
          bands.forEach(([from, to, level], band) => {
            const lit = Math.max(0, Math.min(1, level + facing * 0.4 + ((index + band) % 2 === 0 ? 0.12 : -0.12)));
            const tone =
              lit > 0.5
                ? mix(colour, palette.key, (lit - 0.5) * 0.75)
                : mix(shade(colour, -0.06), palette.ambient, 0.7 - lit);
            painter.patch(
              polygon([at(a, from, index), at(b, from, index + 1), at(b, to, index + 1), at(a, to, index)]),
              tone,
              0.8,
            );
          });
        }
        if (grass) {
          const turf = oklch(0.52, 0.1, 130);
          const drip = (drop: number): Point[] =>
            tops
              .slice(1, -1)
              .map((point, index) => ({ x: point.x, y: point.y + height * drop * (index % 2 === 0 ? 1 : 0.5) }));
          flat(
            painter,
            polygon([
              ...tops.slice(1, -1).map((point) => ({ x: point.x, y: point.y - height * 0.02 })),
              ...drip(0.16).reverse(),
            ]),
            turf,
            0.35,
          );
          flat(
            painter,
            polygon([
              ...tops.slice(1, -1).map((point) => ({ x: point.x, y: point.y - height * 0.025 })),
              ...drip(0.07).reverse(),
            ]),
            turf,
            0.85,
          );
        }
        painter.patch(
          (pen) => {
            for (let index = 0; index < 9; index++) {
              const x = (index / 8 - 0.5) * width;
              pen.moveTo(x + width * 0.09, 0.35);
              pen.ellipse(x, 0.35, width * 0.09, height * 0.03 + 0.1, 0, 0, 7);
              pen.closePath();
            }
          },
          mix(NAMED_COLOURS.white, palette.skyLow, 0.5),
          0.5,
        );
      },
    };
  };
}
