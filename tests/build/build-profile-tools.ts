import { accountEnd, archiveParts } from '#src/apps/account-data.ts';
import type { FilmTools } from '#src/features/film/server/film-tools.ts';
import { advanceFilmJob } from '#src/features/film/server/jobs.ts';
import { forgetAccountJob, packArchiveJob } from '#src/features/profile/server/jobs.ts';
import type { AccountEnd, ArchivePart } from '#src/features/profile/server/profile-tools.ts';
import { runGenerationJob } from '#src/foundation/generation/server/jobs.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { silentLog } from './silent-log.ts';

type ProfileTestTools = FilmTools & { archiveParts: ArchivePart[]; accountEnd: AccountEnd; stop(): Promise<void> };

/**
 * What archives and deletions stand on, with all slices joined as the program joins them, but nothing that makes films.
 * Its queue only sends.
 */
export async function buildProfileTools(
  database: OpenDatabase,
  dataFolder: string,
  stripe: { url: string; key: string },
): Promise<ProfileTestTools> {
  const config = readConfig({
    KINORA_DATA: dataFolder,
    KINORA_DISK_RESERVE: '0',
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_URL: stripe.url,
  });
  const queue = await openQueue({
    database,
    log: silentLog,
    jobs: [runGenerationJob, advanceFilmJob, packArchiveJob, forgetAccountJob] as JobDefinition[],
  });
  await queue.start({ work: false });
  const tools = {
    config,
    db: database.db,
    queue,
    storage: createStorage(config),
    log: silentLog,
    vendors: new Map([['draft', { name: 'draft' } as unknown as Vendor]]),
    wakeJobs: [],
  } as unknown as FilmTools;
  return { ...tools, archiveParts: archiveParts(tools), accountEnd: accountEnd(tools), stop: () => queue.stop() };
}
