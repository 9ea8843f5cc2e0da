import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText } from '#src/shared/form-text.ts';

/** Checked by the verb, with codes of its own (DESCRIPTION_EMPTY, DESCRIPTION_TOO_LONG). */
const description = judgedText({ least: 1, most: LIMITS.appeal.maximumCharacters });

const appeal = z.object({
  description: answeredText(LIMITS.appeal.maximumCharacters),
  createdAt: z.iso.datetime(),
  state: z.enum(['pending', 'accepted', 'rejected']),
  /** The reviewer's answer to the person; may be empty. */
  answer: answeredText(LIMITS.appeal.maximumCharacters),
  reviewedAt: z.iso.datetime().nullable(),
});

/** What a banned account may do. */
export const bansContract = {
  readBan: endpoint
    .meta({ whileBanned: true })
    .route({
      method: 'GET',
      path: '/api/account/ban',
      summary: 'Why the caller is banned, and what became of their appeal',
    })
    .output(z.object({ reason: answeredText(500), bannedAt: z.iso.datetime(), appeal: appeal.nullable() })),
  createAppeal: endpoint
    .meta({ whileBanned: true, form: true })
    .route({ method: 'POST', path: '/api/account/ban/appeal', summary: 'Appeal against the ban, once' })
    .input(z.object({ description }))
    .output(z.object({ appeal })),
};
