import { randomUUID } from 'node:crypto';
import type { FilmPlan, StoryRequest } from '#src/draft-engine/story/film-plan.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmTools } from './film-tools.ts';

/** Longer than any story takes, also while films are being drawn. */
const LIMIT_MILLISECONDS = 15_000;

/**
 * The story that the draft engine would write for this request: nothing is kept and nothing costs. Throws
 * MODEL_UNAVAILABLE where there is no draft engine, TIMED_OUT when it was busy for too long.
 */
export async function planStory(tools: Pick<FilmTools, 'vendors'>, story: StoryRequest): Promise<FilmPlan> {
  const draft = tools.vendors.get('draft');
  if (!draft) throw new AppError('MODEL_UNAVAILABLE', { details: { model: 'draft-text' } });
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS);
  try {
    const started = await draft.start(
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
    if (started.kind !== 'done') throw new Error('the draft engine answers at once');
    return started.result.data as unknown as FilmPlan;
  } catch (error) {
    if (signal.aborted) throw new AppError('TIMED_OUT', { cause: error });
    throw error;
  }
}
