import { mix, toRgb, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { rectangle } from '../../shape.ts';
import { drawIslands } from './islands.ts';
import { drawRidge } from './ridge.ts';
import { drawRoofs } from './roofs.ts';
import { drawSkyline } from './skyline.ts';
import { drawTreeLine } from './tree-line.ts';

const FAR_KINDS = [
  'peaks',
  'snow_peaks',
  'hills',
  'dunes',
  'cliffs',
  'mesas',
  'pines',
  'woods',
  'palms',
  'skyline',
  'roofs',
  'islands',
  'mist',
] as const;
type FarKind = (typeof FAR_KINDS)[number];

/** A layer that closes the distance, as data. */
export interface FarLayer {
  kind: FarKind;
  z: number;
  height: number;
  colour: Colour;
  /** Share of places left empty (roofs). */
  gap?: number;
  /** Half of a gap in the middle, metres, or how deep the valley is (ridges, 0 to 1). */
  open?: number;
}

/** Draws a far layer over `reach` metres to both sides. */
export function drawFar(painter: Painter, layer: FarLayer, seed: number, reach: number): void {
  const { kind, height, colour } = layer;
  const common = { seed, reach, height, colour };
  const gap = layer.open === undefined ? {} : { open: layer.open };
  switch (kind) {
    case 'peaks':
    case 'snow_peaks':
      drawRidge(painter, {
        ...common,
        shape: 'peaks',
        valley: layer.open ?? 0.25,
        ...(kind === 'snow_peaks' ? { snowLine: 0.42 } : {}),
      });
      break;
    case 'hills':
    case 'dunes':
    case 'cliffs':
    case 'mesas':
      drawRidge(painter, { ...common, shape: kind, valley: layer.open ?? 0 });
      break;
    case 'pines':
      drawTreeLine(painter, { ...common, ...gap, kind: 'pointed' });
      break;
    case 'woods':
      drawTreeLine(painter, { ...common, ...gap, kind: 'round' });
      break;
    case 'palms':
      drawTreeLine(painter, { ...common, ...gap, kind: 'palms' });
      break;
    case 'skyline':
      drawSkyline(painter, common);
      break;
    case 'roofs':
      drawRoofs(painter, { ...common, ...gap, ...(layer.gap === undefined ? {} : { gap: layer.gap }) });
      break;
    case 'islands':
      drawIslands(painter, common);
      break;
    case 'mist':
      drawMist(painter, reach, height, colour);
      break;
  }
}

/** A bank of haze that lies between two layers. */
function drawMist(painter: Painter, reach: number, height: number, colour: Colour): void {
  const { context, palette } = painter;
  const tone = painter.seen(mix(palette.haze, colour, 0.2));
  const gradient = context.createLinearGradient(0, -height, 0, height * 0.2);
  const css = (alpha: number): string => `rgba(${toRgb(tone).join(',')},${alpha})`;
  gradient.addColorStop(0, css(0));
  gradient.addColorStop(0.75, css(0.5));
  gradient.addColorStop(1, css(0));
  painter.within(rectangle(-reach, -height, reach * 2, height * 1.2), () => {
    context.fillStyle = gradient;
    context.fillRect(-reach, -height, reach * 2, height * 1.2);
  });
}
