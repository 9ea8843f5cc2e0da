import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** Looks at one generation: starts it, or asks what became of it. */
export const runGenerationJob = defineJob({
  name: 'generation-run',
  payload: z.object({ generationId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  timeLimitSeconds: 900,
  // Most of them wait: for a thread of the engine or for a vendor's answer.
  concurrency: 8,
});
