import { implement } from '@orpc/server';
import { videoContract } from '../video-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { stopTakes } from './upgrades/stop-takes.ts';

/** The endpoints of a film's clips. All require an account and use only its own films. */
export function videoRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(videoContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    stopTakes: os.stopTakes.handler(({ input, context }) =>
      stopTakes(dependencies, { ...input, accountId: context.account.id }),
    ),
  };
}
