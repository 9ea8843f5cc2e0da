import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { files } from './tables.ts';

/** Forgets these files of an account: nobody can get them any more. Their bytes go with the next sweep (sweep-files.ts). */
export async function forgetFiles(executor: Executor, accountId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0)
    await executor.delete(files).where(and(eq(files.accountId, accountId), inArray(files.id, [...fileIds])));
}

/** Forgets every file of an account. Whatever refers to them has to be gone before. */
export async function forgetFilesOf(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(files).where(eq(files.accountId, accountId));
}
