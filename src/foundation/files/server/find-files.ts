import { inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { files, type FileRow } from './tables.ts';

/** The rows of these files by id; the caller has checked their owner. Unknown ids are absent. */
export async function findFiles(executor: Executor, fileIds: readonly string[]): Promise<Map<string, FileRow>> {
  if (fileIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select()
    .from(files)
    .where(inArray(files.id, [...new Set(fileIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}
