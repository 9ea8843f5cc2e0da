import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';

/** `allowed` and `hidden` are the decisions of an admin. */
const CASE_STATES = ['open', 'allowed', 'hidden'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Contents that moderation was unsure about; each has one case. */
export const moderationCases = pgTable('moderation_cases', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  subjectKind: text('subject_kind', { enum: ['file'] }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  /** The words that it was made from. */
  text: text('text'),
  judgedBy: text('judged_by').notNull(),
  /** Scores from 0 to 1 by category. */
  categories: jsonb('categories').$type<Record<string, number>>().notNull(),
  state: text('state', { enum: CASE_STATES }).notNull().default('open'),
  reason: text('reason').notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type CaseRow = typeof moderationCases.$inferSelect;
