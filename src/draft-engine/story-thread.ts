import { serveTasks } from '#src/platform/server/workers/serve-tasks.ts';

/** The thread that reads ideas and plans films: the dictionaries that it loads are in memory once. */
serveTasks({
  'understand-idea': async () => (await import('./thread/understand-idea.task.ts')).understandIdeaTask,
  'plan-film': async () => (await import('./thread/plan-film.task.ts')).planFilmTask,
  'plan-shot': async () => (await import('./thread/plan-shot.task.ts')).planShotTask,
  'plan-scene': async () => (await import('./thread/plan-scene.task.ts')).planSceneTask,
  'suggest-for-prompt': async () => (await import('./thread/suggest-for-prompt.task.ts')).suggestForPromptTask,
});
