import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { listAdminIds } from '#src/foundation/accounts/server/list-admin-ids.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import {
  orders,
  paymentActs,
  payments,
  subscriptions,
  type PaymentRow,
  type SubscriptionRow,
  type VoidReason,
} from './tables.ts';

/** The subscription that makes an account a member; undefined if there is none. */
export async function findGround(executor: Executor, accountId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await executor
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.isOn, true), isNull(subscriptions.voidedAt)))
    .orderBy(subscriptions.createdAt, subscriptions.id)
    .limit(1);
  return row;
}

/** Marks whether an account has a paid membership. */
export async function markByGrounds(transaction: Transaction, accountId: string): Promise<void> {
  await markMember(transaction, accountId, (await findGround(transaction, accountId)) !== undefined);
}

/**
 * Voids a subscription, once, with the first reason: it makes nobody a member any more, and is cancelled at Stripe by
 * an act in its row; a second subscription is also refunded for the time to come. Its owner and the admins are
 * notified.
 */
export async function voidSubscription(transaction: Transaction, id: string, reason: VoidReason): Promise<void> {
  const [voided] = await transaction
    .update(subscriptions)
    .set({ voidReason: reason, voidedAt: sql`now()` })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.voidedAt)))
    .returning();
  if (!voided) {
    return;
  }
  const { accountId } = voided;
  await transaction
    .insert(paymentActs)
    .values({ kind: 'cancel', subjectId: id, accountId, reason })
    .onConflictDoNothing();
  if (reason === 'second') {
    const running = await transaction
      .select()
      .from(payments)
      .where(and(eq(payments.subscriptionId, id), gt(payments.coversUntil, sql`now()`)));
    for (const payment of running) {
      await returnPayment(transaction, payment);
    }
  }
  await markByGrounds(transaction, accountId);
  const [order] = await transaction.select({ item: orders.item }).from(orders).where(eq(orders.id, voided.orderId));
  const data = { title: order?.item ?? '', code: reason };
  await createNotification(transaction, {
    id: uuidFrom('membership-ended', id),
    accountId,
    kind: 'membership_ended',
    data,
  });
  for (const adminId of await listAdminIds(transaction)) {
    await createNotification(transaction, {
      id: uuidFrom('payment-to-see', id, adminId),
      accountId: adminId,
      kind: 'payment_to_see',
      data,
    });
  }
}

/** Has a payment refunded, once, by an act in its row. */
export async function returnPayment(
  transaction: Transaction,
  { id, accountId, amountMinor, currency }: PaymentRow,
): Promise<void> {
  if (amountMinor === 0) {
    return;
  }
  await transaction
    .insert(paymentActs)
    .values({ kind: 'refund', subjectId: id, accountId, reason: 'second', amountMinor, currency })
    .onConflictDoNothing();
}
