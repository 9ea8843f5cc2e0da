import { implement } from '@orpc/server';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { cutContract } from '../cut-contract.ts';
import { chooseCut } from './editing/choose-cut.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { cancelUpscale, requestUpscale } from './final-cut/upscale/request-upscale.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { readFinalCut } from './view/present-cut.ts';

/** The endpoints of a film's final cut. All require an account and use only its own films. */
export function cutRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(cutContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    readFinalCut: os.readFinalCut.handler(({ input, context }) =>
      readFinalCut(
        dependencies.db,
        { accountId: context.account.id, filmId: input.filmId },
        { language: context.language, link: (fileId) => context.signMedia(fileId) },
      ),
    ),
    saveCutSettings: os.saveCutSettings.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'choice');
      const choices = input.settings as Partial<CutSettings>;
      await chooseCut(dependencies, { accountId: context.account.id, filmId: input.filmId, choices });
      return {};
    }),
    upscaleCut: os.upscaleCut.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'cut');
      await requestUpscale(dependencies, { ...input, accountId: context.account.id });
      return {};
    }),
    cancelUpscale: os.cancelUpscale.handler(async ({ input, context }) => {
      await cancelUpscale(dependencies, { ...input, accountId: context.account.id });
      return {};
    }),
  };
}
