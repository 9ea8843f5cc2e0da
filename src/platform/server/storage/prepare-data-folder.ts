import { constants } from 'node:fs';
import { access, mkdir, realpath } from 'node:fs/promises';
import { AppError } from '#src/shared/errors/app-error.ts';

/** Creates the data folder if necessary and returns its real path. Throws DATA_FOLDER_UNUSABLE when it is not writable. */
export async function prepareDataFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder, reason }, cause });
  }
}
