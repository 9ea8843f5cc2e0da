import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';

/** Dependencies of the generation functions. */
export interface GenerationDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly queue: Pick<Queue, 'send' | 'remove'>;
  readonly storage: Storage;
  readonly log: Log;
  /** The configured vendors, by name. */
  readonly vendors: ReadonlyMap<VendorName, Vendor>;
  /** Jobs that callers may request as their wake-up. */
  readonly wakeJobs: readonly JobDefinition<never>[];
}
