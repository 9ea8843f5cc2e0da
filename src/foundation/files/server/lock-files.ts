import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { files } from './tables.ts';

/**
 * Keeps the rows of those of these files that belong to the account from being deleted until the transaction ends, so
 * that rows that refer to them can be inserted. Waits for a deletion in progress. Files that are gone, or were never
 * there, are no error: look them up afterwards.
 */
export async function lockFiles(
  transaction: Transaction,
  accountId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) {
    return;
  }
  await transaction
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.accountId, accountId), inArray(files.id, [...new Set(fileIds)])))
    .orderBy(asc(files.id))
    .for('key share');
}
