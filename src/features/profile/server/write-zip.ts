import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import type { ArchiveEntry } from './profile-dependencies.ts';

/**
 * Writes a ZIP of all entries of the sections. A stored file that is missing is left out and listed in
 * `missing-files.json`. Media are stored uncompressed, because they are compressed already.
 */
export async function writeZip(
  path: string,
  storage: Storage,
  sections: readonly AsyncIterable<ArchiveEntry>[],
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const missing: string[] = [];
  const failed = new AbortController();
  zip.on('error', (error: Error) => failed.abort(error));
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), {
    signal: AbortSignal.any([signal, failed.signal]),
  });
  // Awaited below; until then a rejection must not count as unhandled.
  written.catch(() => undefined);
  for (const section of sections) {
    for await (const entry of section) {
      signal.throwIfAborted();
      if ('text' in entry) {
        zip.addBuffer(Buffer.from(entry.text), entry.name);
      } else if (await storage.exists(entry.storageKey)) {
        zip.addFile(storage.pathOf(entry.storageKey), entry.name, { compress: false });
      } else {
        missing.push(entry.name);
      }
    }
  }
  if (missing.length > 0) {
    zip.addBuffer(Buffer.from(JSON.stringify(missing, null, 2)), 'missing-files.json');
  }
  zip.end();
  await written;
}
