import { Stripe } from 'stripe';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { MembershipTools, PaymentTools } from './membership-tools.ts';

/** The client of the operator's Stripe account; undefined where no key is set. Each call ends within half a minute. */
export function createStripe({ payments }: Pick<Config, 'payments'>): Stripe | undefined {
  const { stripeKey, stripeUrl } = payments;
  if (stripeKey === undefined) return undefined;
  const place = stripeUrl === undefined ? undefined : new URL(stripeUrl);
  return new Stripe(stripeKey, {
    timeout: 14_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: place.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** The tools, where payments are taken. Throws PAYMENTS_NOT_SET where they are not. */
export function requirePayments(tools: MembershipTools): PaymentTools {
  const { stripe } = tools;
  if (!stripe) throw new AppError('PAYMENTS_NOT_SET');
  return { ...tools, stripe };
}

/**
 * Waits for an answer of Stripe's. Throws PAYMENT_PROVIDER_FAILED with what Stripe said as its cause, which stays
 * inside.
 */
export async function askStripe<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    throw new AppError('PAYMENT_PROVIDER_FAILED', { cause });
  }
}

/** True when Stripe says that it has no such thing. */
export function isMissingAtStripe(error: unknown): boolean {
  const said = error instanceof AppError ? error.cause : error;
  return said instanceof Stripe.errors.StripeInvalidRequestError && said.code === 'resource_missing';
}
