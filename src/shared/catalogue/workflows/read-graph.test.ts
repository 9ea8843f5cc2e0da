import { expect, test } from 'vitest';
import { ALL_MODELS } from '../models/all-models.ts';
import { readGraph } from './read-graph.ts';
import { workflowModelId } from './workflow-model.ts';

const NODE = { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] } };

test('[CAT-26] a graph is read as it was exported, and no model of the catalogue has the id of a workflow', () => {
  expect(readGraph(JSON.stringify({ '6': NODE }))).toEqual({ '6': NODE });
  const prefix = workflowModelId('');
  expect(ALL_MODELS.filter(({ id }) => id.startsWith(prefix))).toEqual([]);
});

test.each<[string, string, string]>([
  ['what is no JSON', '{', 'WORKFLOW_NOT_JSON'],
  ['what the editor saves', JSON.stringify({ nodes: [], links: [] }), 'WORKFLOW_NOT_FOR_API'],
  ['a list', '[]', 'WORKFLOW_NOT_FOR_API'],
  ['nothing', '{}', 'WORKFLOW_NOT_FOR_API'],
  ['a node without a class', JSON.stringify({ '1': { inputs: {} } }), 'WORKFLOW_NOT_FOR_API'],
  ['a node whose inputs are a list', JSON.stringify({ '1': { class_type: 'A', inputs: [] } }), 'WORKFLOW_NOT_FOR_API'],
  ['a prototype', '{"1":{"class_type":"A","inputs":{"__proto__":{"text":""}}}}', 'WORKFLOW_NOT_FOR_API'],
  ['text that cannot be stored', '{"1":{"class_type":"A","inputs":{"text":"\\u0000"}}}', 'WORKFLOW_NOT_FOR_API'],
  ['lists without an end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'WORKFLOW_TOO_LARGE'],
  [
    'too many nodes',
    `{${Array.from({ length: 501 }, (_, id) => `"${id}":${JSON.stringify(NODE)}`).join()}}`,
    'WORKFLOW_TOO_LARGE',
  ],
  [
    'too many values',
    JSON.stringify({ '1': { class_type: 'A', inputs: { list: Array(20_001).fill(0) } } }),
    'WORKFLOW_TOO_LARGE',
  ],
])('[SEC-06] a graph that is %s is refused', (_, text, code) => {
  expect(() => readGraph(text)).toThrow(expect.objectContaining({ code }));
});
