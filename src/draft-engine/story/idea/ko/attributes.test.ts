import { expect, test } from 'vitest';
import { isStative } from '../../words/ko/events/marks.ts';
import { readIdeaGraph } from '../read-idea-graph.ts';

test.each([
  ['숲에 어린 여우가 산다.', '여우', ['어리다'], ['살다']],
  ['마을에 가난한 화가가 나타난다.', '화가', ['가난하다'], ['나타나다']],
  ['바다에 외로운 고래가 산다.', '고래', ['외롭다'], ['살다']],
  ['산골 마을에 젊은 의사가 온다.', '의사', ['젊다'], ['오다']],
  ['마음이 여린 소녀가 운다.', '소녀', ['마음이 여리다'], ['울다']],
])('[DRAFT-01] an adjective before its noun is no event: %s', async (idea, words, qualities, events) => {
  const graph = await readIdeaGraph(idea);
  const one = graph.participants.find((each) => each.words === words);
  expect(one?.qualities.map((each) => each.words)).toEqual(qualities);
  expect(graph.events.map(({ predicate }) => predicate)).toEqual(events);
});

test('[DRAFT-01] what somebody is has no form of a deed: 어리다, not 어린다', () => {
  expect(['어리다', '외롭다', '가난하다', '예쁘다'].filter((word) => !isStative(word))).toEqual([]);
  expect(['알려지다', '침묵하다', '먹다'].filter(isStative)).toEqual([]);
});
