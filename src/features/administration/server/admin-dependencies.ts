import type { Caller } from '#src/foundation/accounts/server/account.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** Dependencies of the administration functions. */
export interface AdminDependencies {
  readonly db: Database;
  readonly log: Log;
  /** Accounts by a phone number in their profile, which another slice stores. */
  readonly findByPhone: (executor: Executor, phone: string) => Promise<string[]>;
  /** Whoever shows this file learns that an admin has decided about it. */
  readonly tellOfFile: (transaction: Transaction, fileId: string) => Promise<void>;
}

/** The admin and the request, for the audit. */
export interface Act {
  readonly adminId: string;
  readonly requestId: string;
}

/** A request as these endpoints see it. The caller was already checked to be an admin (see the contract's rules). */
export interface AdminRequest extends RequestContext {
  requireAccount(): Caller;
  /** The path of a file, for the caller. */
  signMedia(fileId: string): string;
}
