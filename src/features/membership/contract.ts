import { oc } from '@orpc/contract';
import * as z from 'zod';
import { CURRENCY_DIGITS, MEMBER_TIERS, type Currency } from '#src/shared/catalogue/offers.ts';
import { endpoint } from '#src/shared/endpoint.ts';

const offer = z.object({ priceMinor: z.number().int(), coins: z.number().int() });
const item = z.string().min(1).max(40);
const currency = z.enum(Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]]);
const time = z.iso.datetime();
const tier = z.enum(MEMBER_TIERS);
const priceMinor = z.number().int().min(1).max(1e12);
const voidReason = z.enum(['second', 'refund', 'dispute']);
const order = z.object({
  orderId: z.uuid(),
  state: z.enum(['open', 'paid', 'expired']),
  item,
  monthly: z.boolean(),
  coins: z.number().int(),
});

/** Plans and packs of coins: what they cost, buying them, and what one pays for. */
export const membershipContract = {
  readOffers: oc
    .route({
      method: 'GET',
      path: '/api/membership/offers',
      summary: 'What is on sale, and whether anything can be bought here',
    })
    .output(
      z.object({
        /** False where no payment provider is set: there are redeem codes and contact then. */
        isOpen: z.boolean(),
        currency,
        /** Prices in the currency's smallest unit. */
        tiers: z.object({ starter: offer, creator: offer, pro_studio: offer }),
        packs: z.array(offer).max(6),
      }),
    ),
  readMembership: oc
    .route({ method: 'GET', path: '/api/membership', summary: 'What the caller pays for every month' })
    .output(
      z.object({
        tier: tier.nullable(),
        /** The plan that comes with the next period, where another was chosen. */
        next: z.object({ tier, startsAt: time }).nullable(),
        /** The last payment failed and is tried again. */
        isLate: z.boolean(),
        periodEndsAt: time.nullable(),
        endsWithPeriod: z.boolean(),
        hasPortal: z.boolean(),
        /** A membership that who runs the site gave; without `until` it has no end yet. */
        given: z.object({ until: time.nullable() }).nullable(),
        /** A membership that ended without its owner's doing, in the last thirty days. */
        ended: z
          .object({
            reason: voidReason,
            endedAt: time,
            /** What was paid is on its way back. */ isReturned: z.boolean(),
          })
          .nullable(),
        /** Coins of a payment that was taken back; those that come next pay them first. */
        owedCoins: z.number().int(),
      }),
    ),
  createOrder: oc
    .route({
      method: 'POST',
      path: '/api/membership/orders',
      summary: 'Order a plan or a pack of coins; it is paid on the page of the answer',
    })
    .input(z.object({ item, priceMinor, idempotencyKey: z.string().min(8).max(100) }))
    .output(z.object({ orderId: z.uuid(), url: z.url().max(3000) })),
  checkOrder: oc
    .route({
      method: 'POST',
      path: '/api/membership/orders/{orderId}/check',
      summary: 'How an order stands; asks the payment provider while it is open',
    })
    .input(z.object({ orderId: z.uuid() }))
    .output(order),
  prepareChange: oc
    .route({
      method: 'POST',
      path: '/api/membership/changes',
      summary: 'What another plan would cost, and from when; nothing changes yet',
    })
    .input(z.object({ item, priceMinor }))
    .output(
      z.object({
        orderId: z.uuid(),
        tier,
        currency,
        priceMinor: z.number().int(),
        coins: z.number().int(),
        /** What is paid at once for the rest of the period, and the coins of that; null where nothing is. */
        due: z.object({ priceMinor: z.number().int(), coins: z.number().int() }).nullable(),
        /** From when the plan is another; null for at once. */
        startsAt: time.nullable(),
      }),
    ),
  confirmChange: oc
    .route({
      method: 'POST',
      path: '/api/membership/changes/{orderId}/confirm',
      summary: 'Change the plan as it was counted',
    })
    .input(z.object({ orderId: z.uuid() }))
    .output(z.object({})),
  switchRenewal: oc
    .route({
      method: 'POST',
      path: '/api/membership/renewal',
      summary: 'Have the membership end with its period, or go on after all',
    })
    .input(z.object({ renews: z.boolean() }))
    .output(z.object({})),
  openPortal: oc
    .route({
      method: 'POST',
      path: '/api/membership/portal',
      summary: "The provider's page with the card and the invoices",
    })
    .output(z.object({ url: z.url().max(3000) })),
  listPaymentActs: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/admin/payment-acts',
      summary:
        'What was cancelled and returned by itself, what waits to be, and what a person has to do; the newest first',
    })
    .output(
      z.object({
        acts: z
          .array(
            z.object({
              kind: z.enum(['cancel', 'refund']),
              /** Its name at the payment provider. */
              subjectId: z.string().max(300),
              reason: voidReason,
              account: z.object({ id: z.uuid(), name: z.string().max(100) }),
              amount: z.object({ priceMinor: z.number().int(), currency }).nullable(),
              createdAt: time,
              state: z.enum(['waiting', 'done', 'given_up']),
              problem: z.string().max(500).nullable(),
            }),
          )
          .max(200),
      }),
    ),
};
