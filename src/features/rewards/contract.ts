import { oc } from '@orpc/contract';
import * as z from 'zod';
import { COIN_TOPICS, KNOWN_COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText, requiredLine } from '#src/shared/form-text.ts';
import { instant } from '#src/shared/instant.ts';

const id = z.uuid();
const coins = z.number().int();

/** One change of a balance, for its owner. */
const historyEntry = z.object({
  id,
  at: z.iso.datetime(),
  /**
   * received: granted or bought. set_aside: held for work in progress; spent: charged for it; undone: held and released
   * since. returned: given back. taken: deducted.
   */
  change: z.enum(['received', 'set_aside', 'spent', 'undone', 'returned', 'taken']),
  amountCoins: coins,
  balanceAfterCoins: coins,
  reason: z.enum([...KNOWN_COIN_REASONS, 'other']),
  /** The film it was for. Null if there is none, or it was deleted. */
  film: z.object({ id, title: z.string().max(200) }).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Filters of the history. */
const narrowing = z.object({
  direction: z.enum(['all', 'in', 'out']).default('all'),
  topic: z.enum(['all', ...COIN_TOPICS]).default('all'),
  from: instant.optional(),
  /** Exclusive end. */
  until: instant.optional(),
});
export type HistoryNarrowing = z.infer<typeof narrowing>;

const batch = z.object({
  id,
  name: answeredText(100),
  coins,
  codes: z.number().int(),
  redeemed: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  stoppedAt: z.iso.datetime().nullable(),
});
export type CodeBatch = z.infer<typeof batch>;

/**
 * Daily check-in, redeem codes and the history of coins. All endpoints require a signed-in account and return only its
 * own data; those for admins say so.
 */
export const rewardsContract = {
  checkIn: oc
    .route({
      method: 'POST',
      path: '/api/account/checkin',
      summary:
        'The daily check-in (a slash may follow the path). The day is that of the time zone in the header kinora-time-zone (an IANA name; else UTC)',
    })
    .input(z.object({}).optional())
    .output(z.object({ status: z.enum(['success', 'already_checked_in']), coins, balanceCoins: coins })),
  redeemCode: endpoint
    .meta({ form: true })
    .route({
      method: 'POST',
      path: '/api/account/redeem_code',
      summary: 'Redeem a code (a slash may follow the path). A refusal carries error_code as well as code',
    })
    .input(z.object({ /** Empty: EMPTY_CODE. */ code: judgedText({ least: 1, most: 100 }) }))
    .output(z.object({ status: z.literal('success'), error_code: z.null(), coins, balanceCoins: coins })),
  listHistory: oc
    .route({
      method: 'GET',
      path: '/api/account/coins',
      summary: "The changes of the caller's balance, the newest first",
    })
    .input(
      narrowing.extend({
        /** `next` of the previous page. */ cursor: id.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(z.object({ balanceCoins: coins, entries: z.array(historyEntry).max(100), next: id.nullable() })),
  exportHistory: oc
    .route({
      method: 'GET',
      path: '/api/account/coins.csv',
      summary: 'The same as a CSV file in the language of the request, at most the newest 10,000 changes',
    })
    .input(narrowing)
    .output(z.file()),
  listCodeBatches: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/admin/redeem-code-batches',
      summary: 'Batches of redeem codes, the newest first; for admins',
    })
    .input(z.object({ cursor: id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }))
    .output(z.object({ batches: z.array(batch).max(100), next: id.nullable() })),
  createCodeBatch: endpoint
    .meta({ admin: true, confirmed: true, form: true })
    .route({
      method: 'POST',
      path: '/api/admin/redeem-code-batches',
      summary: 'Make codes. They are answered this once, and nobody can read them later; for admins',
    })
    .input(
      z.object({
        name: requiredLine(100),
        count: z.number().int().min(1).max(1000),
        expiresAt: instant.optional(),
      }),
    )
    .output(z.object({ batch, codes: z.array(z.string().max(40)).max(1000) })),
  stopCodeBatch: endpoint
    .meta({ admin: true, confirmed: true })
    .route({
      method: 'POST',
      path: '/api/admin/redeem-code-batches/{batchId}/stop',
      summary: 'Nobody can redeem a code of this batch from now on; for admins',
    })
    .input(z.object({ batchId: id }))
    .output(batch),
};
