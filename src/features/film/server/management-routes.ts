import { implement } from '@orpc/server';
import { managedFilmContract } from '../managed-film-contract.ts';
import { isRunning } from './delete-film.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import type { FilmShowing } from './management/film-showing.ts';
import { listManagedFilms, loadManagedFilm, readManagedFilm } from './management/list-managed-films.ts';
import {
  changeFilmVisibility,
  mayPublish,
  recommendFilm,
  removeFilm,
  type ManagingAct,
} from './management/manage-films.ts';
import { listMakers } from './sharing/list-makers.ts';
import { presentMovie } from './view/present-media.ts';
import { readWholeFilm } from './view/read-film.ts';

/** The endpoints of movie management (ADM-02). The contract's rules ensure that only admins reach them. */
export function managementRoutes(dependencies: FilmDependencies, showing: FilmShowing) {
  const { db } = dependencies;
  const managing = { ...dependencies, showing };
  const os = implement(managedFilmContract)
    .$context<FilmRequest>()
    .use(({ context, next }) =>
      next({
        context: {
          act: { adminId: context.requireAccount().id, requestId: context.requestId } satisfies ManagingAct,
          reader: { showing, link: (fileId: string) => context.signMedia(fileId) },
        },
      }),
    );
  return {
    listManagedFilms: os.listManagedFilms.handler(({ input, context }) => listManagedFilms(db, input, context.reader)),
    readManagedFilm: os.readManagedFilm.handler(({ input: { filmId }, context: { act, reader } }) =>
      db.transaction(async (transaction) => {
        const row = await loadManagedFilm(transaction, filmId);
        const whole = await readWholeFilm(transaction, filmId);
        const movie = presentMovie(whole, reader.link);
        return {
          film: await readManagedFilm(transaction, filmId, reader),
          logline: row.logline ?? '',
          movie: movie && { path: movie.path, mime: movie.mime, bytes: movie.bytes, subtitles: movie.subtitles },
          madeWith: listMakers(whole).map(({ id, label }) => ({ id, label })),
          running: await isRunning(transaction, filmId),
          publishable: await mayPublish(transaction, showing, { film: row, adminId: act.adminId }),
        };
      }),
    ),
    changeFilmVisibility: os.changeFilmVisibility.handler(async ({ input, context: { act, reader } }) => {
      await changeFilmVisibility(managing, act, input);
      return { film: await readManagedFilm(db, input.filmId, reader) };
    }),
    recommendFilm: os.recommendFilm.handler(async ({ input, context: { act, reader } }) => {
      await recommendFilm(managing, act, input);
      return { film: await readManagedFilm(db, input.filmId, reader) };
    }),
    removeFilm: os.removeFilm.handler(async ({ input, context: { act } }) => {
      await removeFilm(managing, act, input);
      return {};
    }),
  };
}
