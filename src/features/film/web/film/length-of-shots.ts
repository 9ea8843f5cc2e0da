import type { FilmView } from '../../film-view-contract.ts';

/** How long these shots of a film are one after the other, in seconds: a dissolve counts once. */
export function lengthOfShots(
  shots: readonly Pick<FilmView['shots'][number], 'startSeconds' | 'durationSeconds' | 'leftOut'>[],
): number {
  const shown = shots.filter(({ leftOut }) => !leftOut);
  const isTimed = shown.every(({ startSeconds }) => startSeconds !== null);
  return isTimed
    ? Math.max(0, ...shown.map(({ startSeconds, durationSeconds }) => (startSeconds ?? 0) + durationSeconds))
    : shown.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
}
