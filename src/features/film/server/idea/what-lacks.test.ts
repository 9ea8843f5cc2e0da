import { expect, test } from 'vitest';
import { readIdeaGraph } from '#src/draft-engine/story/idea/read-idea-graph.ts';
import { whatLacks } from './what-lacks.ts';

test.each([
  ['A baker dances', { hour: true, obstacle: true }],
  ['A lonely fox opens a shop', { hour: true, obstacle: true }],
  ['At dawn a baker dances', { hour: false, obstacle: true }],
  ['A baker dances in a forest', { hour: true, obstacle: true }],
  ['A baker loses a ring', { hour: true, obstacle: false }],
  ['At dusk an old fox steals a lantern in a harbour', { hour: false, obstacle: false }],
  ['黄昏的港口，狐狸偷走了灯笼', { hour: false, obstacle: false }],
  ['夕暮れの港で、狐がランタンを盗む', { hour: false, obstacle: false }],
])('[IDEA-03] what %j does not say is added to it, and nothing else', async (idea, lacks) => {
  expect(whatLacks(await readIdeaGraph(idea))).toMatchObject(lacks);
});
