import { expect, it } from 'vitest';
import { buildGraph } from '../build-graph.ts';
import type { IdeaEvent, IdeaGraph } from '../idea-graph.ts';
import { CHINESE_READER } from './chinese-reader.ts';
import { EXPECTED_IDEAS } from './expected-ideas.ts';
import { EXPECTED_NOTES } from './expected-notes.ts';

async function graphOf(idea: string): Promise<IdeaGraph> {
  const { read, tables } = CHINESE_READER;
  return buildGraph(idea, await read(idea), { language: 'cn', tables });
}

const OBJECTS = ['patient', 'result', 'recipient', 'topic'] as const;

/** 'agent verb object' in every combination that the event says. */
function saysOf(event: IdeaEvent, { participants, places }: IdeaGraph): string[] {
  const wordsOf = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const one = participants.find((each) => each.id === id) ?? places.find((each) => each.id === id);
      return [one?.name, one?.words].filter((words) => words !== undefined && words !== '') as string[];
    });
  const agents = wordsOf(event.roles.agent ?? []);
  const spots = [event.to, event.at, event.from].filter((id) => id !== undefined);
  const objects = wordsOf([...OBJECTS.flatMap((role) => event.roles[role] ?? []), ...spots]);
  return (agents.length > 0 ? agents : ['-']).flatMap((agent) =>
    [...objects, '-'].map((object) => `${agent} ${event.predicate} ${object}`),
  );
}

it.for([...EXPECTED_IDEAS, ...EXPECTED_NOTES])('%s', async ([idea, main, events, words]) => {
  const graph = await graphOf(idea);
  const mains = graph.events.filter(({ isMain }) => isMain).flatMap((event) => saysOf(event, graph));
  expect(main === '' ? [''] : mains).toContain(main);
  const all = graph.events.flatMap((event) => saysOf(event, graph));
  for (const event of events.split('; ').filter(Boolean)) {
    expect(all).toContain(event);
  }
  const said = [...graph.participants, ...graph.places].flatMap((one) => [one.name, one.words]);
  expect(said).toEqual(expect.arrayContaining(words.split(' ').filter(Boolean)));
});

it('reads traditional characters as simplified ones', async () => {
  const { clauses, phrases } = await CHINESE_READER.read('從前有一個國王，他把王位傳給了最小的女兒');
  const given = clauses.find(({ predicate }) => predicate === '传给');
  const headsOf = (role: string): string[] =>
    (given?.roles ?? []).filter((one) => one.role === role).map(({ phrase }) => phrases[phrase]?.head ?? '');
  expect([headsOf('patient'), headsOf('recipient')]).toEqual([['王位'], ['女儿']]);
});

it('takes what is said of the film off', async () => {
  const { telling, clauses } = await CHINESE_READER.read('4k，特写镜头，写一个关于小刺猬寻找妈妈的睡前故事');
  expect(telling).toMatchObject({ type: 'animation', style: ['4k', '特写镜头'], isQuestion: false });
  expect(clauses.map(({ predicate }) => predicate)).toEqual(['寻找']);
});

it.for([
  ['全程无对白，一个男孩追风筝，镜头慢慢拉远。', '男孩 风筝'],
  ['请写一部关于外婆修收音机的短片，不要对白。', '外婆 收音机'],
  ['给小学生讲一讲：蜜蜂寻找花粉。', '蜜蜂 花粉'],
])('whatever is asked of the film is nobody: %s', async ([idea, words]) => {
  const { participants } = await graphOf(idea as string);
  expect(participants.map((one) => one.words)).toEqual(words?.split(' '));
});

it.for([
  ['飞行员安娜飞过麦田。', 'feminine'],
  ['钳工王建国修好了车床。', 'masculine'],
  ['太监打开了宫门。', 'masculine'],
  ['寡妇打开了院门。', 'feminine'],
])('names and trades tell the gender: %s', async ([idea, gender]) => {
  const { participants } = await graphOf(idea as string);
  expect(participants[0]?.gender).toBe(gender);
});

it.for([
  '',
  ' ',
  '的'.repeat(2000),
  '被'.repeat(2000),
  '，'.repeat(2000),
  '😀'.repeat(1000),
  'a'.repeat(2000),
  '“'.repeat(2000),
  '（'.repeat(1000),
  '《'.repeat(500) + '》'.repeat(500),
  '写一个'.repeat(660),
  '·'.repeat(2000),
  '王'.repeat(2000),
  '한국어 문장입니다 '.repeat(200),
  '\ud800\udc00\ud800',
])('reads anything: %.12s', async (text) => {
  const { phrases, clauses } = await CHINESE_READER.read(text);
  for (const { roles, parent } of clauses) {
    expect(roles.every(({ phrase }) => phrases[phrase] !== undefined)).toBe(true);
    expect(parent === undefined || clauses[parent] !== undefined).toBe(true);
  }
});
