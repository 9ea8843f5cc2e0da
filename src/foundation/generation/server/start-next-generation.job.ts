import type { Slots } from '#src/platform/server/fair-share/slots.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { JOB_OF_LANE, type Lane } from './internal/lanes.ts';
import { drawTurn, takeNextLease } from './internal/next-generation.ts';
import { runLeased } from './run-generation.job.ts';

/**
 * Starts the generation whose turn it is, if any is waiting, and sends a wake-up for the next one. With `slots` it
 * decides only once a slot is free, and holds it until the vendor has answered: nothing starts that would then wait for
 * a thread, and a newcomer waits only for what is running.
 */
export async function startNextGeneration(
  dependencies: GenerationDependencies,
  { group, lane, slots }: { group: string; lane: Lane; slots?: Slots },
  run: { signal: AbortSignal; stopping?: AbortSignal },
): Promise<void> {
  const giveBack = await slots?.take(run.stopping ? AbortSignal.any([run.signal, run.stopping]) : run.signal);
  try {
    const row = await takeNextLease(dependencies.db, dependencies, { lane, turn: drawTurn() });
    if (!row) {
      return;
    }
    await dependencies.queue.send(dependencies.db, JOB_OF_LANE[lane], { group });
    await runLeased(dependencies, row, { ...run, ...(giveBack ? { onAnswer: giveBack } : {}) });
  } finally {
    giveBack?.();
  }
}
