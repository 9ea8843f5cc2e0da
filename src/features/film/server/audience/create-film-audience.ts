import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { findPublicFilm } from '../sharing/is-share-open.ts';
import { films } from '../tables.ts';
import { describeFilm } from './describe-film.ts';
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
  const described = film && (await describeFilm(transaction, film));
  return described ? screen.show(transaction, described) : screen.hide(transaction, filmId);
}
