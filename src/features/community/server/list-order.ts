import { desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { cursorTime, isAfterCursor, readCursor } from '#src/platform/server/database/page-cursor.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { UUID_PATTERN } from '#src/shared/uuid.ts';

/** What a list is sorted by, the largest first; rows with the same value by their id. */
export interface ListOrder {
  readonly by: AnyColumn;
  readonly kind: 'time' | 'number';
  readonly id: AnyColumn;
}

const NUMBER_CURSOR = new RegExp(String.raw`^(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]\d{1,3})?)~(${UUID_PATTERN})$`);

/** The value of a row for the cursor after it. */
export const valueForCursor = ({ by, kind }: ListOrder): SQL<string> =>
  kind === 'time' ? cursorTime(by) : sql<string>`${by}::text`;

/** Sorts by this order. */
export const sorted = ({ by, id }: ListOrder): [SQL, SQL] => [desc(by), desc(id)];

/** SQL condition for the rows after a cursor; none without one. Throws INVALID_DATA when it is invalid. */
export function isAfter({ by, kind, id }: ListOrder, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) {
    return undefined;
  }
  if (kind === 'time') {
    return isAfterCursor({ time: by, id }, readCursor(cursor));
  }
  const [, value, last] = NUMBER_CURSOR.exec(cursor) ?? [];
  if (value === undefined || last === undefined) {
    throw new AppError('INVALID_DATA', { details: { issues: [{ path: 'cursor', message: 'is none of this list' }] } });
  }
  return sql`(${by}, ${id}) < (${value}::float8, ${last}::uuid)`;
}

/** The first `limit` of these rows, of which one more was asked for, and the cursor of the next page. */
export function pageOf<Row extends { at: string; id: string }>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next: string | null } {
  const last = rows[limit - 1];
  return { page: rows.slice(0, limit), next: rows.length > limit && last ? `${last.at}~${last.id}` : null };
}
