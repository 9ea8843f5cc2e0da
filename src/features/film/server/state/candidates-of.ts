import type { TakeRow } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';

/** The takes of an asset that were asked for together, this one included, in order. */
export function candidatesOf(rows: Pick<FilmRows, 'takes'>, take: TakeRow): TakeRow[] {
  const { orderId, assetKind, assetKey } = take;
  return orderId === null
    ? [take]
    : rows.takes.filter(
        (other) => other.orderId === orderId && other.assetKind === assetKind && other.assetKey === assetKey,
      );
}
