import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bans = pgTable('bans', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  reason: text('reason').notNull(),
  bannedBy: uuid('banned_by').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Absent while it is in force. */
  liftedAt: time('lifted_at'),
  liftedBy: uuid('lifted_by'),
});
export type BanRow = typeof bans.$inferSelect;

export type AppealDecision = 'accepted' | 'rejected';

export const appeals = pgTable('appeals', {
  id: uuid('id').primaryKey(),
  /** A ban is appealed against once. */
  banId: uuid('ban_id').notNull(),
  description: text('description').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Absent while nobody has looked at it. */
  decision: text('decision').$type<AppealDecision>(),
  answer: text('answer').notNull().default(''),
  reviewedAt: time('reviewed_at'),
  reviewedBy: uuid('reviewed_by'),
});
export type AppealRow = typeof appeals.$inferSelect;
