import { desc, eq, sql } from 'drizzle-orm';
import { listAdminIds } from '#src/foundation/accounts/server/list-admin-ids.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { CURRENCY_DIGITS, type Currency } from '#src/shared/catalogue/offers.ts';
import type { PaymentFact } from './payment-facts.ts';
import { strayPayments } from './tables.ts';

const MOST = 200;

/**
 * Stores a payment whose order is unknown, for example because its account was deleted, and notifies every admin, so
 * that one of them refunds it.
 */
export async function keepStrayPayment(transaction: Transaction, fact: PaymentFact, log: Log): Promise<void> {
  const { id, sourceId, orderId, subscriptionId, amountMinor, currency } = fact;
  if (amountMinor === 0) {
    return;
  }
  const named = await transaction
    .update(strayPayments)
    .set({ id })
    .where(eq(strayPayments.sourceId, sourceId))
    .returning({ id: strayPayments.id });
  if (named.length > 0) {
    return;
  }
  const kept = await transaction
    .insert(strayPayments)
    .values({ id, sourceId, orderId, subscriptionId, amountMinor, currency })
    .onConflictDoNothing()
    .returning({ id: strayPayments.id });
  if (kept.length === 0) {
    return;
  }
  log.error(
    { payment: id, order: orderId, amountMinor, currency },
    'a payment came for an order that is not here: it is to be returned at the payment provider by hand',
  );
  for (const adminId of await listAdminIds(transaction)) {
    await createNotification(transaction, {
      id: uuidFrom('stray-payment', sourceId, adminId),
      accountId: adminId,
      kind: 'payment_to_see',
      data: { code: 'unknown_order' },
    });
  }
}

/** At most `limit` payments of unknown orders, those to be refunded first, then the newest, and their total number. */
export async function listStrayPayments(executor: Executor, limit = MOST) {
  // Qualified names: a selection from one table would omit the table.
  const isReturned = sql<boolean>`coalesce((select sum(final_minor) from payment_claims
    where payment_claims.payment_id = stray_payments.id), 0) >= stray_payments.amount_minor`;
  const rows = await executor
    .select({ row: strayPayments, isReturned, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(strayPayments)
    .orderBy(isReturned, desc(strayPayments.createdAt), strayPayments.id)
    .limit(limit);
  const strays = rows.map(({ row: { id, orderId, amountMinor, currency, createdAt }, ...row }) => ({
    id,
    orderId,
    amount: Object.hasOwn(CURRENCY_DIGITS, currency)
      ? { priceMinor: amountMinor, currency: currency as Currency }
      : null,
    createdAt: createdAt.toISOString(),
    isReturned: row.isReturned,
  }));
  return { strays, strayCount: rows[0]?.total ?? 0 };
}
