import type { Executor } from '#src/platform/server/database/database.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { JOB_OF_LANE } from './internal/lanes.ts';

/** Removes the waiting start wake-ups of this group. */
export async function removeWaitingStarts(
  executor: Executor,
  dependencies: Pick<GenerationDependencies, 'queue'>,
  group: string,
): Promise<void> {
  for (const job of Object.values(JOB_OF_LANE)) {
    await dependencies.queue.remove(executor, job, { group });
  }
}
