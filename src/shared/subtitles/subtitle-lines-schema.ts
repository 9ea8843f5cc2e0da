import * as z from 'zod';
import { SUBTITLE_BOUNDS } from './subtitle-line.ts';

const seconds = z.number().min(0).max(SUBTITLE_BOUNDS.seconds);

/** The lines of one clip as they come from outside, in any order: `SubtitleLine` each. */
export const subtitleLines = z
  .array(
    z.object({
      startSeconds: seconds,
      endSeconds: seconds,
      text: z.string().max(SUBTITLE_BOUNDS.lineCharacters),
    }),
  )
  .max(SUBTITLE_BOUNDS.lines)
  .refine(
    (lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= SUBTITLE_BOUNDS.characters,
    `has more than ${SUBTITLE_BOUNDS.characters} characters`,
  );
