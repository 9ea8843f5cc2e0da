import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process that classifies pictures: native code decodes and reads what strangers sent. */
serveTasks({
  'classify-picture': async () => (await import('./classify-picture.task.ts')).classifyPictureTask,
});
