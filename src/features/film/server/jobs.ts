import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** Looks at one film: takes in what has ended, and begins what can be begun. */
export const advanceFilmJob = defineJob({
  name: 'film-advance',
  payload: z.object({ filmId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 1,
  timeLimitSeconds: 60,
  concurrency: 2,
});

/** Cuts one film from its circled takes. */
export const cutFilmJob = defineJob({
  name: 'film-cut',
  payload: z.object({ takeId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: 1800,
  concurrency: 1,
});

/** Makes parts of one film's cut before all of its clips are there. */
export const prepareCutJob = defineJob({
  name: 'film-prepare-cut',
  payload: z.object({ filmId: z.uuid() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  timeLimitSeconds: 600,
  concurrency: 1,
});
