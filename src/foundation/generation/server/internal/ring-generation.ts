import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { GenerationTools } from '../generation-tools.ts';
import { runGenerationJob } from '../jobs.ts';
import { generations } from '../tables.ts';

/** Rings the bell once more for a row whose ring counter is still the one seen; of several ringers one wins. */
export async function ringGeneration(
  executor: Executor,
  tools: Pick<GenerationTools, 'queue'>,
  seen: { id: string; ring: number },
  startAfterSeconds = 0,
): Promise<boolean> {
  const ring = seen.ring + 1;
  const rung = await executor
    .update(generations)
    .set({ ring, dueAt: secondsFromNow(startAfterSeconds) })
    .where(and(eq(generations.id, seen.id), eq(generations.ring, seen.ring)))
    .returning({ id: generations.id });
  if (rung.length === 0) return false;
  await tools.queue.send(
    executor,
    runGenerationJob,
    { generationId: seen.id },
    { id: uuidFrom('generation', seen.id, ring), startAfterSeconds },
  );
  return true;
}

/** Expression for "some seconds from now", by the database's clock. */
export function secondsFromNow(seconds: number): ReturnType<typeof sql> {
  return sql`now() + make_interval(secs => ${seconds})`;
}
