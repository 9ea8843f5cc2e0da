/** What models are compared by. Amounts of several models make a sum; times do not. */
export const MEASURES = {
  coins: { isAmount: true },
  failures: { isAmount: true },
  time: { isAmount: false },
} as const;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as [Measure, ...Measure[]];

/** Most models of a plot, the others as one of them. */
export const MOST_COMPARED = 5;
