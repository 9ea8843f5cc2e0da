import { expect, test } from 'vitest';
import { readIdeaGraph } from './read-idea-graph.ts';

const namesIn = async (idea: string): Promise<string[]> =>
  (await readIdeaGraph(idea)).participants.map(({ words }) => words);

test.each([
  ['A boy brings his mother not a letter but an umbrella', ['boy', 'mother', 'umbrella']],
  ['A farmer finds not gold but an old bell in the field', ['farmer', 'bell']],
  ['The knight came not to fight but to dance with the dragon', ['knight', 'dragon']],
  ['A boy brings his mother an umbrella, not a letter', ['boy', 'mother', 'umbrella']],
  ['A cook bakes bread instead of a cake', ['cook', 'bread']],
  ['小男孩送给妈妈的不是信，而是一把雨伞', ['小男孩', '妈妈', '雨伞']],
  ['偷鱼的不是猫，而是奶奶', ['鱼', '奶奶']],
  ['小男孩带来的是伞，不是信', ['小男孩', '伞']],
  ['他不带信而带着一把伞去接奶奶', ['he', '伞', '奶奶']],
  ['少年は手紙ではなく傘を母に渡す', ['少年', '傘', '母']],
  ['犬じゃなくて猫が魚を盗んだ', ['猫', '魚']],
  ['少女は手紙の代わりに傘を母に渡す', ['少女', '傘', '母']],
  ['비 오는 날 편지가 아니라 우산을 들고 할머니를 기다리는 소년', ['우산', '할머니', '소년']],
  ['기사는 용과 싸우는 것이 아니라 마을을 지킨다', ['기사', '마을']],
  ['엄마는 편지 대신 우산을 소년에게 준다', ['엄마', '우산', '소년']],
])('[DRAFT-01] what an idea denies is not there: %s', async (idea, there) => {
  expect(await namesIn(idea)).toEqual(there);
});

test.each([
  ['A girl brings not only a letter but also an umbrella', 'letter'],
  ['A boy did not win the race but he smiled', 'race'],
  ['女孩不仅带了信，而且带了伞', '信'],
])('[DRAFT-01] what an idea says beside more is there: %s', async (idea, there) => {
  expect(await namesIn(idea)).toContain(there);
});

test('[DRAFT-01] what is denied stays in the words that tell the event', async () => {
  const { events } = await readIdeaGraph('A boy brings his mother not a letter but an umbrella');
  expect(events[0]?.words).toContain('not a letter but an umbrella');
});
