import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import { listNotDrawn, type NotDrawn } from '#src/draft-engine/story/idea/not-drawn.ts';
import type { StoryPass } from '#src/draft-engine/story/passes/story-pass.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { findStory } from '../takes/story-of-film.ts';

/**
 * How a film's story was written: what of the idea cannot be drawn, and the plans that it was chosen from, in their
 * order; none before it is written, and of a film that was not planned deeply. Throws FILM_NOT_FOUND.
 */
export async function readStoryWriting(
  executor: Executor,
  read: { accountId: string; filmId: string },
): Promise<{ notDrawn: NotDrawn; passes: StoryPass[] }> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: read.filmId } });
  }
  const story = findStory(rows) as Partial<FilmPlanOfIdea> | undefined;
  return {
    notDrawn: story?.graph ? listNotDrawn(story.graph, story) : { missing: [], nearly: [] },
    passes: story?.passes ?? [],
  };
}
