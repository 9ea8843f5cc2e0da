import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const whole = (name: string) => bigint(name, { mode: 'number' });

export type OrderState = 'open' | 'paid' | 'expired';

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  item: text('item').notNull(),
  monthly: boolean('monthly').notNull(),
  priceMinor: whole('price_minor').notNull(),
  currency: text('currency').notNull(),
  coins: whole('coins').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  checkoutId: text('checkout_id'),
  state: text('state').$type<OrderState>().notNull().default('open'),
  createdAt: time('created_at').notNull().defaultNow(),
  askedAt: time('asked_at'),
});
export type OrderRow = typeof orders.$inferSelect;

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  accountId: uuid('account_id').notNull(),
  customerId: text('customer_id').notNull(),
  status: text('status').notNull(),
  isOn: boolean('is_on').notNull(),
  periodEndsAt: time('period_ends_at'),
  endsWithPeriod: boolean('ends_with_period').notNull(),
  question: whole('question').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  accountId: uuid('account_id').notNull(),
  amountMinor: whole('amount_minor').notNull(),
  currency: text('currency').notNull(),
  coins: whole('coins').notNull(),
  takenBackCoins: whole('taken_back_coins').notNull().default(0),
  changes: integer('changes').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const paymentClaims = pgTable('payment_claims', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  amountMinor: whole('amount_minor').notNull(),
  question: whole('question').notNull(),
});

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  happenedAt: time('happened_at').notNull(),
  receivedAt: time('received_at').notNull().defaultNow(),
});

export const paymentCatchUps = pgTable('payment_catch_ups', {
  isOnly: boolean('is_only').primaryKey().default(true),
  askedAt: time('asked_at').notNull(),
  reachedAt: time('reached_at').notNull(),
});
