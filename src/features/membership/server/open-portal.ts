import { desc, eq } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { askStripe, requirePayments } from './create-stripe.ts';
import type { MembershipDependencies } from './membership-dependencies.ts';
import { subscriptions } from './tables.ts';

/**
 * The URL of Stripe's portal, where a member changes the card, sees invoices, or ends the membership. Throws
 * PAYMENTS_NOT_SET, NO_MEMBERSHIP, PAYMENT_PROVIDER_FAILED.
 */
export async function openPortal(
  given: MembershipDependencies,
  { accountId, siteAddress }: { accountId: string; siteAddress: string },
): Promise<string> {
  const { stripe, db } = requirePayments(given);
  const [newest] = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.isOn), desc(subscriptions.createdAt))
    .limit(1);
  if (!newest) {
    throw new AppError('NO_MEMBERSHIP');
  }
  const session = await askStripe(
    stripe.billingPortal.sessions.create({ customer: newest.customerId, return_url: `${siteAddress}/pricing` }),
  );
  return session.url;
}
