import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText } from '#src/shared/form-text.ts';
import { REASON_LIMIT } from './administration-limits.ts';

const time = z.iso.datetime();

const moderationCase = z.object({
  id: z.uuid(),
  owner: z.object({ id: z.uuid(), name: z.string().max(100) }),
  /** The content; its path may be opened by this admin for some minutes. */
  file: z.object({ path: z.string().max(1000), mime: z.string().max(100) }),
  /** The words that it was made from. */
  text: z.string().max(20_000).nullable(),
  /** What judged it. */
  judgedBy: z.string().max(60),
  /** The worst first; scores from 0 to 1. */
  categories: z.array(z.object({ name: z.string().max(60), score: z.number().min(0).max(1) })).max(40),
  state: z.enum(['open', 'allowed', 'hidden']),
  reason: answeredText(REASON_LIMIT),
  createdAt: time,
  decidedAt: time.nullable(),
});
export type ModerationCaseAnswer = z.infer<typeof moderationCase>;

/** What admins do about contents that moderation is unsure of. */
export const moderationContract = {
  listCases: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/admin/moderation',
      summary: 'Contents that moderation is unsure of, the oldest first, or those that were decided, the newest first',
    })
    .input(z.object({ state: z.enum(['open', 'decided']).default('open') }))
    .output(z.object({ cases: z.array(moderationCase).max(100) })),
  decideCase: endpoint
    .meta({ admin: true, confirmed: true, form: true })
    .route({
      method: 'POST',
      path: '/api/admin/moderation/{caseId}',
      summary: 'Allow a content, or hide it from everybody but its owner',
    })
    .input(
      z.object({
        caseId: z.uuid(),
        decision: z.enum(['allowed', 'hidden']),
        /** Needed to hide: else REASON_EMPTY. */ reason: judgedText({ most: REASON_LIMIT }).default(''),
      }),
    )
    .output(z.object({})),
};
