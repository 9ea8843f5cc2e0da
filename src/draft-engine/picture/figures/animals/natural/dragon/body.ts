import type { Painter } from '../../../../painter.ts';
import { blob, ellipse, type Point } from '../../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from '../outlines.ts';
import type { DragonForm } from './form.ts';
import type { Scales } from './scales.ts';

/** Three claws whose foremost point is there. */
export function drawClaws(painter: Painter, { horn }: Pick<Scales, 'horn'>, { x, y }: Point): void {
  for (const shift of [0, -0.1, -0.2]) {
    painter.form(curveOf([x + shift - 0.04, y - 0.05], [x + shift + 0.08, y], [x + shift - 0.03, y + 0.02]), horn, {
      line: 0.4,
    });
  }
}

/** Spikes along the back, drawn before the body. */
export function drawSpikes(painter: Painter, { spine, widths }: DragonForm, scales: Scales): void {
  for (let index = 1; index < spine.length - 1; index++) {
    for (const share of [0, 0.5]) {
      const from = spine[index] as Point;
      const to = spine[index + 1] as Point;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      const out = { x: along.y, y: -along.x };
      const half = ((widths[index] as number) + ((widths[index + 1] ?? 0) - (widths[index] as number)) * share) / 2;
      const tall = half + 0.07 + half * 0.24;
      painter.form(
        blob(
          pointsOf(
            [x + out.x * half * 0.8 + along.x * 0.09, y + out.y * half * 0.8 + along.y * 0.09],
            [x + out.x * tall - along.x * 0.08, y + out.y * tall - along.y * 0.08],
            [x + out.x * half * 0.8 - along.x * 0.09, y + out.y * half * 0.8 - along.y * 0.09],
          ),
          0.7,
        ),
        scales.wing,
        { line: 0.5 },
      );
    }
  }
}

/** Plates along the underside. */
export function drawBelly(painter: Painter, { spine, widths }: DragonForm, scales: Scales): void {
  const inner = spine.slice(2).map((point, index, all) => {
    const after = all[Math.min(all.length - 1, index + 1)] as Point;
    const before = all[Math.max(0, index - 1)] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (widths[index + 2] as number) * 0.31;
    return { x: point.x - ((after.y - before.y) / length) * half, y: point.y + ((after.x - before.x) / length) * half };
  });
  painter.within(tubeOf(spine, widths), () => {
    painter.patch(
      tubeOf(
        inner,
        widths.slice(2).map((width) => width * 0.42),
      ),
      scales.belly,
      0.85,
    );
    for (let index = 0; index < inner.length - 1; index++) {
      for (const share of [0.2, 0.5, 0.8]) {
        const from = inner[index] as Point;
        const to = inner[index + 1] as Point;
        const x = from.x + (to.x - from.x) * share;
        const y = from.y + (to.y - from.y) * share;
        painter.patch(
          ellipse(x, y, 0.012, (widths[index + 2] as number) * 0.2, Math.atan2(to.y - from.y, to.x - from.x)),
          scales.dark,
          0.45,
        );
      }
    }
  });
}
