import type { Painter } from '../../../painter.ts';
import { ellipse, type Point } from '../../../shape.ts';
import type { Animal } from './animal.ts';
import { curveOf, tubeOf } from './outlines.ts';

/** The tail, drawn before the body. */
export function drawTail(painter: Painter, { build, fur, gait, drop }: Animal): void {
  const half = build.length / 2;
  const sits = gait.kind === 'sits';
  const root: Point = sits ? { x: -0.36, y: -0.14 } : { x: -half * 0.96, y: -0.86 + drop };
  const flies = gait.lift > 0 ? 1 : 0;
  const ground = sits || gait.kind === 'lies';
  const at = (x: number, y: number): Point => ({ x: root.x - x, y: Math.min(-0.03, root.y + y) });
  const hair = build.mane === 'short' && build.tail === 'tuft' ? fur.dark : fur.second;
  switch (build.tail) {
    case 'stub':
      painter.form(ellipse(root.x - 0.03, root.y + 0.06, 0.08, 0.07), fur.pale, { round: true });
      return;
    case 'hair':
      painter.form(
        curveOf(
          [root.x + 0.06, root.y - 0.02],
          [root.x - 0.1 - flies * 0.14, root.y + 0.04 - flies * 0.06],
          [root.x - 0.2 - flies * 0.36, root.y + 0.34 - flies * 0.28],
          [root.x - 0.16 - flies * 0.5, Math.min(-0.06, root.y + 0.66 - flies * 0.46)],
          [root.x - 0.08 - flies * 0.24, root.y + 0.36 - flies * 0.2],
          [root.x + 0.02, root.y + 0.12],
        ),
        hair,
      );
      return;
    case 'bushy':
      painter.form(
        tubeOf(
          ground
            ? [at(-0.05, 0), at(0.22, 0.5), at(-0.1, 0.8), at(-0.5, 0.8)]
            : [at(-0.05, 0.02), at(0.24, 0.16), at(0.48, 0.34 - flies * 0.3), at(0.66, 0.42 - flies * 0.4)],
          [0.1, 0.22, 0.28, 0.05],
        ),
        fur.main,
      );
      painter.form(
        ground
          ? tubeOf([at(-0.28, 0.8), at(-0.52, 0.8)], [0.2, 0.06])
          : tubeOf([at(0.54, 0.37 - flies * 0.33), at(0.68, 0.43 - flies * 0.4)], [0.22, 0.05]),
        fur.pale,
        { line: 0 },
      );
      return;
    case 'tuft':
      painter.form(
        tubeOf([at(-0.04, 0), at(0.1, 0.12), at(0.13 + flies * 0.2, 0.46 - flies * 0.3)], [0.07, 0.045, 0.03]),
        fur.main,
      );
      painter.form(ellipse(root.x - 0.14 - flies * 0.2, root.y + 0.5 - flies * 0.3, 0.05, 0.1, 0.2), hair);
      return;
    case 'thin':
      painter.stroke(
        (pen) => {
          pen.moveTo(root.x, root.y + 0.1);
          pen.bezierCurveTo(root.x - 0.2, root.y, root.x - 0.16, root.y + 0.26, root.x - 0.06, root.y + 0.14);
        },
        fur.main,
        0.04,
      );
      return;
    case 'long':
      painter.form(
        tubeOf(
          ground
            ? [at(-0.04, 0), at(0.22, 0.4), at(0.02, 0.82), at(-0.4, 0.84)]
            : [at(-0.04, 0), at(0.22, 0.06), at(0.4, -0.1 - flies * 0.1), at(0.46, -0.36 + flies * 0.2)],
          [0.1, 0.09, 0.08, 0.05],
        ),
        fur.main,
      );
  }
}

/** Hair along the neck. */
export function drawMane(painter: Painter, { build, fur, poll, withers, gait }: Animal): void {
  if (!build.mane) {
    return;
  }
  const blown = gait.lift > 0 ? 0.14 : 0;
  const deep = build.mane === 'hanging' ? 0.24 : 0.07;
  const along = (share: number, out: number, back: number): readonly [number, number] => {
    const x = poll.x + (withers.x - poll.x) * share;
    const y = poll.y + (withers.y - poll.y) * share;
    return [x - back, y + out];
  };
  const edge = build.mane === 'hanging' ? [0.1, 0.3, 0.5, 0.7, 0.88] : [0.2, 0.5, 0.8];
  painter.form(
    curveOf(
      along(-0.12, -0.13, -0.04),
      along(0.1, -0.15, 0.07),
      along(0.5, -0.1, 0.1 + blown),
      along(0.95, -0.02, 0.02 + blown),
      ...edge
        .toReversed()
        .map((share, index) => along(share, deep * (index % 2 === 0 ? 1 : 0.62) - 0.08, blown - 0.02)),
      along(-0.08, 0.06, -0.03),
    ),
    build.mane === 'hanging' ? fur.second : fur.dark,
  );
}
