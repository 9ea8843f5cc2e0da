import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#src/platform/server/database/database.ts';
import { files } from './tables.ts';

/** Ids of these files and of all that share their stored bytes: copies of them, of any account. */
export async function findSameFiles(executor: Executor, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) {
    return [];
  }
  const same = alias(files, 'same');
  const rows = await executor
    .selectDistinct({ id: same.id })
    .from(files)
    .innerJoin(same, eq(same.storageKey, files.storageKey))
    .where(inArray(files.id, [...new Set(fileIds)]));
  // What is decided about a file stays when it is gone.
  return [...new Set([...fileIds, ...rows.map(({ id }) => id)])];
}
