import { randomUUID } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { files } from './tables.ts';

/**
 * Gives an account files of its own like these, which share their stored bytes: those are kept while any row names
 * them. The caller has checked that the account may have them. Returns the new ids by the old ones.
 */
export async function copyFilesTo(
  transaction: Transaction,
  accountId: string,
  fileIds: readonly string[],
): Promise<Map<string, string>> {
  if (fileIds.length === 0) {
    return new Map();
  }
  // Locked, so that none of them, and with it its bytes, goes before the copies are there.
  const rows = await transaction
    .select()
    .from(files)
    .where(inArray(files.id, [...new Set(fileIds)]))
    .orderBy(asc(files.id))
    .for('key share');
  const ids = new Map(rows.map(({ id }) => [id, randomUUID()]));
  if (rows.length > 0) {
    await transaction
      .insert(files)
      .values(
        rows.map(({ createdAt: _createdAt, ...file }) => ({ ...file, accountId, id: ids.get(file.id) ?? file.id })),
      );
  }
  return ids;
}
