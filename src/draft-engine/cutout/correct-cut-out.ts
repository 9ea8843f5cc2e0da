import sharp from 'sharp';
import type { MaskStroke } from '#src/shared/mask-strokes.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import { compareSides } from './compare-sides.ts';
import { setOpacity } from './cut-out.ts';
import { drawStrokes, type StrokePlanes } from './draw-strokes.ts';
import { estimateEdgeColours, mixedOut } from './edge-colours.ts';
import { followLines, type ColourPlanes } from './guided-filter.ts';
import { boxMean, planeOf, stretchedRows, type Plane, type PlaneSize } from './planes.ts';
import { fitEdges, opacityOf } from './refine-mask.ts';
import { colourPlanes, opacityPlane, studiedSize } from './study-picture.ts';

const CHANNELS = 4;
/** Opacities under and above which a pixel is surely outside or inside. */
const OUTSIDE = 0.1;
const INSIDE = 0.9;
/** Shares of the inside that count as nothing and as all, so that no veil stays under a stroke. */
const NOTHING = 0.25;
const ALL = 0.75;
/** How far a correction fades out beyond its strokes, on the studied picture. */
const FADE_PIXELS = 1;

/**
 * Corrects a cut-out by strokes, in place of the picture that it was made of. Under the rim of a stroke the edge moves
 * to where the picture has one; what lies beyond the strokes stays as it is in the cut-out, to the byte.
 */
export async function correctCutOut(picture: Pixels, cutOut: Pixels, strokes: readonly MaskStroke[]): Promise<void> {
  const size = studiedSize(picture);
  const [colours, before, old] = await Promise.all([
    colourPlanes(picture, size),
    opacityPlane(cutOut, size),
    dataAtSizeOf(picture, cutOut),
  ]);
  const drawn = drawStrokes(strokes, size);
  const lines = fitEdges(colours, findOpacity(colours, before, drawn, size), size);
  const opacity = followLines(lines, colours).map((value, at) =>
    settled(opacityOf(value), drawn.surelyKept[at]!, drawn.surelyTaken[at]!),
  );
  const edge = estimateEdgeColours(colours, opacity, size);
  const touched = boxMean(
    planeOf(before.length, (at) => Math.max(drawn.kept[at]!, drawn.taken[at]!)),
    size,
    FADE_PIXELS,
  );
  const { surelyKept, surelyTaken } = drawn;
  const edges = [...edge.subject, ...edge.background];
  applyCorrection(picture, old, { ...lines, surelyKept, surelyTaken, touched, edges }, size);
}

/** The bytes of a cut-out, at the size of its picture. */
async function dataAtSizeOf({ width, height }: PlaneSize, cutOut: Pixels): Promise<Buffer> {
  if (cutOut.width === width && cutOut.height === height) {
    return cutOut.data;
  }
  return sharp(cutOut.data, { raw: { width: cutOut.width, height: cutOut.height, channels: CHANNELS } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** How opaque the corrected cut-out is: as before, as was drawn, or by the colours under the rim of a stroke. */
function findOpacity(colours: ColourPlanes, before: Plane, drawn: StrokePlanes, size: PlaneSize): Plane {
  const isRim = (at: number): boolean =>
    drawn.kept[at]! + drawn.taken[at]! > 0.5 && drawn.surelyKept[at]! + drawn.surelyTaken[at]! < 0.5;
  const wanted = planeOf(before.length, (at) => {
    const [kept, taken] = [drawn.kept[at]!, drawn.taken[at]!];
    return kept + before[at]! * (1 - Math.min(1, kept + taken));
  });
  const shareOf = compareSides(
    colours,
    {
      inside: planeOf(before.length, (at) => (wanted[at]! > INSIDE && !isRim(at) ? 1 : 0)),
      outside: planeOf(before.length, (at) => (wanted[at]! < OUTSIDE && !isRim(at) ? 1 : 0)),
    },
    size,
  );
  return planeOf(before.length, (at) =>
    isRim(at) ? Math.min(1, Math.max(0, (shareOf(at, wanted[at]!) - NOTHING) / (ALL - NOTHING))) : wanted[at]!,
  );
}

/** An opacity with what was surely drawn. */
function settled(opacity: number, surelyKept: number, surelyTaken: number): number {
  return (opacity + (1 - opacity) * surelyKept) * (1 - surelyTaken);
}

/** Planes of the studied picture that are used at full size, row by row. */
interface CorrectionPlanes {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
  surelyKept: Plane;
  surelyTaken: Plane;
  /** How far the correction reaches. */
  touched: Plane;
  edges: readonly Plane[];
}

function applyCorrection(
  { data, width, height }: Pixels,
  old: Uint8Array,
  { edges, ...planes }: CorrectionPlanes,
  size: PlaneSize,
): void {
  const stretch = stretchedRows(size, { width, height });
  const open = (plane: Plane): { plane: Plane; row: Float32Array } => ({ plane, row: new Float32Array(width) });
  const [red, green, blue, offset] = [open(planes.red), open(planes.green), open(planes.blue), open(planes.offset)];
  const [kept, taken, touched] = [open(planes.surelyKept), open(planes.surelyTaken), open(planes.touched)];
  const colours = edges.map(open);
  const edgeRows = colours.map(({ row }) => row);
  for (let y = 0; y < height; y++) {
    stretch(touched.plane, y, touched.row);
    if (touched.row.some((share) => share > 0)) {
      [red, green, blue, offset, kept, taken, ...colours].forEach(({ plane, row }) => stretch(plane, y, row));
    }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS;
      const share = touched.row[x]!;
      if (share <= 0) {
        data.set(old.subarray(at, at + CHANNELS), at);
        continue;
      }
      const mixed = red.row[x]! * data[at]! + green.row[x]! * data[at + 1]! + blue.row[x]! * data[at + 2]!;
      const drawn = settled(opacityOf(mixed / 255 + offset.row[x]!), kept.row[x]!, taken.row[x]!);
      const before = old[at + 3]! / Math.max(1, data[at + 3]!);
      const opacity = Math.round((before + (drawn - before) * share) * 255);
      unmix(data, at, opacity / 255, (index) => edgeRows[index]![x]!);
      setOpacity(data, at, opacity);
    }
  }
}

/** Takes the colours of the background out of a pixel that is partly transparent. */
function unmix(data: Uint8Array, at: number, opacity: number, edgeAt: (index: number) => number): void {
  if (opacity <= 0 || opacity >= 1) {
    return;
  }
  for (let channel = 0; channel < 3; channel++) {
    const value = mixedOut(data[at + channel]! / 255, edgeAt(channel), edgeAt(channel + 3), opacity);
    data[at + channel] = Math.round(value * 255);
  }
}
