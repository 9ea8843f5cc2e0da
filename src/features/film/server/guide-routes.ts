import { implement } from '@orpc/server';
import { guideContract } from '../guide-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { finishGuideStep, hideGuide, markGuideShown, readGuide, skipGuideStep } from './guide/film-guide.ts';

/** The endpoints of the guide. All require an account and use only its own progress. */
export function guideRoutes({ db }: Pick<FilmDependencies, 'db'>) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(guideContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    readGuide: os.readGuide.handler(async ({ context }) => {
      const { shownAt, hidden, steps } = await readGuide(db, context.account.id);
      const inState = (wanted: 'done' | 'skipped') =>
        steps.filter(({ state }) => state === wanted).map(({ step }) => step);
      return { shown: shownAt !== null, hidden, done: inState('done'), skipped: inState('skipped') };
    }),
    markGuideShown: os.markGuideShown.handler(async ({ context }) => ({
      first: await markGuideShown(db, context.account.id),
    })),
    hideGuide: os.hideGuide.handler(async ({ input, context }) => {
      await hideGuide(db, context.account.id, input.hidden);
      return {};
    }),
    acceptGuideStep: os.acceptGuideStep.handler(async ({ input, context }) => {
      await finishGuideStep(db, context.account.id, input.step);
      return {};
    }),
    skipGuideStep: os.skipGuideStep.handler(async ({ input, context }) => {
      await skipGuideStep(db, context.account.id, input.step);
      return {};
    }),
  };
}
