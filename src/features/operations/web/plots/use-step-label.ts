import { useFormatter } from 'use-intl';

/** Names of hours or days (UTC) in the page's language: short for an axis, long for a table. */
export function useStepLabel(step: 'hour' | 'day'): { short: (time: Date) => string; long: (time: Date) => string } {
  const format = useFormatter();
  const zone = { timeZone: 'UTC' } as const;
  if (step === 'hour') {
    return {
      short: (time) => format.dateTime(time, { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      long: (time) =>
        format.dateTime(time, {
          ...zone,
          month: 'short',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }),
    };
  }
  return {
    short: (time) => format.dateTime(time, { ...zone, month: 'numeric', day: 'numeric' }),
    long: (time) => format.dateTime(time, { ...zone, dateStyle: 'medium' }),
  };
}
