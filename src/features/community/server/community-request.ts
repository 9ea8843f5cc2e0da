import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';

/** A request as these endpoints see it. */
export interface CommunityRequest extends RequestContext {
  /** Undefined for a visitor. */
  caller?: Account | undefined;
  requireAccount(): Account;
  /** The URL of a file for anybody while the film is public, or for the caller. */
  signMedia(fileId: string, viewer?: { film: string }): string;
}
