import { expect, test } from 'vitest';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { understandIdea } from './understand-idea.ts';

test.each([
  ['A detective searches a flooded library for a missing diary', 'detective'],
  ['A baker falls in love with a dancer', 'romance'],
  ['An astronaut repairs a radio on Mars', 'scifi'],
  ['A samurai protects a village', 'martial_arts'],
  ['A cowboy rides into a western town', 'western'],
  ['A wizard turns a teapot into a dragon', 'fantasy'],
  ['An umbrella dreams of rain', 'animation'],
  ['A soldier writes to his mother', 'war'],
  ['A tailor sews a coat', 'drama'],
  ['A comedy about a tailor who sews a coat', 'comedy'],
  ['怖がりな幽霊がクビになる', 'comedy'],
  ['三个怕老婆的男人开了一家公司', 'comedy'],
  ['At a funeral a widow thanks the priest who knew her husband', 'drama'],
  ['A jealous mountain steals the voice of a singer', 'fantasy'],
  ['一个怕高的快递员寄出亡妻的遗物', 'drama'],
  ['一个侦探在雨夜寻找失踪的钢琴家', 'detective'],
  ['탐정이 사라진 화가를 찾는다', 'detective'],
  ['侍が村を守る', 'martial_arts'],
])('[DRAFT-01] how an idea is best told is chosen by what it says: %s', async (idea, type) => {
  const understood = await understandIdea({ idea, language: 'en', seed: 1 });
  expect(understood.type).toBe(type);
  expect(LOOK_IDS).toContain(understood.look);
});

test('[DRAFT-01] the look follows world and type, and the type that somebody chose stays', async () => {
  const look = async (idea: string, seed: number): Promise<string> =>
    (await understandIdea({ idea, language: 'en', seed, type: 'drama' })).look;
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const edo = await Promise.all(seeds.map((seed) => look('A samurai paints a fan in Edo', seed)));
  expect(new Set(edo)).toEqual(new Set(['woodblock', 'gouache']));
  expect((await understandIdea({ idea: 'A baker kisses a dancer', language: 'en', seed: 1, type: 'war' })).type).toBe(
    'war',
  );
});

test('[DRAFT-01] no romance is chosen for an idea with a child', async () => {
  const idea = 'A widow with a seven-year-old daughter falls in love with a baker';
  expect((await understandIdea({ idea, language: 'en', seed: 1 })).type).toBe('family');
});

test('[DRAFT-01] a corrected graph is taken, one of another idea is refused', async () => {
  const idea = 'A tailor sews a coat';
  const graph = await readIdeaGraph(idea);
  const participants = graph.participants.map((one) =>
    one.words === 'tailor' ? { ...one, kind: 'robot', concept: 'robot.robot' } : one,
  );
  const corrected = { ...graph, participants };
  expect((await understandIdea({ idea, language: 'en', seed: 1, graph: corrected })).type).toBe('scifi');
  await expect(understandIdea({ idea: 'Another', language: 'en', seed: 1, graph })).rejects.toMatchObject({
    code: 'INVALID_DATA',
  });
});
