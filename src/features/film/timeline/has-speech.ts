import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

/** Whether anything is said in a shot. */
export function hasSpeech({ speech }: Pick<PlannedShot, 'speech'>): boolean {
  return speech.kind !== 'silent' && speech.text.trim() !== '';
}
