import { expect, test } from 'vitest';
import { readIdeaGraph } from '../read-idea-graph.ts';

/** 'deed agent > patient; recipient' of each event, and who or what there is. */
async function toldIn(idea: string): Promise<{ events: string[]; participants: string[] }> {
  const { participants, events } = await readIdeaGraph(idea);
  const names = (ids: readonly string[] = []): string =>
    ids.map((id) => participants.find((one) => one.id === id)?.words ?? id).join('+');
  return {
    participants: participants.map(({ words }) => words),
    events: events.map(({ deed, roles: { agent, patient, recipient } }) =>
      `${deed} ${names(agent)} > ${names(patient)}; ${names(recipient)}`.replace(/[; >]+$/, ''),
    ),
  };
}

test.each<[string, string[], string[]]>([
  [
    '찻집이 호박죽을 내놓는다. 손님이 한 숟갈 먹고 웃으며 식구들 몫까지 두 그릇 산다.',
    ['찻집', '호박죽', '손님', '식구'],
    ['sell 찻집 > 호박죽', 'eat 손님 > 호박죽', 'laugh 손님', 'buy 손님 > 호박죽; 식구'],
  ],
  ['형이 그림을 팔고 식당에서 맛있게 먹는다.', ['형', '그림'], ['sell 형 > 그림', 'eat 형']],
  ['형이 그림을 보고 시장에서 주문한다.', ['형', '그림'], ['watch 형 > 그림', 'buy 형']],
  ['소년이 사과를 따서 집에서 먹는다.', ['소년', '사과'], ['take 소년 > 사과', 'eat 소년 > 사과']],
  [
    '할머니가 모자를 판다. 소녀가 웃으며 구매한다.',
    ['할머니', '모자', '소녀'],
    ['sell 할머니 > 모자', 'laugh 소녀', 'buy 소녀 > 모자'],
  ],
  ['소녀가 물 한 모금을 마신다.', ['소녀', '물'], ['drink 소녀 > 물']],
  [
    '할머니가 감 세 바구니를 나른다. 손자가 두 상자를 연다.',
    ['할머니', '감', '손자', '상자'],
    ['carry 할머니 > 감', 'open 손자 > 상자'],
  ],
])('[DRAFT-01] amounts and shares are nobody: %s', async (idea, participants, events) => {
  expect(await toldIn(idea)).toEqual({ participants, events });
});

test.each([
  ['청년이 향기에 이끌려 골목으로 들어간다.', 'discover'],
  ['청년이 이웃 여자에게 끌린다.', 'fall_in_love'],
])('[DRAFT-01] drawn by somebody or by something: %s', async (idea, deed) => {
  const { events } = await readIdeaGraph(idea);
  expect(events[0]?.deed).toBe(deed);
});
