import type { FilmRow } from '../tables.ts';

/** Whoever changes something often changes something else. */
const SETTLE_SECONDS = 4;

/**
 * Seconds until an edited film has settled, 0 when it has: nothing was changed for a while, or its owner waits for the
 * cut. Until then nothing is made from the whole film (its music, the mix), which the next change would make again.
 */
export function secondsUntilSettled(
  { editedAt, cutHeld }: Pick<FilmRow, 'editedAt' | 'cutHeld'>,
  now = Date.now(),
): number {
  if (editedAt === null || !cutHeld) {
    return 0;
  }
  return Math.max(0, SETTLE_SECONDS - (now - editedAt.getTime()) / 1000);
}
