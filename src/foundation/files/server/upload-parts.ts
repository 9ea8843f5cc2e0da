import { constants } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/server/config/read-config.ts';

/** Where uploads of one kind are put together: a folder of the data folder. */
export interface UploadsPlace {
  config: Pick<Config, 'dataFolder'>;
  folder: 'uploads' | 'tool-uploads';
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const folderOf = ({ config, folder }: UploadsPlace): string => join(config.dataFolder, folder);

/** Where the parts of an upload are put together. Its folder exists when this resolves. */
export async function uploadPath(place: UploadsPlace, uploadId: string): Promise<string> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, uploadId);
}

/** Writes a part `offset` bytes from the beginning; it is on the disk when this resolves, and never whole in memory. */
export async function writePart(path: string, part: Blob, offset: number): Promise<void> {
  // Never cut short: a part that is sent twice may come again when all is there.
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    let position = offset;
    for await (const chunk of part.stream()) {
      await file.write(chunk, 0, chunk.byteLength, position);
      position += chunk.byteLength;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes the bytes of uploads that are not known any more. `findKnown` gets ids and returns those that are. */
export async function removeStrayUploads(
  place: UploadsPlace,
  findKnown: (ids: string[]) => Promise<readonly string[]>,
): Promise<void> {
  const folder = folderOf(place);
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => UUID.test(name));
  if (names.length === 0) {
    return;
  }
  const known = new Set(await findKnown(names));
  for (const name of names.filter((each) => !known.has(each))) {
    await rm(join(folder, name), { force: true });
  }
}
