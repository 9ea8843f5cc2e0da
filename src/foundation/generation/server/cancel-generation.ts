import { asc, eq, inArray } from 'drizzle-orm';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { endWithoutCharge } from './internal/end-generation.ts';
import { cancelAtVendorJob } from './jobs.ts';
import { generations, type GenerationRow } from './tables.ts';

type Dependencies = Pick<GenerationDependencies, 'queue' | 'vendors' | 'wakeJobs'>;

/**
 * Cancels a generation whose cancellation costs nothing: one that has not started, or one of a vendor whose work is
 * free to stop. Its coins are released, and its run can no longer write. Returns false when it has ended or is paid
 * work in progress, which continues unless its vendor still can take it out of its queue (`cancelAtVendor`).
 */
export async function cancelGeneration(
  transaction: Transaction,
  dependencies: Dependencies,
  generationId: string,
): Promise<boolean> {
  const row = await lockStoppable(transaction, dependencies, generationId);
  if (!row) {
    return false;
  }
  await endWithoutCharge(transaction, dependencies, row, { state: 'cancelled' });
  return true;
}

/**
 * The same for somebody who deletes the task: what has begun is charged, and only what no vendor was asked for yet is
 * given back (COIN-05).
 */
export async function abandonGeneration(
  transaction: Transaction,
  dependencies: Dependencies,
  generationId: string,
): Promise<boolean> {
  const row = await lockStoppable(transaction, dependencies, generationId);
  if (!row) {
    return false;
  }
  if (hasBegun(row) && row.holdId !== null) {
    await settleHold(transaction, { holdId: row.holdId });
    await endWithoutCharge(transaction, dependencies, { ...row, holdId: null }, { state: 'cancelled' });
  } else {
    await endWithoutCharge(transaction, dependencies, row, { state: 'cancelled' });
  }
  return true;
}

/** True once a vendor may have been asked. */
export function hasBegun({ state }: Pick<GenerationRow, 'state'>): boolean {
  return state !== 'pending';
}

/** True when cancelling this generation now would release its coins. */
export function wouldReturnCoins(dependencies: Pick<Dependencies, 'vendors'>, row: GenerationRow): boolean {
  return row.holdId !== null && canStop(dependencies, row);
}

async function lockStoppable(
  transaction: Transaction,
  dependencies: Dependencies,
  generationId: string,
): Promise<GenerationRow | undefined> {
  const [row] = await transaction.select().from(generations).where(eq(generations.id, generationId)).for('update');
  if (!row || canStop(dependencies, row)) {
    return row;
  }
  if (row.state === 'processing') {
    await dependencies.queue.send(transaction, cancelAtVendorJob, { generationId });
  }
  return undefined;
}

function canStop(dependencies: Pick<Dependencies, 'vendors'>, row: GenerationRow): boolean {
  const isFree = dependencies.vendors.get(row.vendor as VendorName)?.repeatable === true;
  return row.state === 'pending' || (isFree && (row.state === 'submitting' || row.state === 'processing'));
}

/**
 * Locks these generations in a fixed order, for callers that end several in one transaction: ending one also locks its
 * caller's wake-up, and different orders would deadlock.
 */
export async function lockGenerations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await transaction
      .select({ id: generations.id })
      .from(generations)
      .where(inArray(generations.id, [...ids]))
      .orderBy(asc(generations.id))
      .for('update');
  }
}
