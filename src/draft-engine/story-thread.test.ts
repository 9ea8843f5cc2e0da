import { afterAll, expect, test } from 'vitest';
import { createThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { PromptSuggestions } from './scene/suggestions/offer.ts';
import type { FilmPlanOfIdea } from './story/film-plan.ts';
import type { UnderstoodIdea } from './story/telling/understand-idea.ts';

const thread = createThreadPool({ entry: new URL('./story-thread.ts', import.meta.url), size: 1 });
afterAll(() => thread.close());

const IDEA = 'A tailor sews a coat for a lonely moon';
const REQUEST = { idea: IDEA, language: 'en', seed: 3 };

test('[DRAFT-01] the thread reads an idea, and plans the film that somebody corrected', async () => {
  const { graph, type } = (await thread.run('understand-idea', REQUEST)) as UnderstoodIdea;
  expect(graph.participants.map(({ words }) => words)).toEqual(['tailor', 'coat', 'moon']);
  const corrected = structuredClone(graph);
  const coat = corrected.participants[1];
  Object.assign(coat as object, { words: 'hat', concept: 'thing.hat' });
  const plan = async (change: object): Promise<FilmPlanOfIdea> =>
    (await thread.run('plan-film', { ...REQUEST, type, shotCount: 6, aspect: '16:9', ...change })) as FilmPlanOfIdea;
  const film = await plan({});
  expect(film.graph).toEqual(graph);
  expect(film.shots).toHaveLength(6);
  expect(await plan({})).toEqual(film);
  const other = await plan({ graph: corrected });
  expect(other.graph).toEqual(corrected);
  expect(other.items).not.toEqual(film.items);
});

test('[DRAFT-01] the thread refuses a graph of another idea and reads the next one', async () => {
  await expect(thread.run('understand-idea', { ...REQUEST, graph: { text: IDEA } })).rejects.toMatchObject({
    code: 'INVALID_DATA',
  });
  expect(((await thread.run('understand-idea', REQUEST)) as UnderstoodIdea).graph.text).toBe(IDEA);
});

test('[OPT-01] the thread finds words that a prompt leaves open', async () => {
  const request = { text: 'a red fox under a cherry tree', language: 'en' };
  const { language, suggestions } = (await thread.run('suggest-for-prompt', request)) as PromptSuggestions;
  expect(language).toBe('en');
  expect(suggestions).toContainEqual({ facet: 'hour', words: 'at night' });
});
