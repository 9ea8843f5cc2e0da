import { applyEdits } from '#src/draft-engine/image-edit/applying/apply-edits.ts';
import { drawLines } from '#src/draft-engine/image-edit/applying/draw-lines.ts';
import type { EditTools } from '#src/draft-engine/image-edit/pixels/edit-tools.ts';
import type { Raster } from '#src/draft-engine/image-edit/pixels/raster.ts';
import { EDIT_LIMITS } from '#src/shared/catalogue/picture-edits.ts';
import type { PreviewAnswer, PreviewOrder } from './preview-messages.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { data: PreviewOrder }) => void): void;
  postMessage(message: PreviewAnswer, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

/** Any seed shows what grain looks like. */
const SEED = 7;

const tools: EditTools = {
  resize: (picture, width, height) => {
    const context = contextOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvasOf(picture), 0, 0, width, height);
    return Promise.resolve(rasterOf(context));
  },
  drawText: (text) =>
    Promise.resolve(
      drawLines(text, {
        createCanvas: (width, height) => contextOf(width, height),
        font: (sizePixels) => `600 ${sizePixels}px "Instrument Sans Variable", sans-serif`,
      }),
    ),
};

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) {
    throw new Error('this browser has no canvas');
  }
  return context;
}

function rasterOf(context: OffscreenCanvasRenderingContext2D): Raster {
  const { data, width, height } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  return { data: new Uint8Array(data.buffer), width, height };
}

function canvasOf({ data, width, height }: Raster): OffscreenCanvas {
  const context = contextOf(width, height);
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return context.canvas;
}

async function draw({ bitmap, edits }: PreviewOrder): Promise<void> {
  try {
    const context = contextOf(bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    const work = { seed: SEED, tools, mostSidePixels: EDIT_LIMITS.resizePixels };
    const { picture } = await applyEdits(rasterOf(context), edits, work);
    const made = canvasOf(picture).transferToImageBitmap();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    scope.postMessage({ bitmap: made }, [made]);
  } catch {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    scope.postMessage({});
  }
}

scope.addEventListener('message', ({ data }) => void draw(data));
