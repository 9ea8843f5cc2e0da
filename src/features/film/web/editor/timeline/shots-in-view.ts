/** A stretch of time. */
interface Stretch {
  startSeconds: number;
  endSeconds: number;
}

/** Those of consecutive stretches that are seen between two moments, with their places in the list. */
export function inView<Each extends Stretch>(
  stretches: readonly Each[],
  fromSeconds: number,
  toSeconds: number,
): { index: number; stretch: Each }[] {
  const seen: { index: number; stretch: Each }[] = [];
  for (let index = firstEndingAfter(stretches, fromSeconds); index < stretches.length; index++) {
    const stretch = stretches[index] as Each;
    if (stretch.startSeconds >= toSeconds) {
      break;
    }
    seen.push({ index, stretch });
  }
  return seen;
}

/** The place in the list of the stretch that holds a moment; the last one after the end, -1 of an empty list. */
export function placeAt(stretches: readonly Stretch[], seconds: number): number {
  return Math.min(stretches.length - 1, firstEndingAfter(stretches, seconds));
}

/** The gap between two stretches that is nearest to a moment: 0 is before the first. */
export function gapAt(stretches: readonly Stretch[], seconds: number): number {
  const index = firstEndingAfter(stretches, seconds);
  const stretch = stretches[index];
  return stretch && seconds > (stretch.startSeconds + stretch.endSeconds) / 2 ? index + 1 : index;
}

/** Rows for stretches that overlap: the first row that is free, in order of their starts. */
export function packRows<Each extends Stretch>(stretches: readonly Each[]): { row: number; stretch: Each }[] {
  const ends: number[] = [];
  return stretches
    .toSorted((one, other) => one.startSeconds - other.startSeconds)
    .map((stretch) => {
      const free = ends.findIndex((end) => end <= stretch.startSeconds);
      const row = free < 0 ? ends.length : free;
      ends[row] = stretch.endSeconds;
      return { row, stretch };
    });
}

/** By halving, since a film may have hundreds of shots. */
function firstEndingAfter(stretches: readonly Stretch[], seconds: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as Stretch).endSeconds > seconds) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}
