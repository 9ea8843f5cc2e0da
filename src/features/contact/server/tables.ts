import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { FeedbackRating } from '#src/shared/catalogue/feedback.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { Language } from '#src/shared/language/languages.ts';

export type Ratings = Readonly<Record<FeedbackRating, 1 | 2 | 3 | 4 | 5>>;

export const businessMessages = pgTable('business_messages', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id'),
  name: text('name').notNull(),
  company: text('company').notNull(),
  contact: text('contact').notNull(),
  budget: text('budget'),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  mailedAt: time('mailed_at'),
  mailTries: integer('mail_tries').notNull().default(0),
  nextMailAt: time('next_mail_at').notNull().defaultNow(),
});
export type BusinessMessageRow = typeof businessMessages.$inferSelect;

export const feedbacks = pgTable('feedbacks', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  ratings: jsonb('ratings').$type<Ratings>().notNull(),
  filmType: text('film_type').$type<FilmType>().notNull(),
  style: text('style').$type<LookId>().notNull(),
  functionFeedback: text('function_feedback').notNull(),
  suggestions: text('suggestions').notNull(),
  contact: text('contact'),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type FeedbackRow = typeof feedbacks.$inferSelect;
