import type { FilmPlan, StoryRequest } from '../story/film-plan.ts';
import { planFilm } from '../story/plan-film.ts';

/** Plans a story. */
export async function planFilmTask(request: StoryRequest): Promise<FilmPlan> {
  return planFilm(request);
}
