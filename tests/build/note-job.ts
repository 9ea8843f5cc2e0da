import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** The job of the queue's tests. */
export const noteJob = defineJob({
  name: 'write-note',
  payload: z.object({ word: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  timeLimitSeconds: 60,
  concurrency: 2,
});
