import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process that speaks: it holds the neural voice's model in memory and is ended when it has nothing to say. */
serveTasks({
  'prepare-voice': async () => (await import('./thread/speak.task.ts')).prepareVoiceTask,
  'fit-recording': async () => (await import('./thread/speak.task.ts')).fitRecordingTask,
  speak: async () => (await import('./thread/speak.task.ts')).speakTask,
});
