import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

/** Advances one film: collects what has ended, and starts what can be started. */
export const advanceFilmJob = defineJob({
  name: 'film-advance',
  payload: z.object({ filmId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 1,
  timeLimitSeconds: 60,
  // Two may wait for the lock of one film; others go on beside them.
  concurrency: 4,
  keyOf: ({ filmId }) => filmId,
});

/** Cuts the film whose turn it is; each take that waits for its cut sends one. */
export const cutFilmJob = defineJob({
  name: 'film-cut',
  payload: z.object({ takeId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: 1800,
  concurrency: 1,
  keyOf: ({ takeId }) => takeId,
});

/** Checks and takes in what was uploaded for a film: a cut, music, a clip; films are cut meanwhile. */
export const takeInUploadJob = defineJob({
  name: 'film-take-in-cut',
  payload: z.object({ takeId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: 1800,
  concurrency: 1,
  keyOf: ({ takeId }) => takeId,
});

/** Makes a finished cut larger. */
export const upscaleCutJob = defineJob({
  name: 'film-upscale-cut',
  payload: z.object({ upscaleId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: 3600,
  concurrency: 1,
  keyOf: ({ upscaleId }) => upscaleId,
});

/** Makes parts of one film's cut before all of its clips are there. */
export const prepareCutJob = defineJob({
  name: 'film-prepare-cut',
  payload: z.object({ filmId: z.uuid() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  timeLimitSeconds: 600,
  // Most of them only ask a preparation in progress to look again.
  concurrency: 4,
  keyOf: ({ filmId }) => filmId,
});

/** Loads the voices of drafts that speak a language, before a line is to be spoken. */
export const prepareSpeechJob = defineJob({
  name: 'film-prepare-speech',
  payload: z.object({ language: z.enum(LANGUAGES) }),
  retryLimit: 0,
  timeLimitSeconds: 60,
  keyOf: ({ language }) => language,
});
