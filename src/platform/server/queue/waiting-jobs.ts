import { sql } from 'drizzle-orm';
import type { ConnectionOptions, PgBoss } from 'pg-boss';
import type { Executor } from '../database/database.ts';

/** What a sender wants of the job that waits for its key. */
export interface WantedJob {
  key: string;
  /** The connection of the sender's transaction, as the library takes it. */
  db: NonNullable<ConnectionOptions['db']>;
  startAfterSeconds?: number;
  priority?: number;
}

/**
 * Looks for a job that waits for the same key and makes it start no later, and no less urgently, than wanted. Answers
 * false when none waits; then the caller may add one in the same transaction, and nobody else does. The waiting job
 * stays locked until that transaction ends, so that no worker takes it before it can see what the sender has written.
 */
export async function joinWaitingJob(
  executor: Executor,
  boss: PgBoss,
  name: string,
  { key, db, startAfterSeconds = 0, priority = 0 }: WantedJob,
): Promise<boolean> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name}:${key}`}, 7))`);
  const { rows } = await executor.execute<{ id: string; later: boolean; priority: number }>(sql`
    select id, start_after > now() + make_interval(secs => ${startAfterSeconds}) as later, priority
    from pgboss.job where name = ${name} and singleton_key = ${key} and state < 'active'
    order by start_after limit 1 for update`);
  const waiting = rows[0];
  if (!waiting) {
    return false;
  }
  // An idle worker that passed over the locked row is called again, which the change of a job that is due does.
  if (startAfterSeconds === 0 || waiting.later) {
    await boss.update(name, undefined, {
      id: waiting.id,
      db,
      startAfter: startAfterSeconds,
      priority: Math.max(waiting.priority, priority),
    });
  }
  return true;
}

/** Removes what waits for this key. What is being worked goes on. */
export async function removeWaitingJob(executor: Executor, name: string, key: string): Promise<void> {
  await executor.execute(
    sql`delete from pgboss.job where name = ${name} and singleton_key = ${key} and state < 'active'`,
  );
}
