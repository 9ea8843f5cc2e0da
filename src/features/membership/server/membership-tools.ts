import type { Stripe } from 'stripe';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** What the verbs of this slice stand on. */
export interface MembershipTools {
  readonly config: Pick<Config, 'payments' | 'server'>;
  readonly db: Database;
  readonly log: Log;
  /** Who takes the payments; absent where none is set. */
  readonly stripe?: Stripe;
}

/** The same, where payments are taken. */
export type PaymentTools = MembershipTools & Required<Pick<MembershipTools, 'stripe'>>;
