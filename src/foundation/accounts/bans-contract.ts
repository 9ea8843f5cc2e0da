import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';

/** Judged by rules that have messages of their own; here only so that nothing huge comes in. */
const description = z.string().max(10_000);

const appeal = z.object({
  description: z.string().max(1000),
  createdAt: z.iso.datetime(),
  state: z.enum(['pending', 'accepted', 'rejected']),
  /** What the reviewer says to the person; may be empty. */
  answer: z.string().max(1000),
  reviewedAt: z.iso.datetime().nullable(),
});

/** What an account may do that is banned. */
export const bansContract = {
  readBan: endpoint
    .meta({ whileBanned: true })
    .route({
      method: 'GET',
      path: '/api/account/ban',
      summary: 'Why the caller is banned, and what became of their appeal',
    })
    .output(z.object({ reason: z.string().max(500), bannedAt: z.iso.datetime(), appeal: appeal.nullable() })),
  createAppeal: endpoint
    .meta({ whileBanned: true })
    .route({ method: 'POST', path: '/api/account/ban/appeal', summary: 'Appeal against the ban, once' })
    .input(z.object({ description }))
    .output(z.object({ appeal })),
};
