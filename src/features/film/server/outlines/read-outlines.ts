import { desc, eq, sql } from 'drizzle-orm';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Outline } from '../../outline-contract.ts';
import { presentModel } from '../idea/present-model.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { filmCheckpoints, type TakeRow } from '../tables.ts';
import { nameGivenCharacters } from '../takes/name-given-characters.ts';

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

/** The story that a take holds, with the names of the uploaded characters; undefined before it is written. */
export function storyOfTake({ given }: Pick<FilmRows, 'given'>, { state, data }: TakeRow): FilmPlan | undefined {
  return state === 'generated' ? nameGivenCharacters(data as unknown as FilmPlan, given) : undefined;
}

/** True where this text was written from the idea or is found in a kept state of the film. */
export async function isOutlineKept(executor: Executor, rows: FilmRows, text: string): Promise<boolean> {
  const isWritten = rows.takes.some((take) => take.assetKind === 'story' && storyOfTake(rows, take)?.outline === text);
  return isWritten || (await findKept(executor, rows.film.id)).some(({ outline }) => outline === text);
}

/** What a kept state of the film says of its story. */
interface KeptOutline {
  id: string;
  createdAt: Date;
  title: string;
  outline: string;
}

function findKept(executor: Executor, filmId: string): Promise<KeptOutline[]> {
  const { id, createdAt, document } = filmCheckpoints;
  return executor
    .select({
      id,
      createdAt,
      title: sql<string>`${document}->>'title'`,
      outline: sql<string>`${document}->>'outline'`,
    })
    .from(filmCheckpoints)
    .where(eq(filmCheckpoints.filmId, filmId))
    .orderBy(desc(createdAt));
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
