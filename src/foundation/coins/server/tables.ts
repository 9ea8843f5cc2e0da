import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const coinBalances = pgTable('coin_balances', {
  accountId: uuid('account_id').primaryKey(),
  balanceCoins: bigint('balance_coins', { mode: 'number' }).notNull().default(0),
  /** To be paid by whatever coins come next; while some are owed the balance is zero. */
  owedCoins: bigint('owed_coins', { mode: 'number' }).notNull().default(0),
});

export const ledgerEntries = pgTable('ledger_entries', {
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind', { enum: ['grant', 'hold', 'settle', 'release', 'take'] }).notNull(),
  amountCoins: bigint('amount_coins', { mode: 'number' }).notNull(),
  /** By how many the coins that are owed grow or shrink. */
  owedCoins: bigint('owed_coins', { mode: 'number' }).notNull().default(0),
  // The database's trigger writes it; what is inserted here is replaced.
  balanceAfterCoins: bigint('balance_after_coins', { mode: 'number' }).notNull(),
  reason: text('reason').notNull(),
  taskKind: text('task_kind').notNull(),
  taskId: text('task_id').notNull(),
  holdId: uuid('hold_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  bodySha256: bytes('body_sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
