import type { PlannedShot, Pose } from '../../film-plan.ts';
import { POSE_SOUNDS } from './sound-tables.ts';

/** Why no single sound is heard in a shot. */
export type SilenceReason = 'held_breath' | 'speech' | 'stillness' | 'nobody';

/** The reason why a shot has no sound of its own beside its ambience; nothing where it should have one. */
export function whySilent(
  shot: Pick<PlannedShot, 'actors' | 'ambience' | 'speech' | 'effects'>,
): SilenceReason | undefined {
  if (shot.ambience.includes('hush')) {
    return 'held_breath';
  }
  if (shot.actors.length === 0) {
    return 'nobody';
  }
  const poses = shot.actors.flatMap(({ pose, keyframes = [] }): Pose[] => [
    pose,
    ...keyframes.flatMap((frame) => frame.pose ?? []),
  ]);
  // Whoever stands, sits or thinks from the first picture on makes no sound.
  if (new Set(poses).size === 1 || poses.every((pose) => POSE_SOUNDS[pose] === undefined)) {
    return shot.speech.kind === 'line' ? 'speech' : 'stillness';
  }
  return undefined;
}
