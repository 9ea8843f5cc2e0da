import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** Packs one archive. */
export const packArchiveJob = defineJob({
  name: 'profile-archive',
  payload: z.object({ archiveId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 30,
  timeLimitSeconds: 3600,
  concurrency: 1,
});

/** Deletes the data of one closed account. */
export const forgetAccountJob = defineJob({
  name: 'profile-forget',
  // Not the account's id: finished jobs are kept for a while.
  payload: z.object({ deletionId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  timeLimitSeconds: 600,
  concurrency: 1,
});
