import { mix, NAMED_COLOURS, type Colour } from '../../colour.ts';
import { toned } from '../tones.ts';
import { ToneBatches, visitCells } from './ground-geometry.ts';
import type { GroundBrush } from './ground-layer.ts';

/** Strokes of three brushes that catch the light, soft patches of tone between them, and flowers if asked for. */
export function drawGrass(brush: GroundBrush, flowers: number): void {
  const { painter, view, seed, layer } = brush;
  const region = layer.region ?? {};
  const common = {
    ...(region.near === undefined ? {} : { near: region.near }),
    ...(region.left === undefined ? {} : { left: region.left }),
    ...(region.right === undefined ? {} : { right: region.right }),
  };
  const far = region.far ?? 60;
  const patches = new ToneBatches(3);
  visitCells(view, { ...common, seed: seed + 1, far, spacing: 0.9, across: 1.6 }, (x, z, random) => {
    const at = view.project(x, z);
    const wide = random.between(0.5, 1.3) * at.pixelsPerMetre;
    patches.add(random.next(), (pen) => {
      pen.moveTo(at.x + wide, at.y);
      pen.ellipse(at.x, at.y, wide, wide * 0.13, 0, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  patches.flush((shape, light) => painter.patch(shape, brush.coloured(light * 1.1, 3), 0.3));
  for (const band of [
    { from: 14, to: Math.min(60, far), z: 24 },
    { from: 4, to: 14, z: 8 },
    { from: -20, to: 4, z: 0 },
  ]) {
    const near = Math.max(band.from, region.near ?? -Infinity);
    const to = Math.min(band.to, far);
    if (to <= near) {
      continue;
    }
    const blades = new ToneBatches(4);
    visitCells(view, { ...common, near, seed, far: to, spacing: 0.34, across: 0.2 }, (x, z, random) => {
      if (random.chance(0.25)) {
        return;
      }
      const at = view.project(x, z);
      const tall = random.between(0.05, 0.17) * at.pixelsPerMetre * (random.chance(0.12) ? 1.8 : 1);
      const lean = random.between(-0.5, 0.5) * tall;
      const width = Math.max(0.35, at.pixelsPerMetre * random.between(0.006, 0.014));
      const bundle = random.chance(0.3) ? 3 : 1 + Number(random.chance(0.5));
      blades.add(random.next() ** 1.2, (pen) => {
        for (let blade = 0; blade < bundle; blade++) {
          const foot = at.x + (blade - bundle / 2) * width * 3;
          const tip = foot + lean + (blade - 1) * tall * 0.35;
          pen.moveTo(foot - width, at.y);
          pen.quadraticCurveTo(foot + lean * 0.1 - width, at.y - tall * 0.6, tip, at.y - tall * (1 - blade * 0.14));
          pen.quadraticCurveTo(foot + lean * 0.1 + width, at.y - tall * 0.6, foot + width, at.y);
          pen.closePath();
        }
      });
    });
    blades.flush((shape, light) => painter.patch(shape, brush.coloured(0.12 + light * 1.05, band.z), 0.8));
  }
  if (flowers > 0) {
    drawFlowers(brush, common);
  }
}

function drawFlowers(brush: GroundBrush, common: { near?: number; left?: number; right?: number }): void {
  const { painter, view, seed, layer } = brush;
  const hues: Colour[] = [
    layer.second ?? NAMED_COLOURS.yellow,
    NAMED_COLOURS.white,
    mix(layer.second ?? NAMED_COLOURS.rose, NAMED_COLOURS.violet, 0.5),
  ];
  const batches = hues.map(() => new ToneBatches(1));
  visitCells(
    view,
    { ...common, seed: seed + 7, far: Math.min(layer.region?.far ?? 45, 45), spacing: 0.5, across: 0.55 },
    (x, z, random) => {
      const cluster = Math.sin(x * 0.9 + seed) + Math.sin(z * 1.3 + x * 0.4);
      if (random.next() > 0.3 + cluster * 0.25) {
        return;
      }
      const at = view.project(x, z);
      const radius = Math.max(0.6, at.pixelsPerMetre * random.between(0.018, 0.034));
      const rise = at.pixelsPerMetre * random.between(0.06, 0.2);
      batches[random.below(hues.length)]?.add(0, (pen) => {
        for (let petal = 0; petal < 4; petal++) {
          const angle = petal * 1.57 + x;
          const px = at.x + Math.cos(angle) * radius * 0.6;
          const py = at.y - rise + Math.sin(angle) * radius * 0.5;
          pen.moveTo(px + radius * 0.6, py);
          pen.arc(px, py, radius * 0.6, 0, Math.PI * 2);
          pen.closePath();
        }
      });
    },
  );
  batches.forEach((batch, index) =>
    batch.flush((shape) => painter.patch(shape, toned(painter.palette, hues[index] as Colour, 0.75))),
  );
}

/** Fallen leaves over forest soil, with tufts. */
export function drawLeaves(brush: GroundBrush): void {
  drawScatter(brush, [NAMED_COLOURS.copper, NAMED_COLOURS.mustard, brush.layer.colour], 0.05);
  const { painter, view, seed } = brush;
  const tufts = new ToneBatches(3);
  visitCells(view, { seed: seed + 3, far: 30, spacing: 0.6, across: 0.7 }, (x, z, random) => {
    const at = view.project(x, z);
    const tall = at.pixelsPerMetre * random.between(0.08, 0.22);
    tufts.add(random.next(), (pen) => {
      for (let blade = -2; blade <= 2; blade++) {
        pen.moveTo(at.x + blade * tall * 0.08, at.y);
        pen.quadraticCurveTo(
          at.x + blade * tall * 0.12,
          at.y - tall * 0.7,
          at.x + blade * tall * 0.34,
          at.y - tall * (1 - Math.abs(blade) * 0.15),
        );
        pen.lineTo(at.x + blade * tall * 0.08 + tall * 0.09, at.y);
        pen.closePath();
      }
    });
  });
  tufts.flush((shape, light) =>
    painter.patch(shape, mix(brush.coloured(light, 4), toned(painter.palette, NAMED_COLOURS.forest, light), 0.6), 0.85),
  );
}

/** Loose straw and hay. */
export function drawStraw(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const batches = new ToneBatches(4);
  visitCells(view, { seed, far: 16, spacing: 0.22, across: 0.2 }, (x, z, random) => {
    const at = view.project(x, z);
    const long = at.pixelsPerMetre * random.between(0.08, 0.24);
    const angle = random.between(-0.5, 0.5);
    batches.add(random.next(), (pen) => {
      pen.moveTo(at.x, at.y);
      pen.lineTo(at.x + Math.cos(angle) * long, at.y + Math.sin(angle) * long * 0.4);
      pen.lineTo(
        at.x + Math.cos(angle) * long,
        at.y + Math.sin(angle) * long * 0.4 + Math.max(0.5, at.pixelsPerMetre * 0.01),
      );
      pen.closePath();
    });
  });
  batches.flush((shape, light) => painter.patch(shape, brush.colour(0.15 + light), 0.75));
}

function drawScatter(brush: GroundBrush, hues: readonly Colour[], size: number): void {
  const { painter, view, seed } = brush;
  const batches = hues.map(() => new ToneBatches(2));
  visitCells(view, { seed: seed + 5, far: 26, spacing: 0.4, across: 0.3 }, (x, z, random) => {
    const at = view.project(x, z);
    const radius = at.pixelsPerMetre * size * random.between(0.6, 1.4);
    const turn = random.between(-0.4, 0.4);
    batches[random.below(hues.length)]?.add(random.next(), (pen) => {
      pen.moveTo(at.x + radius, at.y);
      pen.ellipse(at.x, at.y, radius, radius * 0.34, turn, 0, Math.PI * 2);
      pen.closePath();
    });
  });
  batches.forEach((batch, index) =>
    batch.flush((shape, light) => painter.patch(shape, toned(painter.palette, hues[index] as Colour, light), 0.55)),
  );
}
