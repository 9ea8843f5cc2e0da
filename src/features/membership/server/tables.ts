import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const whole = (name: string) => bigint(name, { mode: 'number' });

export type OrderState = 'open' | 'paid' | 'expired';

/** Why a subscription is void: it was one too many, or what was paid for it was taken back. */
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
  /** For a change of plan: the subscription that is changed, and the order that it stood on. */
  subscriptionId: text('subscription_id'),
  replacesOrderId: uuid('replaces_order_id'),
  /** What is paid at once for the rest of the period, and the coins of that. */
  dueMinor: whole('due_minor'),
  dueCoins: whole('due_coins'),
  countedAt: time('counted_at'),
  /** From when the plan is this one, where it is not from now. */
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
  /** It makes nobody a member any more, whatever Stripe says of it. */
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
});
export type PaymentRow = typeof payments.$inferSelect;

export const paymentClaims = pgTable('payment_claims', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  amountMinor: whole('amount_minor').notNull(),
  /** As much of it as will not come again. */
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
