import { largerClipSeconds, type SmallClip } from '#src/shared/catalogue/larger-clip.ts';
import type { ToolTask } from '../contract.ts';

type PacedTask = Pick<ToolTask, 'progress'> & { results: readonly Pick<ToolTask['results'][number], 'seconds'>[] };

/** A clip that a quiet server makes in less time says more of the start of the work than of its pace. */
const TELLING_SECONDS = 30;

/** Seconds that a task takes in all: measured, or by its pace so far. Undefined before there is one. */
export function secondsOfTask({ progress, results }: PacedTask): number | undefined {
  if (progress) {
    const { percent, secondsLeft } = progress;
    return secondsLeft === null ? undefined : secondsLeft / (1 - percent / 100);
  }
  return results[0]?.seconds ?? undefined;
}

/** How many times as long as on a quiet server a task takes that makes `clip` larger; 1 where nobody knows. */
export function paceOf(task: PacedTask | undefined, clip: SmallClip | undefined): number {
  const seconds = task && secondsOfTask(task);
  const usual = clip ? largerClipSeconds(clip) : 0;
  return seconds === undefined || usual < TELLING_SECONDS ? 1 : seconds / usual;
}
