import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { TEXT_EXPORTS, type ExportPart } from '../../export-formats.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { ExportAssets } from './export-files.ts';
import { exportName, writeExport } from './write-export.ts';

/**
 * A ZIP of the files of a film, but for the parts that are left out, with its timelines, subtitles, storyboard and
 * plan, read while it is sent. Media are stored uncompressed, because they are compressed already; a stored file that
 * is missing is left out.
 */
export async function packExport(
  storage: Pick<Storage, 'exists' | 'pathOf'>,
  {
    rows,
    assets,
    storyboardPath,
    without,
  }: { rows: FilmRows; assets: ExportAssets; storyboardPath: string; without: readonly ExportPart[] },
): Promise<Readable> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  // A file that is removed while the ZIP is sent breaks it off, so that it is not taken for whole.
  zip.on('error', (error: Error) => stream.destroy(error));
  for (const format of TEXT_EXPORTS) {
    zip.addBuffer(Buffer.from(writeExport(rows, assets, format)), exportName(format));
  }
  zip.addFile(storyboardPath, 'storyboard.pdf', { compress: false });
  for (const { path, part, file } of assets.files) {
    if (!without.includes(part) && (await storage.exists(file.storageKey))) {
      zip.addFile(storage.pathOf(file.storageKey), path, { compress: false });
    }
  }
  zip.end();
  return stream;
}
