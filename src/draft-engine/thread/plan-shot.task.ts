import type { DescribedShot, ShotDescription } from '../story/described-shot/described-shot.ts';
import { planDescribedShot } from '../story/described-shot/plan-described-shot.ts';

/** Plans one shot of a film from a description. */
export async function planShotTask(asked: ShotDescription): Promise<DescribedShot | null> {
  return planDescribedShot(asked);
}
