import { inOrder, SUBTITLE_BOUNDS, type SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/** A line that is edited; its id is of this page alone. */
export interface EditedLine extends SubtitleLine {
  id: string;
}

const NEW_SECONDS = 2;
const { seconds: MOST_SECONDS, shortestSeconds, lineCharacters } = SUBTITLE_BOUNDS;

/** Rounded to milliseconds, within what may be. */
const timeOf = (seconds: number): number => Math.round(Math.min(MOST_SECONDS, Math.max(0, seconds)) * 1_000) / 1_000;

/** The lines with another text for one of them. */
export function withText(lines: readonly EditedLine[], id: string, text: string): EditedLine[] {
  return lines.map((line) => (line.id === id ? { ...line, text: text.slice(0, lineCharacters) } : line));
}

/** The lines with other times for one of them, in their new order. What would end before it begins becomes short. */
export function withTimes(
  lines: readonly EditedLine[],
  id: string,
  times: Partial<Pick<SubtitleLine, 'startSeconds' | 'endSeconds'>>,
): EditedLine[] {
  return inOrder(
    lines.map((line) => {
      if (line.id !== id) {
        return line;
      }
      const startSeconds = timeOf(times.startSeconds ?? line.startSeconds);
      const endSeconds = timeOf(times.endSeconds ?? line.endSeconds);
      if (endSeconds >= startSeconds + shortestSeconds) {
        return { ...line, startSeconds, endSeconds };
      }
      return times.startSeconds === undefined
        ? { ...line, startSeconds: timeOf(endSeconds - shortestSeconds), endSeconds }
        : { ...line, startSeconds, endSeconds: timeOf(startSeconds + shortestSeconds) };
    }),
  );
}

/** The lines with one of them in two: its text at a place, its time in the same proportion. */
export function splitLine(
  lines: readonly EditedLine[],
  { id, at, newId }: { id: string; at: number; newId: string },
): EditedLine[] {
  return lines.flatMap((line) => {
    if (line.id !== id) {
      return [line];
    }
    const [before, after] = [line.text.slice(0, at).trim(), line.text.slice(at).trim()];
    const share = line.text.length === 0 ? 0.5 : Math.min(0.9, Math.max(0.1, at / line.text.length));
    const middle = timeOf(line.startSeconds + (line.endSeconds - line.startSeconds) * share);
    return [
      { ...line, endSeconds: middle, text: before },
      { id: newId, startSeconds: middle, endSeconds: line.endSeconds, text: after },
    ];
  });
}

/** The lines with one of them and the next in one; as they were where there is no next one, or both are too long. */
export function joinWithNext(lines: readonly EditedLine[], id: string): readonly EditedLine[] {
  const index = lines.findIndex((line) => line.id === id);
  const [first, second] = [lines[index], lines[index + 1]];
  if (!first || !second || !canJoin(first, second)) {
    return lines;
  }
  const joined = {
    ...first,
    endSeconds: Math.max(first.endSeconds, second.endSeconds),
    text: joinTexts(first.text, second.text),
  };
  return [...lines.slice(0, index), joined, ...lines.slice(index + 2)];
}

/** Whether two lines have room in one. */
export function canJoin(first: SubtitleLine, second: SubtitleLine | undefined): boolean {
  return second !== undefined && joinTexts(first.text, second.text).length <= lineCharacters;
}

const WIDE_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]$/u;

/** Languages with spaces get one. */
function joinTexts(first: string, second: string): string {
  const gap = first === '' || second === '' || WIDE_END.test(first) ? '' : ' ';
  return `${first}${gap}${second}`;
}

/** The lines with an empty one that begins at a time, as long as there is room before the next one. */
export function addLine(lines: readonly EditedLine[], { at, newId }: { at: number; newId: string }): EditedLine[] {
  const startSeconds = timeOf(at);
  const next = lines.find((line) => line.startSeconds > startSeconds + shortestSeconds);
  const endSeconds = timeOf(Math.min(startSeconds + NEW_SECONDS, next?.startSeconds ?? Number.POSITIVE_INFINITY));
  return inOrder([...lines, { id: newId, startSeconds, endSeconds, text: '' }]);
}

/** The line that is shown at a time: of several the one that began last. */
export function lineAt(lines: readonly EditedLine[], seconds: number): EditedLine | undefined {
  return lines.findLast(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds);
}

/** States of the lines before and after the one of now. */
export interface LineHistory {
  before: readonly (readonly EditedLine[])[];
  now: readonly EditedLine[];
  after: readonly (readonly EditedLine[])[];
  /** What was changed last: more of the same is one step. */
  kind: string | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

export const historyOf = (now: readonly EditedLine[]): LineHistory => ({ before: [], now, after: [], kind: null });

/** The history with a change; several of one `kind` in a row are one step, unless it is null. */
export function applyChange(history: LineHistory, now: readonly EditedLine[], kind: string | null): LineHistory {
  if (now === history.now) {
    return history;
  }
  const isSame = kind !== null && kind === history.kind;
  const before = isSame ? history.before : [...history.before, history.now].slice(-MOST_STEPS);
  return { before, now, after: [], kind };
}

/** One step back; as it was where there is none. */
export function undo(history: LineHistory): LineHistory {
  const now = history.before.at(-1);
  return now
    ? { before: history.before.slice(0, -1), now, after: [history.now, ...history.after], kind: null }
    : history;
}

/** One step forth; as it was where there is none. */
export function redo(history: LineHistory): LineHistory {
  const [now, ...after] = history.after;
  return now ? { before: [...history.before, history.now], now, after, kind: null } : history;
}
