import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process of small models that change pictures: native code decodes them, and the models stay in memory. */
serveTasks({
  'cut-out': async () => (await import('./thread/cut-out.task.ts')).cutOutTask,
  'enlarge-picture': async () => (await import('./thread/enlarge-picture.task.ts')).enlargePictureTask,
  'draw-view': async () => (await import('./thread/draw-view.task.ts')).drawViewTask,
  'build-model': async () => (await import('./thread/build-model.task.ts')).buildModelTask,
});
