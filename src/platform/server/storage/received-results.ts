import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import { newScratchPath } from './scratch-folder.ts';

type Folders = Pick<Config, 'dataFolder'>;

const ID = /^[0-9a-f-]{36}$/;

/** The folder of results as they came from vendors, each under the id of its generation, until they are stored. */
export function receivedFolder(config: Folders): string {
  return join(config.dataFolder, 'received');
}

function pathOf(config: Folders, generationId: string): string {
  if (!ID.test(generationId)) {
    throw new Error('a received result is kept under the id of its generation');
  }
  return join(receivedFolder(config), generationId);
}

/**
 * Keeps what a vendor answered; resolves when it is synced to disk. It may take from the space that `ensureFreeSpace`
 * keeps free: it was paid for. Throws the errors of the file system.
 */
export async function keepReceived(config: Folders, generationId: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(config, generationId);
  const draft = await newScratchPath(receivedFolder(config));
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What was kept for this generation; undefined for nothing. Throws the errors of the file system. */
export async function readReceived(config: Folders, generationId: string): Promise<Buffer | undefined> {
  return readFile(pathOf(config, generationId)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
}

/** The generations for which something is kept. */
export async function listReceived(config: Folders): Promise<string[]> {
  const names = await readdir(receivedFolder(config)).catch(() => [] as string[]);
  return names.filter((name) => ID.test(name));
}

/** Removes what is kept for a generation, if anything is. */
export async function removeReceived(config: Folders, generationId: string): Promise<void> {
  await rm(pathOf(config, generationId), { force: true });
}
