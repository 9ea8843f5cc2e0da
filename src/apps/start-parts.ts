import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasModelRuntime } from '#src/draft-engine/models/model-runtime.ts';
import { uninstalledModels } from '#src/draft-engine/models/uninstalled-models.ts';
import type { StoryRequest } from '#src/draft-engine/story/film-plan.ts';
import type { VoiceEngine } from '#src/draft-engine/voice/engine-voice.ts';
import { engineVoice } from '#src/draft-engine/voice/engine-voices.ts';
import { checkVoiceFolder } from '#src/draft-engine/voice/folder/voice-folder.ts';
import { communityAudience } from '#src/features/community/server/audience.ts';
import { findFilmDrawings } from '#src/features/film/server/cast/find-film-drawings.ts';
import { createCutParts } from '#src/features/film/server/final-cut/cut-parts.ts';
import { advanceFilmJob } from '#src/features/film/server/jobs.ts';
import { toolTaskEndedJob } from '#src/features/tools/server/jobs.ts';
import {
  startClipEditJob,
  startFreeWorkJob,
  startLongWorkJob,
  startQuickWorkJob,
  startSpeechJob,
} from '#src/foundation/generation/server/jobs.ts';
import { createLiveOffer, type Accesses, type LiveOffer } from '#src/foundation/models/server/live-offer.ts';
import { createLiveOwnKeys } from '#src/foundation/models/server/own-keys/live-own-keys.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { repeat } from '#src/platform/server/life-cycle/repeat.ts';
import type { Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { findFence, listFenceGaps } from '#src/platform/server/media/find-fence.ts';
import { startHeartbeat, type ProcessKind } from '#src/platform/server/processes/process-heartbeats.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { cacheFolder } from '#src/platform/server/storage/cache-folders.ts';
import { prepareDataFolder } from '#src/platform/server/storage/prepare-data-folder.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { withholdModels } from '#src/shared/catalogue/models/all-models.ts';
import type { ModelKind, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { SERVED_KINDS } from '#src/shared/catalogue/models/routes.ts';
import type { Workflows } from '#src/shared/catalogue/workflows/workflow.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { createVendors } from '#src/vendors/create-vendors.ts';
import { createDraftVendor } from '#src/vendors/draft/create-draft-vendor.ts';
import { addLanguageModels } from '#src/vendors/language/add-language-models.ts';
import { createSpeechServer } from '#src/vendors/openai-compatible/speech/create-speech-server.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { withClipSound } from '#src/vendors/with-clip-sound.ts';
import { withJudgedWords, withModeration, type ModerationParts } from '#src/vendors/with-moderation.ts';
import { withSpeechServer } from '#src/vendors/with-speech-server.ts';
import { withSpokenWords } from '#src/vendors/with-spoken-words.ts';
import { createProgramModerator } from './create-program-moderator.ts';
import { createTextCheck } from './create-text-check.ts';
import type { Parts } from './parts.ts';
import { startRepetitions } from './start-repetitions.ts';
import { closeWorkPools, createWorkPools } from './work-pools.ts';
import { registerWorkers, ALL_JOBS, CLIP_EDITS_AT_ONCE, LONG_WORK_AT_ONCE, QUICK_THREADS } from './workers.ts';

export interface StartPartsOptions {
  config: Config;
  log: Log;
  /** Receives what must be stopped at the end. */
  shutdown: Pick<Shutdown, 'add' | 'signal'>;
  /** True to process jobs in this process, false only to send them. */
  work: boolean;
  /** What the process says that it is; a worker or the site by default. */
  kind?: ProcessKind;
  /** Whether anybody can watch a film while it is made; default true. */
  isWatched?: boolean;
  /** For tests: vendors in place of those in the settings. */
  vendors?: ReadonlyMap<VendorName, Vendor>;
  /** One that the caller has opened, or is opening. */
  database?: OpenDatabase | Promise<OpenDatabase>;
  /**
   * A story that is likely to be asked for: it is planned while the rest starts, so that the dictionaries of its
   * language are loaded when the first film needs them.
   */
  likelyStory?: StoryRequest;
}

/** How soon a process notices what an admin changed in another one. */
const OFFER_EVERY_MILLISECONDS = 3_000;

/** So that no thread idles while results are stored and the next work is fetched. */
const FREE_WORK_BEYOND_THREADS = 2;
const QUICK_WORK_BEYOND_THREADS = 1;
const SPEECH_BEYOND_PROCESSES = 1;
const CLIP_EDITS_BEYOND_PROCESSES = 1;
const LONG_WORK_BEYOND_PROCESSES = 1;

/**
 * Starts the parts of the program: database (migrated), queue, storage, engine threads, vendors; and with `work` the
 * jobs. Throws what its parts throw; the shutdown then stops what had been started.
 */
export async function startParts({
  config,
  log,
  shutdown,
  work,
  isWatched = true,
  ...given
}: StartPartsOptions): Promise<Parts> {
  await checkVoices(config);
  await prepareDataFolder(config.dataFolder);
  const voices = usableVoices(config, log);
  withholdModels(uninstalledModels());
  const pools = createWorkPools(config.worker);
  shutdown.add('work pools', () => closeWorkPools(pools));
  const { engineThreads, storyThread, voiceProcesses, cutThreads, liveThread } = pools;
  const prepareVoices = createVoicePreparation(voiceProcesses, voices, config);
  const warmUp = (): void => {
    engineThreads.warmUp();
    storyThread.warmUp();
  };
  if (given.likelyStory) {
    warmUp();
    prepareVoices(given.likelyStory.language);
    storyThread.run('plan-film', given.likelyStory).catch((error: unknown) => {
      log.debug({ err: error }, 'the likely story was not planned');
    });
  }

  const ffmpegFound = findFfmpeg({
    settingPath: config.media.ffmpegPath,
    probeSettingPath: config.media.ffprobePath,
    cacheFolder: join(config.dataFolder, 'cache'),
  });
  ffmpegFound.catch(() => {});
  const database = await (given.database ?? openDatabase({ config, log }));
  shutdown.add('database', () => database.close());
  await migrateDatabase({ database, log });
  const queue = await openQueue({
    database,
    log,
    jobs: ALL_JOBS,
    concurrency: config.worker.concurrency,
    concurrencyOf: {
      [startFreeWorkJob.name]: config.worker.threads + FREE_WORK_BEYOND_THREADS,
      [startQuickWorkJob.name]: QUICK_THREADS + QUICK_WORK_BEYOND_THREADS,
      [startSpeechJob.name]: config.worker.voiceProcesses + SPEECH_BEYOND_PROCESSES,
      [startClipEditJob.name]: CLIP_EDITS_AT_ONCE + CLIP_EDITS_BEYOND_PROCESSES,
      [startLongWorkJob.name]: LONG_WORK_AT_ONCE + LONG_WORK_BEYOND_PROCESSES,
    },
  });
  const ffmpeg = await ffmpegFound;
  for (const gap of listFenceGaps(await findFence())) {
    log.warn(gap);
  }
  const draft = createDraftVendor({
    ...pools,
    threads: engineThreads,
    prepareVoices,
    voices,
    voiceFolder: config.voiceFolder,
    ffmpeg,
    soundFontPath: config.media.soundFontPath,
    piecesFolder: isWatched ? cacheFolder(config, 'live') : undefined,
  });
  const builtIn = addSpeechServer(draft, { config, log, ffmpeg, voiceProcesses });
  const isForbidden = createTextCheck(config.site.sensitiveWords);
  const moderator = createProgramModerator(config, { log, shutdown, openai: () => offer.accesses().openai });
  const sealer = await loadSealer(config);
  const setUp = {
    db: database.db,
    log,
    sealer,
    accesses: config.vendors,
    workflows: config.comfyui?.workflows ?? {},
    createVendors: (accesses: Accesses, workflows: Workflows) =>
      moderateVendors(
        given.vendors ??
          new Map<VendorName, Vendor>([
            ['draft', withSpokenWords(builtIn, builtIn)],
            ...addLanguageModels(
              finishTools(
                createVendors(accesses, { config, ffmpeg }, config.comfyui && { ...config.comfyui, workflows }),
                { speaker: builtIn, ffmpeg, soundProcesses: pools.soundProcesses },
              ),
              draft,
              { textServer: config.textServer, openrouter: accesses.openrouter },
              { log, isForbidden },
            ),
          ]),
        { moderator, ffmpeg },
      ),
  };
  const offer: LiveOffer = await createLiveOffer(setUp);
  const ownKeys = createLiveOwnKeys({
    ...setUp,
    createVendors: (accesses) => setUp.createVendors(accesses, {}),
    isOn: async (executor) => (await readSiteState(executor)).ownKeys,
    isClosed: (vendor) => offer.vendors.get(vendor)?.switchedOff === true,
  });
  const refreshing = repeat(
    { name: 'reading the offer', everyMilliseconds: OFFER_EVERY_MILLISECONDS, work: offer.refresh },
    log,
  );
  shutdown.add('offer', refreshing.stop);
  const parts: Parts = {
    config,
    log,
    database,
    db: database.db,
    queue,
    storage: createStorage(config),
    vendors: offer.vendors,
    ownKeys,
    offer,
    moderator,
    ffmpeg,
    cutThreads,
    liveThread,
    cutParts: createCutParts(cutThreads),
    audience: communityAudience,
    findFilmDrawings,
    wakeJobs: [advanceFilmJob, toolTaskEndedJob] as JobDefinition<never>[],
    prepareVoices,
    warmUp,
  };
  if (work) {
    await registerWorkers(parts, shutdown.signal);
  }
  await queue.start({ work });
  shutdown.add('queue', () => queue.stop());
  await startHeartbeat(parts, shutdown, {
    kind: given.kind ?? (work ? 'worker' : 'site'),
    version: await readVersion(config),
    threads: work ? config.worker.threads : 0,
  });
  if (work) {
    await startRepetitions(parts, shutdown);
  }
  return parts;
}

async function readVersion({ projectFolder }: Config): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The engine of the setting; the formant one where neural voices cannot run, which is said once, here. */
function usableVoices({ voices }: Config, log: Log): VoiceEngine {
  if (voices === 'neural' && !hasModelRuntime()) {
    log.warn(
      `neural voices cannot run on ${process.platform}-${process.arch}: ONNX Runtime has no build for it. Drafts are spoken by the synthetic formant voices. KINORA_VOICES=formant chooses them without this message`,
    );
    return 'formant';
  }
  return voices;
}

/** Results of the draft engine are not judged: it draws nothing that not everybody may see. */
function moderateVendors(
  vendors: ReadonlyMap<VendorName, Vendor>,
  parts: ModerationParts,
): ReadonlyMap<VendorName, Vendor> {
  return new Map(
    [...vendors].map(([name, vendor]) => [
      name,
      name === 'draft' ? withJudgedWords(vendor, parts.moderator) : withModeration(vendor, parts),
    ]),
  );
}

/** Vendors of lip movements get the words of a request as a sound; sounds of vendors are put to the clips here. */
function finishTools(
  vendors: ReadonlyMap<VendorName, Vendor>,
  { speaker, ...parts }: { speaker: Vendor; ffmpeg: Ffmpeg; soundProcesses: ThreadPool },
): Map<VendorName, Vendor> {
  const serves = (name: VendorName, kind: ModelKind): boolean => SERVED_KINDS[name].includes(kind);
  return new Map(
    [...vendors].map(([name, vendor]) => {
      const speaking = serves(name, 'lip-sync') ? withSpokenWords(vendor, speaker) : vendor;
      return [name, serves(name, 'clip-sound') ? withClipSound(speaking, parts) : speaking];
    }),
  );
}

/** The draft vendor with the operator's speech server, if there is one. */
function addSpeechServer(
  draft: Vendor,
  parts: { config: Config; log: Log; ffmpeg: Ffmpeg; voiceProcesses: ThreadPool },
): Vendor {
  const { config, log, voiceProcesses } = parts;
  if (!config.speechServer) {
    return draft;
  }
  const speechServer = createSpeechServer({ server: config.speechServer, voiceProcesses, fence: parts });
  return withSpeechServer(draft, { speechServer, log });
}

/** Throws CONFIG_INVALID when the operator's folder holds no voice that can be used. */
async function checkVoices({ voiceFolder }: Config): Promise<void> {
  const mistakes = voiceFolder ? await checkVoiceFolder(voiceFolder) : [];
  if (mistakes.length > 0) {
    throw new AppError('CONFIG_INVALID', { details: { mistakes } });
  }
}

/** Loads the neural voice into each process that will speak, where it is what speaks a language. */
function createVoicePreparation(
  processes: ThreadPool,
  voices: VoiceEngine,
  { worker, speechServer, voiceFolder }: Config,
): (language: Language) => void {
  return (language) => {
    const isOthers = speechServer?.languages.includes(language) === true || voiceFolder?.language === language;
    if (isOthers || engineVoice(`${language}-narrator`, voices).engine !== 'neural') {
      return;
    }
    for (let process = 0; process < worker.voiceProcesses; process++) {
      // Whoever speaks first hears why it could not be loaded.
      processes.run('prepare-voice', undefined).catch(() => {});
    }
  };
}
