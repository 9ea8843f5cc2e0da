import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { PlannedScene, SceneRequest } from '#src/draft-engine/scene/scene.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ImageRequest } from '../vendor.ts';

/** A picture that is asked for in words. */
export type ScenePicture = Extract<ImageRequest, { scene: SceneRequest }>;

/** A picture whose drawing is known, and what is told of how its text was understood. */
export interface DrawnScene {
  request: Extract<ImageRequest, { drawing: ShotDrawing }>;
  told: Pick<PlannedScene, 'look' | 'notDrawn'>;
}

/**
 * Plans the drawing of a picture that is asked for in words. Throws PICTURE_NOT_UNDERSTOOD where nothing of it can be
 * drawn.
 */
export async function planPicture(
  { scene, card: _card, sticker: _sticker, ...request }: ScenePicture,
  storyThread: ThreadPool,
  run: { signal: AbortSignal; priority: number },
): Promise<DrawnScene> {
  const planned = (await storyThread.run('plan-scene', scene, run)) as PlannedScene | null;
  if (!planned) {
    throw new AppError('PICTURE_NOT_UNDERSTOOD');
  }
  const { drawing, look, notDrawn } = planned;
  return { request: { ...request, drawing }, told: { look, notDrawn } };
}
