import { accountEnd, archiveSections } from '#src/apps/account-data.ts';
import { ALL_JOBS } from '#src/apps/workers.ts';
import { communityScreen } from '#src/features/community/server/community-screen.ts';
import { createFilmAudience } from '#src/features/film/server/audience/create-film-audience.ts';
import type { FilmDependencies } from '#src/features/film/server/film-dependencies.ts';
import type { AccountEnd, ArchiveSection } from '#src/features/profile/server/profile-dependencies.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import { createModerator } from '#src/vendors/moderation/moderator.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { silentLog } from './silent-log.ts';

type ProfileTestDependencies = FilmDependencies & {
  archiveSections: ArchiveSection[];
  accountEnd: AccountEnd;
  stop(): Promise<void>;
};

/**
 * Dependencies of archives and deletions, with all slices connected as in the program, except what makes films. Its
 * queue only sends.
 */
export async function buildProfileDependencies(
  database: OpenDatabase,
  dataFolder: string,
  stripe: { url: string; key: string },
): Promise<ProfileTestDependencies> {
  const config = readConfig({
    KINORA_DATA: dataFolder,
    KINORA_DISK_RESERVE: '0',
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_URL: stripe.url,
  });
  const queue = await openQueue({ database, log: silentLog, jobs: ALL_JOBS });
  await queue.start({ work: false });
  const dependencies = {
    config,
    db: database.db,
    queue,
    storage: createStorage(config),
    log: silentLog,
    vendors: new Map([['draft', { name: 'draft' } as unknown as Vendor]]),
    ownKeys: { vendorsOf: async () => new Set(), vendorFor: async () => undefined },
    moderator: createModerator({ strictness: 'off', means: [], log: silentLog }),
    audience: createFilmAudience(communityScreen),
    wakeJobs: [],
  } as unknown as FilmDependencies;
  return {
    ...dependencies,
    archiveSections: archiveSections(dependencies),
    accountEnd: accountEnd(dependencies),
    stop: () => queue.stop(),
  };
}
