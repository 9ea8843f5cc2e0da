import { expect, test } from 'vitest';
import { readIdeaGraph } from './read-idea-graph.ts';

test.each([
  ['골키퍼 수아가 상대 팀 주장과 유니폼을 바꿔 입는다.', 'give'],
  ['골키퍼 수아가 상대 팀 주장과 유니폼을 교환한다.', 'give'],
  ['두 소년이 모자를 서로 바꾼다.', 'give'],
  ['소녀가 친구와 신발을 바꾼다.', 'give'],
  ['기사가 타이어를 바꾼다.', 'repair'],
  ['두 정비사가 타이어를 바꾼다.', 'repair'],
  ['A goalkeeper swaps shirts with the rival captain.', 'give'],
  ['A boy trades his lunch with his friend.', 'give'],
  ['Two strangers switch suitcases at the airport.', 'give'],
  ['小安和对方队长交换球衣。', 'give'],
  ['女孩和朋友换了帽子。', 'give'],
  ['工人更换了灯泡。', 'repair'],
  ['キャプテンが相手の選手とユニフォームを交換する。', 'give'],
  ['葵は友達とお弁当を取り替える。', 'give'],
  ['二人の少年が互いに帽子を交換する。', 'give'],
  ['職人が電球を交換する。', 'repair'],
])('[DRAFT-01] what two exchange goes from one to the other, and nothing is repaired: %s', async (idea, deed) => {
  const { events } = await readIdeaGraph(idea);
  expect(events.map((event) => event.deed)).toEqual([deed]);
});

test('[DRAFT-01] whom one exchanges something with is beside it, and what takes its place is the result', async () => {
  const roleOf = async (idea: string): Promise<string[]> =>
    Object.keys((await readIdeaGraph(idea)).events[0]?.roles ?? {});
  expect(await roleOf('A goalkeeper swaps shirts with the rival captain.')).toContain('companion');
  expect(await roleOf('An electrician swaps the bulb with a candle.')).toContain('result');
});
