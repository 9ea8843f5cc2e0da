import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { STORED_FOLDERS, type StoredFolder } from '#src/shared/catalogue/media-folders.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';
import { reachFailpoint } from '../life-cycle/failpoint.ts';
import { ensureFreeSpace } from './disk-reserve.ts';
import { newScratchPath, scratchRoot } from './scratch-folder.ts';

/** A stored file, as a row records it. */
export interface StoredFile {
  /** Storage key: `folder/ab/<sha256>.<extension>`. */
  key: string;
  /** SHA-256 of the content, lower-case hexadecimal. */
  sha256: string;
  bytes: number;
  mime: string;
}

/** Source of a new file's content. A file at `path` is copied, not moved. */
type StorageSource = { path: string } | { bytes: Uint8Array };

/** Bytes from `start` to `end`, both inclusive, 0-based, as in an HTTP range. */
interface ByteRange {
  start: number;
  end?: number;
}

/** The media store, addressed by content: equal content in one folder is stored once; nothing is ever overwritten. */
export interface Storage {
  /** Stores a file; resolves when it is synced to disk. Throws DISK_FULL, STORAGE_UNREADABLE. */
  put(
    folder: StoredFolder,
    source: StorageSource,
    description: { mime: string; extension: string },
  ): Promise<StoredFile>;
  /** Absolute path of a stored file, whether it exists or not. Throws NOT_FOUND for an invalid key. */
  pathOf(key: string): string;
  /** Opens a stored file, or a range of it. Throws NOT_FOUND, STORAGE_UNREADABLE. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** True when the file exists and its content matches the hash in its key. */
  verify(key: string): Promise<boolean>;
  /** Every stored file, folder by folder. */
  list(): AsyncIterable<string>;
  /** Removes a file unless it was put again since then, also during this call. Returns true when it is gone. */
  removeUnused(key: string, since: Date): Promise<boolean>;
}

const KEY = new RegExp(`^(?:${STORED_FOLDERS.join('|')})/([0-9a-f]{2})/(\\1[0-9a-f]{62})\\.[a-z0-9]{1,8}$`);
const EXTENSION = /^[a-z0-9]{1,8}$/;

/** Creates the store in the data folder. */
export function createStorage(config: Pick<Config, 'dataFolder' | 'disk'>): Storage {
  const root = join(config.dataFolder, 'media');

  const pathOf = (key: string): string => {
    if (!KEY.test(key)) {
      throw new AppError('NOT_FOUND', { details: { key: key.slice(0, 120) } });
    }
    return join(root, ...key.split('/'));
  };

  const put: Storage['put'] = async (folder, source, { mime, extension }) => {
    if (!EXTENSION.test(extension) || !STORED_FOLDERS.includes(folder)) {
      throw new AppError('INVALID_DATA', { details: { folder, extension } });
    }
    const bytesWanted =
      'path' in source ? (await stat(source.path).catch(unreadable(source.path))).size : source.bytes.byteLength;
    await ensureFreeSpace(config, bytesWanted);
    // Temporary files are on the same file system as the media, so that a rename puts them in place atomically.
    const draft = await newScratchPath(scratchRoot(config));
    try {
      if ('path' in source) {
        await copyFile(source.path, draft);
      } else {
        await pipeline([source.bytes], createWriteStream(draft, { mode: 0o600 }));
      }
      const { sha256, bytes } = await syncAndHash(draft);
      const key = `${folder}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
      const place = pathOf(key);
      if ((await sizeOf(place)) !== bytes || !(await touch(place))) {
        await mkdir(dirname(place), { recursive: true, mode: 0o700 });
        reachFailpoint('storage-before-rename');
        await rename(draft, place);
        reachFailpoint('storage-after-rename');
      }
      // Also for an existing file: the process that put it may have died before its folder was synced.
      for (const folderPath of [dirname(place), dirname(dirname(place)), root]) {
        await syncFolder(folderPath);
      }
      return { key, sha256, bytes, mime };
    } catch (cause) {
      throw asStorageError(cause);
    } finally {
      await rm(draft, { force: true });
    }
  };

  const read: Storage['read'] = async (key, range) => {
    const path = pathOf(key);
    let file: FileHandle;
    try {
      file = await open(path, 'r');
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
        throw new AppError('NOT_FOUND', { details: { key }, cause });
      }
      throw new AppError('STORAGE_UNREADABLE', { details: { key }, cause });
    }
    return file.createReadStream(
      range ? { start: range.start, ...(range.end === undefined ? {} : { end: range.end }) } : {},
    );
  };

  return {
    put,
    pathOf,
    read,
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    verify: async (key) => {
      const path = pathOf(key);
      const hash = createHash('sha256');
      try {
        await pipeline(createReadStream(path), hash);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
          return false;
        }
        throw new AppError('STORAGE_UNREADABLE', { details: { key }, cause });
      }
      return hash.digest('hex') === KEY.exec(key)?.[2];
    },
    list: async function* () {
      for (const folder of STORED_FOLDERS) {
        for (const part of await namesIn(join(root, folder))) {
          for (const name of await namesIn(join(root, folder, part))) {
            const key = `${folder}/${part}/${name}`;
            if (KEY.test(key)) {
              yield key;
            }
          }
        }
      }
    },
    removeUnused: async (key, since) => {
      const place = pathOf(key);
      const isUsed = async (path: string): Promise<boolean> => (await stat(path)).mtimeMs > since.getTime();
      try {
        if (await isUsed(place)) {
          return false;
        }
        // Move it away first: a concurrent put of the same content either touches this file, which is detected, or
        // stores a new one.
        const aside = await newScratchPath(scratchRoot(config));
        await rename(place, aside);
        if (await isUsed(aside)) {
          await rename(aside, place);
          return false;
        }
        await rm(aside);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
          throw asStorageError(cause);
        }
      }
      return true;
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') {
      return [];
    }
    throw asStorageError(cause);
  });
}

/** Updates the time of a file's last put. Returns false when it was removed. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      return false;
    }
    throw cause;
  }
}

async function syncAndHash(path: string): Promise<{ sha256: string; bytes: number }> {
  const file = await open(path, 'r+');
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of file.createReadStream({ autoClose: false, start: 0, highWaterMark: 1 << 18 })) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).byteLength;
    }
    await file.chmod(0o600);
    await file.sync();
    return { sha256: hash.digest('hex'), bytes };
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders; its file system journals their entries.
  if (process.platform === 'win32') {
    return;
  }
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

function unreadable(path: string): (cause: unknown) => never {
  return (cause) => {
    throw new AppError('STORAGE_UNREADABLE', { details: { path }, cause });
  };
}

function asStorageError(cause: unknown): unknown {
  if (isAppError(cause)) {
    return cause;
  }
  const code = (cause as NodeJS.ErrnoException).code;
  return new AppError(code === 'ENOSPC' || code === 'EDQUOT' ? 'DISK_FULL' : 'STORAGE_UNREADABLE', { cause });
}
