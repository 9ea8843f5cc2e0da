import { and, asc, inArray, sql } from 'drizzle-orm';
import type { GenerationTools } from './generation-tools.ts';
import { ringGeneration } from './internal/ring-generation.ts';
import { generations } from './tables.ts';

const MOST_AT_ONCE = 500;

/**
 * Rings again for unfinished generations that nobody has said to be alive for a while (their bell may have been lost
 * with a process). Any number of processes may do this. Answers with how many were rung for.
 */
export async function sweepGenerations(
  tools: Pick<GenerationTools, 'db' | 'queue'>,
  silentForSeconds = 20,
): Promise<number> {
  const silent = await tools.db
    .select({ id: generations.id, ring: generations.ring })
    .from(generations)
    .where(
      and(
        inArray(generations.state, ['pending', 'submitting', 'processing']),
        sql`greatest(${generations.aliveAt}, ${generations.dueAt}) < now() - make_interval(secs => ${silentForSeconds})`,
      ),
    )
    .orderBy(asc(generations.dueAt))
    .limit(MOST_AT_ONCE);
  let rung = 0;
  for (const row of silent)
    if (await tools.db.transaction((transaction) => ringGeneration(transaction, tools, row))) rung += 1;
  return rung;
}
