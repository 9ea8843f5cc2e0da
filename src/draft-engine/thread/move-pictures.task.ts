import { readFile } from 'node:fs/promises';
import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { drawPiecesOf, type ClipForm, type SharedWork } from '../clip/draw-clip.ts';
import type { DrawnPiece } from '../clip/join-pieces.ts';
import type { CameraMove } from '../parallax/camera-path.ts';
import type { PictureLayers } from '../parallax/layer-picture.ts';
import { moveOverLayers } from '../parallax/move-over-layers.ts';
import type { LayerFiles } from './layer-picture.task.ts';

/** A clip of a camera that moves through a picture, or from one to another. */
export type MovedPictures = Omit<ClipForm, keyof TaskContext> &
  Omit<CameraMove, 'durationSeconds'> & { pictures: readonly [LayerFiles, LayerFiles?] };

/** Draws the pieces of such a clip that no other worker of it has taken. */
export async function movePicturesTask(
  { claims, worker, pictures, camera, motion, seed, ...form }: MovedPictures & SharedWork,
  run: TaskContext,
): Promise<DrawnPiece[]> {
  const { width, height, durationSeconds } = form;
  const move = { camera, seed, width, height, durationSeconds, ...(motion ? { motion } : {}) };
  return drawPiecesOf({ ...form, ...run }, { claims, worker }, async () => {
    const [first, last] = pictures;
    const layers = [await readLayers(first), last && (await readLayers(last))] as const;
    const draw = moveOverLayers(layers, move);
    return (seconds) => draw(seconds / durationSeconds);
  });
}

async function readLayers({ behind, subject, ...facts }: LayerFiles): Promise<PictureLayers> {
  return {
    ...facts,
    behind: await readFile(behind),
    ...(subject === undefined ? {} : { subject: await readFile(subject) }),
  };
}
