import * as administrationJobs from '#src/features/administration/server/jobs.ts';
import { proveBooks } from '#src/features/administration/server/prove-books.job.ts';
import { cutFilmOfTake } from '#src/features/film/server/final-cut/cut-film.job.ts';
import { prepareCutOfFilm } from '#src/features/film/server/final-cut/prepare-cut.job.ts';
import { upscaleCut } from '#src/features/film/server/final-cut/upscale/upscale-cut.job.ts';
import { sweepDeletedFilms } from '#src/features/film/server/forget-films.ts';
import * as filmJobs from '#src/features/film/server/jobs.ts';
import { advanceFilm } from '#src/features/film/server/pipeline/advance-film.job.ts';
import { takeInUpload } from '#src/features/film/server/uploads/take-in-upload.job.ts';
import { sweepUploads } from '#src/features/film/server/uploads/upload-files.ts';
import { sweepRemovedCards } from '#src/features/moji-magic/server/change-card.ts';
import { forgetAccount } from '#src/features/profile/server/forget-account.job.ts';
import * as profileJobs from '#src/features/profile/server/jobs.ts';
import { packArchive } from '#src/features/profile/server/pack-archive.job.ts';
import { sweepToolClips } from '#src/features/tools/server/clips/clip-files.ts';
import { takeInToolClip } from '#src/features/tools/server/clips/take-in-tool-clip.job.ts';
import * as toolJobs from '#src/features/tools/server/jobs.ts';
import { forgetRemovedTask, sweepRemovedTasks } from '#src/features/tools/server/remove-task.ts';
import * as filesJobs from '#src/foundation/files/server/jobs.ts';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import { cancelAtVendor } from '#src/foundation/generation/server/cancel-at-vendor.job.ts';
import * as generationJobs from '#src/foundation/generation/server/jobs.ts';
import { runGeneration } from '#src/foundation/generation/server/run-generation.job.ts';
import { startNextGeneration } from '#src/foundation/generation/server/start-next-generation.job.ts';
import { createSlots, type Slots } from '#src/platform/server/fair-share/slots.ts';
import type { JobDefinition } from '#src/platform/server/queue/define-job.ts';
import { sweepCaches } from '#src/platform/server/storage/sweep-caches.ts';
import { accountEnd, archiveSections } from './account-data.ts';
import type { Parts } from './parts.ts';

const JOBS = { ...administrationJobs, ...filesJobs, ...filmJobs, ...generationJobs, ...profileJobs, ...toolJobs };

/** Threads beside those of the setting: quick work never waits behind clips. */
export const QUICK_THREADS = 1;

/** What takes up to an hour, at a time. */
export const LONG_WORK_AT_ONCE = 1;

/** Clips that are edited at a time. */
export const CLIP_EDITS_AT_ONCE = 1;

/** Slots of this process for work on its threads. */
interface Lanes {
  free: Slots;
  quick: Slots;
  speech: Slots;
  clipEdits: Slots;
  long: Slots;
}

interface Run {
  /** Aborted when the job's time limit is over. */
  signal: AbortSignal;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  /** Aborted in either case. */
  either: AbortSignal;
}

type Work<Job> =
  Job extends JobDefinition<infer Payload>
    ? (parts: Parts, payload: Payload, run: Run, slots: Lanes) => Promise<unknown>
    : never;

/** The function for each job that a slice declares; a missing one does not compile. */
const WORKERS = {
  proveBooksJob: (parts) => proveBooks(parts),
  sweepFilesJob: (parts, _payload, { either: signal }) =>
    doAll([
      () => sweepDeletedFilms({ ...parts, signal }),
      () => sweepRemovedTasks(parts, signal),
      () => sweepRemovedCards(parts, signal),
      () => sweepFiles({ ...parts, signal }),
      () => sweepUploads(parts),
      () => sweepToolClips(parts),
      () => sweepCaches(parts.config),
    ]),
  advanceFilmJob: (parts, payload) => advanceFilm(parts, payload),
  cutFilmJob: (parts, payload, { either }) => cutFilmOfTake(parts, payload, either),
  takeInUploadJob: (parts, payload, { either }) => takeInUpload(parts, payload, either),
  upscaleCutJob: (parts, payload, { either }) => upscaleCut(parts, payload, either),
  prepareCutJob: (parts, payload, { either }) => prepareCutOfFilm(parts, payload, either),
  prepareSpeechJob: async (parts, { language }) => parts.prepareVoices(language),
  takeInToolClipJob: (parts, payload, { either }) => takeInToolClip(parts, payload, either),
  toolTaskEndedJob: (parts, payload) => forgetRemovedTask(parts, payload),
  runGenerationJob: (parts, payload, run) => runGeneration(parts, payload, run),
  cancelAtVendorJob: (parts, payload, { either }) => cancelAtVendor(parts, payload, { signal: either }),
  startPaidWorkJob: (parts, { group }, run) => startNextGeneration(parts, { group, lane: 'paid' }, run),
  startFreeWorkJob: (parts, { group }, run, slots) =>
    startNextGeneration(parts, { group, lane: 'free', slots: slots.free }, run),
  startQuickWorkJob: (parts, { group }, run, slots) =>
    startNextGeneration(parts, { group, lane: 'quick', slots: slots.quick }, run),
  startSpeechJob: (parts, { group }, run, slots) =>
    startNextGeneration(parts, { group, lane: 'speech', slots: slots.speech }, run),
  startClipEditJob: (parts, { group }, run, slots) =>
    startNextGeneration(parts, { group, lane: 'clip-edit', slots: slots.clipEdits }, run),
  startLongWorkJob: (parts, { group }, run, slots) =>
    startNextGeneration(parts, { group, lane: 'long', slots: slots.long }, run),
  packArchiveJob: (parts, payload, { either }) =>
    packArchive({ ...parts, archiveSections: archiveSections(parts) }, payload, either),
  forgetAccountJob: (parts, payload) => forgetAccount({ ...parts, accountEnd: accountEnd(parts) }, payload),
} satisfies { [Name in keyof typeof JOBS]: Work<(typeof JOBS)[Name]> };

/** Does one thing after the other, also after one of them failed; then throws what that threw. */
async function doAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'several sweeps failed');
  }
}

/** Every job of the program. */
export const ALL_JOBS = Object.values(JOBS) as unknown as JobDefinition[];

/** Registers the function of every job with this process's queue. */
export async function registerWorkers(parts: Parts, stopping: AbortSignal): Promise<void> {
  const { threads, voiceProcesses } = parts.config.worker;
  const slots = {
    free: createSlots(threads),
    quick: createSlots(QUICK_THREADS),
    speech: createSlots(voiceProcesses),
    clipEdits: createSlots(CLIP_EDITS_AT_ONCE),
    long: createSlots(LONG_WORK_AT_ONCE),
  };
  for (const name of Object.keys(JOBS) as (keyof typeof JOBS)[]) {
    const work = WORKERS[name] as (parts: Parts, payload: unknown, run: Run, slots: Lanes) => Promise<unknown>;
    await parts.queue.work(JOBS[name] as unknown as JobDefinition<object>, async (payload, { signal }) => {
      await work(parts, payload, { signal, stopping, either: AbortSignal.any([signal, stopping]) }, slots);
    });
  }
}
