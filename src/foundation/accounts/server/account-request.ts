import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { Caller } from './account.ts';

/** What the account endpoints know of a request. */
export interface AccountRequest extends RequestContext {
  /** Who calls; undefined for a visitor, and for who has an access token that is no longer good. */
  readonly caller: Caller | undefined;
  /** Throws NOT_LOGGED_IN for a visitor, SESSION_EXPIRED for a token that is no longer good. */
  requireAccount(): Caller;
}
