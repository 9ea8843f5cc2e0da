import type { TakeRow } from '../tables.ts';
import { candidatesOf } from './candidates-of.ts';
import type { FilmRows } from './film-rows.ts';

/** Which one of several takes that were asked for together. */
export interface Candidate {
  /** From 1. */
  number: number;
  of: number;
  orderId: string;
}

/** A take as one of its order's candidates; null for one that was asked for alone. */
export function candidateOf(rows: Pick<FilmRows, 'takes'>, take: TakeRow): Candidate | null {
  const together = candidatesOf(rows, take);
  return take.orderId === null || together.length === 1
    ? null
    : { number: together.findIndex(({ id }) => id === take.id) + 1, of: together.length, orderId: take.orderId };
}
