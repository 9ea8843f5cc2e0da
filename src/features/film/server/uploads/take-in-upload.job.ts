import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { cutLease } from '../final-cut/cut-lease.ts';
import { runCut } from '../final-cut/run-cut.ts';
import { takes, type TakeRow, type UploadKind } from '../tables.ts';
import { takeInClip } from './take-in-clip.ts';
import { takeInMovie } from './take-in-movie.ts';
import { takeInMusic } from './take-in-music.ts';
import type { TakingIn } from './uploaded-take.ts';

/** An upload that takes longer to decode is given up: within the time limit of the job. */
const LONGEST_WORK_MILLISECONDS = 25 * 60 * 1000;

const TAKE_IN: Readonly<
  Record<UploadKind, (dependencies: FilmDependencies, take: TakeRow, work: TakingIn) => Promise<void>>
> = { movie: takeInMovie, music: takeInMusic, clip: takeInClip };

/**
 * Checks an upload and makes it the film's: it is decoded inside limits and encoded anew, so that no byte of the upload
 * is served. May run twice and die at any time, like a cut.
 */
export async function takeInUpload(
  dependencies: FilmDependencies,
  { takeId }: { takeId: string },
  outer: AbortSignal,
): Promise<void> {
  const [take] = await dependencies.db
    .update(takes)
    .set({ ...cutLease.taken, attempts: sql`${takes.attempts} + 1` })
    .where(and(eq(takes.id, takeId), eq(takes.state, 'generating'), cutLease.isFree))
    .returning();
  if (take) {
    const takeIn = TAKE_IN[take.assetKind as UploadKind];
    await runCut(dependencies, take, {
      outer,
      work: (folder, signal) => inTime(signal, (timed) => takeIn(dependencies, take, { folder, signal: timed })),
    });
  }
}

/** Throws MEDIA_TOO_LONG where the work takes too long. */
async function inTime(outer: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const late = AbortSignal.timeout(LONGEST_WORK_MILLISECONDS);
  try {
    await work(AbortSignal.any([outer, late]));
  } catch (error) {
    throw late.aborted && !outer.aborted ? new AppError('MEDIA_TOO_LONG', { cause: error }) : error;
  }
}
