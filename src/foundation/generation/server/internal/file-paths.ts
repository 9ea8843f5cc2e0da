import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';

/** Gives a vendor the path of a file that its request refers to, if the account owns the file. Throws NOT_FOUND. */
export function filePathsFor(
  dependencies: Pick<GenerationDependencies, 'db' | 'storage'>,
  accountId: string,
): (fileId: string) => Promise<string> {
  return async (fileId) => {
    const file = (await findFiles(dependencies.db, [fileId])).get(fileId);
    if (!file || file.accountId !== accountId) {
      throw new AppError('NOT_FOUND', { details: { file: fileId } });
    }
    return dependencies.storage.pathOf(file.storageKey);
  };
}
