import type { Stripe } from 'stripe';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** Dependencies of the membership functions. */
export interface MembershipDependencies {
  readonly config: Pick<Config, 'payments' | 'server'>;
  readonly db: Database;
  readonly log: Log;
  /** The payment provider; absent when none is configured. */
  readonly stripe?: Stripe;
}

/** The same with a payment provider. */
export type PaymentDependencies = MembershipDependencies & Required<Pick<MembershipDependencies, 'stripe'>>;
