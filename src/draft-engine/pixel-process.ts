import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The process of small models that change and read pictures: native code decodes them, and the models stay in memory. */
serveTasks({
  'cut-out': async () => (await import('./thread/cut-out.task.ts')).cutOutTask,
  'edit-picture': async () => (await import('./thread/edit-picture.task.ts')).editPictureTask,
  'edit-clip': async () => (await import('./thread/edit-clip.task.ts')).editClipTask,
  'layer-picture': async () => (await import('./thread/layer-picture.task.ts')).layerPictureTask,
  'sticker-of-photo': async () => (await import('./thread/sticker-of-photo.task.ts')).stickerOfPhotoTask,
  'enlarge-picture': async () => (await import('./thread/enlarge-picture.task.ts')).enlargePictureTask,
  'enlarge-clip': async () => (await import('./thread/enlarge-clip.task.ts')).enlargeClipTask,
  'draw-view': async () => (await import('./thread/draw-view.task.ts')).drawViewTask,
  'build-model': async () => (await import('./thread/build-model.task.ts')).buildModelTask,
  'prepare-photo': async () => (await import('./thread/prepare-photo.task.ts')).preparePhotoTask,
  'find-face': async () => (await import('./thread/find-face.task.ts')).findFaceTask,
});
