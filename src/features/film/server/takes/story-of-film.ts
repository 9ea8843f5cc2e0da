import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { nameGivenCharacters } from './name-given-characters.ts';

/** The film's story with the names of the uploaded characters; undefined before it is written. */
export function findStory(rows: Pick<FilmRows, 'takes' | 'given'>): FilmPlan | undefined {
  const story = circledTake(rows, 'story', WHOLE_FILM);
  return story ? nameGivenCharacters(story.data as unknown as FilmPlan, rows.given) : undefined;
}

/** The same for a film that has one. Throws otherwise. */
export function storyOf(rows: Pick<FilmRows, 'takes' | 'given'>): FilmPlan {
  const story = findStory(rows);
  if (!story) {
    throw new Error('a film without a story was asked for it');
  }
  return story;
}
