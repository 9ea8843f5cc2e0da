import type { KnownCast } from '#src/draft-engine/story/known-cast.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { createFilm } from '../create-film.ts';
import { copyCredits } from '../credits/film-credits.ts';
import { DRAFT_FILM_MODELS } from '../draft-film-models.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadRowsFor } from '../load-film-for.ts';
import type { FilmRows } from '../state/film-rows.ts';

/**
 * Makes a film that goes on from another one of the account: its people as they are called, look and sound, its places,
 * type, look, format, language and seed, by which its music has the same themes. The draft engine makes it, for
 * nothing. It is the last episode of the series of the other one, or the second of a new one; the credits of a remix go
 * on to it. The same key means the same film. Returns its id. Throws FILM_NOT_FOUND, FILM_NOT_GENERATED before there is
 * a cast, and what `createFilm` throws.
 */
export async function createNextEpisode(
  dependencies: Parameters<typeof createFilm>[0] & Pick<FilmDependencies, 'audience'>,
  order: { accountId: string; filmId: string; idea: string; idempotencyKey?: string | undefined },
): Promise<string> {
  const { accountId, filmId, idea, idempotencyKey } = order;
  const rows = await loadRowsFor(dependencies.db, { accountId, filmId });
  const { film } = rows;
  if (rows.characters.length === 0) {
    throw new AppError('FILM_NOT_GENERATED');
  }
  return createFilm(dependencies, {
    accountId,
    idea,
    type: film.type,
    style: film.style,
    language: film.language,
    aspect: film.aspect,
    shots: Math.max(LIMITS.film.minimumShots, Math.min(LIMITS.film.maximumShots, film.shotCount)),
    seed: film.seed,
    deep: film.deep,
    shortSidePixels: film.shortSidePixels,
    customStyle: film.customStyle ?? undefined,
    models: DRAFT_FILM_MODELS,
    characters: rows.given.map(({ name, fileId }) => ({ name, pictureId: fileId })),
    knownCast: knownCastOf(rows),
    idempotencyKey: idempotencyKey === undefined ? undefined : `next:${filmId}:${idempotencyKey}`,
    onCreated: async (transaction, madeId) => {
      await copyCredits(transaction, { from: filmId, to: madeId });
      await dependencies.audience.continue(transaction, {
        accountId,
        from: { filmId, title: film.title || film.idea, logline: film.logline ?? '' },
        filmId: madeId,
      });
    },
  });
}

/** People and places as the film's plan has them now; whoever a picture plays comes with that picture. */
function knownCastOf({ characters, places }: FilmRows): KnownCast {
  return {
    characters: characters
      .filter(({ figure }) => figure.kind !== 'picture')
      .map(({ name, figure, voice }) => ({ name, figure, voice })),
    places: places.map(({ name, place }) => ({ name, place })),
  };
}
