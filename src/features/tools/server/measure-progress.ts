import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { ToolTask } from '../contract.ts';

type MeasuredRow = Pick<GenerationRow, 'progress' | 'startedAt' | 'aliveAt' | 'finishedAt'>;

/** Before so much is done, nothing is said of the rest: the first moments go to starting. */
const LEAST_SHARE = 0.02;
const LEAST_SECONDS = 2;

/**
 * How far a task is, by what of it has ended and what the makers tell of the rest. Null where nothing has ended and no
 * maker tells, and for what is over.
 */
export function measureProgress(results: readonly MeasuredRow[], now: Date): ToolTask['progress'] {
  const isOver = results.every(({ finishedAt }) => finishedAt !== null);
  const isTold = results.some(({ finishedAt, progress }) => finishedAt !== null || progress !== null);
  if (isOver || !isTold) {
    return null;
  }
  const done = results.reduce((sum, { finishedAt, progress }) => sum + (finishedAt === null ? (progress ?? 0) : 1), 0);
  const share = done / results.length;
  return { percent: Math.min(99, Math.floor(100 * share)), secondsLeft: secondsLeft(results, share, now) };
}

/** The rest at the speed so far. What is told is as old as the last sign of life, with which it was written. */
function secondsLeft(results: readonly MeasuredRow[], share: number, now: Date): number | null {
  const begun = results.flatMap(({ startedAt }) => startedAt?.getTime() ?? []);
  const told = results.flatMap(({ finishedAt, progress, aliveAt }) =>
    [finishedAt ?? (progress === null ? null : aliveAt)].flatMap((time) => time?.getTime() ?? []),
  );
  const last = Math.max(...told);
  const elapsed = (last - Math.min(...begun)) / 1000;
  if (begun.length === 0 || told.length === 0 || share < LEAST_SHARE || elapsed < LEAST_SECONDS) {
    return null;
  }
  return Math.max(1, Math.round((elapsed * (1 - share)) / share - (now.getTime() - last) / 1000));
}
