import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { filmContract, type FilmView } from '../contract.ts';
import { cancelFilm } from './cancel-film.ts';
import { createFilm } from './create-film.ts';
import type { FilmTools } from './film-tools.ts';
import { readFilmVersion } from './film-version.ts';
import { findCovers } from './find-covers.ts';
import { listFilms } from './list-films.ts';
import { loadFilmFor } from './load-film-for.ts';
import { presentFile, presentFilm, presentSummary } from './present-film.ts';
import { readFilm } from './read-film.ts';
import { resumeFilm } from './resume-film.ts';
import { retryShot } from './retry-shot.ts';
import { spentCoins } from './spent-coins.ts';

/** How often a watched film is compared with what was sent last, milliseconds. */
const WATCH_MILLISECONDS = 400;
/** A watcher is let go after this long and comes back by itself; nothing hangs for ever. */
const WATCH_LIMIT_MILLISECONDS = 10 * 60_000;

/** What the film endpoints know of a request: who calls. Throws NOT_LOGGED_IN for a visitor. */
export interface FilmRequest extends RequestContext {
  requireAccount(): Account;
}

/** The endpoints of films. Every one asks for an account first and touches only its own films. */
export function filmRoutes(tools: FilmTools, closing: AbortSignal) {
  // Before the input is looked at: a visitor is told to sign in, and learns nothing else.
  const os = implement(filmContract).$context<FilmRequest>().use(({ context, next }) => next({ context: { account: context.requireAccount() } }));

  const view = async (context: FilmRequest & { account: Account }, filmId: string): Promise<FilmView> => {
    const whole = await readFilm(tools.db, { accountId: context.account.id, filmId });
    return presentFilm(whole, context.language, await spentCoins(tools.db, whole.takes));
  };

  return os.router({
    createFilm: os.createFilm.handler(async ({ input, context }) => {
      const accountId = context.account.id;
      return { filmId: await createFilm(tools, { ...input, accountId, idempotencyKey: input.idempotencyKey }) };
    }),
    listFilms: os.listFilms.handler(async ({ input, context }) => {
      const accountId = context.account.id;
      const { films, more } = await listFilms(tools.db, { accountId, before: input.before ? new Date(input.before) : undefined, limit: input.limit });
      const covers = await findCovers(tools.db, films.map(({ id }) => id));
      return {
        more,
        films: films.map((film) => {
          const found = covers.get(film.id);
          return presentSummary(film, found?.cover ? presentFile(found.cover) : null, found?.durationSeconds ?? null);
        }),
      };
    }),
    readFilm: os.readFilm.handler(({ input, context }) => view(context, input.filmId)),
    watchFilm: os.watchFilm.handler(async ({ input, context, signal }) => {
      // Here, and not in the stream, where it could no longer be the answer's status.
      await loadFilmFor(tools.db, context.account.id, input.filmId);
      const end = AbortSignal.any([closing, AbortSignal.timeout(WATCH_LIMIT_MILLISECONDS), ...(signal ? [signal] : [])]);
      return watch(() => readFilmVersion(tools.db, input.filmId), () => view(context, input.filmId), end);
    }),
    cancelFilm: os.cancelFilm.handler(async ({ input, context }) => {
      await cancelFilm(tools, { accountId: context.account.id, filmId: input.filmId });
      return {};
    }),
    resumeFilm: os.resumeFilm.handler(async ({ input, context }) => {
      await resumeFilm(tools, { accountId: context.account.id, filmId: input.filmId });
      return {};
    }),
    retryShot: os.retryShot.handler(async ({ input, context }) => {
      await retryShot(tools, { accountId: context.account.id, filmId: input.filmId, number: input.number });
      return {};
    }),
  });
}

/** The film now, and again whenever its version changes, until it has ended or the signal is aborted. */
async function* watch(readVersion: () => Promise<string>, readView: () => Promise<FilmView>, end: AbortSignal): AsyncGenerator<FilmView, void> {
  let sent = '';
  while (!end.aborted) {
    const version = await readVersion();
    if (version !== sent) {
      sent = version;
      const film = await readView();
      yield film;
      if (film.status === 'COMPLETED' || film.status === 'FAILED') return;
    }
    await pause(WATCH_MILLISECONDS, end);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
