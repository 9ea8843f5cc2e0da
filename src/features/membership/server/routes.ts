import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { membershipContract } from '../contract.ts';
import { checkOrder } from './check-order.ts';
import { createOrder } from './create-order.ts';
import type { MembershipTools } from './membership-tools.ts';
import { openPortal } from './open-portal.ts';
import { readMembership } from './read-membership.ts';

/** The endpoints of plans and payments. */
export function membershipRoutes(tools: MembershipTools) {
  const os = implement(membershipContract).$context<AccountRequest>();
  // Asked before the input is looked at: a visitor is told to sign in, and learns nothing else.
  const own = os.use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  const siteAddress = ({ request }: AccountRequest): string => tools.config.server.publicUrl ?? `${request.protocol}://${request.host}`;

  return os.router({
    readOffers: os.readOffers.handler(() => {
      const { currency, tiers, packs } = tools.config.payments.offers;
      return { isOpen: tools.stripe !== undefined, currency, tiers, packs: [...packs] };
    }),
    readMembership: own.readMembership.handler(async ({ context: { caller } }) => {
      const { tier, isLate, periodEndsAt, endsWithPeriod, hasPortal, owedCoins } = await readMembership(tools.db, caller.id);
      return { tier, isLate, periodEndsAt: periodEndsAt?.toISOString() ?? null, endsWithPeriod, hasPortal, owedCoins };
    }),
    createOrder: own.createOrder.handler(({ input, context }) =>
      createOrder(tools, { ...input, accountId: context.caller.id, email: context.caller.email, language: context.language, siteAddress: siteAddress(context) })),
    checkOrder: own.checkOrder.handler(async ({ input, context }) => {
      const { id, state, item, monthly, coins } = await checkOrder(tools, { accountId: context.caller.id, orderId: input.orderId });
      return { orderId: id, state, item, monthly, coins };
    }),
    openPortal: own.openPortal.handler(async ({ context }) => ({ url: await openPortal(tools, { accountId: context.caller.id, siteAddress: siteAddress(context) }) })),
  });
}
