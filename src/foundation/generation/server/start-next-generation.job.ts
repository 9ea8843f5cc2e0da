import type { Slots } from '#src/platform/server/fair-share/slots.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { JOB_OF_LANE, type Lane } from './internal/lanes.ts';
import { drawTurn, takeNextLeases, type TakenLeases } from './internal/next-generation.ts';
import { passOnWaiting } from './internal/pass-on-waiting.ts';
import { takePaidWork } from './internal/take-paid-work.ts';
import { runLeased } from './run-generation.job.ts';

/** A slot that takes no place: for lanes that are limited by their jobs alone. */
const NO_SLOT = (): void => {};

/**
 * Starts what waits and whose turn it is, and sends a wake-up for the rest, if there is any. With `slots` it decides
 * only once a slot is free, takes as much as there are free slots, and holds each until the vendor has answered:
 * nothing starts that would then wait for a thread, no thread waits for one wake-up after the other, and a newcomer
 * waits only for what is running.
 */
export async function startNextGeneration(
  dependencies: GenerationDependencies,
  { group, lane, slots }: { group: string; lane: Lane; slots?: Slots },
  run: { signal: AbortSignal; stopping?: AbortSignal },
): Promise<void> {
  const stop = run.stopping ? AbortSignal.any([run.signal, run.stopping]) : run.signal;
  const held = slots ? [await slots.take(stop), ...slots.takeFree(Infinity)] : [NO_SLOT];
  try {
    const { rows, mayBeMore, opensInSeconds } = await take(dependencies, lane, held.length);
    for (const giveBack of held.slice(rows.length)) {
      giveBack();
    }
    if (mayBeMore) {
      await dependencies.queue.send(dependencies.db, JOB_OF_LANE[lane], { group });
    } else if (opensInSeconds !== undefined) {
      const later = { startAfterSeconds: opensInSeconds };
      await dependencies.queue.send(dependencies.db, JOB_OF_LANE[lane], { group }, later);
    }
    const runs = rows.map((row, index) => {
      const giveBack = held[index] ?? NO_SLOT;
      return runLeased(dependencies, row, { ...run, onAnswer: giveBack }).finally(giveBack);
    });
    const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
    if (failed) {
      throw (failed as PromiseRejectedResult).reason;
    }
  } finally {
    for (const giveBack of held) {
      giveBack();
    }
  }
}

/** Takes what may start now, and says when to look again where a vendor of paid work opens later. */
async function take(
  dependencies: GenerationDependencies,
  lane: Lane,
  most: number,
): Promise<TakenLeases & { opensInSeconds?: number | undefined }> {
  if (lane === 'paid') {
    await passOnWaiting(dependencies);
    return takePaidWork(dependencies, drawTurn());
  }
  return takeNextLeases(dependencies.db, dependencies, { lane, turn: drawTurn(), most });
}
