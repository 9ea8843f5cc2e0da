import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Outline } from '../../outline-contract.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import { findKept, storyOfTake, type KeptOutline } from '../takes/kept-outlines.ts';

/** Of the written ones the newest; there are at most as many kept ones as states of the film. */
const MOST_WRITTEN = 100;

/**
 * The outlines of a film, the newest first: all that were written from its idea, and what its owner made of them, where
 * a state of the film was kept with it. Throws FILM_NOT_FOUND.
 */
export async function readOutlines(
  executor: Executor,
  { accountId, filmId }: { accountId: string; filmId: string },
  language: Language,
): Promise<Outline[]> {
  const film = await loadFilmFor(executor, accountId, filmId);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  const written = rows.takes
    .filter(({ assetKind }) => assetKind === 'story')
    .slice(-MOST_WRITTEN)
    .map((take) => presentWritten(rows, take, language));
  const known = new Set(written.map(({ text }) => text));
  const kept: Outline[] = [];
  for (const each of await findKept(executor, film.id)) {
    if (each.outline !== '' && !known.has(each.outline)) {
      known.add(each.outline);
      kept.push(presentKept(each));
    }
  }
  return [...written, ...kept].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

function presentWritten(rows: FilmRows, take: TakeRow, language: Language): Outline {
  const story = storyOfTake(rows, take);
  return {
    id: take.id,
    origin: 'written',
    number: take.number,
    status: take.state,
    title: story?.title ?? null,
    text: story?.outline ?? '',
    shots: story?.shots.length ?? null,
    used: take.circled,
    model: presentModel(take.servedBy ?? take.inputs.model),
    failure: take.error ? { code: take.error.code, message: errorText(language, take.error.code) } : null,
    createdAt: take.createdAt.toISOString(),
  };
}

function presentKept({ id, title, outline, createdAt }: KeptOutline): Outline {
  return {
    id,
    origin: 'kept',
    number: null,
    status: 'generated',
    title: title === '' ? null : title,
    text: outline,
    shots: null,
    used: false,
    model: null,
    failure: null,
    createdAt: createdAt.toISOString(),
  };
}
