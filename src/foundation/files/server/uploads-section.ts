import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { isUnnamed } from './named-files.ts';
import { files } from './tables.ts';

/** The files' part of an archive: uploads that nothing uses yet. All others belong to what uses them. */
export async function* uploadsSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; storageKey: string }> {
  const unused = await executor
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.accountId, accountId), await isUnnamed(executor)))
    .orderBy(asc(files.createdAt), asc(files.id));
  for (const { id, storageKey } of unused) {
    yield { name: `uploads/${id}.${storageKey.split('.').at(-1) ?? 'bin'}`, storageKey };
  }
}
