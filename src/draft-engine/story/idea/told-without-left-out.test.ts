import { expect, test } from 'vitest';
import { STORYTELLERS } from '../plan-film.ts';
import { planFromGraph } from '../plan-from-graph.ts';
import type { IdeaGraph } from './idea-graph.ts';
import { readIdeaGraph } from './read-idea-graph.ts';
import { toldWithoutLeftOut } from './told-without-left-out.ts';

/** The graph without somebody, whose deeds are those of whoever is named first. */
async function without(idea: string, words: string): Promise<[corrected: IdeaGraph, read: IdeaGraph]> {
  const read = await readIdeaGraph(idea);
  const gone = read.participants.find((one) => one.words === words)?.id;
  const first = read.participants[0]?.id;
  if (gone === undefined || first === undefined) {
    throw new Error(`nobody is called ${words}`);
  }
  const participants = read.participants.filter(({ id }) => id !== gone);
  const events = read.events.map((event) =>
    event.roles.agent?.includes(gone) ? { ...event, roles: { ...event.roles, agent: [first] } } : event,
  );
  return [{ ...read, participants, events }, read];
}

test.each([
  ['少年が犬を見つける。老人が犬を家に連れて帰る。', '老人', '少年が犬を家に連れて帰る', 'ja'],
  ['少年が犬を見つけ、お爺さんが犬を家に連れて帰り、少年が笑う。', 'お爺さん', '少年が犬を家に連れて帰り', 'ja'],
  ['男孩发现一只狗，老爷爷把狗带回家，男孩笑了。', '老爷爷', '男孩把狗带回家', 'cn'],
  ['소년이 개를 발견하고, 노인이 개를 집에 데려간다.', '노인', '개를 집에 데려간다', 'ko'],
  ['A boy finds a dog, and an old man takes the dog home.', 'man', 'takes the dog home', 'en'],
] as const)('[DRAFT-01] whoever is left out is not told of: %s', async (idea, gone, words, language) => {
  const graph = toldWithoutLeftOut(...(await without(idea, gone)));
  expect(graph.events[1]?.words).toBe(words);
  for (const { span, words: said } of graph.events) {
    expect(graph.text.slice(span.from, span.to)).toBe(said);
  }
  for (const { spans, words: head } of graph.participants.slice(1)) {
    expect(spans.map(({ from, to }) => graph.text.slice(from, to)).every((said) => said.includes(head))).toBe(true);
  }
  const asked = { idea, type: 'drama', language, aspect: '16:9', seed: 1, shotCount: 6 } as const;
  const plan = planFromGraph(graph, asked, STORYTELLERS[language]);
  expect(JSON.stringify(plan.shots.map(({ speech }) => speech))).not.toContain(gone);
});
