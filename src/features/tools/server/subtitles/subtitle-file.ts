import { writeSrt, writeVtt } from '#src/platform/server/media/captions/subtitles.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { captionsOfLines } from '#src/shared/subtitles/caption-of-line.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

const TYPES = { srt: 'application/x-subrip', vtt: 'text/vtt' } as const;

/** The lines as a SubRip or WebVTT file. */
export function subtitleFile(lines: readonly SubtitleLine[], format: 'srt' | 'vtt', language: Language): File {
  const captions = captionsOfLines(lines, { language, columns: WRITING[language].captionColumns.wide });
  const text = format === 'srt' ? writeSrt(captions) : writeVtt(captions);
  return new File([text], `subtitles.${format}`, { type: `${TYPES[format]};charset=utf-8` });
}
