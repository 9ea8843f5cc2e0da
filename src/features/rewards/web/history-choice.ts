import { COIN_TOPICS, type CoinTopic } from '#src/shared/catalogue/coin-reasons.ts';
import type { HistoryNarrowing } from '../contract.ts';

export const DIRECTIONS = ['all', 'in', 'out'] as const;

/** The filters of the history; days as `2026-01-31`, empty for none. */
export interface HistoryChoice {
  direction: HistoryNarrowing['direction'];
  topic: CoinTopic | 'all';
  from: string;
  to: string;
}

export const WHOLE_HISTORY: HistoryChoice = { direction: 'all', topic: 'all', from: '', to: '' };

/** Reads the filters from a URL; invalid values are ignored. */
export function readHistoryChoice(query: URLSearchParams): HistoryChoice {
  const day = (name: string): string =>
    /^\d{4}-\d\d-\d\d$/.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '';
  return {
    direction: DIRECTIONS.find((direction) => direction === query.get('direction')) ?? 'all',
    topic: COIN_TOPICS.find((topic) => topic === query.get('topic')) ?? 'all',
    from: day('from'),
    to: day('to'),
  };
}

/** Writes the filters into a URL; unset ones are left out. */
export function writeHistoryChoice(choice: HistoryChoice): Record<string, string> {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== '' && value !== 'all'));
}

/** The filters for the server. Days are those of this device, the last one included. */
export function narrowingOf({ direction, topic, from, to }: HistoryChoice): HistoryNarrowing {
  const start = dayStart(from, 0);
  const end = dayStart(to, 1);
  return {
    direction,
    topic,
    ...(start === undefined ? {} : { from: start }),
    ...(end === undefined ? {} : { until: end }),
  };
}

function dayStart(day: string, later: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const moment = day === '' ? undefined : new Date(year, month - 1, date + later);
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}
