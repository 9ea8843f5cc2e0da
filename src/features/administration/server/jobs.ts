import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** Verifies the ledger and the audit every night. */
export const proveBooksJob = defineJob({
  name: 'books-prove',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 600,
  timeLimitSeconds: 3600,
  concurrency: 1,
  schedule: '40 2 * * *',
});
