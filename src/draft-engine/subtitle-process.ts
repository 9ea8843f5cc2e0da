import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process of subtitles: it holds the recogniser of speech in memory and is ended when there is nothing to hear. */
serveTasks({
  'hear-clip': async () => (await import('./thread/hear-clip.task.ts')).hearClipTask,
  'burn-lines': async () => (await import('./thread/burn-lines.task.ts')).burnLinesTask,
});
