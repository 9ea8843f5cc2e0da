import type { FilmPlanOfIdea, StoryRequest } from '../story/film-plan.ts';
import { planFilm } from '../story/plan-film.ts';

/** Plans a story. */
export async function planFilmTask(request: StoryRequest): Promise<FilmPlanOfIdea> {
  return planFilm(request);
}
