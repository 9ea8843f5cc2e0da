import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';

const KEY_PATTERN = /^[\w+/=.-]{32,500}$/;

/**
 * Reads the keys of a file in the data folder, one per line, the newest first; creates it with one random key when it
 * is missing. The first two lines are used. Throws DATA_FOLDER_UNUSABLE.
 */
export async function readKeyFile(folder: string, name: string): Promise<string[]> {
  const file = join(folder, name);
  const text = (await readIfThere(file)) ?? (await makeKeyFile(folder, file));
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2);
  if (keys.length === 0 || !keys.every((key) => KEY_PATTERN.test(key))) {
    throw new AppError('DATA_FOLDER_UNUSABLE', {
      details: { folder, reason: `${file} must hold one or two keys of at least 32 characters, one a line` },
    });
  }
  return keys;
}

// Two processes may start at once: the finished file is hard-linked into place, which succeeds for one of them.
async function makeKeyFile(folder: string, file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    await handle.writeFile(`${randomBytes(48).toString('base64url')}\n`);
    await handle.sync();
    await handle.close();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') {
        throw error;
      }
    });
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new AppError('DATA_FOLDER_UNUSABLE', {
      details: { folder, reason: cause instanceof Error ? cause.message : String(cause) },
      cause,
    });
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder: file, reason: String(error) }, cause: error });
  }
}
