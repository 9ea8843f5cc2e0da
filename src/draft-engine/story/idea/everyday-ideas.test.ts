import { expect, test } from 'vitest';
import type { IdeaGraph } from './idea-graph.ts';
import { readIdeaGraph } from './read-idea-graph.ts';

/** 'deed agents > patients; recipients' of each event. */
function toldIn({ events, participants }: IdeaGraph): string[] {
  const names = (ids: readonly string[] = []): string =>
    ids.map((id) => participants.find((one) => one.id === id)?.words ?? id).join('+');
  return events.map(({ deed, roles: { agent, patient, result, recipient } }) =>
    `${deed} ${names(agent)} > ${names([...(patient ?? []), ...(result ?? [])])}; ${names(recipient)}`.replace(
      /[; >]+$/,
      '',
    ),
  );
}

test.each([
  ['A tortoise and a rabbit race to the old oak tree, and the tortoise wins', ['run tortoise+rabbit', 'win tortoise']],
  ['The whole family surprises grandpa with a cake', ['celebrate family > grandpa']],
  ["On his grandmother's birthday a boy bakes a cake", ['bake boy > cake; grandmother']],
  ['女儿五岁生日，爸爸亲手做了一个草莓蛋糕', ['make 爸爸 > 草莓蛋糕; 女儿']],
  ['狐狸想吃葡萄，可是葡萄太高了，它只好走开', ['eat 狐狸 > 葡萄', 'be 葡萄', 'walk 狐狸']],
  ['最后一秒，小个子球员进球了', ['win 小个子球员']],
  ['快递员把信交到了老奶奶手里', ['give 快递员 > 信; 老奶奶']],
  ['おじいちゃんの誕生日に、孫がケーキを贈る', ['give 孫 > ケーキ; おじいちゃん']],
  ['補欠の少年が最後にホームランを打つ', ['win 少年']],
  ['엄마의 생일에 아이들이 미역국을 끓인다', ['cook 아이 > 미역국; 엄마']],
  ['세탁소는 셔츠를 깨끗하게 다려 드립니다', ['wash 세탁소 > 셔츠']],
  ['막내 선수가 결승골을 넣는다', ['win 막내 선수']],
  ['강아지가 양말을 물고 도망간다', ['take 강아지 > 양말', 'flee 강아지']],
])('[DRAFT-01] what happens in an everyday idea: %s', async (idea, events) => {
  expect(toldIn(await readIdeaGraph(idea))).toEqual(events);
});

test('[DRAFT-01] who rests in a train is in it', async () => {
  const { events, places } = await readIdeaGraph('会社員が電車で寝過ごす');
  expect(places.find(({ id }) => id === events[0]?.at)?.concept).toBe('thing.train');
});

test('[DRAFT-01] whoever is taken along takes part, and a fish that is caught is a thing', async () => {
  const { events, participants } = await readIdeaGraph('爷爷带着孙子去河边钓鱼');
  const grandson = participants.find(({ words }) => words === '孙子')?.id;
  expect(events.slice(1).map(({ roles }) => roles.companion)).toEqual([[grandson], [grandson]]);
  for (const idea of ['おじいさんが川で大きな魚を釣る', '할아버지가 강에서 큰 물고기를 낚는다']) {
    expect((await readIdeaGraph(idea)).participants.map(({ kind }) => kind)).toEqual(['person', 'thing']);
  }
  expect((await readIdeaGraph('A shark eats a fish')).participants.map(({ kind }) => kind)).toEqual([
    'animal',
    'animal',
  ]);
});
