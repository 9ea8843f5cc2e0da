import { implement } from '@orpc/server';
import { toolContract } from '../tool-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { listToolModels } from './tools/list-tool-models.ts';
import { orderToolTakes } from './tools/order-tool-takes.ts';
import { stopTakesOf } from './upgrades/stop-takes.ts';

/** The endpoints of models that change what a film has. All require an account and use only its own films. */
export function toolRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(toolContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    listToolModels: os.listToolModels.handler(({ context }) =>
      listToolModels(dependencies, context.account.id, context.language),
    ),
    orderToolTakes: os.orderToolTakes.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await orderToolTakes(dependencies, { ...input, accountId: context.account.id }) };
    }),
    stopToolTakes: os.stopToolTakes.handler(({ input: { filmId, asset, key }, context }) =>
      stopTakesOf(
        dependencies,
        { accountId: context.account.id, filmId },
        () =>
          ({ assetKind, assetKey }) =>
            assetKind === asset && assetKey === key,
      ),
    ),
  };
}
