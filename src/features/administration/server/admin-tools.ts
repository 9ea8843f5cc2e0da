import type { Caller } from '#src/foundation/accounts/server/account.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** What the verbs of this slice stand on. */
export interface AdminTools {
  readonly db: Database;
  readonly log: Log;
  /** Accounts by a phone number, which another slice keeps. */
  readonly findByPhone: (executor: Executor, phone: string) => Promise<string[]>;
}

/** Who acts, and in which request: what the audit keeps. */
export interface Act {
  readonly adminId: string;
  readonly requestId: string;
}

/** What the endpoints know of a request. That an admin calls was looked at before (see the contract's rules). */
export interface AdminRequest extends RequestContext {
  requireAccount(): Caller;
}
