import { planScene } from '../scene/plan-scene.ts';
import type { PlannedScene, SceneRequest } from '../scene/scene.ts';

/** Plans a single picture of what a text says. */
export async function planSceneTask(asked: SceneRequest): Promise<PlannedScene | null> {
  return planScene(asked);
}
