import { AppError } from '#src/shared/errors/app-error.ts';
import { findUnstorable } from '#src/shared/storable-text.ts';
import { WORKFLOW_LIMITS, type WorkflowGraph } from './workflow.ts';

const { nodes: MOST_NODES, levels: MOST_LEVELS, values: MOST_VALUES, nameCharacters: MOST_NAME } = WORKFLOW_LIMITS;

/** Reads a graph from what was pasted. Throws WORKFLOW_NOT_JSON and what `requireGraph` throws. */
export function readGraph(text: string): WorkflowGraph {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new AppError('WORKFLOW_NOT_JSON', { cause: error });
  }
  return requireGraph(given);
}

/**
 * A graph in the form of ComfyUI's export for the API. Throws WORKFLOW_TOO_LARGE, and WORKFLOW_NOT_FOR_API for anything
 * else, such as what ComfyUI's editor saves.
 */
export function requireGraph(given: unknown): WorkflowGraph {
  requireSize(given);
  if (!isObject(given) || Object.keys(given).length === 0) {
    throw new AppError('WORKFLOW_NOT_FOR_API');
  }
  const nodes = Object.entries(given);
  if (nodes.length > MOST_NODES) {
    throw tooLarge();
  }
  const wrong = nodes.find(([id, node]) => id.length > MOST_NAME || !isNode(node));
  if (wrong || findUnstorable(given) !== undefined) {
    throw new AppError('WORKFLOW_NOT_FOR_API', { details: { node: wrong?.[0].slice(0, MOST_NAME) } });
  }
  return given as unknown as WorkflowGraph;
}

/** Goes through everything without recursion: what is nested deeply must not exhaust the stack. */
function requireSize(given: unknown): void {
  const waiting: { value: unknown; level: number }[] = [{ value: given, level: 1 }];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, level } = next;
    if (typeof value !== 'object' || value === null) {
      continue;
    }
    // It would be the prototype of a copy.
    if (Object.hasOwn(value, '__proto__')) {
      throw new AppError('WORKFLOW_NOT_FOR_API');
    }
    const inner = Object.values(value);
    values += inner.length;
    if (level > MOST_LEVELS || values > MOST_VALUES) {
      throw tooLarge();
    }
    for (const each of inner) {
      waiting.push({ value: each, level: level + 1 });
    }
  }
}

function isNode(node: unknown): boolean {
  if (!isObject(node)) {
    return false;
  }
  const { class_type: type, inputs } = node;
  return typeof type === 'string' && type !== '' && type.length <= MOST_NAME * 2 && isObject(inputs);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tooLarge(): AppError {
  return new AppError('WORKFLOW_TOO_LARGE', { details: { nodes: MOST_NODES, levels: MOST_LEVELS } });
}
