import { oc } from '@orpc/contract';
import * as z from 'zod';
import { CURRENCY_DIGITS, MEMBER_TIERS, type Currency } from '#src/shared/catalogue/offers.ts';

const offer = z.object({ priceMinor: z.number().int(), coins: z.number().int() });
const item = z.string().min(1).max(40);
const order = z.object({ orderId: z.uuid(), state: z.enum(['open', 'paid', 'expired']), item, monthly: z.boolean(), coins: z.number().int() });

/** Plans and packs of coins: what they cost, buying them, and what one pays for. */
export const membershipContract = {
  readOffers: oc
    .route({ method: 'GET', path: '/api/membership/offers', summary: 'What is on sale, and whether anything can be bought here' })
    .output(
      z.object({
        /** False where no payment provider is set: there are redeem codes and contact then. */
        isOpen: z.boolean(),
        currency: z.enum(Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]]),
        /** Prices in the currency's smallest unit. */
        tiers: z.object({ starter: offer, creator: offer, pro_studio: offer }),
        packs: z.array(offer).max(6),
      }),
    ),
  readMembership: oc
    .route({ method: 'GET', path: '/api/membership', summary: 'What the caller pays for every month' })
    .output(
      z.object({
        tier: z.enum(MEMBER_TIERS).nullable(),
        /** The last payment failed and is tried again. */
        isLate: z.boolean(),
        periodEndsAt: z.iso.datetime().nullable(),
        endsWithPeriod: z.boolean(),
        hasPortal: z.boolean(),
        /** Coins of a payment that was taken back; those that come next pay them first. */
        owedCoins: z.number().int(),
      }),
    ),
  createOrder: oc
    .route({ method: 'POST', path: '/api/membership/orders', summary: 'Order a plan or a pack of coins; it is paid on the page of the answer' })
    .input(z.object({ item, priceMinor: z.number().int().min(1).max(1e12), idempotencyKey: z.string().min(8).max(100) }))
    .output(z.object({ orderId: z.uuid(), url: z.url().max(3000) })),
  checkOrder: oc
    .route({ method: 'POST', path: '/api/membership/orders/{orderId}/check', summary: 'How an order stands; asks the payment provider while it is open' })
    .input(z.object({ orderId: z.uuid() }))
    .output(order),
  openPortal: oc
    .route({ method: 'POST', path: '/api/membership/portal', summary: "The provider's page on which a membership is changed or ended" })
    .output(z.object({ url: z.url().max(3000) })),
};
