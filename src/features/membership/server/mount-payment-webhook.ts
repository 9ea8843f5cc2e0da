import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { MembershipTools } from './membership-tools.ts';
import { takeEvent } from './take-event.ts';

/** An event that was signed longer ago is not believed. */
const OLDEST_SECONDS = 300;

/**
 * The route to which Stripe sends events: `POST /webhooks/stripe`. It reads the body as it came, since the signature is
 * over its bytes. Where no key or no signing secret is set there is no such route.
 */
export function mountPaymentWebhook(server: FastifyInstance, tools: MembershipTools): void {
  const { stripe, log } = tools;
  const secret = tools.config.payments.webhookSecret;
  if (!stripe || secret === undefined) return;
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/stripe', async (request) => {
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw new AppError('SIGNATURE_INVALID');
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(request.body, signature, secret, OLDEST_SECONDS);
      } catch (cause) {
        log.warn(
          { requestId: request.id, address: request.ip },
          'a payment event was not signed by Stripe, or too long ago',
        );
        throw new AppError('SIGNATURE_INVALID', { cause });
      }
      return { received: await takeEvent({ ...tools, stripe }, event) };
    });
  });
}
