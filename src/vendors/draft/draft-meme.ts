import { join } from 'node:path';
import type { MemeClipTask } from '#src/draft-engine/thread/animate-meme.task.ts';
import type { MemeTask, PreviewTask } from '#src/draft-engine/thread/draw-meme.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import type { MemeInputs, MemeRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, type Json, type VendorContext, type VendorResult } from '../vendor.ts';

/** Somebody types and waits for each picture. */
const PREVIEW_PRIORITY = 110 * PRIORITY_STEPS;
/** As pictures: somebody waits for it. */
const PRIORITY = 80 * PRIORITY_STEPS;
/** On a busy machine. */
const MOST_SECONDS = 180;

async function partsOf(
  { template, lines, language, photo }: MemeInputs,
  context: VendorContext,
): Promise<Omit<MemeTask, 'path' | 'as'>> {
  return {
    template,
    lines,
    language,
    ...(photo === undefined ? {} : { photo: await context.pathOfFile(photo) }),
  };
}

/** Draws a meme, or lets it move. */
export async function makeMeme(
  { threads, ffmpeg }: { threads: ThreadPool; ffmpeg: Ffmpeg },
  { as, ...request }: MemeRequest,
  context: VendorContext,
): Promise<VendorResult> {
  const parts = await partsOf(request, context);
  const priority = Math.max(PRIORITY, context.priority ?? 0);
  const run = { signal: withinSeconds(context.signal, MOST_SECONDS), priority, onProgress: context.tellProgress };
  if (as === 'clip') {
    const path = join(context.scratchFolder, 'result.mp4');
    const input = { ...parts, path, seed: request.seed, ffmpeg } satisfies MemeClipTask;
    const data = (await threads.run('animate-meme', input, run)) as Json;
    return { servedBy: context.model, data, file: { path, mime: 'video/mp4', extension: 'mp4' } };
  }
  const path = join(context.scratchFolder, `result.${as}`);
  const data = (await threads.run('draw-meme', { ...parts, path, as } satisfies MemeTask, run)) as Json;
  return { servedBy: context.model, data, file: { path, mime: `image/${as}`, extension: as } };
}

/** A small picture of what a meme will be. */
export async function previewMeme(
  threads: ThreadPool,
  meme: MemeInputs,
  context: VendorContext,
): Promise<VendorResult> {
  const input = (await partsOf(meme, context)) satisfies PreviewTask;
  const data = await threads.run('preview-meme', input, { signal: context.signal, priority: PREVIEW_PRIORITY });
  return { servedBy: context.model, data: data as Json };
}
