import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { Caller } from './account.ts';

/** A request as the account endpoints see it. */
export interface AccountRequest extends RequestContext {
  /** The caller; undefined for a visitor, and for an access token that is no longer valid. */
  readonly caller: Caller | undefined;
  /** Throws NOT_LOGGED_IN for a visitor, SESSION_EXPIRED for a token that is no longer valid. */
  requireAccount(): Caller;
}
