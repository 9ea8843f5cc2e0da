import { expect, test } from 'vitest';
import { planFilm } from '../plan-film.ts';
import { readIdeaGraph } from './read-idea-graph.ts';

/** Who says it, and to whom. */
async function saidIn(idea: string): Promise<string[]> {
  const { participants, events } = await readIdeaGraph(idea);
  const names = (ids: readonly string[] = []): string =>
    ids
      .map((id) => participants.find((one) => one.id === id))
      .map((one) => one?.name ?? one?.words)
      .join('+');
  const told = events.findLast(({ deed }) => deed === 'speak' || deed === 'give');
  return [names(told?.roles.agent), names(told?.roles.recipient)];
}

test.each([
  ['雪が落とした手袋を健太が拾い、駅のホームで想いを伝える。', ['健太', '雪']],
  ['健太は葵と駅で会い、告白する。', ['健太', '葵']],
  ['Kenta meets Yuki and confesses his feelings.', ['Kenta', 'Yuki']],
  ['小明和小雪在车站相遇，小明表白。', ['小明', '小雪']],
  ['민수가 역에서 수진을 만나 마음을 전한다.', ['민수', '수진']],
  ['The thief meets a judge and confesses.', ['thief', '']],
])('[DRAFT-01] whoever confesses their love has the loved one beside them: %s', async (idea, said) => {
  expect(await saidIn(idea)).toEqual(said);
});

test.each([
  ['雪が落とした手袋を健太が拾う。', 'person'],
  ['健太が雪にペンを渡す。', 'person'],
  ['健太は雪に花束を渡す。', 'person'],
  ['健太が雪の上を歩く。', undefined],
  ['雪が手袋を濡らす。', undefined],
])('[DRAFT-01] beside a name, 雪 that does what people do is somebody: %s', async (idea, kind) => {
  const { participants, setting } = await readIdeaGraph(idea);
  expect(participants.find(({ name }) => name === '雪')?.kind).toBe(kind);
  expect(setting.weather === undefined).toBe(kind !== undefined);
});

test.each([
  ['ja', '健太は駅で想いを告白する。', '駅の健太'],
  ['ja', '健太は葵に想いを告白する。', '健太と葵'],
  ['en', 'Kenta confesses his feelings to Yuki.', 'Kenta and Yuki'],
  ['cn', '小明向小雪倾诉感情。', '小明与小雪'],
  ['ko', '민수가 역에서 수진에게 마음을 전한다.', '민수와 수진'],
] as const)('[DRAFT-01] no title sets a feeling beside somebody: %s', async (language, idea, title) => {
  const plan = await planFilm({ idea, language, type: 'romance', shotCount: 6, aspect: '16:9', seed: 1 });
  expect(plan.title).toBe(title);
});
