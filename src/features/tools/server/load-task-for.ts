import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { toolTasks, type ToolTaskRow } from './tables.ts';

/**
 * The account's task, locked with `lock`. Throws TASK_ID_EMPTY and TASK_ID_INVALID for what cannot be an id, and
 * TASK_NOT_FOUND, whether it belongs to somebody else or does not exist.
 */
export async function loadTaskFor(
  executor: Executor,
  { accountId, taskId }: { accountId: string; taskId: string },
  { lock = false }: { lock?: boolean } = {},
): Promise<ToolTaskRow> {
  if (taskId.trim() === '') {
    throw new AppError('TASK_ID_EMPTY');
  }
  if (!isUuid(taskId)) {
    throw new AppError('TASK_ID_INVALID');
  }
  const query = executor
    .select()
    .from(toolTasks)
    .where(and(eq(toolTasks.id, taskId), eq(toolTasks.accountId, accountId), isNull(toolTasks.removedAt)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) {
    throw new AppError('TASK_NOT_FOUND');
  }
  return row;
}
