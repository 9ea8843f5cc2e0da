import { expect, it } from 'vitest';
import { readIdeaGraph } from '../read-idea-graph.ts';

/** 'deed agent > patient' of each event, and the places. */
async function toldIn(idea: string): Promise<{ events: string[]; places: string[] }> {
  const { participants, events, places } = await readIdeaGraph(idea);
  const names = (ids: readonly string[] = []): string =>
    ids.map((id) => participants.find((one) => one.id === id)?.words ?? id).join('+');
  return {
    events: events.map(({ deed, roles: { agent, patient } }) =>
      `${deed} ${names(agent)} > ${names(patient)}`.replace(/[ >]+$/, ''),
    ),
    places: places.map(({ words }) => words),
  };
}

it.each<[string, string[], string[]]>([
  ['补鞋铺要关门了，老师傅在修伞。', ['close 补鞋铺', 'repair 老师傅 > 伞'], ['补鞋铺']],
  ['修车师傅在洗车店等儿子。', ['wait 修车师傅 > 儿子'], ['洗车店']],
  ['落叶铺在小路上，老人慢慢走过。', ['build 落叶', 'walk 老人'], []],
  ['雪铺满了屋顶。', ['load 雪 > 屋顶'], []],
  ['修鞋铺在街角，老人在笑。', ['be 修鞋铺', 'laugh 老人'], ['街角']],
  ['水果摊前，女孩在笑。', ['laugh 女孩'], ['水果摊']],
  ['工人用石头铺路。', ['build 工人'], []],
  [
    '孙女放学回家，发现奶奶的台灯坏了，她打开抽屉把它修好。',
    ['leave 孙女', 'arrive 孙女', 'discover 孙女 > 台灯', 'break 台灯', 'open 孙女 > 抽屉', 'repair 孙女 > 台灯'],
    [],
  ],
  ['发现宝藏的男孩回到村里。', ['discover 男孩 > 宝藏', 'arrive 男孩'], ['村']],
])('[DRAFT-01] shops, repairs and what is found broken: %s', async (idea, events, places) => {
  expect(await toldIn(idea)).toEqual({ events, places });
});

it.each(['妈妈一边做饭一边唱歌。', '妈妈一边做饭，一边唱歌。', '妈妈一边做饭，一边唱歌，爸爸在看书。'])(
  '[DRAFT-01] what is done at one time hangs together: %s',
  async (idea) => {
    const { events } = await readIdeaGraph(idea);
    expect(events[1]?.links).toEqual([{ kind: 'when', to: events[0]?.id }]);
  },
);

it.each([
  ['女儿放学回家。', 'child'],
  ['A son comes home from school.', 'child'],
  ['딸이 하교한다.', 'child'],
  ['A teacher comes home from school.', undefined],
])('[DRAFT-01] kin who come from school are children: %s', async (idea, age) => {
  const { participants } = await readIdeaGraph(idea);
  expect(participants[0]?.age).toBe(age);
});
