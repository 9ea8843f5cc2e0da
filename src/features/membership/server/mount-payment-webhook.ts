import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { MembershipDependencies } from './membership-dependencies.ts';
import { takeEvent, type HeardEvent } from './take-event.ts';

/** The used part of an event. Its times are seconds since 1970, up to the year 9999. */
const heardEvent = z.object({
  id: z.string().regex(/^\w{1,250}$/),
  type: z.string().regex(/^[\w.]{1,250}$/),
  created: z.number().int().min(0).max(253_402_300_799),
  data: z.object({ object: z.looseObject({}) }),
});

/** Maximum age of an event's signature. */
const OLDEST_SECONDS = 300;

/**
 * The webhook for Stripe's events: `POST /webhooks/stripe`. It reads the raw body, because the signature covers its
 * bytes. Without a key or a signing secret the route does not exist.
 */
export function mountPaymentWebhook(server: FastifyInstance, dependencies: MembershipDependencies): void {
  const { stripe, log } = dependencies;
  const secret = dependencies.config.payments.webhookSecret;
  if (!stripe || secret === undefined) {
    return;
  }
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/stripe', async (request) => {
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
        throw new AppError('SIGNATURE_INVALID');
      }
      let event: unknown;
      try {
        event = stripe.webhooks.constructEvent(request.body, signature, secret, OLDEST_SECONDS);
      } catch (cause) {
        log.warn(
          { requestId: request.id, address: request.ip },
          'a payment event was not signed by Stripe, or too long ago',
        );
        throw new AppError('SIGNATURE_INVALID', { cause });
      }
      return { received: await takeEvent({ ...dependencies, stripe }, readEvent(event)) };
    });
  });
}

/** Reads the event of a correctly signed body. Throws INVALID_DATA for JSON of another shape. */
function readEvent(json: unknown): HeardEvent {
  const { data, error } = heardEvent.safeParse(json);
  if (!data) {
    throw new AppError('INVALID_DATA', { cause: error });
  }
  return data;
}
