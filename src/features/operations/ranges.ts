/** The ranges of the plots: the last 24 hours by hour, or whole days; all in UTC. */
export const RANGES = {
  '24h': { step: 'hour', steps: 24 },
  '7d': { step: 'day', steps: 7 },
  '30d': { step: 'day', steps: 30 },
  '90d': { step: 'day', steps: 90 },
} as const;
export type Range = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES) as [Range, ...Range[]];

/** Steps of the longest range. */
export const MOST_STEPS = 90;

const STEP_MILLISECONDS = { hour: 3_600_000, day: 86_400_000 } as const;

/** The beginning of each step of a range, the last one being the step of `now`; and the end of the range. */
export function stepsOf(range: Range, now: Date): { starts: Date[]; from: Date; until: Date; step: 'hour' | 'day' } {
  const { step, steps } = RANGES[range];
  const length = STEP_MILLISECONDS[step];
  // Days of UTC have no daylight saving, so every step is equally long.
  const last = Math.floor(now.getTime() / length) * length;
  const starts = Array.from({ length: steps }, (_, index) => new Date(last - (steps - 1 - index) * length));
  return { starts, from: new Date(last - (steps - 1) * length), until: new Date(last + length), step };
}
