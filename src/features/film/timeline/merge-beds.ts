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
