import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { shiftAt, type CameraMove } from './camera-path.ts';
import type { PictureLayers } from './layer-picture.ts';
import { fitMove, projection, type SeenPicture } from './project-picture.ts';
import { warpRows, type Raster } from './warp-rows.ts';

/** How a clip of pictures is shown. */
export interface PictureMove extends CameraMove {
  width: number;
  height: number;
}

/** Between these shares of a clip one picture becomes the other. */
const DISSOLVE = [0.28, 0.78] as const;

/**
 * Draws frames of a camera that moves through a picture taken apart, or from one to another. Answers with RGBA pixels,
 * valid until the next frame.
 */
export function moveOverLayers(
  [first, last]: readonly [PictureLayers, PictureLayers?],
  move: PictureMove,
): (share: number) => Uint8Array {
  const { width, height } = move;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const from = sceneOf(first, move);
  const to = last && sceneOf(last, move);
  return (share) => {
    const blend = to ? smooth((share - DISSOLVE[0]) / (DISSOLVE[1] - DISSOLVE[0])) : 0;
    context.globalAlpha = 1;
    if (blend < 1) {
      context.drawImage(from(share), 0, 0);
    }
    if (to && blend > 0) {
      context.globalAlpha = blend;
      context.drawImage(to(share), 0, 0);
    }
    return canvas.data();
  };
}

const smooth = (share: number): number => {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
};

/** One picture as it is seen at a share of the clip. */
function sceneOf(layers: PictureLayers, move: PictureMove): (share: number) => Canvas {
  const { width, height } = move;
  const seen: SeenPicture = {
    ratio: height / width,
    depth: layers.depth,
    cutBy: layers.cutBy,
    hasSubject: layers.subject !== undefined,
  };
  const { margin, reach } = fitMove(seen, move);
  const source: Raster = { data: layers.behind, width: layers.width, height: layers.height };
  const subject = layers.subject && canvasOf(layers.subject, layers);
  const pixels = new ImageData(width, height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  return (share) => {
    const shift = shiftAt(move, share, reach);
    warpRows(source, seen, [shift, margin], { data: pixels.data, width, height });
    context.putImageData(pixels, 0, 0);
    if (subject) {
      const { scale, startX, startY } = projection(seen, shift, 1, margin);
      const left = (startX - scale / 2 + 0.5) * width;
      const top = startY * width - (scale * height) / 2 + height / 2;
      context.drawImage(subject, left, top, scale * width, scale * height);
    }
    return canvas;
  };
}

function canvasOf(data: Uint8Array, { width, height }: { width: number; height: number }): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}
