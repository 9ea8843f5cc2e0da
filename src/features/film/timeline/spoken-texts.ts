import type { FilmTimes, SpokenWord } from './film-schedule.ts';

/** A text that is spoken in a film, with times of the film. */
export interface ScheduledText {
  text: string;
  startSeconds: number;
  endSeconds: number;
  words: SpokenWord[];
  /** The beginning and the end of its shot. */
  cuts: number[];
}

/** What is said in each shot, from its first word to its last. */
export function scheduleTexts({ shots }: FilmTimes): ScheduledText[] {
  return shots
    .filter((shot) => shot.spokenSeconds > 0)
    .map(({ plan, startSeconds, endSeconds, speechStartSeconds, spokenSeconds, words }) => ({
      cuts: [startSeconds, endSeconds],
      text: plan.speech.text,
      startSeconds: speechStartSeconds + (words[0]?.startSeconds ?? 0),
      endSeconds: speechStartSeconds + (words.at(-1)?.endSeconds ?? spokenSeconds),
      words: words.map((word) => ({
        text: word.text,
        startSeconds: speechStartSeconds + word.startSeconds,
        endSeconds: speechStartSeconds + word.endSeconds,
      })),
    }));
}
