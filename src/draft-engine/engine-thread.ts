import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

serveTasks({
  'draw-picture': async () => (await import('./thread/draw-picture.task.ts')).drawPictureTask,
  'draw-card': async () => (await import('./thread/draw-card.task.ts')).drawCardTask,
  'draw-sticker': async () => (await import('./thread/draw-sticker.task.ts')).drawStickerTask,
  'draw-meme': async () => (await import('./thread/draw-meme.task.ts')).drawMemeTask,
  'preview-meme': async () => (await import('./thread/draw-meme.task.ts')).previewMemeTask,
  'animate-meme': async () => (await import('./thread/animate-meme.task.ts')).animateMemeTask,
  'draw-clip': async () => (await import('./thread/draw-clip.task.ts')).drawClipTask,
  'move-pictures': async () => (await import('./thread/move-pictures.task.ts')).movePicturesTask,
  'compose-music': async () => (await import('./thread/compose-music.task.ts')).composeMusicTask,
  'make-sound': async () => (await import('./thread/make-sound.task.ts')).makeSoundTask,
  'make-template': async () => (await import('./thread/make-template.task.ts')).makeTemplateTask,
  'sound-template': async () => (await import('./thread/sound-template.task.ts')).soundTemplateTask,
  talk: async () => (await import('./thread/talk.task.ts')).talkTask,
});
