import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

serveTasks({ 'cut-film': async () => (await import('./cut-film.ts')).cutFilm });
