import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** The jobs of one kind. */
export interface QueueDepth {
  /** The job's name. */
  name: string;
  /** Jobs that are due and not started yet; counted now. */
  waiting: number;
  /** How long the oldest of them has been due, seconds; 0 where none waits. */
  oldestSeconds: number;
  /** Jobs in work and jobs that failed for good within a month; counted by the workers every few seconds. */
  running: number;
  failed: number;
}

/** Waiting, running and failed jobs by name, of the queues that are not empty. */
export async function readQueueDepths(executor: Executor): Promise<QueueDepth[]> {
  const { rows } = await executor.execute<QueueDepth & Record<string, unknown>>(sql`
    with waiting as (
      select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as oldest
      from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name
    )
    select name, coalesce(waiting, 0) as waiting, coalesce(oldest, 0) as "oldestSeconds",
      active_count as running, failed_count as failed
    from pgboss.queue left join waiting using (name)
    where waiting > 0 or active_count > 0 or failed_count > 0 order by name`);
  return rows;
}
