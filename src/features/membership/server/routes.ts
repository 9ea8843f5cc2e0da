import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { siteAddress } from '#src/platform/server/http/site-address.ts';
import { isMemberTier, type Currency } from '#src/shared/catalogue/offers.ts';
import { membershipContract } from '../contract.ts';
import { checkOrder } from './check-order.ts';
import { confirmChange } from './confirm-change.ts';
import { createOrder } from './create-order.ts';
import { listStrayPayments } from './keep-stray-payment.ts';
import { listPaymentActs } from './list-payment-acts.ts';
import type { MembershipDependencies } from './membership-dependencies.ts';
import { openPortal } from './open-portal.ts';
import { prepareChange } from './prepare-change.ts';
import { readMembership } from './read-membership.ts';
import { switchRenewal } from './switch-renewal.ts';

/** The endpoints of plans and payments. */
export function membershipRoutes(dependencies: MembershipDependencies) {
  const os = implement(membershipContract).$context<AccountRequest>();
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const own = os.use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));

  return os.router({
    readOffers: os.readOffers.handler(() => {
      const { currency, tiers, packs } = dependencies.config.payments.offers;
      return { isOpen: dependencies.stripe !== undefined, currency, tiers, packs: [...packs] };
    }),
    readMembership: own.readMembership.handler(async ({ context: { caller } }) => {
      const { tier, next, isLate, periodEndsAt, endsWithPeriod, hasPortal, given, ended, owedCoins } =
        await readMembership(dependencies.db, caller.id);
      return {
        tier,
        isLate,
        periodEndsAt: periodEndsAt?.toISOString() ?? null,
        endsWithPeriod,
        hasPortal,
        owedCoins,
        next: next && { tier: next.tier, startsAt: next.startsAt.toISOString() },
        given: given && { until: given.until?.toISOString() ?? null },
        ended: ended && { reason: ended.reason, endedAt: ended.endedAt.toISOString(), isReturned: ended.isReturned },
      };
    }),
    createOrder: own.createOrder.handler(({ input, context }) =>
      createOrder(dependencies, {
        ...input,
        accountId: context.caller.id,
        email: context.caller.email,
        language: context.language,
        siteAddress: siteAddress(dependencies.config, context.request),
      }),
    ),
    checkOrder: own.checkOrder.handler(async ({ input, context }) => {
      const { id, state, item, monthly, coins } = await checkOrder(dependencies, {
        accountId: context.caller.id,
        orderId: input.orderId,
      });
      return { orderId: id, state, item, monthly, coins };
    }),
    prepareChange: own.prepareChange.handler(async ({ input, context }) => {
      const { id, item, currency, priceMinor, coins, dueMinor, dueCoins, startsAt } = await prepareChange(
        dependencies,
        {
          ...input,
          accountId: context.caller.id,
        },
      );
      if (!isMemberTier(item)) {
        throw new Error('a change to what is no plan');
      }
      return {
        orderId: id,
        tier: item,
        currency: currency as Currency,
        priceMinor,
        coins,
        startsAt: startsAt?.toISOString() ?? null,
        due: dueMinor === null || dueCoins === null ? null : { priceMinor: dueMinor, coins: dueCoins },
      };
    }),
    confirmChange: own.confirmChange.handler(async ({ input, context }) => {
      await confirmChange(dependencies, { ...input, accountId: context.caller.id, language: context.language });
      return {};
    }),
    switchRenewal: own.switchRenewal.handler(async ({ input, context }) => {
      await switchRenewal(dependencies, { ...input, accountId: context.caller.id });
      return {};
    }),
    listPaymentActs: os.listPaymentActs.handler(async ({ input }) => ({
      ...(await listPaymentActs(dependencies.db, input)),
      ...(await listStrayPayments(dependencies.db)),
    })),
    openPortal: own.openPortal.handler(async ({ context }) => ({
      url: await openPortal(dependencies, {
        accountId: context.caller.id,
        siteAddress: siteAddress(dependencies.config, context.request),
      }),
    })),
  });
}
