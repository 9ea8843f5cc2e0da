import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { readGivenMembership } from '#src/foundation/accounts/server/standing/read-given-membership.ts';
import { readOwedCoins } from '#src/foundation/coins/server/read-owed-coins.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { isMemberTier, type MemberTier } from '#src/shared/catalogue/offers.ts';
import { readPlan } from './read-plan.ts';
import { paymentActs, subscriptions, type VoidReason } from './tables.ts';
import { findGround } from './void-subscription.ts';

/** Days for which an automatic end of a membership is shown. */
const TOLD_DAYS = 30;

/** An account's membership, for its owner. */
export interface Membership {
  /** The current plan; null for none. */
  tier: MemberTier | null;
  /** The next plan, if it was decided. */
  next: { tier: MemberTier; startsAt: Date } | null;
  /** The last payment failed and is retried. */
  isLate: boolean;
  periodEndsAt: Date | null;
  endsWithPeriod: boolean;
  /** There is something to see in the provider's portal. */
  hasPortal: boolean;
  /** A membership given by an admin. */
  given: { until: Date | null } | null;
  /** One that ended recently through no action of its owner, and whether its money is being returned. */
  ended: { reason: VoidReason; endedAt: Date; isReturned: boolean } | null;
  /** Debt from a reversed payment, paid by the next coins. */
  owedCoins: number;
}

export async function readMembership(executor: Executor, accountId: string): Promise<Membership> {
  const on = await findGround(executor, accountId);
  const plan = on && (await readPlan(executor, on));
  const isKnown =
    on !== undefined ||
    (
      await executor
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(eq(subscriptions.accountId, accountId))
        .limit(1)
    ).length > 0;
  return {
    tier: plan && isMemberTier(plan.now.item) ? plan.now.item : null,
    next:
      plan?.next && isMemberTier(plan.next.order.item)
        ? { tier: plan.next.order.item, startsAt: plan.next.startsAt }
        : null,
    isLate: on?.status === 'past_due',
    periodEndsAt: on?.periodEndsAt ?? null,
    endsWithPeriod: on?.endsWithPeriod ?? false,
    hasPortal: isKnown,
    given: await readGivenMembership(executor, accountId),
    ended: await readEnded(executor, accountId, on !== undefined),
    owedCoins: await readOwedCoins(executor, accountId),
  };
}

async function readEnded(executor: Executor, accountId: string, isMember: boolean): Promise<Membership['ended']> {
  const [row] = await executor
    .select({ reason: subscriptions.voidReason, endedAt: subscriptions.voidedAt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        gt(subscriptions.voidedAt, sql`now() - make_interval(days => ${TOLD_DAYS})`),
      ),
    )
    .orderBy(desc(subscriptions.voidedAt))
    .limit(1);
  // Not shown to somebody who has joined again.
  if (!row?.reason || !row.endedAt || (isMember && row.reason !== 'second')) {
    return null;
  }
  const returns = await executor
    .select({ doneAt: paymentActs.doneAt })
    .from(paymentActs)
    .where(and(eq(paymentActs.accountId, accountId), eq(paymentActs.kind, 'refund')));
  return {
    reason: row.reason,
    endedAt: row.endedAt,
    isReturned: returns.length > 0 && returns.every(({ doneAt }) => doneAt !== null),
  };
}
