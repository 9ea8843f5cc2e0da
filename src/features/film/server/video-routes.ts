import { implement } from '@orpc/server';
import { videoContract } from '../video-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { takeOffShot } from './shot-pictures/bring-pictures.ts';
import { quoteRedo, redoOutdated } from './upgrades/redo-outdated.ts';
import { quoteRepeat, repeatTake } from './upgrades/repeat-take.ts';
import { stopTakes } from './upgrades/stop-takes.ts';

/** The endpoints of a film's clips. All require an account and use only its own films. */
export function videoRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(videoContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    quoteRepeat: os.quoteRepeat.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      return quoteRepeat(dependencies, { ...input, accountId: context.account.id });
    }),
    repeatTake: os.repeatTake.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await repeatTake(dependencies, { ...input, accountId: context.account.id }) };
    }),
    quoteRedo: os.quoteRedo.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      return quoteRedo(dependencies, { ...input, accountId: context.account.id });
    }),
    redoOutdated: os.redoOutdated.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await redoOutdated(dependencies, { ...input, accountId: context.account.id }) };
    }),
    takeOffClip: os.takeOffClip.handler(async ({ input, context }) => {
      await takeOffShot(dependencies, { ...input, kind: 'clip', accountId: context.account.id });
      return {};
    }),
    stopTakes: os.stopTakes.handler(({ input, context }) =>
      stopTakes(dependencies, { ...input, accountId: context.account.id }),
    ),
  };
}
