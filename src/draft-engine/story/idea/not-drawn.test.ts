import { expect, test } from 'vitest';
import { listNotDrawn } from './not-drawn.ts';
import { readIdeaGraph } from './read-idea-graph.ts';

test.each([
  ['忍者が村で手紙を見つける', { missing: [], nearly: [] }],
  ['A lonely astronaut misses her daughter and photosynthesizes.', { missing: ['photosynthesize'], nearly: [] }],
  [
    'Anna disagrees with the tax office about a spreadsheet while a melancholic accordion exaggerates in Liechtenstein.',
    { missing: ['Liechtenstein', 'exaggerate'], nearly: ['spreadsheet', 'melancholic accordion'] },
  ],
])('of "%s" it is known what cannot be drawn as it is', async (idea, expected) => {
  expect(listNotDrawn(await readIdeaGraph(idea))).toEqual(expected);
});
