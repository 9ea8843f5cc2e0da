import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

serveTasks({
  'make-segment': async () => (await import('./make-segment.task.ts')).makeSegment,
  'make-piece': async () => (await import('./make-piece.task.ts')).makePiece,
  'mix-sound': async () => {
    const { mixSound } = await import('./mix-sound.ts');
    return (input: Parameters<typeof mixSound>[0], { signal }) => mixSound(input, signal);
  },
  'write-storyboard': async () => (await import('../../storyboard/write-storyboard.task.ts')).writeStoryboard,
  'cut-film': async () => (await import('./cut-film.task.ts')).cutFilm,
});
