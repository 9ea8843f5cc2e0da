import { randomUUID } from 'node:crypto';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Doubt } from '#src/vendors/vendor.ts';
import { moderationCases } from './tables.ts';

/** Puts a file of an account into the queue of admins, once a file. */
export async function openCase(
  executor: Executor,
  { accountId, fileId, doubt }: { accountId: string; fileId: string; doubt: Doubt },
): Promise<void> {
  await executor
    .insert(moderationCases)
    .values({
      id: randomUUID(),
      accountId,
      subjectKind: 'file',
      subjectId: fileId,
      text: doubt.text ?? null,
      judgedBy: doubt.by,
      categories: doubt.categories,
    })
    .onConflictDoNothing();
}
