import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { FRAMES_PER_SECOND, measureShot } from './shot-length.ts';
import { FADE_OUT_FRAMES, placeShots, type ShotInCut, type ShotSpan } from './shots-in-cut.ts';

/** A word of a voice, counted from the voice's start. */
export interface SpokenWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

/** A spoken text. */
export interface SpokenText {
  durationSeconds: number;
  words: SpokenWord[];
}

/** A shot with all that its times depend on. */
export interface ShotToTime extends ShotInCut {
  id: string;
  plan: PlannedShot;
  /** Its voice; undefined before it is spoken. */
  spoken: SpokenText | undefined;
}

/** When a shot is seen and heard in the film. */
export interface ShotTimes {
  plan: PlannedShot;
  id: string;
  frames: number;
  startSeconds: number;
  /** The start of the next shot. */
  endSeconds: number;
  /** A narration may start before its shot and end after it; a line is spoken within its shot. */
  speechStartSeconds: number;
  spokenSeconds: number;
  /** The words of its speech, counted from `speechStartSeconds`. */
  words: SpokenWord[];
}

/** When each shot is seen and heard in the film. */
export interface FilmTimes {
  durationSeconds: number;
  shots: ShotTimes[];
}

/** A schedule with the places of the shots in whole frames. */
export interface FilmSchedule extends FilmTimes {
  frames: number;
  /** One for each shot. */
  spans: ShotSpan[];
}

/** When everything of a film is seen and spoken, from the lengths of its clips and voices. */
export function scheduleFilm(shots: readonly ShotToTime[]): FilmSchedule {
  const { frames, spans } = placeShots(shots, FADE_OUT_FRAMES);
  const startOf = (index: number): number => (spans[index]?.startFrame ?? frames) / FRAMES_PER_SECOND;
  const times = shots.map(({ id, plan, spoken, frames: own }, index): ShotTimes => {
    const { speechStartSeconds } = measureShot(plan, spoken?.durationSeconds, shots[index + 1]?.plan);
    return {
      plan,
      id,
      frames: own,
      startSeconds: startOf(index),
      endSeconds: startOf(index + 1),
      speechStartSeconds: startOf(index) + speechStartSeconds,
      spokenSeconds: spoken?.durationSeconds ?? 0,
      words: spoken?.words ?? [],
    };
  });
  return { frames, spans, durationSeconds: frames / FRAMES_PER_SECOND, shots: withEarlyNarration(times) };
}

/** How long before its shot a narration starts, where nobody speaks then (a J cut). */
const NARRATION_LEAD_SECONDS = 0.35;
/** The least silence between the last words and a narration that starts early. */
const PAUSE_SECONDS = 0.8;

/** Lets narrations start under the end of the shot before, where it is silent; the pictures keep their lengths. */
function withEarlyNarration(shots: readonly ShotTimes[]): ShotTimes[] {
  let spokenUntil = 0;
  return shots.map((shot, index) => {
    const { plan, startSeconds, spokenSeconds, speechStartSeconds: usual } = shot;
    const early = Math.max(startSeconds - NARRATION_LEAD_SECONDS, spokenUntil + PAUSE_SECONDS);
    const mayStartEarly = index > 0 && plan.speech.kind === 'narration';
    const speechStartSeconds = mayStartEarly ? Math.min(usual, early) : usual;
    spokenUntil = spokenSeconds > 0 ? speechStartSeconds + spokenSeconds : spokenUntil;
    return { ...shot, speechStartSeconds };
  });
}
