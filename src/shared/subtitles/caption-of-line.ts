import { breakCaptions, columnsOf } from '#src/shared/language/break-captions.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { inOrder, type SubtitleLine } from './subtitle-line.ts';

/** Lines of text that are shown together. */
interface ShownCaption {
  startSeconds: number;
  endSeconds: number;
  lines: string[];
}

/**
 * The lines as they are shown, in order of time: those without text are left out, breaks of the person stay, and what
 * is wider than `columns` is broken too.
 */
export function captionsOfLines(
  lines: readonly SubtitleLine[],
  { language, columns }: { language: Language; columns: number },
): ShownCaption[] {
  return inOrder(lines).flatMap(({ startSeconds, endSeconds, text }) => {
    const parts = text
      .split('\n')
      .flatMap((part) =>
        columnsOf(part) > columns ? breakCaptions(part, language, columns) : breakCaptions(part, language, Infinity),
      )
      .flat();
    return parts.length === 0 || endSeconds <= startSeconds ? [] : [{ startSeconds, endSeconds, lines: parts }];
  });
}
