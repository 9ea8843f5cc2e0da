import { randomUUID } from 'node:crypto';
import { asc, eq, gt, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../database/columns.ts';
import type { Database, Executor } from '../database/database.ts';
import { repeat } from '../life-cycle/repeat.ts';
import type { Shutdown } from '../life-cycle/shutdown.ts';
import type { Log } from '../log/create-log.ts';

const BEAT_EVERY_MILLISECONDS = 15_000;
/** A process that was not seen for this long counts as dead. */
const DEAD_AFTER_SECONDS = 60;
const SWEPT_AFTER_MINUTES = 10;

/** What a process does: `site` answers requests only, `all-in-one` and `worker` work on jobs, `command-line` ends soon. */
export type ProcessKind = 'all-in-one' | 'worker' | 'site' | 'command-line';

const heartbeats = pgTable('process_heartbeats', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ProcessKind>().notNull(),
  version: text('version').notNull(),
  threads: integer('threads').notNull(),
  startedAt: time('started_at').notNull().defaultNow(),
  seenAt: time('seen_at').notNull().defaultNow(),
});

/** A process that was seen within the last minute. */
export type LiveProcess = typeof heartbeats.$inferSelect;

/** Says every 15 seconds that this process is alive, until the shutdown; removes processes that died. */
export async function startHeartbeat(
  { db, log }: { db: Database; log: Log },
  shutdown: Pick<Shutdown, 'add'>,
  process: { kind: ProcessKind; version: string; threads: number },
): Promise<void> {
  const id = randomUUID();
  const beat = async (): Promise<void> => {
    const seenAt = sql`now()`;
    await db
      .insert(heartbeats)
      .values({ id, ...process })
      .onConflictDoUpdate({ target: heartbeats.id, set: { seenAt } });
    await db
      .delete(heartbeats)
      .where(lt(heartbeats.seenAt, sql`now() - make_interval(mins => ${SWEPT_AFTER_MINUTES})`));
  };
  await beat();
  const beating = repeat({ name: 'heartbeat', everyMilliseconds: BEAT_EVERY_MILLISECONDS, work: beat }, log);
  shutdown.add('heartbeat', async () => {
    await beating.stop();
    await db.delete(heartbeats).where(eq(heartbeats.id, id));
  });
}

/** The processes that are alive, the oldest first; at most `limit`. */
export async function listProcesses(executor: Executor, limit: number): Promise<LiveProcess[]> {
  return executor
    .select()
    .from(heartbeats)
    .where(gt(heartbeats.seenAt, sql`now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`))
    .orderBy(asc(heartbeats.startedAt))
    .limit(limit);
}
