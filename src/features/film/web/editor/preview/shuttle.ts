/** The keys of an editing table: backwards, stop, forwards. */
export type ShuttleKey = 'J' | 'K' | 'L';

const FASTEST = 8;

/** The speed after a key: each further stroke in the same direction doubles it. 0 stands. */
export function shuttle(rate: number, key: ShuttleKey): number {
  if (key === 'K') {
    return 0;
  }
  const direction = key === 'L' ? 1 : -1;
  return rate * direction > 0 ? direction * Math.min(FASTEST, Math.abs(rate) * 2) : direction;
}
