import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { isMemberTier, type Currency } from '#src/shared/catalogue/offers.ts';
import { membershipContract } from '../contract.ts';
import { checkOrder } from './check-order.ts';
import { confirmChange } from './confirm-change.ts';
import { createOrder } from './create-order.ts';
import { listPaymentActs } from './list-payment-acts.ts';
import type { MembershipTools } from './membership-tools.ts';
import { openPortal } from './open-portal.ts';
import { prepareChange } from './prepare-change.ts';
import { readMembership } from './read-membership.ts';
import { switchRenewal } from './switch-renewal.ts';

/** The endpoints of plans and payments. */
export function membershipRoutes(tools: MembershipTools) {
  const os = implement(membershipContract).$context<AccountRequest>();
  // Asked before the input is looked at: a visitor is told to sign in, and learns nothing else.
  const own = os.use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  const siteAddress = ({ request }: AccountRequest): string =>
    tools.config.server.publicUrl ?? `${request.protocol}://${request.host}`;

  return os.router({
    readOffers: os.readOffers.handler(() => {
      const { currency, tiers, packs } = tools.config.payments.offers;
      return { isOpen: tools.stripe !== undefined, currency, tiers, packs: [...packs] };
    }),
    readMembership: own.readMembership.handler(async ({ context: { caller } }) => {
      const { tier, next, isLate, periodEndsAt, endsWithPeriod, hasPortal, given, ended, owedCoins } =
        await readMembership(tools.db, caller.id);
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
      createOrder(tools, {
        ...input,
        accountId: context.caller.id,
        email: context.caller.email,
        language: context.language,
        siteAddress: siteAddress(context),
      }),
    ),
    checkOrder: own.checkOrder.handler(async ({ input, context }) => {
      const { id, state, item, monthly, coins } = await checkOrder(tools, {
        accountId: context.caller.id,
        orderId: input.orderId,
      });
      return { orderId: id, state, item, monthly, coins };
    }),
    prepareChange: own.prepareChange.handler(async ({ input, context }) => {
      const { id, item, currency, priceMinor, coins, dueMinor, dueCoins, startsAt } = await prepareChange(tools, {
        ...input,
        accountId: context.caller.id,
      });
      if (!isMemberTier(item)) throw new Error('a change to what is no plan');
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
      await confirmChange(tools, { ...input, accountId: context.caller.id, language: context.language });
      return {};
    }),
    switchRenewal: own.switchRenewal.handler(async ({ input, context }) => {
      await switchRenewal(tools, { ...input, accountId: context.caller.id });
      return {};
    }),
    listPaymentActs: os.listPaymentActs.handler(async () => ({ acts: await listPaymentActs(tools.db) })),
    openPortal: own.openPortal.handler(async ({ context }) => ({
      url: await openPortal(tools, { accountId: context.caller.id, siteAddress: siteAddress(context) }),
    })),
  });
}
