import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { isUnnamed } from './named-files.ts';
import { files } from './tables.ts';

/**
 * Deletes the rows of those files of an account that no other row refers to: nobody can fetch them any more. Their
 * bytes are removed by a later sweep (sweep-files.ts). Call it after the referring rows were changed.
 */
export async function forgetFiles(
  transaction: Transaction,
  accountId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) {
    return;
  }
  const these = and(eq(files.accountId, accountId), inArray(files.id, [...new Set(fileIds)]));
  // Locked first: a row that starts to refer to one of them meanwhile is seen by the second statement, or waits for
  // it.
  await transaction.select({ id: files.id }).from(files).where(these).orderBy(asc(files.id)).for('update');
  await transaction.delete(files).where(and(these, await isUnnamed(transaction)));
}

/** Deletes the rows of every file of an account. Rows that refer to them must be gone before. */
export async function forgetFilesOf(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(files).where(eq(files.accountId, accountId));
}
