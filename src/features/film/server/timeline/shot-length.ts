import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

export const FRAMES_PER_SECOND = 24;

/** Silence before the first word: the picture comes first, and a dissolve must be over. */
const AIR_BEFORE_SECONDS = { cut: 0.3, dissolve: 0.6, fade_in: 0.5 } as const;
/** Silence after the last word, so that the next shot can dissolve in without covering it. */
const AIR_AFTER_SECONDS = 0.5;

/** The actual length of a shot, and when its speech starts. */
export interface ShotLength {
  frames: number;
  durationSeconds: number;
  speechStartSeconds: number;
}

/** The length of a shot: as planned, or as long as its speech with silence around it; in whole frames. */
export function measureShot(
  shot: Pick<PlannedShot, 'durationSeconds' | 'transition'>,
  spokenSeconds: number | undefined,
): ShotLength {
  const speechStartSeconds = AIR_BEFORE_SECONDS[shot.transition];
  const needed = spokenSeconds === undefined ? 0 : speechStartSeconds + spokenSeconds + AIR_AFTER_SECONDS;
  const frames = Math.ceil(Math.max(needed, shot.durationSeconds) * FRAMES_PER_SECOND - 1e-6);
  return { frames, durationSeconds: frames / FRAMES_PER_SECOND, speechStartSeconds };
}
