import { oc } from '@orpc/contract';

/**
 * Access rules of an endpoint, beyond its own checks. The server applies them before anything else
 * (src/apps/api/admit-call.ts).
 */
export interface EndpointRules {
  /** Open to banned accounts. */
  whileBanned?: true;
  /** Open while the site is under maintenance. */
  inMaintenance?: true;
  /** Admins with a second factor only; else SECOND_FACTOR_MISSING. */
  admin?: true;
  /** Requires a recent proof of identity (minutes ago); else CONFIRMATION_REQUIRED. */
  confirmed?: true;
  /** A form of the interface fills in its input: the build gives the browser the rules of its fields. */
  form?: true;
  /**
   * Names of input fields whose text others may read or that becomes content: refused with CONTENT_SENSITIVE when it
   * contains an entry of the word lists or a romance with somebody under eighteen.
   */
  checkedTexts?: readonly string[];
}

/** Starts an endpoint with rules: `endpoint.meta({ admin: true }).route(…)`. Without rules use `oc.route(…)`. */
export const endpoint = oc.$meta<EndpointRules>({});
