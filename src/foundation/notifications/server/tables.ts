import { boolean, date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { MailRate, Topic } from '../topics.ts';

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  readAt: time('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;

/** What an account wants to be told, by topic; without a row the defaults hold. */
export const notificationSettings = pgTable('notification_settings', {
  accountId: uuid('account_id').notNull(),
  topic: text('topic').$type<Topic>().notNull(),
  inApp: boolean('in_app').notNull(),
  mail: text('mail').$type<MailRate>().notNull(),
});

/** The last digest of an account: at most one a day. */
export const notificationDigests = pgTable('notification_digests', {
  accountId: uuid('account_id').primaryKey(),
  day: date('day').notNull(),
  dailyUntil: time('daily_until').notNull(),
  weeklyUntil: time('weekly_until').notNull(),
  takenAt: time('taken_at'),
  sendingAt: time('sending_at'),
});
