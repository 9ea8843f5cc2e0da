/** A stretch of ambience on the timeline. */
interface PlacedBed {
  name: string;
  startSeconds: number;
  endSeconds: number;
  gain?: number;
}

/** Joins beds of equal name and gain that touch. */
export function mergeBeds<Bed extends PlacedBed>(beds: readonly Bed[]): Bed[] {
  const merged: Bed[] = [];
  for (const bed of [...beds].sort((first, second) => first.startSeconds - second.startSeconds)) {
    const open = merged.find(
      (other) =>
        other.name === bed.name && (other.gain ?? 1) === (bed.gain ?? 1) && bed.startSeconds - other.endSeconds < 0.05,
    );
    if (open) {
      open.endSeconds = Math.max(open.endSeconds, bed.endSeconds);
    } else {
      merged.push({ ...bed });
    }
  }
  return merged;
}

/** The next place is heard a little before it is seen, and the last one a little after (J and L cuts). */
const LEAD_SECONDS = 0.65;
const LAG_SECONDS = 0.25;
/** At the start and the end of the film ambience is not cross-faded. */
const EDGE_SECONDS = 0.05;

/** When a merged bed is heard in a film of this length, and how long it rises and falls. */
export function heardSpan(
  { startSeconds, endSeconds }: Pick<PlacedBed, 'startSeconds' | 'endSeconds'>,
  durationSeconds: number,
): { startSeconds: number; endSeconds: number; riseSeconds: number; fallSeconds: number } {
  const fade = LEAD_SECONDS + LAG_SECONDS;
  return {
    startSeconds: Math.max(0, startSeconds - LEAD_SECONDS),
    endSeconds: Math.min(durationSeconds, endSeconds + LAG_SECONDS),
    riseSeconds: startSeconds > LEAD_SECONDS ? fade : EDGE_SECONDS,
    fallSeconds: endSeconds + LAG_SECONDS < durationSeconds ? fade : EDGE_SECONDS,
  };
}
