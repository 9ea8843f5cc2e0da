import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { findSource } from '../remix/film-credits.ts';
import { findPublicFilm } from '../sharing/is-share-open.ts';
import { isDrafted } from '../sharing/list-makers.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { films } from '../tables.ts';
import { coverFile, readWholeFilm } from '../view/read-film.ts';
import type { FilmAudience, FilmScreen } from './film-audience.ts';

/** The audience of films that sees them on this screen. */
export function createFilmAudience(screen: FilmScreen): FilmAudience {
  return {
    tell: async (transaction, filmId) => {
      await transaction
        .update(films)
        .set({ toldAt: sql`now()` })
        .where(eq(films.id, filmId));
      await tell(transaction, screen, filmId);
    },
    forget: screen.forget,
    findTitles: screen.findTitles,
    continue: screen.continue,
    tellOfRemix: screen.tellOfRemix,
  };
}

async function tell(transaction: Transaction, screen: FilmScreen, filmId: string): Promise<void> {
  const film = await findPublicFilm(transaction, filmId);
  const whole = film && (await readWholeFilm(transaction, filmId));
  const movie = whole?.files.get(circledTake(whole, 'movie', WHOLE_FILM)?.fileId ?? '');
  if (!film || !whole?.cut || !movie) {
    return screen.hide(transaction, filmId);
  }
  await screen.show(transaction, {
    filmId,
    authorId: film.accountId,
    title: film.title ?? '',
    logline: film.logline ?? '',
    idea: film.idea,
    type: film.type,
    style: film.customStyle?.name ?? film.style,
    aspect: film.aspect,
    language: film.language,
    durationSeconds: whole.cut.durationSeconds,
    coverFileId: coverFile(whole)?.id ?? null,
    movieFileId: movie.id,
    drafted: isDrafted(whole),
    remixable: film.remixable,
    remixOf: await findSource(transaction, filmId),
  });
}
