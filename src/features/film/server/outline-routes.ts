import { implement } from '@orpc/server';
import { outlineContract } from '../outline-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { makeStoryboard } from './outlines/make-storyboard.ts';
import { readOutlines } from './outlines/read-outlines.ts';
import { stopOutline } from './outlines/stop-outline.ts';
import { quoteOutline, writeOutline } from './outlines/write-outline.ts';

/** The endpoints about outlines. All require an account and use only its own films. */
export function outlineRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(outlineContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    listOutlines: os.listOutlines.handler(async ({ input, context }) => ({
      outlines: await readOutlines(dependencies.db, { ...input, accountId: context.account.id }, context.language),
    })),
    quoteOutline: os.quoteOutline.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      return quoteOutline(dependencies, { ...input, accountId: context.account.id });
    }),
    writeOutline: os.writeOutline.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'outline');
      return { started: await writeOutline(dependencies, { ...input, accountId: context.account.id }) };
    }),
    stopOutline: os.stopOutline.handler(({ input, context }) =>
      stopOutline(dependencies, { ...input, accountId: context.account.id }),
    ),
    makeStoryboard: os.makeStoryboard.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return makeStoryboard(dependencies, { ...input, accountId: context.account.id });
    }),
  };
}
