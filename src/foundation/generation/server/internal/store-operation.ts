import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { Started } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations, type GenerationRow } from '../tables.ts';
import { checkLater, secondsFromNow } from './check-later.ts';
import { generationLease } from './lease.ts';
import { resumeUnknown } from './resume-unknown.ts';

/** Between attempts: a database that fails over is back within a minute. */
const PAUSES_SECONDS = [0.5, 1, 2, 4, 8, 15, 30];

type Accepted = Extract<Started, { kind: 'pending' }>;

/**
 * Stores what a vendor has accepted and releases the row, to be checked later. The vendor bills it, so that it is tried
 * for a minute, until the signal is aborted, and also where the row was set aside as unknown meanwhile. What cannot be
 * stored is logged. Throws the last error of the database.
 */
export async function storeOperation(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  accepted: Accepted,
  signal: AbortSignal,
): Promise<void> {
  const store = (): Promise<boolean> =>
    dependencies.db.transaction((transaction) => storeOnce(transaction, dependencies, row, accepted));
  const facts = { generationId: row.id, vendor: row.vendor, operation: withoutQueries(accepted.operation) };
  try {
    if (!(await persist(store, signal))) {
      dependencies.log.error(facts, 'accepted work was not stored: its generation has ended');
    }
  } catch (error) {
    dependencies.log.error({ ...facts, err: error }, 'accepted work could not be stored');
    throw error;
  }
}

/** Calls this until it succeeds or the time is over; once more after the signal was aborted. */
async function persist<Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const seconds of PAUSES_SECONDS) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) {
        throw error;
      }
    }
    await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
  return work();
}

async function storeOnce(
  transaction: Transaction,
  dependencies: GenerationDependencies,
  row: GenerationRow,
  accepted: Accepted,
): Promise<boolean> {
  const isHeld = await generationLease.release(transaction, row, {
    state: 'processing',
    operation: accepted.operation,
    operationSince: sql`now()`,
    dueAt: secondsFromNow(accepted.checkAfterSeconds),
  });
  if (isHeld) {
    await checkLater(transaction, dependencies, row.id, accepted.checkAfterSeconds);
    return true;
  }
  const [now] = await transaction.select().from(generations).where(eq(generations.id, row.id)).for('update');
  if (now?.state === 'unknown' && now.attempts === row.attempts) {
    await resumeUnknown(transaction, dependencies, row.id, accepted);
    return true;
  }
  // An attempt may have stored it although its answer was lost.
  return now !== undefined && now.operation !== null;
}

/** For the log: addresses may have tokens in their queries. */
function withoutQueries(operation: Accepted['operation']): string {
  return JSON.stringify(operation).replaceAll(/\?[^"]*/g, '');
}
