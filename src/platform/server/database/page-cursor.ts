import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { UUID_PATTERN } from '#src/shared/uuid.ts';

/** The position after a page of a list: the time of its last row, to the microsecond in UTC, and the row's id. */
export interface PageCursor {
  /** For example `2026-01-31T23:59:59.123456`. */
  readonly at: string;
  readonly id: string;
}

const SHAPE = new RegExp(String.raw`^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})(\d{3})~(${UUID_PATTERN})$`);

/** The time of a column or expression in the cursor's format. */
export function cursorTime(time: AnyColumn | SQL): SQL<string> {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
}

/** Encodes a cursor as text for the client. */
export function writeCursor({ at, id }: PageCursor): string {
  return `${at}~${id}`;
}

/** Decodes a cursor from a client. Throws INVALID_DATA when it is invalid, such as 30 February or year 0. */
export function readCursor(text: string): PageCursor {
  const [, milliseconds = '', rest = '', id = ''] = SHAPE.exec(text) ?? [];
  const moment = new Date(`${milliseconds}Z`);
  // JavaScript parses an invalid calendar day as another day, or not at all.
  const isMoment = !Number.isNaN(moment.getTime()) && moment.toISOString() === `${milliseconds}Z`;
  if (!isMoment || milliseconds.startsWith('0000')) {
    throw new AppError('INVALID_DATA', { details: { issues: [{ path: 'cursor', message: 'is none of this list' }] } });
  }
  return { at: `${milliseconds}${rest}`, id };
}

/** SQL condition for rows after the cursor in a list from the newest, sorted by time and then id. */
export function isAfterCursor(columns: { time: AnyColumn | SQL; id: AnyColumn | SQL }, cursor: PageCursor): SQL {
  return sql`(${columns.time}, ${columns.id}) < (${`${cursor.at}Z`}::timestamptz, ${cursor.id}::uuid)`;
}
