import * as z from 'zod';

/** Bounds of the subtitles of one clip. */
export const SUBTITLE_BOUNDS = {
  lines: 1_500,
  lineCharacters: 300,
  /** Of all lines together. */
  characters: 60_000,
  seconds: 24 * 60 * 60,
  /** A line that is shown more shortly cannot be seen. */
  shortestSeconds: 0.1,
} as const;

const seconds = z.number().min(0).max(SUBTITLE_BOUNDS.seconds);

/** What is shown from when to when; a line break stands where the person wants one. */
const subtitleLine = z.object({
  startSeconds: seconds,
  endSeconds: seconds,
  text: z.string().max(SUBTITLE_BOUNDS.lineCharacters),
});
export type SubtitleLine = z.infer<typeof subtitleLine>;

/** The lines of one clip, in any order. */
export const subtitleLines = z
  .array(subtitleLine)
  .max(SUBTITLE_BOUNDS.lines)
  .refine(
    (lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= SUBTITLE_BOUNDS.characters,
    `has more than ${SUBTITLE_BOUNDS.characters} characters`,
  );

/** In order of time. Those that begin together stay as they are. */
export function inOrder<Line extends SubtitleLine>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.startSeconds - other.startSeconds);
}
