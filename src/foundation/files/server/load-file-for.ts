import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { files, type FileRow } from './tables.ts';

/** The file if the account owns it. Throws NOT_FOUND otherwise, whether it exists or not. */
export async function loadFileFor(executor: Executor, accountId: string, fileId: string): Promise<FileRow> {
  const [row] = await executor
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.accountId, accountId)));
  if (!row) {
    throw new AppError('NOT_FOUND', { details: { file: fileId } });
  }
  return row;
}
