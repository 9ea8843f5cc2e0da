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

/** A layer about to be drawn over `reach` metres to both sides. */
interface FarStretch {
  seed: number;
  reach: number;
  height: number;
  colour: Colour;
}
type DrawLayer = (painter: Painter, stretch: FarStretch, layer: FarLayer) => void;

const ridge =
  (shape: 'peaks' | 'hills' | 'dunes' | 'cliffs' | 'mesas', valley: number, snowLine?: number): DrawLayer =>
  (painter, stretch, { open }) =>
    drawRidge(painter, { ...stretch, shape, valley: open ?? valley, ...(snowLine === undefined ? {} : { snowLine }) });
const trees =
  (kind: 'pointed' | 'round' | 'palms'): DrawLayer =>
  (painter, stretch, layer) =>
    drawTreeLine(painter, { ...stretch, ...given(layer, 'open'), kind });

const LAYERS: Readonly<Record<FarKind, DrawLayer>> = {
  peaks: ridge('peaks', 0.25),
  snow_peaks: ridge('peaks', 0.25, 0.42),
  hills: ridge('hills', 0),
  dunes: ridge('dunes', 0),
  cliffs: ridge('cliffs', 0),
  mesas: ridge('mesas', 0),
  pines: trees('pointed'),
  woods: trees('round'),
  palms: trees('palms'),
  skyline: (painter, stretch, layer) => drawSkyline(painter, { ...stretch, open: vistaOf(layer) }),
  roofs: (painter, stretch, layer) =>
    drawRoofs(painter, { ...stretch, ...given(layer, 'open'), ...given(layer, 'gap') }),
  islands: drawIslands,
  mist: drawMist,
};

/** How many metres at a distance of one a head in the middle of the frame hides, with air around it. */
const HEAD_ANGLE = 0.07;

/** Half of the gap in the middle of a street's towers: no spire stands behind a head. */
const vistaOf = ({ open, z }: FarLayer): number => (open === undefined ? 0 : Math.max(open, z * HEAD_ANGLE));

/** A field of a layer, if it has it. */
function given(layer: FarLayer, field: 'open' | 'gap'): Partial<Pick<FarLayer, 'open' | 'gap'>> {
  return layer[field] === undefined ? {} : { [field]: layer[field] };
}

/** Draws a far layer over `reach` metres to both sides. */
export function drawFar(painter: Painter, layer: FarLayer, seed: number, reach: number): void {
  const { height, colour } = layer;
  LAYERS[layer.kind](painter, { seed, reach, height, colour }, layer);
}

/** A bank of haze that lies between two layers. */
function drawMist(painter: Painter, { reach, height, colour }: FarStretch): void {
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
