import { mix, NAMED_COLOURS, type Colour } from '../../../../colour.ts';
import type { Painter } from '../../../../painter.ts';
import type { Point } from '../../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from '../outlines.ts';
import { drawBelly, drawClaws, drawSpikes } from './body.ts';
import { drawEasternHead } from './eastern-head.ts';
import type { DragonForm } from './form.ts';
import type { Scales } from './scales.ts';

const EASTERN: readonly Point[] = pointsOf(
  [-2.3, -0.55],
  [-1.95, -0.95],
  [-1.5, -0.75],
  [-1.15, -0.3],
  [-0.65, -0.25],
  [-0.35, -0.75],
  [-0.3, -1.4],
  [0.05, -1.85],
  [0.55, -1.7],
  [0.72, -1.2],
  [1.0, -0.85],
  [1.42, -1.0],
  [1.6, -1.45],
  [1.55, -1.85],
);
const EASTERN_WIDTHS = [0.04, 0.14, 0.22, 0.28, 0.33, 0.37, 0.4, 0.42, 0.43, 0.42, 0.4, 0.37, 0.34, 0.32];
export const EASTERN_HEAD: Point = { x: 1.6, y: -1.98 };

/** A dragon of the east between clouds. */
export function drawEastern(painter: Painter, scales: Scales): void {
  const form: DragonForm = {
    spine: EASTERN,
    widths: EASTERN_WIDTHS,
    head: EASTERN_HEAD,
    headTurn: 0,
    wing: EASTERN_HEAD,
  };
  const cloud = mix(NAMED_COLOURS.white, painter.palette.skyLow, 0.35);
  for (const [x, y, size] of [
    [-1.6, -0.5, 0.5],
    [0.9, -0.7, 0.55],
  ] as const) {
    drawCloud(painter, cloud, { x, y }, size);
  }
  for (const [x, y] of [
    [-1.1, -0.18],
    [-0.3, -1.2],
    [0.74, -1.1],
    [1.5, -1.1],
  ] as const) {
    painter.form(tubeOf(pointsOf([x, y], [x + 0.24, y + 0.12], [x + 0.36, y + 0.34]), [0.22, 0.14, 0.1]), scales.dark, {
      line: 0.6,
    });
    drawClaws(painter, scales, { x: x + 0.46, y: y + 0.4 });
  }
  drawSpikes(painter, form, { ...scales, wing: mix(NAMED_COLOURS.crimson, scales.main, 0.2) });
  painter.form(
    curveOf([-2.25, -0.52], [-2.5, -0.85], [-2.72, -0.5], [-2.6, -0.28], [-2.3, -0.42]),
    mix(NAMED_COLOURS.crimson, scales.main, 0.2),
  );
  painter.form(tubeOf(EASTERN, EASTERN_WIDTHS), scales.main, { round: true });
  drawBelly(painter, form, scales);
  painter.at({ x: EASTERN_HEAD.x, y: EASTERN_HEAD.y }, () => drawEasternHead(painter, scales));
  drawCloud(painter, cloud, { x: -0.55, y: -0.12 }, 0.42);
  drawCloud(painter, cloud, { x: 0.2, y: -1.45 }, 0.3);
}

function drawCloud(painter: Painter, colour: Colour, { x, y }: Point, size: number): void {
  painter.form(
    curveOf(
      [x - size * 1.5, y + size * 0.2],
      [x - size, y - size * 0.3],
      [x - size * 0.3, y - size * 0.6],
      [x + size * 0.5, y - size * 0.36],
      [x + size * 1.2, y - size * 0.2],
      [x + size * 1.6, y + size * 0.22],
      [x, y + size * 0.3],
    ),
    colour,
    { alpha: 0.92, line: 0.5 },
  );
}
