import { expect, test } from 'vitest';
import { readIdeaGraph } from '#src/draft-engine/story/idea/read-idea-graph.ts';
import { whatLacks } from './what-lacks.ts';

test.each([
  ['A baker dances', { who: true, place: true, hour: true, obstacle: true }],
  ['A lonely fox opens a shop', { who: false, hour: true, obstacle: true }],
  ['At dawn a baker dances', { who: true, place: true, hour: false, obstacle: true }],
  ['A baker dances in a forest', { who: true, place: false, hour: true, obstacle: true }],
  ['A baker loses a ring', { who: true, place: true, hour: true, obstacle: false }],
  ['At dusk an old fox steals a lantern in a harbour', { who: false, place: false, hour: false, obstacle: false }],
  ['黄昏的港口，狐狸偷走了灯笼', { hour: false, place: false, obstacle: false }],
  ['夕暮れの港で、狐がランタンを盗む', { hour: false, place: false, obstacle: false }],
])('[IDEA-03] what %j does not say is added to it, and nothing else', async (idea, lacks) => {
  expect(whatLacks(await readIdeaGraph(idea))).toMatchObject(lacks);
});
