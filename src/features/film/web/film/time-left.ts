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
