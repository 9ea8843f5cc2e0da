import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';

/**
 * Those of these files that are pictures of the account, by id. Absent are other people's, unknown ones, and uploads
 * that were removed because no film used them.
 */
export async function findOwnPictures(
  executor: Executor,
  accountId: string,
  fileIds: readonly string[],
): Promise<Map<string, FileRow>> {
  const found = await findFiles(executor, fileIds);
  return new Map([...found].filter(([, file]) => file.accountId === accountId && file.mime.startsWith('image/')));
}
