import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';

/** Keys of members at vendors. */
interface OwnKeys {
  /** The vendors at which an account has a key that new work may go with. */
  vendorsOf(executor: Executor, accountId: string): Promise<ReadonlySet<VendorName>>;
  /** A vendor that is asked with an account's key, as it is now; undefined without one, or where it may not be used. */
  vendorFor(accountId: string, vendor: VendorName): Promise<Vendor | undefined>;
}

/** Dependencies of the generation functions. */
export interface GenerationDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly queue: Pick<Queue, 'send' | 'remove'>;
  readonly storage: Storage;
  readonly log: Log;
  /** The configured vendors, by name. */
  readonly vendors: ReadonlyMap<VendorName, Vendor>;
  readonly ownKeys: OwnKeys;
  /** Jobs that callers may request as their wake-up. */
  readonly wakeJobs: readonly JobDefinition<never>[];
}
