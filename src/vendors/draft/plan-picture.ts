import type { PlannedScene } from '#src/draft-engine/scene/scene.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { VendorError, type ImageRequest } from '../vendor.ts';

/** A picture whose drawing is known, and what is told of how its text was understood. */
export interface DrawnScene {
  request: Extract<ImageRequest, { scene?: undefined }>;
  told: Pick<PlannedScene, 'look' | 'notDrawn'>;
}

/** Plans the drawing of a picture that is asked for in words. Throws VendorError `refused` where none can be drawn. */
export async function planPicture(
  { scene, ...request }: Extract<ImageRequest, { drawing?: undefined }>,
  storyThread: ThreadPool,
  run: { signal: AbortSignal; priority: number },
): Promise<DrawnScene> {
  const planned = (await storyThread.run('plan-scene', scene, run)) as PlannedScene | null;
  if (!planned) {
    throw new VendorError('refused', `nothing of these words can be drawn: ${scene.text.slice(0, LONGEST)}`);
  }
  const { drawing, look, notDrawn } = planned;
  return { request: { ...request, drawing }, told: { look, notDrawn } };
}

/** As much of a text as a message names. */
const LONGEST = 200;
