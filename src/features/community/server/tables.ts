import { sql } from 'drizzle-orm';
import { boolean, customType, date, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** Words to search for, without their places. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Public films; those that are private again stay with `shown` false. */
export const movies = pgTable('movies', {
  filmId: uuid('film_id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  shown: boolean('shown').notNull(),
  title: text('title').notNull(),
  logline: text('logline').notNull(),
  type: text('type').$type<FilmType>().notNull(),
  style: text('style').notNull(),
  aspect: text('aspect').$type<AspectRatio>().notNull(),
  language: text('language').$type<Language>().notNull(),
  durationSeconds: doublePrecision('duration_seconds').notNull(),
  coverFileId: uuid('cover_file_id'),
  movieFileId: uuid('movie_file_id'),
  drafted: boolean('drafted').notNull(),
  /** Its owner lets others copy it as a project of their own. */
  remixable: boolean('remixable').notNull().default(false),
  /** The film that it was copied from. */
  remixOf: uuid('remix_of'),
  words: searchWords('words').notNull(),
  chosenAt: time('chosen_at'),
  likes: integer('likes').notNull().default(0),
  recommendations: integer('recommendations').notNull().default(0),
  comments: integer('comments').notNull().default(0),
  /** Accounts and networks that watched it, each once a day. */
  viewers: integer('viewers').notNull().default(0),
  heat: doublePrecision('heat').notNull().default(0),
  regard: doublePrecision('regard'),
  actedAt: time('acted_at').notNull().defaultNow(),
  rankedAt: time('ranked_at')
    .notNull()
    .default(sql`'-infinity'`),
  publishedAt: time('published_at').notNull().defaultNow(),
});
export type MovieRow = typeof movies.$inferSelect;

const vote = {
  accountId: uuid('account_id').notNull(),
  filmId: uuid('film_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
};
export const movieLikes = pgTable('movie_likes', vote);
export const movieRecommendations = pgTable('movie_recommendations', vote);

/** Who watched a film on a day, and how many seconds of it. */
export const movieViews = pgTable('movie_views', {
  filmId: uuid('film_id').notNull(),
  viewerSha256: bytes('viewer_sha256').notNull(),
  day: date('day').notNull(),
  accountId: uuid('account_id'),
  networkSha256: bytes('network_sha256').notNull(),
  seconds: doublePrecision('seconds').notNull().default(0),
});

export const movieComments = pgTable('movie_comments', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  accountId: uuid('account_id').notNull(),
  answersId: uuid('answers_id'),
  text: text('text').notNull(),
  /** By moderation, from all but its author and admins. */
  hidden: boolean('hidden').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  removedAt: time('removed_at'),
});
export type CommentRow = typeof movieComments.$inferSelect;

export const follows = pgTable('follows', {
  accountId: uuid('account_id').notNull(),
  authorId: uuid('author_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
