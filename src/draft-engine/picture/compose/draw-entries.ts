import { scaleAt, type Affine, type CameraView } from '../camera.ts';
import type { DrawingContext, Surface } from '../drawing-surface.ts';
import { measureCoverage, wholeBox, type Coverage, type PixelReader } from './coverage.ts';
import { inDepthOrder } from './depth-order.ts';
import type { StageEntry } from './draw-actor.ts';
import { drawLayer, placeLayer, type FrameSize } from './layer.ts';
import { drawSeen, findSeenParts } from './seen-parts.ts';

export interface EntriesScene {
  entries: readonly StageEntry[];
  base: CameraView;
  frame: FrameSize;
  durationSeconds: number;
  /** With it, only what is seen of each entry is drawn: it costs a reading of each, and pays after some frames. */
  readPixels?: PixelReader<Surface> | undefined;
}

/** Draws all entries of a stage at a moment, back to front, under a view. */
export type EntriesDrawing = (context: DrawingContext, moment: number, now: CameraView) => void;

/** Creates the drawing of a stage's entries. The pictures are the same with and without `readPixels`. */
export function createEntriesDrawing({
  entries,
  base,
  frame,
  durationSeconds,
  readPixels,
}: EntriesScene): EntriesDrawing {
  const coverageOf = readPixels && rememberCoverage(readPixels);
  return (context, moment, now) => {
    const ordered = inDepthOrder(entries, moment);
    const placed = ordered.map((entry) => {
      if (entry.kind === 'moving') {
        entry.redraw(moment);
      }
      const place = placeLayer(entry.layer, base, now, frame, shiftOf(entry, { moment, now, durationSeconds }));
      const alpha = entry.kind === 'moving' ? (entry.spotAt?.(moment).opacity ?? 1) : 1;
      return { entry, place, alpha };
    });
    const draw = ({ entry, place, alpha }: { entry: StageEntry; place: Affine; alpha: number }): void => {
      context.globalAlpha = alpha;
      drawLayer(context, entry.layer, place);
      context.globalAlpha = 1;
    };
    if (!coverageOf) {
      placed.forEach(draw);
      return;
    }
    const seen = findSeenParts(
      placed.map(({ entry, place, alpha }) => ({ coverage: coverageOf(entry), place, fades: alpha < 1 })),
      frame,
    );
    for (const [index, one] of placed.entries()) {
      const parts = seen[index];
      if (parts && one.alpha > 0) {
        drawSeen(context, parts, () => draw(one));
      }
    }
  };
}

/** How far an entry has gone by itself since the middle of the shot, pixels of the frame. */
function shiftOf(
  entry: StageEntry,
  { moment, now, durationSeconds }: { moment: number; now: CameraView; durationSeconds: number },
): { x: number; y: number } {
  if (entry.kind === 'plane' || entry.speed === 0) {
    return { x: 0, y: 0 };
  }
  return { x: entry.speed * (moment - durationSeconds / 2) * scaleAt(now, entry.layer.z as number), y: 0 };
}

/** Measures each plane once; what moves may be anywhere on its layer, and hides nothing. */
function rememberCoverage(readPixels: PixelReader<Surface>): (entry: StageEntry) => Coverage {
  const known = new Map<StageEntry, Coverage>();
  return (entry) => {
    const { width, height } = entry.layer.surface;
    const coverage =
      known.get(entry) ??
      (entry.kind === 'plane'
        ? measureCoverage(readPixels(entry.layer.surface), width, height)
        : wholeBox(width, height));
    known.set(entry, coverage);
    return coverage;
  };
}
