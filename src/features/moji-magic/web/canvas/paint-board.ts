import type { BoardContent, BoardLayer } from '../../board-schema.ts';
import { BOARD_SIDE } from '../../board.ts';
import { canvasFont, linesOf } from './board-text.ts';
import { movedAt } from './motions.ts';

/** Loaded pictures by the ids of their files. */
export type BoardPictures = ReadonlyMap<string, HTMLImageElement>;

/** Paints a board as a square of pixels, at a share of its loop. */
export function paintBoard(
  content: BoardContent,
  pictures: BoardPictures,
  { side, share = 0 }: { side: number; share?: number },
): HTMLCanvasElement {
  const { canvas, context } = canvasOf(side, side);
  if (content.background !== null) {
    context.fillStyle = content.background;
    context.fillRect(0, 0, side, side);
  }
  context.scale(side / BOARD_SIDE, side / BOARD_SIDE);
  for (const layer of content.layers) {
    paintLayer(context, layer, pictures, share);
  }
  return canvas;
}

/** One layer alone, as large as fits into a square with a margin. */
export function paintAlone(layer: BoardLayer, pictures: BoardPictures, side: number): HTMLCanvasElement {
  const radians = (layer.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const across = Math.max(layer.width * cos + layer.height * sin, layer.width * sin + layer.height * cos);
  const scale = (BOARD_SIDE * 0.94) / across;
  const placed = {
    ...layer,
    x: BOARD_SIDE / 2,
    y: BOARD_SIDE / 2,
    width: layer.width * scale,
    height: layer.height * scale,
  };
  return paintBoard({ name: '', background: null, layers: [placed] }, pictures, { side });
}

/** Frames of the loop below each other, as one picture. */
export function paintStrip(frames: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  const side = frames[0]?.width ?? 1;
  const { canvas, context } = canvasOf(side, side * frames.length);
  frames.forEach((frame, index) => context.drawImage(frame, 0, index * side));
  return canvas;
}

/** A canvas as a file. */
export function fileOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/webp'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      type,
      type === 'image/webp' ? 0.92 : undefined,
    );
  });
}

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('this browser has no canvas');
  }
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function paintLayer(
  context: CanvasRenderingContext2D,
  layer: BoardLayer,
  pictures: BoardPictures,
  share: number,
): void {
  const { width, height } = layer;
  const moved = movedAt(layer.motion, share);
  context.save();
  context.globalAlpha = moved.alpha;
  context.translate(layer.x, layer.y + moved.y * height);
  context.rotate(((layer.rotation + moved.rotation) * Math.PI) / 180);
  context.scale((layer.isFlipped ? -1 : 1) * moved.scaleX, moved.scaleY);
  if (layer.kind === 'picture') {
    const picture = pictures.get(layer.fileId);
    if (picture) {
      context.drawImage(picture, -width / 2, -height / 2, width, height);
    }
  } else {
    const { size, outline, lines } = linesOf(layer);
    context.font = canvasFont(layer.font, size);
    context.textAlign = 'center';
    context.lineJoin = 'round';
    for (const line of lines) {
      if (layer.outline !== null) {
        context.lineWidth = outline;
        context.strokeStyle = layer.outline;
        context.strokeText(line.text, 0, line.y);
      }
      context.fillStyle = layer.colour;
      context.fillText(line.text, 0, line.y);
    }
  }
  context.restore();
}
