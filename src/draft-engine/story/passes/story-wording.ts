import type { FilmPlan, Speech } from '../film-plan.ts';
import type { StoryCriticism } from './story-pass.ts';

/** What a language model wrote for the best plan of a story. Plain JSON. */
export interface StoryWording {
  wordedBy: string;
  title: string;
  logline: string;
  outline: string;
  /** What is heard in each shot, in order. */
  speeches: Speech[];
  criticism?: StoryCriticism;
}

/** The words of a plan. */
export function wordingOf({ title, logline, outline, shots }: FilmPlan, wordedBy: string): StoryWording {
  return { wordedBy, title, logline, outline, speeches: shots.map(({ speech }) => speech) };
}

/** A plan with other words. */
export function withWording(plan: FilmPlan, { title, logline, outline, speeches }: StoryWording): FilmPlan {
  return {
    ...plan,
    title,
    logline,
    outline,
    shots: plan.shots.map((shot, index) => ({ ...shot, speech: speeches[index] ?? shot.speech })),
  };
}
