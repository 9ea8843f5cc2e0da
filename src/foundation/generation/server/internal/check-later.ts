import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { runGenerationJob } from '../jobs.ts';
import { generations } from '../tables.ts';

/** Schedules a check of this generation after some seconds; returns false when a wake-up of it is waiting already. */
export async function checkLater(
  executor: Executor,
  dependencies: Pick<GenerationDependencies, 'queue'>,
  generationId: string,
  startAfterSeconds = 0,
): Promise<boolean> {
  await executor
    .update(generations)
    .set({ dueAt: secondsFromNow(startAfterSeconds) })
    .where(eq(generations.id, generationId));
  return dependencies.queue.send(executor, runGenerationJob, { generationId }, { startAfterSeconds });
}

/** SQL for "this many seconds from now", by the database's clock. */
export function secondsFromNow(seconds: number): ReturnType<typeof sql> {
  return sql`now() + make_interval(secs => ${seconds})`;
}
