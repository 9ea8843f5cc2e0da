import { oc } from '@orpc/contract';

/**
 * Who may call an endpoint, beyond what it asks for itself. The server looks at it before anything else
 * (src/apps/api/admit-call.ts).
 */
export interface EndpointRules {
  /** Open to an account that is banned. */
  whileBanned?: true;
  /** Open while the site is under maintenance. */
  inMaintenance?: true;
  /** For admins alone. */
  admin?: true;
  /** Only for who has proved within the last minutes who they are; else CONFIRMATION_REQUIRED. */
  confirmed?: true;
  /**
   * Names of input fields with texts that others may read or that something is made from: refused with
   * CONTENT_SENSITIVE where they hold what is on the word lists.
   */
  checkedTexts?: readonly string[];
}

/** Begins an endpoint with rules: `endpoint.meta({ admin: true }).route(…)`. Without rules `oc.route(…)` does. */
export const endpoint = oc.$meta<EndpointRules>({});
