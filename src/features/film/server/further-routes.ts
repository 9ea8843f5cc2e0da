import { implement } from '@orpc/server';
import { furtherContract } from '../further-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { createNextEpisode } from './next-episode/create-next-episode.ts';
import { allowRemixes } from './remix/allow-remixes.ts';
import { remixFilm } from './remix/remix-film.ts';

/** The endpoints about films that are made from other films. */
export function furtherRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(furtherContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return {
    createNextEpisode: os.createNextEpisode.handler(async ({ input, context: { accountId } }) => {
      await countPerAccount(dependencies.db, accountId, 'copy');
      return { filmId: await createNextEpisode(dependencies, { ...input, accountId }) };
    }),
    allowRemixes: os.allowRemixes.handler(async ({ input, context: { accountId } }) => {
      const { remixable, version } = await allowRemixes(dependencies, { ...input, accountId });
      return { remixable, version };
    }),
    remixFilm: os.remixFilm.handler(async ({ input, context: { accountId } }) => {
      await countPerAccount(dependencies.db, accountId, 'remix');
      return { filmId: await remixFilm(dependencies, { ...input, accountId }) };
    }),
  };
}
