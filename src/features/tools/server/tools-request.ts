import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';

/** A request as the endpoints of the tools see it. */
export interface ToolsRequest extends RequestContext {
  requireAccount(): Account;
  signMedia(fileId: string): string;
}
