import { useFormatter } from 'use-intl';

const TIME_UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
const BYTE_UNITS = [
  ['terabyte', 1e12],
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** Lengths of time, sizes and numbers as text in the page's language, each in its largest unit. */
export function useQuantities() {
  const format = useFormatter();
  const inUnits = (units: readonly (readonly [unit: string, size: number])[], value: number): string => {
    const [unit, size] = units.find(([, least]) => value >= least) ?? units.at(-1) ?? ['second', 1];
    const amount = value / size;
    return format.number(amount, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: amount < 10 ? 1 : 0,
    });
  };
  return {
    time: (seconds: number): string => inUnits(TIME_UNITS, seconds),
    size: (bytes: number): string => inUnits(BYTE_UNITS, bytes),
    count: (value: number): string => format.number(value),
    shortCount: (value: number): string => format.number(value, { notation: 'compact' }),
  };
}
