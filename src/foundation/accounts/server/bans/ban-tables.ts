import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';

export const bans = pgTable('bans', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  reason: text('reason').notNull(),
  bannedBy: uuid('banned_by').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Null while the ban is in force. */
  liftedAt: time('lifted_at'),
  liftedBy: uuid('lifted_by'),
});
export type BanRow = typeof bans.$inferSelect;

export type AppealDecision = 'accepted' | 'rejected';

export const appeals = pgTable('appeals', {
  id: uuid('id').primaryKey(),
  /** One appeal per ban. */
  banId: uuid('ban_id').notNull(),
  description: text('description').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Null until it is reviewed. */
  decision: text('decision').$type<AppealDecision>(),
  answer: text('answer').notNull().default(''),
  reviewedAt: time('reviewed_at'),
  reviewedBy: uuid('reviewed_by'),
});
export type AppealRow = typeof appeals.$inferSelect;
