import { columnsOf } from '#src/shared/language/break-captions.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { captionsOfLines } from '#src/shared/subtitles/caption-of-line.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/** What makes a line hard to read. */
export type LineProblem = 'overlaps' | 'long' | 'fast';

const MOST_ROWS = 2;
/** Columns a second that can just be read; characters of two columns count for both. */
const MOST_COLUMNS_PER_SECOND = 25;

/** What is wrong with a line; none of it keeps it from being shown. */
export function findLineProblem(
  line: SubtitleLine,
  next: SubtitleLine | undefined,
  language: Language,
): LineProblem | undefined {
  if (next && line.endSeconds > next.startSeconds + 0.001) {
    return 'overlaps';
  }
  const [shown] = captionsOfLines([line], { language, columns: WRITING[language].captionColumns.wide });
  if (shown && shown.lines.length > MOST_ROWS) {
    return 'long';
  }
  const columns = columnsOf(line.text);
  return columns > 12 && columns / (line.endSeconds - line.startSeconds) > MOST_COLUMNS_PER_SECOND ? 'fast' : undefined;
}
