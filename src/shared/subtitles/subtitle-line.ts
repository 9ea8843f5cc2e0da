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

/** What is shown from when to when; a line break stands where the person wants one. */
export interface SubtitleLine {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** In order of time. Those that begin together stay as they are. */
export function inOrder<Line extends SubtitleLine>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.startSeconds - other.startSeconds);
}
