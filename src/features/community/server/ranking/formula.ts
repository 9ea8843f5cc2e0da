import { sql, type SQL } from 'drizzle-orm';

/** Days by which a film falls while its points double. */
const HEAT_DAYS = 1;
const REGARD_DAYS = 7;
/** Points that every film begins with, so that the first person who acts on a film does not lift it above all others. */
const FIRST_HEAT = 8;
const FIRST_REGARD = 2;

/**
 * The place of a film among the hottest: the doublings of its points, plus its time of publication in days. A film with
 * twice the points stands beside one that is a day newer. Since only the difference of two films counts, no place
 * changes by the passing of time alone, and the list is one index.
 */
export const heatOf = (points: SQL, publishedAt: SQL): SQL<number> =>
  placeOf(points, publishedAt, FIRST_HEAT, HEAT_DAYS);

/** The same among the recommended films, which fall in a week. */
export const regardOf = (points: SQL, publishedAt: SQL): SQL<number> =>
  placeOf(points, publishedAt, FIRST_REGARD, REGARD_DAYS);

function placeOf(points: SQL, publishedAt: SQL, first: number, days: number): SQL<number> {
  return sql<number>`ln(${first}::float8 + ${points}) / ln(2) + extract(epoch from ${publishedAt})::float8 / ${days * 24 * 60 * 60}`;
}
