import * as z from 'zod';
import { FEEDBACK_RATINGS, MESSAGE_LIMITS, RATING_STEPS } from '#src/shared/catalogue/feedback.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, requiredLine, requiredText } from '#src/shared/form-text.ts';

const rating = z.literal(RATING_STEPS);
const ratings = z.strictObject(
  Object.fromEntries(FEEDBACK_RATINGS.map((name) => [name, rating])) as Record<
    (typeof FEEDBACK_RATINGS)[number],
    typeof rating
  >,
);
/** Created by the sender, so that sending it again is the same message. */
const id = z.uuid();

const businessMessage = {
  name: requiredLine(MESSAGE_LIMITS.name),
  company: requiredLine(MESSAGE_LIMITS.company),
  contact: requiredLine(MESSAGE_LIMITS.contact),
  message: requiredText(MESSAGE_LIMITS.message),
};
const feedback = {
  ratings,
  filmType: z.enum(FILM_TYPES),
  style: z.enum(LOOK_IDS as [LookId, ...LookId[]]),
  functionFeedback: requiredText(MESSAGE_LIMITS.functionFeedback),
  suggestions: requiredText(MESSAGE_LIMITS.suggestions),
};
const page = z.object({ cursor: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(60).default(30) });

/** Messages to the operator: business enquiries and feedback. */
export const contactContract = {
  sendBusinessMessage: endpoint
    .meta({ form: true })
    .route({
      method: 'POST',
      path: '/api/contact/business',
      summary: 'An enquiry of a business; kept, and mailed to who runs the site',
    })
    .input(z.object({ id, ...businessMessage, budget: requiredText(MESSAGE_LIMITS.budget).optional() }))
    .output(z.object({ status: z.literal('received') })),
  sendFeedback: endpoint
    .meta({ form: true })
    .route({ method: 'POST', path: '/api/contact/feedback', summary: 'Feedback; the first of an account brings coins' })
    .input(z.object({ id, ...feedback, contact: requiredText(MESSAGE_LIMITS.contact).optional() }))
    .output(z.object({ status: z.literal('received'), paidCoins: z.number().int() })),
  listBusinessMessages: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/contact/business',
      summary: 'Enquiries of businesses, the newest first; for admins',
    })
    .input(page)
    .output(
      z.object({
        messages: z
          .array(
            z.object({
              id: z.uuid(),
              ...businessMessage,
              budget: answeredText(MESSAGE_LIMITS.budget).nullable(),
              createdAt: z.iso.datetime(),
              mailedAt: z.iso.datetime().nullable(),
            }),
          )
          .max(60),
        next: z.uuid().nullable(),
      }),
    ),
  listFeedback: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/contact/feedback',
      summary: 'Feedback, the newest first, and the mean of each rating; for admins',
    })
    .input(page)
    .output(
      z.object({
        feedback: z
          .array(
            z.object({
              id: z.uuid(),
              ...feedback,
              contact: z.string().max(MESSAGE_LIMITS.contact).nullable(),
              accountId: z.uuid(),
              createdAt: z.iso.datetime(),
            }),
          )
          .max(60),
        next: z.uuid().nullable(),
        count: z.number().int(),
        /** By rating; empty while there is no feedback. */
        means: z.partialRecord(z.enum(FEEDBACK_RATINGS), z.number()),
      }),
    ),
};
