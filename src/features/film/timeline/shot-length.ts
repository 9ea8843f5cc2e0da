import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

export const FRAMES_PER_SECOND = 24;

/**
 * Silence before the first word: the picture comes first, and a dissolve must be over. A film opens without words, so
 * that its first second can be watched before anything is spoken.
 */
const AIR_BEFORE_SECONDS = { cut: 0.3, dissolve: 0.6, fade_in: 1.25 } as const;
/** Silence after the last word, so that the next shot can dissolve in without covering it. */
const AIR_AFTER_SECONDS = 0.5;
/** How long a narration goes on over the next shot, where nobody speaks in it (an L cut). */
const NARRATION_LAG_SECONDS = 0.4;
/** The opening keeps its planned length where its narration misses no more than this of the silence after it. */
const OPENING_SLACK_SECONDS = 0.25;

/** The actual length of a shot, and when its speech starts. */
export interface ShotLength {
  frames: number;
  durationSeconds: number;
  speechStartSeconds: number;
}

type TimedShot = Pick<PlannedShot, 'durationSeconds' | 'transition' | 'speech'>;

/**
 * The length of a shot: as planned, or as long as its speech with silence around it; in whole frames. A narration may
 * end over a silent shot that is cut to. The opening, which may be drawn before it is spoken, is a little patient.
 */
export function measureShot(
  shot: TimedShot,
  spokenSeconds: number | undefined,
  next: Pick<TimedShot, 'transition' | 'speech'> | undefined,
): ShotLength {
  const speechStartSeconds = AIR_BEFORE_SECONDS[shot.transition];
  const goesOn = shot.speech.kind === 'narration' && next?.speech.kind === 'silent' && next.transition === 'cut';
  const after = goesOn ? -NARRATION_LAG_SECONDS : AIR_AFTER_SECONDS;
  const needed = spokenSeconds === undefined ? 0 : speechStartSeconds + spokenSeconds + after;
  const slack = shot.transition === 'fade_in' ? OPENING_SLACK_SECONDS : 0;
  const seconds = needed > shot.durationSeconds + slack ? needed : shot.durationSeconds;
  const frames = Math.ceil(seconds * FRAMES_PER_SECOND - 1e-6);
  return { frames, durationSeconds: frames / FRAMES_PER_SECOND, speechStartSeconds };
}
