import type { FilmDependencies } from '../film-dependencies.ts';
import type { FilmRequest } from '../film-request.ts';
import { finishGuideStep } from './film-guide.ts';
import { stepsOfCall } from './steps-of-call.ts';

/**
 * Ticks the steps of the guide that a call has finished, on whichever device it was made. What was done stays done
 * where this fails.
 */
export async function noteSteps(
  { db }: Pick<FilmDependencies, 'db'>,
  { caller, request, requestId }: FilmRequest,
  call: { name: string; input: unknown },
): Promise<void> {
  if (!caller) {
    return;
  }
  try {
    for (const step of stepsOfCall(call.name, call.input)) {
      await finishGuideStep(db, caller.id, step);
    }
  } catch (error) {
    request.log.error({ err: error, requestId, call: call.name }, 'step of the guide not noted');
  }
}
