import { desc, eq } from 'drizzle-orm';
import { readOwedCoins } from '#src/foundation/coins/server/read-owed-coins.ts';
import { isMemberTier, type MemberTier } from '#src/shared/catalogue/offers.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { orders, subscriptions } from './tables.ts';

/** What an account pays for, as it is shown to its owner. */
export interface Membership {
  /** The plan that is on; null for none. */
  tier: MemberTier | null;
  /** Stripe could not collect the last time and tries again. */
  isLate: boolean;
  periodEndsAt: Date | null;
  endsWithPeriod: boolean;
  /** There is, or was, something to see on the provider's page. */
  hasPortal: boolean;
  /** Coins of a payment that was taken back, to be paid by those that come next. */
  owedCoins: number;
}

export async function readMembership(executor: Executor, accountId: string): Promise<Membership> {
  const [newest] = await executor
    .select({ item: orders.item, status: subscriptions.status, isOn: subscriptions.isOn, periodEndsAt: subscriptions.periodEndsAt, endsWithPeriod: subscriptions.endsWithPeriod })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.isOn), desc(subscriptions.createdAt))
    .limit(1);
  const on = newest?.isOn === true && isMemberTier(newest.item) ? newest : undefined;
  return {
    tier: on && isMemberTier(on.item) ? on.item : null,
    isLate: on?.status === 'past_due',
    periodEndsAt: on?.periodEndsAt ?? null,
    endsWithPeriod: on?.endsWithPeriod ?? false,
    hasPortal: newest !== undefined,
    owedCoins: await readOwedCoins(executor, accountId),
  };
}
