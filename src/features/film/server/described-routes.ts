import { implement } from '@orpc/server';
import { describedContract } from '../described-contract.ts';
import { describeShot } from './described/describe-shot.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { bringTail } from './tail/bring-tail.ts';

/** The endpoint for shots that are described in words; it requires an account and works on its own films. */
export function describedRoutes(dependencies: FilmDependencies) {
  const os = implement(describedContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    describeShot: os.describeShot.handler(async ({ input, context, signal }) => {
      await countPerAccount(dependencies.db, context.account.id, 'shot');
      const order = { ...input, accountId: context.account.id, signal };
      const { edits, shotId, drawn, notDrawn } = await describeShot(dependencies, order);
      return { edits: edits.map((edit) => ({ ...edit })), shotId, drawn, notDrawn };
    }),
    bringTail: os.bringTail.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'picture');
      return bringTail(dependencies, { ...input, accountId: context.account.id });
    }),
  };
}
