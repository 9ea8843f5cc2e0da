import type { Executor } from '#src/platform/server/database/database.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';
import { JOB_OF_LANE, LANES, lanesOf } from './lanes.ts';

/**
 * Says that these generations wait to be started. Which one is started is decided by the worker that comes (see
 * `takeNextLeases`), so one wake-up of each lane stands for all that wait under one `group`; senders of one group must
 * not wait for each other otherwise. Answers false when all of this group that are needed wait already.
 */
export async function wakeStart(
  executor: Executor,
  dependencies: Pick<GenerationDependencies, 'queue' | 'vendors'>,
  { group, waiting }: { group: string; waiting: readonly Pick<GenerationRow, 'vendor' | 'kind'>[] },
  startAfterSeconds = 0,
): Promise<boolean> {
  const needed = new Set(waiting.flatMap((generation) => lanesOf(dependencies, generation)));
  let isSent = false;
  for (const lane of LANES) {
    if (needed.has(lane)) {
      isSent = (await dependencies.queue.send(executor, JOB_OF_LANE[lane], { group }, { startAfterSeconds })) || isSent;
    }
  }
  return isSent;
}
