import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { REPORT_REASONS } from '#src/shared/catalogue/report-reasons.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText } from '#src/shared/form-text.ts';
import { REASON_LIMIT } from './administration-limits.ts';

const time = z.iso.datetime();

const person = z.object({ id: z.uuid(), name: z.string().max(100) });
const moderationCase = z.object({
  id: z.uuid(),
  /** A file that moderation was unsure of, or what people reported. */
  kind: z.enum(['file', 'film', 'comment']),
  owner: person,
  /** The content, null for a comment; its path may be opened by this admin for some minutes. */
  file: z.object({ path: z.string().max(1000), mime: z.string().max(100) }).nullable(),
  /** The film that was reported, or that the comment is about. */
  movie: z.object({ id: z.uuid(), title: answeredText(LIMITS.film.titleCharacters) }).nullable(),
  /** The words that a file was made from, the logline of a film, or the comment. */
  text: z.string().max(20_000).nullable(),
  /** What judged it. */
  judgedBy: z.string().max(60),
  /** The worst first; scores from 0 to 1. */
  categories: z.array(z.object({ name: z.string().max(60), score: z.number().min(0).max(1) })).max(40),
  state: z.enum(['open', 'allowed', 'hidden']),
  /** Open, and hidden meanwhile, because enough people reported it. */
  held: z.boolean(),
  reports: z.object({
    count: z.number().int().min(0),
    newest: z
      .array(
        z.object({
          person,
          reason: z.enum(REPORT_REASONS),
          words: answeredText(LIMITS.community.reportCharacters),
          createdAt: time,
        }),
      )
      .max(20),
  }),
  /** The owner's, against what was decided. */
  appeal: z
    .object({
      text: answeredText(LIMITS.appeal.maximumCharacters),
      createdAt: time,
      state: z.enum(['pending', 'accepted', 'rejected']),
    })
    .nullable(),
  reason: answeredText(REASON_LIMIT),
  createdAt: time,
  decidedAt: time.nullable(),
});
export type ModerationCaseAnswer = z.infer<typeof moderationCase>;

/** What admins do about contents that moderation is unsure of, or that people reported. */
export const moderationContract = {
  listCases: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/admin/moderation',
      summary:
        'Contents that moderation is unsure of or that people reported, the oldest first; those with an appeal; or those that were decided, the newest first',
    })
    .input(z.object({ state: z.enum(['open', 'appealed', 'decided']).default('open') }))
    .output(z.object({ cases: z.array(moderationCase).max(100) })),
  decideCase: endpoint
    .meta({ admin: true, confirmed: true, form: true })
    .route({
      method: 'POST',
      path: '/api/admin/moderation/{caseId}',
      summary: 'Allow a content, or hide it from everybody but its owner; that decides an appeal too',
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
