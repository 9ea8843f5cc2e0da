import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { GenerationTools } from '../generation-tools.ts';

/** Gives a vendor the path of a file that its request names, if the file is the account's. Throws NOT_FOUND. */
export function filePathsFor(
  tools: Pick<GenerationTools, 'db' | 'storage'>,
  accountId: string,
): (fileId: string) => Promise<string> {
  return async (fileId) => {
    const file = (await findFiles(tools.db, [fileId])).get(fileId);
    if (!file || file.accountId !== accountId) throw new AppError('NOT_FOUND', { details: { file: fileId } });
    return tools.storage.pathOf(file.storageKey);
  };
}
