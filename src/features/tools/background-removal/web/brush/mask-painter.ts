import { STROKE_PARTS, type MaskStroke } from '#src/shared/mask-strokes.ts';
import { loadPicture } from '../load-picture.ts';

/** Shows a picture with what is kept of it. */
export interface MaskPainter {
  /** In pixels of the canvas that it is shown on. */
  width: number;
  height: number;
  /** Shows what is kept after these strokes, and faintly what is not; `current` is still being drawn. */
  show(context: CanvasRenderingContext2D, strokes: readonly MaskStroke[], current: MaskStroke | undefined): void;
}

/** The longer side of what is shown: sharp enough at the usual zoom, and quickly drawn. */
const SHOWN_SIDE_PIXELS = 1600;
/** How much is seen of what is cut away. */
const FAINT = 0.3;

/** Loads a picture and a cut-out of it. Throws when one of them cannot be loaded. */
export async function loadMaskPainter(addresses: { picture: string; cutOut: string }): Promise<MaskPainter> {
  const [picture, cutOut] = await Promise.all([loadPicture(addresses.picture), loadPicture(addresses.cutOut)]);
  const scale = Math.min(1, SHOWN_SIDE_PIXELS / Math.max(picture.naturalWidth, picture.naturalHeight));
  const width = Math.max(1, Math.round(picture.naturalWidth * scale));
  const height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const [whole, mask, layer] = [openCanvas(width, height), openCanvas(width, height), openCanvas(width, height)];
  whole.drawImage(picture, 0, 0, width, height);
  let masked: readonly MaskStroke[] | undefined;
  return {
    width,
    height,
    show: (context, strokes, current) => {
      if (masked !== strokes) {
        mask.clearRect(0, 0, width, height);
        mask.drawImage(cutOut, 0, 0, width, height);
        strokes.forEach((stroke) => drawStroke(mask, stroke));
        masked = strokes;
      }
      layer.globalCompositeOperation = 'copy';
      layer.drawImage(mask.canvas, 0, 0);
      if (current) {
        drawStroke(layer, current);
      }
      layer.globalCompositeOperation = 'source-in';
      layer.drawImage(whole.canvas, 0, 0);
      context.clearRect(0, 0, width, height);
      context.globalAlpha = FAINT;
      context.drawImage(whole.canvas, 0, 0);
      context.globalAlpha = 1;
      context.drawImage(layer.canvas, 0, 0);
    },
  };
}

function openCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('this browser has no canvas');
  }
  return context;
}

function drawStroke(context: CanvasRenderingContext2D, { keeps, radius, points }: MaskStroke): void {
  const { width, height } = context.canvas;
  const reach = (radius / STROKE_PARTS) * Math.max(width, height);
  const placeAt = (at: number): [number, number] => [
    (points[at]! / STROKE_PARTS) * width,
    (points[at + 1]! / STROKE_PARTS) * height,
  ];
  context.globalCompositeOperation = keeps ? 'source-over' : 'destination-out';
  context.lineWidth = 2 * reach;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  if (points.length === 2) {
    context.arc(...placeAt(0), reach, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  for (let at = 0; at + 1 < points.length; at += 2) {
    context.lineTo(...placeAt(at));
  }
  context.stroke();
}
