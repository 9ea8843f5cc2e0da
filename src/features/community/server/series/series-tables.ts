import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { searchWords } from '../tables.ts';

/** Series of an account's films. What follows their shown episodes is written by `refresh-series.ts` alone. */
export const series = pgTable('series', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  title: text('title').notNull(),
  logline: text('logline').notNull(),
  /** The episode whose cover it has; the first one that is shown where null. */
  coverFilmId: uuid('cover_film_id'),
  words: searchWords('words').notNull(),
  /** Episodes that anybody may see. */
  shownEpisodes: integer('shown_episodes').notNull().default(0),
  /** When the newest of them was published; null of a series that nobody sees. */
  newestAt: time('newest_at'),
  heat: doublePrecision('heat'),
  /** The language of the first one. */
  language: text('language').$type<Language>(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type SeriesRow = typeof series.$inferSelect;

/** The films of series, in order; each is in one series at most. */
export const seriesEpisodes = pgTable('series_episodes', {
  filmId: uuid('film_id').primaryKey(),
  seriesId: uuid('series_id').notNull(),
  position: integer('position').notNull(),
  addedAt: time('added_at').notNull().defaultNow(),
});
