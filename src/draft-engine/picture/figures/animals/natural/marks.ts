import { createRandom } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS } from '../../../colour.ts';
import type { Painter } from '../../../painter.ts';
import { blob, ellipse } from '../../../shape.ts';
import type { Animal } from './animal.ts';
import type { Build } from './builds.ts';
import { pointsOf } from './outlines.ts';

const DARK = mix(NAMED_COLOURS.charcoal, NAMED_COLOURS.brown, 0.3);
/** The same marks in every frame. */
const SEED = 17;

type DrawMarks = (painter: Painter, animal: Animal) => void;

/** What the coat is marked with, within the outline of the body. */
export function drawMarks(painter: Painter, animal: Animal): void {
  MARKS[animal.build.marks ?? 'mask'](painter, animal);
}

function drawStripes(painter: Painter, { build, drop, withers, poll }: Animal): void {
  const half = build.length / 2;
  for (let index = 0; index < 11; index++) {
    const x = -half * 0.95 + index * half * 0.19;
    drawStripe(painter, { x, top: -1.04 + drop, foot: -0.68 + (index % 3) * 0.05 + drop, width: 0.02 });
  }
  for (let index = 1; index < 6; index++) {
    const share = index / 6;
    const x = withers.x + (poll.x - withers.x) * share;
    const y = withers.y + (poll.y - withers.y) * share;
    drawStripe(painter, { x, top: y - 0.14, foot: y + 0.16, width: 0.018 });
  }
}

function drawStripe(
  painter: Painter,
  { x, top, foot, width }: { x: number; top: number; foot: number; width: number },
): void {
  painter.form(
    blob(pointsOf([x - width, top], [x + width, top], [x + width * 0.4, (top + foot) / 2], [x - 0.03, foot])),
    DARK,
    { line: 0, modelling: 0.4 },
  );
}

/** Small dark spots on the body, or large ones in the colour of the fur that go on along the neck. */
function drawSpots(painter: Painter, { build, fur, drop, withers, poll }: Animal): void {
  const half = build.length / 2;
  const random = createRandom(SEED);
  const isSmall = build.marks === 'spots';
  const size = isSmall ? 0.032 : 0.062;
  for (let index = 0; index < 90; index++) {
    const onNeck = !isSmall && index % 3 === 0;
    const share = random.next();
    const x = onNeck
      ? withers.x + (poll.x - withers.x) * share + random.between(-0.04, 0.14)
      : random.between(-half, half);
    const y = onNeck
      ? withers.y + (poll.y - withers.y) * share + random.between(0, 0.22)
      : random.between(-1, -0.5) + drop;
    painter.patch(
      ellipse(x, y, size * random.between(0.7, 1.2), size * random.between(0.6, 1), random.next() * 3),
      isSmall ? DARK : fur.dark,
      0.85,
    );
  }
}

function drawPatches(painter: Painter, { fur, drop }: Animal): void {
  for (const [x, y, rx, ry] of [
    [-0.36, -0.82, 0.2, 0.16],
    [0.1, -0.62, 0.22, 0.14],
    [0.44, -0.9, 0.16, 0.14],
  ] as const) {
    painter.patch(
      blob(pointsOf([x - rx, y + drop], [x, y - ry + drop], [x + rx, y + 0.03 + drop], [x + 0.02, y + ry + drop])),
      fur.second,
    );
  }
}

function drawWool(painter: Painter, { build, fur, drop }: Animal): void {
  const half = build.length / 2;
  const random = createRandom(SEED);
  for (let index = 0; index < 46; index++) {
    const x = random.between(-half, half * 0.9);
    const y = random.between(-1, -0.42) + drop;
    painter.form(ellipse(x, y, 0.085, 0.07), mix(fur.main, fur.dark, index % 4 === 0 ? 0.14 : 0), {
      line: 0.35,
      round: true,
    });
  }
}

/** The dark shoulders of a panda. */
function drawShoulders(painter: Painter, { build, fur, drop, gait }: Animal): void {
  const half = build.length / 2;
  painter.patch(
    gait.kind === 'sits'
      ? blob(pointsOf([-0.1, -0.98], [0.3, -0.98], [0.4, -0.5], [0, -0.56]))
      : blob(
          pointsOf([half * 0.2, -1.1], [half, -1.1], [half, -0.2], [half * 0.34, -0.2]).map(({ x, y }) => ({
            x,
            y: y + drop,
          })),
        ),
    fur.second,
  );
}

/** Fur is paler below. */
function drawPaleBelly(painter: Painter, { build, fur, drop, gait, chest }: Animal): void {
  const half = build.length / 2;
  painter.patch(
    gait.kind === 'sits'
      ? ellipse(chest.x - 0.02, -0.52, 0.1, 0.3, 0.1)
      : ellipse(half * 0.1, -1 + build.chest + 0.06 + drop, half * 0.8, 0.13),
    fur.pale,
    0.4,
  );
}

/** A mask is on the head alone. */
const MARKS: Readonly<Record<NonNullable<Build['marks']>, DrawMarks>> = {
  stripes: drawStripes,
  spots: drawSpots,
  blotches: drawSpots,
  patches: drawPatches,
  wool: drawWool,
  panda: drawShoulders,
  mask: drawPaleBelly,
};
