import { randomUUID } from 'node:crypto';
import type { FilmPlan, StoryRequest } from '#src/draft-engine/story/film-plan.ts';
import { createFairLine } from '#src/platform/server/fair-share/fair-line.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';

/** Accounts take turns: one that requests many stories delays only itself (REL-10). */
const line = createFairLine({
  atOnce: 2,
  perHolder: LIMITS.perAccount.storiesAtOnce,
  all: 256,
  retryAfterSeconds: 2,
});

/** Longer than any story takes, also while films are being drawn. */
const LIMIT_MILLISECONDS = 15_000;

/**
 * The story that the draft engine would write for this request; nothing is stored or charged. Throws MODEL_UNAVAILABLE
 * without a draft engine, TIMED_OUT when it was busy for too long, TOO_MANY_AT_ONCE while several of the account are
 * being planned, SERVER_BUSY.
 */
export async function planStory(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  accountId: string,
  story: StoryRequest,
): Promise<FilmPlan> {
  const draft = dependencies.vendors.get('draft');
  if (!draft) {
    throw new AppError('MODEL_UNAVAILABLE', { details: { model: 'draft-text' } });
  }
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS);
  try {
    const start = () =>
      draft.start(
        { kind: 'text', task: 'plan-film', story },
        {
          generationId: randomUUID(),
          model: 'draft-text',
          vendorModel: 'draft-text-1',
          scratchFolder: '',
          signal,
          pathOfFile: () => Promise.reject(new AppError('NOT_FOUND')),
        },
      );
    const started = await line.run(start, { holder: accountId, signal });
    if (started.kind !== 'done') {
      throw new Error('the draft engine answers at once');
    }
    return started.result.data as unknown as FilmPlan;
  } catch (error) {
    if (signal.aborted) {
      throw new AppError('TIMED_OUT', { cause: error });
    }
    throw error;
  }
}
