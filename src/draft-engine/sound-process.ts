import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process that gives clips their sound: the model that knows noise stays in memory. */
serveTasks({
  'sound-clip': async () => (await import('./thread/sound-clip.task.ts')).soundClipTask,
});
