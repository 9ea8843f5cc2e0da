import { and, eq, inArray, isNotNull, like, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { abandonGeneration } from './cancel-generation.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { generations, vendorHealth } from './tables.ts';

const ENDED = ['completed', 'failed', 'cancelled'] as const;

/** Cancels an account's work where that costs nothing. Returns false while paid work is still in progress. */
export async function endGenerationsOf(
  dependencies: Pick<GenerationDependencies, 'queue' | 'vendors' | 'wakeJobs'> & { db: Database },
  accountId: string,
): Promise<boolean> {
  const open = await dependencies.db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.accountId, accountId), notInArray(generations.state, [...ENDED])));
  let going = 0;
  for (const { id } of open) {
    if (!(await dependencies.db.transaction((transaction) => abandonGeneration(transaction, dependencies, id)))) {
      going += 1;
    }
  }
  return going === 0;
}

/** Deletes an account's generations, and how its own keys were. Throws while one is still in progress. */
export async function forgetGenerations(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .delete(generations)
    .where(and(eq(generations.accountId, accountId), isNotNull(generations.finishedAt)));
  const left = await transaction
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.accountId, accountId))
    .limit(1);
  await transaction.delete(vendorHealth).where(like(vendorHealth.vendor, `%:${accountId}`));
  if (left.length > 0) {
    throw new Error('work of this account is still going on');
  }
}

/** Forgets those of these generations that have ended. */
export async function forgetEndedGenerations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await transaction
      .delete(generations)
      .where(and(inArray(generations.id, [...ids]), isNotNull(generations.finishedAt)));
  }
}
