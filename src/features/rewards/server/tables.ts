import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';

export const checkIns = pgTable('check_ins', {
  accountId: uuid('account_id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  checkedAt: time('checked_at').notNull(),
});

export const redeemCodeBatches = pgTable('redeem_code_batches', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  coins: integer('coins').notNull(),
  codeCount: integer('code_count').notNull(),
  createdBy: uuid('created_by'),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  stoppedAt: time('stopped_at'),
});
export type BatchRow = typeof redeemCodeBatches.$inferSelect;

export const redeemCodes = pgTable('redeem_codes', {
  codeSha256: bytes('code_sha256').primaryKey(),
  batchId: uuid('batch_id').notNull(),
  redeemedBy: uuid('redeemed_by'),
  redeemedAt: time('redeemed_at'),
});

export const codeGuesses = pgTable(
  'code_guesses',
  {
    accountId: uuid('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    guesses: integer('guesses').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
