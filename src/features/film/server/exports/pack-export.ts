import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { TEXT_EXPORTS } from '../../export-formats.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { ExportAssets } from './export-files.ts';
import { exportName, writeExport } from './write-export.ts';

/**
 * A ZIP of all files of a film with its timelines, subtitles, storyboard and plan, read while it is sent. Media are
 * stored uncompressed, because they are compressed already; a stored file that is missing is left out.
 */
export async function packExport(
  storage: Pick<Storage, 'exists' | 'pathOf'>,
  { rows, assets, storyboardPath }: { rows: FilmRows; assets: ExportAssets; storyboardPath: string },
): Promise<Readable> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  // A file that is removed while the ZIP is sent breaks it off, so that it is not taken for whole.
  zip.on('error', (error: Error) => stream.destroy(error));
  for (const format of TEXT_EXPORTS) {
    zip.addBuffer(Buffer.from(writeExport(rows, assets, format)), exportName(format));
  }
  zip.addFile(storyboardPath, 'storyboard.pdf', { compress: false });
  for (const { path, file } of assets.files) {
    if (await storage.exists(file.storageKey)) {
      zip.addFile(storage.pathOf(file.storageKey), path, { compress: false });
    }
  }
  zip.end();
  return stream;
}
