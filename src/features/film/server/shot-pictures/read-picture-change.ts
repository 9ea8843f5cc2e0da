import { languageOf } from '#src/draft-engine/story/lexicon/lexicon.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { readDocument } from '../editing/read-document.ts';
import type { ShotOfFilm } from './load-shot.ts';
import { readChange, type ReadChange } from './read-change/read-change.ts';

/**
 * What a prompt would change of a shot's picture (EDIT-07); nothing is changed yet. `language` is that of the
 * interface: it decides where the signs of the prompt do not. Throws PROMPT_EMPTY, FILM_NOT_FOUND, FILM_NOT_READY,
 * EDIT_NOT_POSSIBLE where the film has no such shot, and PROMPT_NOT_UNDERSTOOD.
 */
export async function readPictureChange(
  executor: Executor,
  { prompt, shotId, ...film }: ShotOfFilm & { prompt: string },
  language: Language,
): Promise<ReadChange> {
  const { document } = await readDocument(executor, film);
  const shot = document.shots.find(({ id }) => id === shotId);
  if (!shot) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  if (prompt.trim() === '') {
    throw new AppError('PROMPT_EMPTY');
  }
  const written = languageOf(prompt);
  const change = readChange(prompt, written === 'cn' && language === 'ja' ? 'ja' : written, document, shot);
  if (change.understood.length === 0) {
    throw new AppError('PROMPT_NOT_UNDERSTOOD', { details: { words: change.unknown.join(', ') } });
  }
  return change;
}
