import { join } from 'node:path';
import type { PlannedScene } from '#src/draft-engine/scene/scene.ts';
import type { StickerRequest } from '#src/draft-engine/stickers/sticker-request.ts';
import type { StickerTask } from '#src/draft-engine/thread/draw-sticker.task.ts';
import type { PhotoStickerTask } from '#src/draft-engine/thread/sticker-of-photo.task.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import { PRIORITY_STEPS, type Json, type VendorContext, type VendorResult } from '../vendor.ts';

/** Where the parts of the work are done. */
interface Pools {
  threads: ThreadPool;
  storyThread: ThreadPool;
  pixelProcesses: ThreadPool;
}

/** As pictures: somebody waits for it. */
const PRIORITY = 80 * PRIORITY_STEPS;
/** With the start of the process and the loading of the model, on a busy machine. */
const PHOTO_SECONDS = 120;

/**
 * Draws a sticker of a text, or of whom a photo shows. Throws PICTURE_NOT_UNDERSTOOD where nothing of a text can be
 * drawn.
 */
export async function drawSticker(
  { style, scene, photo, variant = 0 }: StickerRequest,
  context: VendorContext,
  { threads, storyThread, pixelProcesses }: Pools,
): Promise<VendorResult> {
  const path = join(context.scratchFolder, 'result.png');
  const priority = Math.max(PRIORITY, context.priority ?? 0);
  const result = (data: Json): VendorResult => ({
    servedBy: context.model,
    data,
    file: { path, mime: 'image/png', extension: 'png' },
  });
  if (photo !== undefined) {
    const picture = await context.pathOfFile(photo);
    const signal = withinSeconds(context.signal, PHOTO_SECONDS);
    const input = { picture, path, style } satisfies PhotoStickerTask;
    return result((await pixelProcesses.run('sticker-of-photo', input, { signal, priority })) as Json);
  }
  const run = { signal: context.signal, priority };
  const planned = (await storyThread.run('plan-scene', scene, run)) as PlannedScene | null;
  if (!planned) {
    throw new AppError('PICTURE_NOT_UNDERSTOOD');
  }
  await threads.run('draw-sticker', { drawing: planned.drawing, style, variant, path } satisfies StickerTask, run);
  return result({ notDrawn: planned.notDrawn });
}
