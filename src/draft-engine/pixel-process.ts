import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process of small models that change pictures: native code decodes them, and the models stay in memory. */
serveTasks({
  'cut-out': async () => (await import('./thread/cut-out.task.ts')).cutOutTask,
  'sticker-of-photo': async () => (await import('./thread/sticker-of-photo.task.ts')).stickerOfPhotoTask,
  'enlarge-picture': async () => (await import('./thread/enlarge-picture.task.ts')).enlargePictureTask,
});
