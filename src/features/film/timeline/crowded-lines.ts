/** A stretch of a film, in seconds. */
interface Stretch {
  startSeconds: number;
  endSeconds: number;
}

/** What is wrong with where a line is heard, and when that is. */
export interface CrowdedLine<Line extends Stretch> extends Stretch {
  kind: 'overlapping_lines' | 'cut_off_line';
  /** The line that goes on for too long. */
  line: Line;
}

/** Shorter ones are not heard: a voice fades out for about as long. */
const LEAST_SECONDS = 0.1;

/**
 * Lines that go on while a later one is spoken, or past the end of the film: a clip that somebody brought, trimmed or
 * had made by a model is as long as it is, whatever is said in it.
 */
export function findCrowdedLines<Line extends Stretch>(
  lines: readonly Line[],
  durationSeconds: number,
): CrowdedLine<Line>[] {
  const inOrder = lines.toSorted((one, other) => one.startSeconds - other.startSeconds);
  let longest: Line | undefined;
  return inOrder.flatMap((line): CrowdedLine<Line>[] => {
    const found: CrowdedLine<Line>[] = [];
    if (longest && longest.endSeconds - line.startSeconds > LEAST_SECONDS) {
      const endSeconds = Math.min(line.endSeconds, longest.endSeconds);
      found.push({ kind: 'overlapping_lines', startSeconds: line.startSeconds, endSeconds, line: longest });
    }
    longest = longest && longest.endSeconds >= line.endSeconds ? longest : line;
    if (line.endSeconds - durationSeconds > LEAST_SECONDS) {
      found.push({ kind: 'cut_off_line', startSeconds: line.startSeconds, endSeconds: durationSeconds, line });
    }
    return found;
  });
}
