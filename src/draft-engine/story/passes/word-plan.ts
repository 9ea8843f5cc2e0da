import type { FilmPlan } from '../film-plan.ts';
import type { StoryWording } from './story-wording.ts';

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
