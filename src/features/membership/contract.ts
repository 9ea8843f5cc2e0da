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

/** Plans and coin packs: prices, ordering, and the account's membership. */
export const membershipContract = {
  readOffers: oc
    .route({
      method: 'GET',
      path: '/api/membership/offers',
      summary: 'What is on sale, and whether anything can be bought here',
    })
    .output(
      z.object({
        /** False when no payment provider is configured: then only redeem codes and the contact form are offered. */
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
        /** The plan from the next period on, if another was chosen. */
        next: z.object({ tier, startsAt: time }).nullable(),
        /** The last payment failed and is retried. */
        isLate: z.boolean(),
        periodEndsAt: time.nullable(),
        endsWithPeriod: z.boolean(),
        hasPortal: z.boolean(),
        /** A membership given by an admin; without `until` it has no end. */
        given: z.object({ until: time.nullable() }).nullable(),
        /** A membership that ended through no action of its owner, in the last thirty days. */
        ended: z
          .object({
            reason: voidReason,
            endedAt: time,
            /** The money is being returned. */ isReturned: z.boolean(),
          })
          .nullable(),
        /** Debt from a reversed payment; the next coins pay it first. */
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
        /** The amount due now for the rest of the period, and its coins; null when nothing is due. */
        due: z.object({ priceMinor: z.number().int(), coins: z.number().int() }).nullable(),
        /** When the new plan starts; null for at once. */
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
    .input(
      z.object({ cursor: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    )
    .output(
      z.object({
        acts: z
          .array(
            z.object({
              kind: z.enum(['cancel', 'refund']),
              /** Its id at the payment provider. */
              subjectId: z.string().max(300),
              reason: voidReason,
              account: z.object({ id: z.uuid(), name: z.string().max(100) }),
              amount: z.object({ priceMinor: z.number().int(), currency }).nullable(),
              createdAt: time,
              state: z.enum(['waiting', 'done', 'given_up']),
              problem: z.string().max(500).nullable(),
            }),
          )
          .max(100),
        /** The cursor of the next page of acts; null after the last. */
        next: z.string().max(200).nullable(),
        /** Payments of unknown orders: nothing was credited, and an admin has to return them. */
        strays: z
          .array(
            z.object({
              /** Its id at the payment provider. */
              id: z.string().max(300),
              orderId: z.uuid(),
              /** Null in an unknown currency. */
              amount: z.object({ priceMinor: z.number().int(), currency }).nullable(),
              createdAt: time,
              isReturned: z.boolean(),
            }),
          )
          .max(200),
        /** How many there are, of which `strays` are the first. */
        strayCount: z.number().int(),
      }),
    ),
};
