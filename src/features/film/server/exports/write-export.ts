import type { TextExport } from '../../export-formats.ts';
import { requireShots, type FilmRows } from '../state/film-rows.ts';
import { buildExportTimeline, type ExportedFiles } from './export-timeline.ts';
import { writeCaptions } from './write-captions.ts';
import { writeEdl } from './write-edl.ts';
import { writeFcpxml } from './write-fcpxml.ts';
import { writeFilmFile } from './write-film-file.ts';
import { writeOtio } from './write-otio.ts';

type Writer = (rows: FilmRows, files: ExportedFiles) => string;

const WRITERS: Readonly<Record<TextExport, Writer>> = {
  srt: (rows) => writeCaptions(rows, 'srt'),
  vtt: (rows) => writeCaptions(rows, 'vtt'),
  edl: (rows, files) => writeEdl(buildExportTimeline(rows, files)),
  fcpxml: (rows, files) => writeFcpxml(buildExportTimeline(rows, files)),
  otio: (rows, files) => writeOtio(buildExportTimeline(rows, files)),
  json: (rows) => writeFilmFile(rows),
};

export const EXPORT_TYPES: Readonly<Record<TextExport, string>> = {
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  edl: 'text/plain; charset=utf-8',
  fcpxml: 'application/xml; charset=utf-8',
  otio: 'application/json; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The name of an export beside the others. */
export function exportName(format: TextExport): string {
  return format === 'json' ? 'film.json' : `film.${format}`;
}

/** A film in one of the formats that are text. Throws FILM_NOT_READY before it has a story, or its shots. */
export function writeExport(rows: FilmRows, files: ExportedFiles, format: TextExport): string {
  if (format !== 'json') {
    requireShots(rows);
  }
  return WRITERS[format](rows, files);
}
