import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/** What this device keeps of lines that the server does not have yet. */
export interface KeptLines {
  /** The version that was changed. */
  version: number;
  lines: SubtitleLine[];
  isDirty: true;
}

const keyOf = (taskId: string): string => `kinora.subtitles.${taskId}`;

/** What this version of the program kept; the server checks it whole. */
function isLine(kept: unknown): kept is SubtitleLine {
  const { startSeconds, endSeconds, text } = (kept ?? {}) as Partial<SubtitleLine>;
  return Number.isFinite(startSeconds) && Number.isFinite(endSeconds) && typeof text === 'string';
}

/** The lines of a task that did not reach the server; undefined where it has all of them. */
export function readKept(taskId: string): KeptLines | undefined {
  try {
    const { version, lines } = JSON.parse(localStorage.getItem(keyOf(taskId)) ?? '{}') as Partial<KeptLines>;
    return typeof version === 'number' && Array.isArray(lines) && lines.every(isLine)
      ? { version, lines, isDirty: true }
      : undefined;
  } catch {
    // Storage is off, or what it holds is not ours.
    return undefined;
  }
}

/** Keeps lines on this device until the server has them. */
export function keepLines(taskId: string, kept: Omit<KeptLines, 'isDirty'>): void {
  try {
    localStorage.setItem(keyOf(taskId), JSON.stringify(kept));
  } catch {
    // Storage is off or full: the server has them after a moment.
  }
}

/** The server has the lines. */
export function forgetKept(taskId: string): void {
  try {
    localStorage.removeItem(keyOf(taskId));
  } catch {
    // Storage is off.
  }
}
