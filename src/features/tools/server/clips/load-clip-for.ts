import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { toolClips, type ToolClipRow } from '../tables.ts';

/** A clip of the account that is on its way. Throws NOT_FOUND, also for one of somebody else. */
export async function loadClipFor(
  executor: Executor,
  { accountId, uploadId }: { accountId: string; uploadId: string },
): Promise<ToolClipRow> {
  const [row] = await executor
    .select()
    .from(toolClips)
    .where(and(eq(toolClips.id, uploadId), eq(toolClips.accountId, accountId)));
  if (!row) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
