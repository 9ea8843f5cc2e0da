const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** Up to this many of a unit are counted before the next one is used. */
const MOST = 90;

/** A duration as a whole number of the unit that people would say it in: at least one second. */
export interface TimeLeft {
  unit: 'seconds' | 'minutes' | 'hours';
  count: number;
}

/** Seconds up to 90, then minutes up to 90, then hours. */
export function timeLeft(seconds: number): TimeLeft {
  const whole = Math.max(1, Math.round(seconds));
  if (whole <= MOST) {
    return { unit: 'seconds', count: whole };
  }
  if (whole <= MOST * MINUTE_SECONDS) {
    return { unit: 'minutes', count: Math.round(whole / MINUTE_SECONDS) };
  }
  return { unit: 'hours', count: Math.round(whole / HOUR_SECONDS) };
}

/** An end that moves by less is none that anybody was told wrong, in seconds. */
export const TOLERANCE_SECONDS = 15;

/**
 * What is shown of an estimate, in seconds: never more than the least that was shown, so that it does not count up.
 * Undefined while the estimate is far above that: then the number would be wrong.
 */
export function steadyLeft(least: number, told: number): number | undefined {
  const shown = Math.min(least, told);
  return told > 2 * shown + TOLERANCE_SECONDS ? undefined : shown;
}
