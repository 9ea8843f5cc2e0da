import { mix, shade } from '../../colour.ts';
import { toned } from '../tones.ts';
import { ToneBatches, visitCells } from './ground-geometry.ts';
import type { GroundBrush } from './ground-layer.ts';

function bounded(brush: GroundBrush): { near?: number; left?: number; right?: number } {
  const { near, left, right } = brush.layer.region ?? {};
  return {
    ...(near === undefined ? {} : { near }),
    ...(left === undefined ? {} : { left }),
    ...(right === undefined ? {} : { right }),
  };
}

/** Wind ripples as long lit crescents with a shade below, and a few shells or stones. */
export function drawRipples(brush: GroundBrush): void {
  const { painter, view, seed, layer } = brush;
  const lit = new ToneBatches(3);
  const dark = new ToneBatches(2);
  visitCells(
    view,
    { ...bounded(brush), seed, far: Math.min(layer.region?.far ?? 50, 50), spacing: 0.42, across: 1.0 },
    (x, z, random) => {
      const at = view.project(x, z);
      const half = at.pixelsPerMetre * random.between(0.3, 0.9);
      const thick = at.pixelsPerMetre * random.between(0.012, 0.035);
      const sag = thick * random.between(0.5, 2.5);
      const trace =
        (y: number) =>
        (pen: Parameters<Parameters<ToneBatches['add']>[1]>[0]): void => {
          pen.moveTo(at.x - half, y);
          pen.quadraticCurveTo(at.x, y + sag, at.x + half, y);
          pen.quadraticCurveTo(at.x, y + sag + thick * 2, at.x - half, y);
          pen.closePath();
        };
      dark.add(random.next(), trace(at.y + thick * 1.4));
      lit.add(random.next(), trace(at.y));
    },
  );
  dark.flush((shape, light) => painter.patch(shape, brush.coloured(light * 0.35, 4), 0.4));
  lit.flush((shape, light) => painter.patch(shape, brush.coloured(0.7 + light * 0.4, 4), 0.5));
  drawStones(brush, 2.2, 0.05);
}

/** Snow: soft drifts with cool hollows and points of light. */
export function drawSparkle(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const drifts = new ToneBatches(2);
  visitCells(view, { ...bounded(brush), seed, far: 60, spacing: 1.1, across: 2.2 }, (x, z, random) => {
    const at = view.project(x, z);
    const half = at.pixelsPerMetre * random.between(0.8, 2.2);
    const tall = half * random.between(0.05, 0.1);
    drifts.add(random.next(), (pen) => {
      pen.moveTo(at.x - half, at.y);
      pen.bezierCurveTo(at.x - half * 0.4, at.y - tall * 1.8, at.x + half * 0.3, at.y - tall * 1.8, at.x + half, at.y);
      pen.quadraticCurveTo(at.x, at.y + tall * 0.7, at.x - half, at.y);
      pen.closePath();
    });
  });
  drifts.flush((shape, light) =>
    painter.patch(shape, brush.coloured(light < 0.5 ? 0.22 : 1.05, 5), light < 0.5 ? 0.3 : 0.5),
  );
  const sparks = new ToneBatches(1);
  visitCells(view, { ...bounded(brush), seed: seed + 2, far: 9, spacing: 0.35, across: 0.5 }, (x, z, random) => {
    const at = view.project(x, z);
    const radius = Math.max(0.5, at.pixelsPerMetre * 0.008);
    if (random.chance(0.5)) {
      sparks.add(0, (pen) => {
        pen.moveTo(at.x + radius, at.y);
        pen.arc(at.x, at.y, radius, 0, Math.PI * 2);
        pen.closePath();
      });
    }
  });
  sparks.flush((shape) => painter.patch(shape, mix(painter.palette.key, painter.palette.sun, 0.5), 0.8));
}

/** Earth with stones, ruts and crumbs. */
export function drawPebbles(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const blotches = new ToneBatches(3);
  visitCells(view, { ...bounded(brush), seed: seed + 4, far: 40, spacing: 0.7, across: 1.1 }, (x, z, random) => {
    const at = view.project(x, z);
    const wide = at.pixelsPerMetre * random.between(0.3, 0.9);
    blotches.add(random.next(), (pen) => {
      pen.moveTo(at.x + wide, at.y);
      pen.ellipse(at.x, at.y, wide, wide * 0.12, 0, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  blotches.flush((shape, light) => painter.patch(shape, brush.coloured(light * 1.1, 4), 0.4));
  drawStones(brush, 0.55, 0.05);
}

/** Slabs of rock with a lit top and a dark front edge. */
export function drawRocky(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const tops = new ToneBatches(4);
  const fronts = new ToneBatches(2);
  visitCells(view, { ...bounded(brush), seed, far: 45, spacing: 0.75, across: 1.0 }, (x, z, random) => {
    const at = view.project(x, z);
    const half = at.pixelsPerMetre * random.between(0.35, 0.8);
    const deep = half * random.between(0.12, 0.22);
    const rise = half * random.between(0.03, 0.12);
    const skew = random.between(-0.4, 0.4) * half;
    tops.add(random.next(), (pen) => {
      pen.moveTo(at.x - half, at.y);
      pen.lineTo(at.x - half * 0.5 + skew, at.y - deep);
      pen.lineTo(at.x + half * 0.6 + skew, at.y - deep * 0.9);
      pen.lineTo(at.x + half, at.y - deep * 0.1);
      pen.lineTo(at.x + half * 0.2, at.y + deep * 0.35);
      pen.closePath();
    });
    fronts.add(random.next(), (pen) => {
      pen.moveTo(at.x - half, at.y);
      pen.lineTo(at.x + half * 0.2, at.y + deep * 0.35);
      pen.lineTo(at.x + half, at.y - deep * 0.1);
      pen.lineTo(at.x + half * 0.95, at.y - deep * 0.1 + rise);
      pen.lineTo(at.x + half * 0.18, at.y + deep * 0.35 + rise * 1.5);
      pen.lineTo(at.x - half * 0.95, at.y + rise);
      pen.closePath();
    });
  });
  fronts.flush((shape, light) => painter.patch(shape, brush.coloured(light * 0.25, 2), 0.75));
  tops.flush((shape, light) => painter.patch(shape, brush.coloured(0.25 + light * 0.7, 3), 0.6));
}

/** Craters with a lit far wall, and dust. */
export function drawCraters(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const holes = new ToneBatches(1);
  const rims = new ToneBatches(1);
  visitCells(view, { seed, far: 120, spacing: 1.9, across: 2.6 }, (x, z, random) => {
    if (random.chance(0.35)) {
      return;
    }
    const at = view.project(x, z);
    const half = at.pixelsPerMetre * random.between(0.25, 1.1) * (1 + Math.max(0, z) / 40);
    const flatness = 0.2;
    rims.add(0, (pen) => {
      pen.moveTo(at.x + half * 1.16, at.y);
      pen.ellipse(at.x, at.y + half * 0.02, half * 1.16, half * flatness * 1.25, 0, 0, Math.PI * 2);
      pen.closePath();
    });
    holes.add(0, (pen) => {
      pen.moveTo(at.x + half, at.y);
      pen.ellipse(at.x, at.y - half * 0.015, half, half * flatness, 0, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  rims.flush((shape) => painter.patch(shape, brush.colour(1), 0.65));
  holes.flush((shape) => painter.patch(shape, shade(brush.colour(0.1), -0.03), 0.75));
  drawStones(brush, 0.8, 0.06);
}

function drawStones(brush: GroundBrush, spacing: number, size: number): void {
  const { painter, view, seed, layer } = brush;
  const lit = new ToneBatches(3);
  const dark = new ToneBatches(1);
  visitCells(
    view,
    { ...bounded(brush), seed: seed + 9, far: Math.min(layer.region?.far ?? 25, 25), spacing, across: spacing },
    (x, z, random) => {
      const at = view.project(x, z);
      const radius = at.pixelsPerMetre * size * random.between(0.35, 1.3);
      dark.add(0, (pen) => {
        pen.moveTo(at.x + radius * 1.3, at.y);
        pen.ellipse(at.x + radius * 0.2, at.y, radius * 1.2, radius * 0.4, 0, 0, Math.PI * 2);
        pen.closePath();
      });
      lit.add(random.next(), (pen) => {
        pen.moveTo(at.x - radius, at.y);
        pen.bezierCurveTo(
          at.x - radius,
          at.y - radius * 0.9,
          at.x + radius * 0.8,
          at.y - radius * 1.0,
          at.x + radius,
          at.y,
        );
        pen.quadraticCurveTo(at.x, at.y + radius * 0.35, at.x - radius, at.y);
        pen.closePath();
      });
    },
  );
  dark.flush((shape) => painter.patch(shape, brush.colour(0), 0.5));
  lit.flush((shape, light) =>
    painter.patch(
      shape,
      toned(painter.palette, mix(layer.colour, painter.palette.ambient, 0.15), 0.35 + light * 0.6),
      0.9,
    ),
  );
}
