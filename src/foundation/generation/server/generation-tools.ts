import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';

/** What the verbs of this slice stand on. */
export interface GenerationTools {
  readonly config: Config;
  readonly db: Database;
  readonly queue: Pick<Queue, 'send'>;
  readonly storage: Storage;
  readonly log: Log;
  /** The vendors that are set up, by name. */
  readonly vendors: ReadonlyMap<VendorName, Vendor>;
  /** Jobs that callers may ask to be woken by. */
  readonly wakeJobs: readonly JobDefinition<never>[];
}
