import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/**
 * The longest that free work takes that is not in the long lane, with some to spare: the draft engine gives a talking
 * photo half an hour.
 */
const FREE_WORK_SECONDS = 40 * 60;

/** Handles one generation: checks its outcome, or starts it again. */
export const runGenerationJob = defineJob({
  name: 'generation-run',
  payload: z.object({ generationId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: FREE_WORK_SECONDS,
  // Most of them wait for a vendor's answer.
  concurrency: 8,
  keyOf: ({ generationId }) => generationId,
});

/** Asks a vendor to cancel accepted work, at best. */
export const cancelAtVendorJob = defineJob({
  name: 'generation-cancel',
  payload: z.object({ generationId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 3,
  timeLimitSeconds: 120,
  concurrency: 4,
  keyOf: ({ generationId }) => generationId,
});

const startLimits = {
  payload: z.object({ group: z.string().min(1).max(100) }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: 900,
  keyOf: ({ group }: { group: string }) => group,
} as const;

/**
 * Starts the paid generation whose turn it is. The payload names none: the order among accounts is decided when it
 * runs.
 */
export const startPaidWorkJob = defineJob({
  ...startLimits,
  name: 'generation-start-paid',
  // Vendors that answer with the result hold one for minutes: about as many as all of these may be asked for at once,
  // so that the starts of the others, which take a second, do not wait for them.
  concurrency: 32,
});

/** The same for vendors whose work is free and done on this machine: at most as many at a time as it has threads. */
export const startFreeWorkJob = defineJob({
  ...startLimits,
  name: 'generation-start-free',
  timeLimitSeconds: FREE_WORK_SECONDS,
});

/** The same for the part of that work which takes about a second: it has a thread of its own. */
export const startQuickWorkJob = defineJob({ ...startLimits, name: 'generation-start-quick' });

/** The same for lines that are spoken on this machine: at most as many at a time as it has processes for voices. */
export const startSpeechJob = defineJob({ ...startLimits, name: 'generation-start-speech' });

/** The same for clips that are edited on this machine, which takes minutes: one at a time. */
export const startClipEditJob = defineJob({
  ...startLimits,
  name: 'generation-start-clip-edit',
  timeLimitSeconds: 2 * 60 * 60,
});

/** The same for what takes this machine up to an hour, and longer where it is busy: one at a time. */
export const startLongWorkJob = defineJob({
  ...startLimits,
  name: 'generation-start-long',
  timeLimitSeconds: 4 * 60 * 60,
});
