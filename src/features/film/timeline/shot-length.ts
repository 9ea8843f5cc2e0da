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
const OPENING_SLACK_FRAMES = 6;

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
  const planned = wholeFrames(shot.durationSeconds);
  const needed = framesOfSpeech(shot, spokenSeconds, next);
  const frames = needed > planned + slackOf(shot) ? needed : planned;
  const speechStartSeconds = AIR_BEFORE_SECONDS[shot.transition];
  return { frames, durationSeconds: frames / FRAMES_PER_SECOND, speechStartSeconds };
}

/** The least planned length in seconds that a shot keeps, whatever is spoken in it. */
export function leastSeconds(...spoken: Parameters<typeof measureShot>): number {
  return Math.max(0, framesOfSpeech(...spoken) - slackOf(spoken[0])) / FRAMES_PER_SECOND;
}

const wholeFrames = (seconds: number): number => Math.ceil(seconds * FRAMES_PER_SECOND - 1e-6);
const slackOf = ({ transition }: Pick<TimedShot, 'transition'>): number =>
  transition === 'fade_in' ? OPENING_SLACK_FRAMES : 0;

/** The frames of the speech with the silence around it. */
function framesOfSpeech(...[shot, spokenSeconds, next]: Parameters<typeof measureShot>): number {
  if (spokenSeconds === undefined) {
    return 0;
  }
  const goesOn = shot.speech.kind === 'narration' && next?.speech.kind === 'silent' && next.transition === 'cut';
  const after = goesOn ? -NARRATION_LAG_SECONDS : AIR_AFTER_SECONDS;
  return wholeFrames(AIR_BEFORE_SECONDS[shot.transition] + spokenSeconds + after);
}
