import { Stripe } from 'stripe';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { MembershipDependencies, PaymentDependencies } from './membership-dependencies.ts';

/** The client of the operator's Stripe account; undefined without a key. Each call takes half a minute at most. */
export function createStripe({ payments }: Pick<Config, 'payments'>): Stripe | undefined {
  const { stripeKey, stripeUrl } = payments;
  if (stripeKey === undefined) {
    return undefined;
  }
  const place = stripeUrl === undefined ? undefined : new URL(stripeUrl);
  return new Stripe(stripeKey, {
    timeout: 14_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: place.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** The dependencies with Stripe. Throws PAYMENTS_NOT_SET when it is not configured. */
export function requirePayments(dependencies: MembershipDependencies): PaymentDependencies {
  const { stripe } = dependencies;
  if (!stripe) {
    throw new AppError('PAYMENTS_NOT_SET');
  }
  return { ...dependencies, stripe };
}

/**
 * Awaits a call to Stripe. Throws PAYMENT_PROVIDER_FAILED with Stripe's error as its cause, which is not sent to the
 * client.
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
