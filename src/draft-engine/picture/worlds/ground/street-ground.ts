import { mix, NAMED_COLOURS, shade } from '../../colour.ts';
import type { Shape } from '../../shape.ts';
import { polygon } from '../../shape.ts';
import type { GroundView } from '../../world.ts';
import { toned } from '../tones.ts';
import { nearestOf, shownHalfWidth, ToneBatches, visitCells } from './ground-geometry.ts';
import type { GroundBrush } from './ground-layer.ts';

/** A four-sided piece of ground in pixels. */
export function groundQuad(view: GroundView, left: number, right: number, near: number, far: number): Shape {
  return polygon([
    view.project(left, near),
    view.project(left, far),
    view.project(right, far),
    view.project(right, near),
  ]);
}

/** Lines across the ground at even depths and along it towards the vanishing point, as thin patches. */
function drawJoints(brush: GroundBrush, stepX: number, stepZ: number, width: number, far: number, stagger = 0): void {
  const { painter, view } = brush;
  const near = nearestOf(view);
  const lines = new ToneBatches(1);
  for (let row = Math.floor(near / stepZ); row * stepZ < far; row++) {
    const z = row * stepZ;
    const from = Math.max(near, z);
    const half = shownHalfWidth(view, from);
    if (z >= near) {
      lines.add(0, groundQuad(view, -half, half, z, z + width * (1 + Math.max(0, z) / 6)));
    }
    const offset = stagger * stepX * (row % 2 === 0 ? 0.5 : 0);
    for (let column = Math.ceil(-half / stepX); column * stepX < half; column++) {
      const x = column * stepX + offset;
      lines.add(0, groundQuad(view, x, x + width, from, Math.min(far, z + stepZ)));
    }
  }
  lines.flush((shape) =>
    painter.patch(
      shape,
      brush.layer.second ? toned(painter.palette, brush.layer.second, 0.3) : shade(brush.colour(0.15), -0.02),
      0.5,
    ),
  );
}

/** Slabs in two sizes, some of another tone. */
export function drawPaving(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const slabs = new ToneBatches(4);
  visitCells(view, { seed, far: 30, spacing: 1, across: 1 }, (x, z, random) => {
    if (random.chance(0.4)) {
      return;
    }
    const left = Math.round(x);
    const near = Math.round(z);
    slabs.add(
      random.next(),
      groundQuad(view, left, left + 1, Math.max(nearestOf(view), near), Math.max(nearestOf(view), near + 1)),
    );
  });
  slabs.flush((shape, light) => painter.patch(shape, brush.colour(0.2 + light * 0.7), 0.3));
  drawJoints(brush, 1, 1, 0.03, 26, brush.layer.kind === 'concrete' ? 0 : 1);
  drawPuddles(brush);
}

/** Round stones in rows, each with a lit top. */
export function drawCobbles(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const stones = new ToneBatches(5);
  const near = Math.max(-14, nearestOf(view));
  let z = near;
  for (let row = Math.floor(near / 0.3); z < 26; row++) {
    const step = 0.3 * (1 + Math.max(0, z) / 7);
    z = row * 0.3 < 0 ? row * 0.3 : z + step;
    if (z < near) {
      continue;
    }
    const half = shownHalfWidth(view, z);
    const wide = 0.34 * (1 + Math.max(0, z) / 9);
    const at = view.project(0, z);
    for (let column = Math.floor(-half / wide); column * wide < half; column++) {
      const x = at.x + (column + (row % 2 === 0 ? 0.5 : 0)) * wide * at.pixelsPerMetre;
      const rx = wide * at.pixelsPerMetre * 0.46;
      const ry = Math.max(0.4, rx * 0.3);
      const tone = Math.abs(Math.sin(seed + row * 12.9898 + column * 78.233) * 43758.5453) % 1;
      stones.add(tone, (pen) => {
        pen.moveTo(x + rx, at.y);
        pen.ellipse(x, at.y, rx, ry, 0, 0, Math.PI * 2);
        pen.closePath();
      });
    }
  }
  stones.flush((shape, light) => painter.patch(shape, brush.coloured(0.3 + light * 0.65, 3), 0.55));
}

/** Tar with worn wheel tracks, cracks, covers and a broken middle line. */
export function drawAsphalt(brush: GroundBrush): void {
  const { painter, view, seed, layer } = brush;
  const region = layer.region ?? {};
  const blotches = new ToneBatches(3);
  visitCells(view, { seed, far: 40, spacing: 0.8, across: 1.2 }, (x, z, random) => {
    const at = view.project(x, z);
    const wide = at.pixelsPerMetre * random.between(0.4, 1.2);
    blotches.add(random.next(), (pen) => {
      pen.moveTo(at.x + wide, at.y);
      pen.ellipse(at.x, at.y, wide, wide * 0.08, 0, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  blotches.flush((shape, light) => painter.patch(shape, brush.coloured(0.1 + light, 4), 0.28));
  const paint = toned(painter.palette, NAMED_COLOURS.cream, 0.7);
  if (region.left !== undefined && region.right !== undefined) {
    const middle = (region.left + region.right) / 2;
    for (let dash = -4; dash < 24; dash++) {
      const z = dash * 3 + 0.6;
      if (z + 1.4 > nearestOf(view)) {
        painter.patch(
          groundQuad(view, middle - 0.06, middle + 0.06, Math.max(nearestOf(view), z), z + 1.4),
          paint,
          0.6,
        );
      }
    }
    const kerb = toned(painter.palette, NAMED_COLOURS.silver, 0.55);
    for (const [edge, side] of [
      [region.left, 1],
      [region.right, -1],
    ] as const) {
      painter.patch(groundQuad(view, edge, edge + side * 0.16, nearestOf(view), 300), kerb, 0.8);
      painter.patch(
        groundQuad(view, edge + side * 0.16, edge + side * 0.24, nearestOf(view), 300),
        brush.colour(0),
        0.6,
      );
    }
  } else if (region.near !== undefined && region.far !== undefined) {
    const middle = (region.near + region.far) / 2;
    const half = shownHalfWidth(view, middle);
    for (let x = Math.floor(-half / 2.4) * 2.4; x < half; x += 2.4) {
      painter.patch(groundQuad(view, x, x + 1.2, middle - 0.06, middle + 0.06), paint, 0.6);
    }
    painter.patch(
      groundQuad(view, -half * 2, half * 2, region.far - 0.18, region.far),
      toned(painter.palette, NAMED_COLOURS.silver, 0.55),
      0.8,
    );
    if (region.near > nearestOf(view)) {
      painter.patch(
        groundQuad(view, -half, half, region.near, region.near + 0.14),
        toned(painter.palette, NAMED_COLOURS.silver, 0.7),
        0.8,
      );
    }
  }
  drawPuddles(brush);
}

/** Metal plates with bolts and a strip of light along the seams. */
export function drawDeck(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const plates = new ToneBatches(3);
  visitCells(view, { seed, far: 24, spacing: 1.4, across: 1.4 }, (x, z, random) => {
    const left = Math.round(x / 1.4) * 1.4;
    const near = Math.max(nearestOf(view), Math.round(z / 1.4) * 1.4);
    plates.add(random.next(), groundQuad(view, left, left + 1.4, near, near + 1.4));
  });
  plates.flush((shape, light) => painter.patch(shape, brush.colour(0.15 + light * 0.8), 0.3));
  drawJoints(brush, 1.4, 1.4, 0.035, 22);
  const strip = brush.layer.second ?? painter.palette.lamp;
  for (const x of [-2.8, 2.8]) {
    painter.patch(groundQuad(view, x, x + 0.07, nearestOf(view), 22), strip, 0.75);
  }
}

/** Sky in wet patches: a few flat ellipses in the colour of the low sky. */
function drawPuddles(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const puddles = new ToneBatches(1);
  visitCells(view, { seed: seed + 21, far: 14, spacing: 2.6, across: 4 }, (x, z, random) => {
    if (random.chance(0.72)) {
      return;
    }
    const at = view.project(x, z);
    const half = at.pixelsPerMetre * random.between(0.2, 0.55);
    puddles.add(0, (pen) => {
      pen.moveTo(at.x + half, at.y);
      pen.ellipse(at.x, at.y, half, half * 0.11, 0, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  puddles.flush((shape) => painter.patch(shape, mix(painter.palette.skyLow, painter.palette.haze, 0.4), 0.3));
}

/** Gravel with sleepers and two tracks that run across the picture. */
export function drawRails(brush: GroundBrush): void {
  const { painter, view, layer } = brush;
  const { near = 4, far = 9 } = layer.region ?? {};
  const half = shownHalfWidth(view, far);
  const sleepers = new ToneBatches(3);
  const steel = new ToneBatches(1);
  for (const track of [near + (far - near) * 0.16, near + (far - near) * 0.6]) {
    for (let index = Math.floor(-half / 0.7); index * 0.7 < half; index++) {
      sleepers.add(
        Math.abs(Math.sin(index * 12.9)) % 1,
        groundQuad(view, index * 0.7, index * 0.7 + 0.26, track - 0.25, track + 1.7),
      );
    }
    for (const rail of [0, 1.435]) {
      steel.add(0, groundQuad(view, -half * 1.2, half * 1.2, track + rail, track + rail + 0.12));
    }
  }
  sleepers.flush((shape, light) =>
    painter.patch(shape, toned(painter.palette, NAMED_COLOURS.brown, light * 0.6), 0.85),
  );
  steel.flush((shape) => painter.patch(shape, toned(painter.palette, NAMED_COLOURS.silver, 0.85), 0.95));
}
