import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

/** Something that can be said: a letter or a digit. */
const SPOKEN = /[\p{L}\p{N}]/u;

/** Whether anything is said in a shot; '…' is silence. */
export function hasSpeech({ speech }: Pick<PlannedShot, 'speech'>): boolean {
  return speech.kind !== 'silent' && SPOKEN.test(speech.text);
}
