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
  ['The red accordion is green and melancholic.', { missing: ['melancholic'], nearly: [] }],
  ['戴红领巾的男孩看见白蚁。', { missing: [], nearly: ['红领巾', '白蚁'] }],
  ['A girl drinks orange juice.', { missing: [], nearly: ['orange juice'] }],
  ['一个女孩丢了她的蓝雨伞。', { missing: [], nearly: [] }],
  ['아이가 초록색 우산을 찾는다.', { missing: [], nearly: [] }],
  ['女孩喜欢红色的花。', { missing: [], nearly: [] }],
  ['소녀가 노란 우산을 든다.', { missing: [], nearly: [] }],
])('of "%s" it is known what cannot be drawn as it is', async (idea, expected) => {
  expect(listNotDrawn(await readIdeaGraph(idea))).toEqual(expected);
});
