import type { TakeRow } from '../tables.ts';
import { takesOf, type FilmRows } from './film-rows.ts';

/** The takes of an asset that were asked for together, this one included, in order. */
export function candidatesOf(rows: Pick<FilmRows, 'takes'>, take: TakeRow): readonly TakeRow[] {
  const { orderId, assetKind, assetKey } = take;
  return orderId === null ? [take] : takesOf(rows, assetKind, assetKey).filter((other) => other.orderId === orderId);
}
