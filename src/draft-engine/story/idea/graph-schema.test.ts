import { expect, test } from 'vitest';
import { checkGraph } from './graph-schema.ts';
import type { IdeaGraph } from './idea-graph.ts';
import { readIdeaGraph, textOfIdea } from './read-idea-graph.ts';

const IDEA = 'On a winter night in Kyoto a tired nurse named Ines, who lost her dog, writes three letters to the sea';

test.each([
  IDEA,
  '老木匠雕了一只木鸟，木鸟飞走了，他每天在窗前等它回来',
  '늙은 어부가 바다에서 종을 건져 마을에 걸어 둔다',
  '写真屋が古いカメラを直し、亡き妻の笑顔を撮ろうとする',
  'rain, rain',
  '\u0000  \u200b ',
])('[DRAFT-01] what was read of an idea passes as it is: %j', async (idea) => {
  const graph = await readIdeaGraph(idea);
  expect(checkGraph(JSON.parse(JSON.stringify(graph)), textOfIdea(idea))).toEqual(graph);
});

type Loose = Record<string, never> & {
  participants: Record<string, unknown>[];
  events: Record<string, unknown>[];
};
const HOSTILE: Readonly<Record<string, (graph: Loose) => unknown>> = {
  'no graph': () => 'graph',
  nothing: () => null,
  'a list': (graph) => [graph],
  'of another idea': (graph) => ({ ...graph, text: `${IDEA} again` }),
  'an unknown deed': (graph) => change(graph, 'events', { deed: 'explode' }),
  'a deed of every object': (graph) => change(graph, 'events', { deed: 'constructor' }),
  'an unknown concept': (graph) => change(graph, 'participants', { concept: 'person.__proto__' }),
  'an unknown quality': (graph) => change(graph, 'participants', { qualities: [{ words: 'x', quality: 'toString' }] }),
  'an id of another kind': (graph) => change(graph, 'participants', { id: 'e1' }),
  'two of one id': (graph) => ({ ...graph, participants: [graph.participants[0], graph.participants[0]] }),
  'a role played by nobody': (graph) => change(graph, 'events', { roles: { agent: ['p99'] } }),
  'an unknown role': (graph) => change(graph, 'events', { roles: { villain: ['p1'] } }),
  'a link to nothing': (graph) => change(graph, 'events', { links: [{ kind: 'before', to: 'e99' }] }),
  'a place that is none': (graph) => change(graph, 'events', { at: 'l99' }),
  'somebody described who is not there': (graph) => change(graph, 'events', { describes: 'p99' }),
  'a relation to nobody': (graph) => change(graph, 'participants', { relations: [{ words: 'x', to: 'p99' }] }),
  'a count that is no number': (graph) => change(graph, 'participants', { count: '1' }),
  'a count without end': (graph) => change(graph, 'participants', { count: Infinity }),
  'fewer than none': (graph) => change(graph, 'participants', { count: -1 }),
  'words without end': (graph) => change(graph, 'participants', { words: 'x'.repeat(2001) }),
  'a span outside of any idea': (graph) => change(graph, 'events', { span: { from: 0, to: 2001 } }),
  'too many events': (graph) => ({
    ...graph,
    events: Array.from({ length: 201 }, (_, index) => ({ ...graph.events[0], id: `e${index}` })),
  }),
};

/** The graph with the first of its participants or events changed. */
function change(graph: Loose, list: 'participants' | 'events', fields: object): unknown {
  return { ...graph, [list]: graph[list].map((each, index) => (index === 0 ? { ...each, ...fields } : each)) };
}

test.each(Object.entries(HOSTILE))('[DRAFT-01] a graph from outside is refused: %s', async (_, spoil) => {
  const graph: IdeaGraph = await readIdeaGraph(IDEA);
  expect(graph.participants.length).toBeGreaterThan(1);
  expect(checkGraph(graph, textOfIdea(IDEA))).toBeDefined();
  expect(checkGraph(spoil(structuredClone(graph) as unknown as Loose), textOfIdea(IDEA))).toBeUndefined();
});

test('[DRAFT-01] what nobody asked for is left out of a graph from outside', async () => {
  const graph = await readIdeaGraph(IDEA);
  const more = { ...graph, extra: 1, participants: graph.participants.map((one) => ({ ...one, extra: 1 })) };
  expect(checkGraph(more, graph.text)).toEqual(graph);
});
