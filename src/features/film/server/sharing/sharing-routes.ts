import { implement } from '@orpc/server';
import { filmContract } from '../../contract.ts';
import { readCredits } from '../credits/film-credits.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { FilmRequest } from '../film-request.ts';
import { readPublicFilm, readSharedFilm } from './read-shared-film.ts';
import { createShareLink, withdrawShareLink } from './share-film.ts';

/** The endpoints of films that others see: links for their owner, and the films for anybody. */
export function sharingRoutes(dependencies: FilmDependencies) {
  const anybody = implement(filmContract).$context<FilmRequest>();
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = anybody.use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  const creditsOf = (filmId: string) => readCredits(dependencies.db, dependencies.audience, filmId);
  return {
    createShareLink: os.createShareLink.handler(({ input: { filmId }, context: { accountId } }) =>
      createShareLink(dependencies, { accountId, filmId }),
    ),
    withdrawShareLink: os.withdrawShareLink.handler(async ({ input: { filmId }, context: { accountId } }) => {
      await withdrawShareLink(dependencies, { accountId, filmId });
      return {};
    }),
    readSharedFilm: anybody.readSharedFilm.handler(({ input, context }) =>
      readSharedFilm(dependencies.db, input.token, (fileId, share) => context.signMedia(fileId, { share }), creditsOf),
    ),
    readPublicFilm: anybody.readPublicFilm.handler(({ input: { filmId }, context: { caller, signMedia } }) =>
      readPublicFilm(dependencies.db, { filmId, viewer: caller }, signMedia, creditsOf),
    ),
  };
}
