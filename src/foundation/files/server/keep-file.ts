import { randomUUID } from 'node:crypto';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { StoredFile } from '#src/platform/server/storage/storage.ts';
import type { StoredFolder } from '#src/shared/catalogue/media-folders.ts';
import { files } from './tables.ts';

/** Records the owner of a stored file, whose bytes are already on the disk. Returns the file's id. */
export async function keepFile(
  executor: Executor,
  file: { accountId: string; folder: StoredFolder; stored: StoredFile },
): Promise<string> {
  const id = randomUUID();
  const { key, sha256, bytes, mime } = file.stored;
  await executor
    .insert(files)
    .values({ id, accountId: file.accountId, folder: file.folder, storageKey: key, sha256, bytes, mime });
  return id;
}
