import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';

export const coinBalances = pgTable('coin_balances', {
  accountId: uuid('account_id').primaryKey(),
  balanceCoins: bigint('balance_coins', { mode: 'number' }).notNull().default(0),
  /** Debt, paid by the next coins that come in; while there is some, the balance is zero. */
  owedCoins: bigint('owed_coins', { mode: 'number' }).notNull().default(0),
});

export const ledgerEntries = pgTable('ledger_entries', {
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind', { enum: ['grant', 'hold', 'settle', 'release', 'take'] }).notNull(),
  amountCoins: bigint('amount_coins', { mode: 'number' }).notNull(),
  /** Change of the debt. */
  owedCoins: bigint('owed_coins', { mode: 'number' }).notNull().default(0),
  // Set by the database's trigger; the inserted value is ignored.
  balanceAfterCoins: bigint('balance_after_coins', { mode: 'number' }).notNull(),
  reason: text('reason').notNull(),
  taskKind: text('task_kind').notNull(),
  taskId: text('task_id').notNull(),
  holdId: uuid('hold_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  bodySha256: bytes('body_sha256').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
