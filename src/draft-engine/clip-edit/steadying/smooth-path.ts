/** How many deviations of a Gaussian are counted to each side. */
const REACH = 3;

/**
 * Values smoothed by a Gaussian of that deviation; beyond the ends they go on as they came, so that what rises keeps
 * rising.
 */
export function smoothed(values: Float64Array, deviation: number): Float64Array {
  const last = values.length - 1;
  const radius = Math.ceil(deviation * REACH);
  if (last < 1 || radius < 1) {
    return values.slice();
  }
  const valueAt = (index: number): number => {
    if (index < 0) {
      return 2 * values[0]! - values[Math.min(last, -index)]!;
    }
    return index > last ? 2 * values[last]! - values[Math.max(0, 2 * last - index)]! : values[index]!;
  };
  const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.map(
    (_, index) => weights.reduce((sum, weight, offset) => sum + weight * valueAt(index + offset - radius), 0) / total,
  );
}
