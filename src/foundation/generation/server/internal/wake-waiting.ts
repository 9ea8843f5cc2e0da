import { and, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations, type GenerationRow } from '../tables.ts';
import { wakeStart } from './wake-start.ts';

/**
 * Starts what waits for a vendor, or for a member's key at it, that has just got room. The last thing in a transaction:
 * those that send this wait for each other.
 */
export async function wakeWaiting(
  executor: Executor,
  dependencies: Pick<GenerationDependencies, 'queue' | 'vendors'>,
  { vendor, ownKey, access }: Pick<GenerationRow, 'vendor' | 'ownKey' | 'access'>,
): Promise<void> {
  if (!ownKey && dependencies.vendors.get(vendor as VendorName)?.repeatable !== false) {
    return;
  }
  const waiting = await executor
    .select({ vendor: generations.vendor, kind: generations.kind })
    .from(generations)
    .where(and(eq(generations.access, access), eq(generations.state, 'pending'), lte(generations.dueAt, sql`now()`)))
    .limit(1);
  if (waiting.length > 0) {
    await wakeStart(executor, dependencies, { group: `room ${access}`, waiting });
  }
}
