import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

serveTasks({
  'prepare-cut': async () => (await import('./prepare-cut.task.ts')).prepareCut,
  'cut-film': async () => (await import('./cut-film.task.ts')).cutFilm,
});
