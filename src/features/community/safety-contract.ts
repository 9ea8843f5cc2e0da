import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { REPORT_REASONS } from '#src/shared/catalogue/report-reasons.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText, writtenText } from '#src/shared/form-text.ts';

const id = z.uuid();
const empty = z.object({});

/** `mute`: one sees and hears nothing of somebody; `block`: they cannot do anything with what one makes either. */
export const BLOCK_KINDS = ['block', 'mute'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** What moderation says of something that is hidden, for its owner and admins. */
export const contentReview = z.object({
  /** `held`: until an admin has looked at it. */
  state: z.enum(['held', 'hidden']),
  /** Why an admin hid it. */
  reason: answeredText(500),
  /** The owner's appeal; null while there is none. */
  appeal: z
    .object({
      text: answeredText(LIMITS.appeal.maximumCharacters),
      createdAt: z.iso.datetime(),
      state: z.enum(['pending', 'accepted', 'rejected']),
    })
    .nullable(),
});
export type ContentReview = z.infer<typeof contentReview>;

const report = z.object({
  reason: z.enum(REPORT_REASONS),
  /** What an admin should know beside it. */
  words: writtenText(LIMITS.community.reportCharacters).default(''),
});
const appeal = z.object({ text: judgedText({ least: 1, most: LIMITS.appeal.maximumCharacters }) });

/** Reports and appeals, and whom people block. All require a signed-in account. */
export const safetyContract = {
  reportMovie: endpoint
    .meta({ form: true })
    .route({ method: 'POST', path: '/api/movies/{filmId}/reports', summary: 'Report a film to the admins, once' })
    .input(report.extend({ filmId: id }))
    .output(empty),
  reportComment: oc
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/reports',
      summary: 'Report a comment to the admins, once',
    })
    .input(report.extend({ commentId: id }))
    .output(empty),
  appealMovie: endpoint
    .meta({ form: true })
    .route({
      method: 'POST',
      path: '/api/movies/{filmId}/appeal',
      summary: 'Appeal against the hiding of an own film, once',
    })
    .input(appeal.extend({ filmId: id }))
    .output(empty),
  appealComment: oc
    .route({
      method: 'POST',
      path: '/api/comments/{commentId}/appeal',
      summary: 'Appeal against the hiding of an own comment, once',
    })
    .input(appeal.extend({ commentId: id }))
    .output(empty),
  listBlockedPeople: oc
    .route({
      method: 'GET',
      path: '/api/blocked-people',
      summary: 'Whom the caller has blocked or muted, newest first',
    })
    .input(
      z.object({
        cursor: z.string().max(120).optional(),
        limit: z.coerce.number().int().min(1).max(60).default(30),
      }),
    )
    .output(
      z.object({
        people: z
          .array(z.object({ id, username: answeredText(60), kind: z.enum(BLOCK_KINDS), createdAt: z.iso.datetime() }))
          .max(60),
        next: z.string().max(120).nullable(),
      }),
    ),
  blockPerson: oc
    .route({
      method: 'PUT',
      path: '/api/blocked-people/{personId}',
      summary: 'Block or mute a person; they are not told',
    })
    .input(z.object({ personId: id, kind: z.enum(BLOCK_KINDS) }))
    .output(empty),
  unblockPerson: oc
    .route({ method: 'DELETE', path: '/api/blocked-people/{personId}', summary: 'Block or mute a person no longer' })
    .input(z.object({ personId: id }))
    .output(empty),
};
