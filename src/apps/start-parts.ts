import { join } from 'node:path';
import { proveBooksJob } from '#src/features/administration/server/jobs.ts';
import { proveBooks } from '#src/features/administration/server/prove-books.job.ts';
import { mailBusinessMessages } from '#src/features/contact/server/mail-business-messages.ts';
import type { FilmTools } from '#src/features/film/server/film-tools.ts';
import { findFirstFilms } from '#src/features/film/server/find-first-films.ts';
import { advanceFilmJob, cutFilmJob, prepareCutJob } from '#src/features/film/server/jobs.ts';
import { advanceFilm } from '#src/features/film/server/pipeline/advance-film.job.ts';
import { cutFilmOfTake } from '#src/features/film/server/pipeline/cut-film.job.ts';
import { prepareCutOfFilm } from '#src/features/film/server/pipeline/prepare-cut.job.ts';
import { sweepFilms } from '#src/features/film/server/pipeline/sweep-films.ts';
import { noticeFarming } from '#src/features/invitations/server/notice-farming.ts';
import { settleInvitations } from '#src/features/invitations/server/settle-invitations.ts';
import { catchUpEvents } from '#src/features/membership/server/catch-up.ts';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import { doPaymentActs } from '#src/features/membership/server/do-payment-acts.ts';
import { forgetAccount } from '#src/features/profile/server/forget-account.job.ts';
import { forgetAccountJob, packArchiveJob } from '#src/features/profile/server/jobs.ts';
import { packArchive } from '#src/features/profile/server/pack-archive.job.ts';
import { sweepProfile } from '#src/features/profile/server/sweep-profile.ts';
import { listCodeGuessers } from '#src/features/rewards/server/code-guesses.ts';
import { sweepAccounts } from '#src/foundation/accounts/server/sweep-accounts.ts';
import { findSpendingBursts } from '#src/foundation/coins/server/find-spending-bursts.ts';
import { sweepFilesJob } from '#src/foundation/files/server/jobs.ts';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import { runGenerationJob } from '#src/foundation/generation/server/jobs.ts';
import { reconcileGenerations } from '#src/foundation/generation/server/reconcile-generations.ts';
import { runGeneration } from '#src/foundation/generation/server/run-generation.job.ts';
import { sweepGenerations } from '#src/foundation/generation/server/sweep-generations.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import type { Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { createMailer } from '#src/platform/server/mail/create-mailer.ts';
import { findFfmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import { openQueue, type Queue } from '#src/platform/server/queue/open-queue.ts';
import { prepareDataFolder } from '#src/platform/server/storage/prepare-data-folder.ts';
import { sweepScratch } from '#src/platform/server/storage/scratch-folder.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import { createThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createDraftVendor } from '#src/vendors/draft/create-draft-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { accountEnd, archiveParts } from './account-data.ts';

/** The parts of a running program, put together. */
export interface Parts extends FilmTools {
  readonly database: OpenDatabase;
  readonly queue: Queue;
}

export interface StartPartsOptions {
  config: Config;
  log: Log;
  /** Gets what has to be stopped at the end. */
  shutdown: Pick<Shutdown, 'add' | 'signal'>;
  /** True to do jobs in this process, false only to send them. */
  work: boolean;
  /** For tests: other vendors than those that the settings name. */
  vendors?: ReadonlyMap<VendorName, Vendor>;
  database?: OpenDatabase;
}

const JOBS = [
  runGenerationJob,
  advanceFilmJob,
  cutFilmJob,
  prepareCutJob,
  sweepFilesJob,
  packArchiveJob,
  forgetAccountJob,
  proveBooksJob,
] as JobDefinition[];
const SWEEP_EVERY_MILLISECONDS = 15_000;
const TIDY_EVERY_MILLISECONDS = 10 * 60_000;
const CALLS_EVERY_MILLISECONDS = 60_000;

/**
 * Starts what the program stands on: database (migrated), queue, storage, engine threads, vendors; and with `work` the
 * jobs. Throws what its parts throw; what had been started then is stopped by the shutdown.
 */
export async function startParts({ config, log, shutdown, work, ...given }: StartPartsOptions): Promise<Parts> {
  await prepareDataFolder(config.dataFolder);
  const engineThreads = createThreadPool({
    entry: new URL('../draft-engine/engine-thread.ts', import.meta.url),
    size: config.worker.threads,
  });
  const cutThreads = createThreadPool({
    entry: new URL('../features/film/server/final-cut/cut-thread.ts', import.meta.url),
    size: 1,
  });
  shutdown.add('engine threads', async () => void (await Promise.all([engineThreads.close(), cutThreads.close()])));
  // Their modules take a while to load, which the database's start may as well cover.
  if (work) engineThreads.warmUp();

  const ffmpegFound = findFfmpeg({
    settingPath: config.media.ffmpegPath,
    probeSettingPath: config.media.ffprobePath,
    cacheFolder: join(config.dataFolder, 'cache'),
  });
  ffmpegFound.catch(() => {});
  const database = given.database ?? (await openDatabase({ config, log }));
  shutdown.add('database', () => database.close());
  await migrateDatabase({ database, log });
  const queue = await openQueue({ database, log, jobs: JOBS, concurrency: config.worker.concurrency });
  const ffmpeg = await ffmpegFound;
  const vendors =
    given.vendors ??
    new Map<VendorName, Vendor>([
      ['draft', createDraftVendor({ threads: engineThreads, ffmpeg, soundFontPath: config.media.soundFontPath })],
    ]);
  const parts: Parts = {
    config,
    log,
    database,
    db: database.db,
    queue,
    storage: createStorage(config),
    vendors,
    ffmpeg,
    cutThreads,
    wakeJobs: [advanceFilmJob] as JobDefinition<never>[],
  };
  if (work) {
    await queue.work(runGenerationJob, (payload, { signal }) =>
      runGeneration(parts, payload, { signal, stopping: shutdown.signal }),
    );
    await queue.work(advanceFilmJob, (payload) => advanceFilm(parts, payload));
    await queue.work(cutFilmJob, (payload, { signal }) =>
      cutFilmOfTake(parts, payload, AbortSignal.any([signal, shutdown.signal])),
    );
    await queue.work(prepareCutJob, (payload, { signal }) =>
      prepareCutOfFilm(parts, payload, AbortSignal.any([signal, shutdown.signal])),
    );
    await queue.work(
      sweepFilesJob,
      async (_payload, { signal }) =>
        void (await sweepFiles({ ...parts, signal: AbortSignal.any([signal, shutdown.signal]) })),
    );
    await queue.work(packArchiveJob, (payload, { signal }) =>
      packArchive({ ...parts, archiveParts: archiveParts(parts) }, payload, AbortSignal.any([signal, shutdown.signal])),
    );
    await queue.work(proveBooksJob, () => proveBooks(parts));
    await queue.work(forgetAccountJob, (payload) =>
      forgetAccount({ ...parts, accountEnd: accountEnd(parts) }, payload),
    );
  }
  await queue.start({ work });
  shutdown.add('queue', () => queue.stop());
  if (work) await startSweeps(parts, shutdown);
  return parts;
}

/** Rings again for rows whose bell was lost, now and every few seconds. */
async function startSweeps(parts: Parts, shutdown: Pick<Shutdown, 'add'>): Promise<void> {
  const sweep = async (): Promise<void> => {
    await sweepGenerations(parts);
    await sweepFilms(parts);
    await reconcileGenerations(parts);
  };
  await sweepScratch(parts.config);
  await sweepGenerations(parts, 10);
  await sweepFilms(parts, 3);
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => parts.log.warn({ err: error }, 'the sweep failed'));
  }, SWEEP_EVERY_MILLISECONDS);
  const tidying = setInterval(() => {
    Promise.all([sweepAccounts(parts.db), sweepProfile(parts), sweepInvitations(parts)]).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'tidying up failed'),
    );
  }, TIDY_EVERY_MILLISECONDS);
  // What waits for other machines has a time of its own, so that it holds up nothing here.
  const mailer = createMailer(parts.config);
  const stripe = createStripe(parts.config);
  const calling = setInterval(() => {
    if (mailer)
      mailBusinessMessages({ ...parts, mailer }).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'mailing enquiries failed'),
      );
    if (stripe)
      catchUpEvents({ ...parts, stripe }).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'asking for payments failed'),
      );
    if (stripe)
      doPaymentActs({ ...parts, stripe }).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'cancelling and returning failed'),
      );
  }, CALLS_EVERY_MILLISECONDS);
  shutdown.add('sweeps', async () => {
    clearInterval(calling);
    mailer?.close();
    clearInterval(timer);
    clearInterval(tidying);
  });
}

/** Pays what inviters are due, and looks for what seems to be farming. */
async function sweepInvitations({ db }: Parts): Promise<void> {
  await noticeFarming(db, { readCodeGuessers: listCodeGuessers, readSpendingBursts: findSpendingBursts });
  await settleInvitations(db, findFirstFilms);
}
