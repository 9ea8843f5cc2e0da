import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

export type OrderState = 'open' | 'paid' | 'expired';

/** Why a subscription is void: it was a second one, or its payment was reversed. */
export type VoidReason = 'second' | 'refund' | 'dispute';

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
  /** For a change of plan: the changed subscription, and its former order. */
  subscriptionId: text('subscription_id'),
  replacesOrderId: uuid('replaces_order_id'),
  /** The amount due now for the rest of the period, and its coins. */
  dueMinor: whole('due_minor'),
  dueCoins: whole('due_coins'),
  countedAt: time('counted_at'),
  /** When this plan starts, if not at once. */
  startsAt: time('starts_at'),
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
  /** Set when it no longer makes anybody a member, whatever Stripe reports. */
  voidReason: text('void_reason').$type<VoidReason>(),
  voidedAt: time('voided_at'),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

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
  subscriptionId: text('subscription_id'),
  coversUntil: time('covers_until'),
  /** The invoice or checkout page that requested it; null for old rows. */
  sourceId: text('source_id'),
});
export type PaymentRow = typeof payments.$inferSelect;

export const strayPayments = pgTable('stray_payments', {
  id: text('id').primaryKey(),
  sourceId: text('source_id').notNull(),
  orderId: uuid('order_id').notNull(),
  subscriptionId: text('subscription_id'),
  amountMinor: whole('amount_minor').notNull(),
  currency: text('currency').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const paymentClaims = pgTable('payment_claims', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  amountMinor: whole('amount_minor').notNull(),
  /** The final part of it. */
  finalMinor: whole('final_minor').notNull().default(0),
  question: whole('question').notNull(),
});

export const paymentActs = pgTable(
  'payment_acts',
  {
    kind: text('kind').$type<'cancel' | 'refund'>().notNull(),
    subjectId: text('subject_id').notNull(),
    accountId: uuid('account_id').notNull(),
    reason: text('reason').$type<VoidReason>().notNull(),
    amountMinor: whole('amount_minor'),
    currency: text('currency'),
    tries: integer('tries').notNull().default(0),
    triedAt: time('tried_at'),
    problem: text('problem'),
    createdAt: time('created_at').notNull().defaultNow(),
    doneAt: time('done_at'),
    givenUpAt: time('given_up_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
export type PaymentActRow = typeof paymentActs.$inferSelect;

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
