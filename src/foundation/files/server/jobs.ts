import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** Removes stored bytes without a file row, once a day. */
export const sweepFilesJob = defineJob({
  name: 'files-sweep',
  payload: z.object({}),
  retryLimit: 1,
  retryDelaySeconds: 600,
  timeLimitSeconds: 3600,
  concurrency: 1,
  schedule: '20 3 * * *',
});
