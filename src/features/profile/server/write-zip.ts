import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import type { ArchiveEntry } from './profile-tools.ts';

/**
 * Writes a ZIP of what the parts hand over, one after the other. A stored file that is missing is left out. Media are
 * kept as they are, since they are compressed already.
 */
export async function writeZip(
  path: string,
  storage: Storage,
  parts: readonly AsyncIterable<ArchiveEntry>[],
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const failed = new AbortController();
  zip.on('error', (error: Error) => failed.abort(error));
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), {
    signal: AbortSignal.any([signal, failed.signal]),
  });
  // Awaited below; until then a failure is not one that nobody hears of.
  written.catch(() => undefined);
  for (const part of parts) {
    for await (const entry of part) {
      signal.throwIfAborted();
      if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
      else if (await storage.exists(entry.storageKey))
        zip.addFile(storage.pathOf(entry.storageKey), entry.name, { compress: false });
    }
  }
  zip.end();
  await written;
}
