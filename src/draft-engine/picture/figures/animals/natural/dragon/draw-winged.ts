import type { Colour } from '../../../../colour.ts';
import type { FigureState } from '../../../../figure-rig.ts';
import type { Painter } from '../../../../painter.ts';
import { ellipse } from '../../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from '../outlines.ts';
import { drawBelly, drawClaws, drawSpikes } from './body.ts';
import type { DragonForm } from './form.ts';
import { HORN, type Scales } from './scales.ts';
import { drawWing } from './wing.ts';
import { drawWingedHead } from './winged-head.ts';

export const WINGED: Readonly<Record<'stands' | 'flies' | 'sleeps', DragonForm>> = {
  stands: {
    spine: pointsOf(
      [-2.3, -0.5],
      [-2.05, -0.16],
      [-1.5, -0.14],
      [-0.95, -0.5],
      [-0.45, -0.95],
      [0.1, -1.15],
      [0.5, -1.4],
      [0.62, -1.85],
      [0.72, -2.25],
      [1.0, -2.42],
    ),
    widths: [0.02, 0.09, 0.2, 0.44, 0.74, 0.82, 0.62, 0.36, 0.27, 0.24],
    head: { x: 1.0, y: -2.42 },
    headTurn: 0.12,
    wing: { x: 0.22, y: -1.48 },
  },
  flies: {
    spine: pointsOf(
      [-2.7, -1.0],
      [-2.35, -1.28],
      [-1.8, -1.2],
      [-1.2, -1.28],
      [-0.6, -1.38],
      [0, -1.5],
      [0.5, -1.66],
      [0.92, -1.98],
      [1.26, -2.12],
      [1.56, -2.06],
    ),
    widths: [0.02, 0.1, 0.2, 0.38, 0.6, 0.66, 0.52, 0.32, 0.25, 0.23],
    head: { x: 1.54, y: -2.06 },
    headTurn: 0.18,
    wing: { x: 0.16, y: -1.72 },
  },
  sleeps: {
    spine: pointsOf(
      [1.35, -0.12],
      [1.0, -0.05],
      [0.2, -0.06],
      [-0.7, -0.1],
      [-1.1, -0.38],
      [-0.7, -0.66],
      [0, -0.6],
      [0.6, -0.42],
      [1.0, -0.28],
      [1.25, -0.26],
    ),
    widths: [0.02, 0.1, 0.18, 0.3, 0.56, 0.8, 0.8, 0.5, 0.32, 0.26],
    head: { x: 1.22, y: -0.28 },
    headTurn: 0.06,
    wing: { x: -0.1, y: -0.86 },
  },
};

/** What a dragon with wings does in a pose. */
export const formOf = ({ pose }: Pick<FigureState, 'pose'>): keyof typeof WINGED => {
  if (pose === 'sleep' || pose === 'lie') {
    return 'sleeps';
  }
  return pose === 'fly' || pose === 'jump' || pose === 'run' || pose === 'fall' ? 'flies' : 'stands';
};

/** A dragon with wings. */
export function drawWinged(painter: Painter, scales: Scales, state: FigureState): void {
  const kind = formOf(state);
  const form = WINGED[kind];
  const beat = kind === 'flies' ? Math.sin(state.seconds * 3) * 0.1 : 0;
  if (kind !== 'sleeps') {
    drawWing(painter, scales, { at: { x: form.wing.x + 0.24, y: form.wing.y }, turn: 0.34 + beat, isFar: true });
  }
  if (kind === 'stands') {
    drawStandingLeg(painter, scales.dark, -0.3);
    drawStandingLeg(painter, scales.dark, 0.62);
  }
  drawSpikes(painter, form, scales);
  painter.form(
    curveOf(
      [form.spine[0]!.x + 0.06, form.spine[0]!.y],
      [form.spine[0]!.x - 0.1, form.spine[0]!.y - 0.2],
      [form.spine[0]!.x - 0.34, form.spine[0]!.y - 0.02],
      [form.spine[0]!.x - 0.08, form.spine[0]!.y + 0.14],
    ),
    scales.wing,
  );
  painter.form(tubeOf(form.spine, form.widths), scales.main, { round: true });
  drawBelly(painter, form, scales);
  if (kind === 'stands') {
    drawStandingLeg(painter, scales.main, -0.5);
    drawStandingLeg(painter, scales.main, 0.44);
  } else if (kind === 'flies') {
    for (const [x, y] of [
      [-0.7, -1.16],
      [0.36, -1.36],
    ] as const) {
      painter.form(tubeOf(pointsOf([x, y], [x - 0.1, y + 0.32], [x - 0.4, y + 0.4]), [0.32, 0.2, 0.1]), scales.main, {
        line: 0.7,
      });
      drawClaws(painter, scales, { x: x - 0.44, y: y + 0.42 });
    }
  }
  drawWing(painter, scales, { at: form.wing, turn: kind === 'sleeps' ? -1.2 : beat, isFar: false });
  painter.at({ x: form.head.x, y: form.head.y, rotation: form.headTurn }, () => drawWingedHead(painter, scales, state));
}

function drawStandingLeg(painter: Painter, colour: Colour, x: number): void {
  painter.form(
    tubeOf(pointsOf([x, -0.92], [x + 0.16, -0.55], [x - 0.08, -0.26], [x + 0.02, -0.04]), [0.52, 0.36, 0.2, 0.2]),
    colour,
    { line: 0.7, rim: 0.3 },
  );
  painter.form(ellipse(x + 0.13, -0.06, 0.2, 0.08), colour, { line: 0.6 });
  drawClaws(painter, { horn: HORN }, { x: x + 0.3, y: -0.02 });
}
