import { expect, test } from 'vitest';
import { readIdeaGraph } from '../read-idea-graph.ts';

test.each([
  ['시골 여자 축구부의 골키퍼 수아가 공을 막는다', '골키퍼', 'feminine'],
  ['여고 합창단의 소프라노 지우가 노래한다', '소프라노', 'feminine'],
  ['남자 배구부의 선수 하늘이 달린다', '선수', 'masculine'],
  ["The goalkeeper of the women's football team, Kit, waits", 'goalkeeper', 'feminine'],
  ["A pitcher of a boys' school baseball club cries", 'pitcher', 'masculine'],
  ['女子足球队的门将小林跑了', '门将', 'feminine'],
  ['女子サッカー部のキーパーのアキラが走る', 'キーパー', 'feminine'],
  ['女子校の生徒会長の葵が走る', '生徒会長', 'feminine'],
  // Whoever only works for it, and whoever is no body's member.
  ["The coach of the women's football team waits", 'coach', undefined],
  ['女子合唱团的指挥小安在唱歌', '指挥', undefined],
  ['광부의 친구가 운다', '친구', undefined],
])('[DRAFT-01] a member of a body of women is a woman, of men a man: %s', async (idea, words, gender) => {
  const { participants } = await readIdeaGraph(idea);
  expect(participants.find((one) => one.words === words)?.gender).toBe(gender);
});
