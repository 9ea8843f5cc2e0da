import * as z from 'zod';
import { defineJob } from '#src/platform/server/queue/define-job.ts';

/** A result of a task has ended: of a task that was removed meanwhile, nothing is kept. */
export const toolTaskEndedJob = defineJob({
  name: 'tool-task-ended',
  payload: z.object({ taskId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  timeLimitSeconds: 60,
  concurrency: 2,
  keyOf: ({ taskId }) => taskId,
});

/** All of a clip has arrived: it is checked. */
export const takeInToolClipJob = defineJob({
  name: 'take-in-tool-clip',
  payload: z.object({ uploadId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  timeLimitSeconds: 15 * 60,
  concurrency: 1,
  keyOf: ({ uploadId }) => uploadId,
});
