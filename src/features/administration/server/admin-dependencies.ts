import type { Caller } from '#src/foundation/accounts/server/account.ts';
import type { CaseRow } from '#src/foundation/moderation/server/tables.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** What an admin sees of something that people reported. */
export interface ReportedSubject {
  readonly filmId: string;
  /** Title of the film. */
  readonly title: string;
  /** What is written: the film's logline, or the comment. */
  readonly text: string;
  readonly movieFileId: string | null;
}

/** Dependencies of the administration functions. */
export interface AdminDependencies {
  readonly db: Database;
  readonly log: Log;
  /** Accounts by a phone number in their profile, which another slice stores. */
  readonly findByPhone: (executor: Executor, phone: string) => Promise<string[]>;
  /** Whoever shows what this case is about shows or hides it as an admin has decided. */
  readonly followCase: (transaction: Transaction, decided: CaseRow) => Promise<void>;
  /** Films and comments that people reported, which other slices store, by their ids. */
  readonly describeReported: (
    executor: Executor,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ReportedSubject>>;
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
