import { randomUUID } from 'node:crypto';
import { createFairLine } from '#src/platform/server/fair-share/fair-line.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { VendorContext, VendorRequest } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';

/** Accounts take turns: one that requests many stories delays only itself (REL-10). */
const line = createFairLine({
  atOnce: 2,
  perHolder: LIMITS.perAccount.storiesAtOnce,
  all: 256,
  retryAfterSeconds: 2,
});

/** Longer than any story takes, also while films are being drawn on a slow machine. */
const LIMIT_MILLISECONDS = 30_000;

/** What tells who asks, and when they have left. */
export interface Asker {
  /** An account, or a visitor's network. */
  holder: string;
  /** Path of a file of theirs that the request names. */
  pathOfFile?: VendorContext['pathOfFile'];
  signal?: AbortSignal | undefined;
}

const noFiles = (): Promise<never> => Promise.reject(new AppError('NOT_FOUND'));

type DraftTask = Extract<VendorRequest, { kind: 'text' }>;

/**
 * What the draft engine reads or plans at once: nothing is stored or charged. Throws MODEL_UNAVAILABLE without a draft
 * engine, TIMED_OUT when it was busy for too long, TOO_MANY_AT_ONCE while several requests of the holder are worked on,
 * SERVER_BUSY.
 */
export async function askDraft(
  dependencies: Pick<GenerationDependencies, 'vendors'>,
  { holder, signal: left, pathOfFile = noFiles }: Asker,
  request: DraftTask,
): Promise<unknown> {
  const draft = dependencies.vendors.get('draft');
  if (!draft) {
    throw new AppError('MODEL_UNAVAILABLE', { details: { model: 'draft-text' } });
  }
  const timeout = AbortSignal.timeout(LIMIT_MILLISECONDS);
  const signal = left ? AbortSignal.any([left, timeout]) : timeout;
  try {
    const start = () =>
      draft.start(request, {
        generationId: randomUUID(),
        model: 'draft-text',
        vendorModel: 'draft-text-1',
        scratchFolder: '',
        signal,
        pathOfFile,
      });
    const started = await line.run(start, { holder, signal });
    if (started.kind !== 'done') {
      throw new Error('the draft engine answers at once');
    }
    return started.result.data;
  } catch (error) {
    if (timeout.aborted) {
      throw new AppError('TIMED_OUT', { cause: error });
    }
    throw error;
  }
}
