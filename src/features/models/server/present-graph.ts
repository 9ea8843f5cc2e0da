import type { WorkflowGraph } from '#src/shared/catalogue/workflows/workflow.ts';
import type { ReadWorkflow } from '../contract.ts';
import { suggestPlaces } from './suggest-places.ts';

const MOST_CHARACTERS = 200;

/** What a graph has that a value can be put into, and where ours seem to go. */
export function presentGraph(graph: WorkflowGraph): ReadWorkflow {
  const nodes = Object.entries(graph).map(([node, given]) => ({ node, title: titleOf(given), inputs: given.inputs }));
  return {
    nodes: nodes.map(({ node, title }) => ({ node, title })),
    fields: nodes.flatMap(({ node, title, inputs }) =>
      Object.entries(inputs).flatMap(([field, value]) =>
        field.length > MOST_CHARACTERS || (typeof value === 'object' && value !== null)
          ? []
          : [{ node, title, field, holds: holdsOf(value) }],
      ),
    ),
    suggested: suggestPlaces(graph),
  };
}

/** What the author called the node, if anything else than its class. */
function titleOf(node: WorkflowGraph[string]): string {
  const { class_type: type, _meta: meta } = node as WorkflowGraph[string] & { _meta?: { title?: unknown } };
  const title = meta?.title;
  const isNamed = typeof title === 'string' && title.trim() !== '' && title !== type;
  return (isNamed ? `${title} (${type})` : type).slice(0, MOST_CHARACTERS);
}

function holdsOf(value: unknown): ReadWorkflow['fields'][number]['holds'] {
  if (typeof value === 'string') {
    return 'text';
  }
  return typeof value === 'number' ? 'number' : 'other';
}
