import { errorOfAnswer, readJson, type VendorAnswer } from '../http/ask-vendor.ts';
import type { VendorError } from '../vendor.ts';

/** What a server says of a graph that it does not take: of the whole, and of its nodes. */
interface ComfyuiRefusal {
  error?: { type?: unknown; message?: unknown; details?: unknown };
  node_errors?: unknown;
}

/** What is wrong with one node. */
interface NodeErrors {
  class_type?: unknown;
  errors?: { message?: unknown; details?: unknown }[];
  /** Nodes whose results cannot be made for it. */
  dependent_outputs?: unknown[];
}

const MOST_REASON = 400;

/** Errors by node id; empty without any. */
export function nodeErrorsOf(answer: Record<string, unknown> | undefined): [string, NodeErrors][] {
  const errors = answer?.['node_errors'];
  return typeof errors === 'object' && errors !== null ? (Object.entries(errors) as [string, NodeErrors][]) : [];
}

/** The errors of nodes in words. */
export function tellNodeErrors(nodes: readonly [string, NodeErrors][]): string {
  return nodes
    .map(([id, { class_type: type, errors = [] }]) => {
      const told = errors.map(({ message, details }) => `${String(message)} (${String(details)})`).join('; ');
      return `node ${id}, ${String(type)}: ${told}`;
    })
    .join('. ')
    .slice(0, MOST_REASON);
}

/**
 * The error for an answer that is none of the expected. A node that the server does not have is for the operator to
 * install; values that a node does not take make the request fail.
 */
export function explainAnswer(answer: VendorAnswer): VendorError {
  const said = (readJson(answer) ?? {}) as ComfyuiRefusal;
  const nodes = tellNodeErrors(nodeErrorsOf(said as Record<string, unknown>));
  const message = [said.error?.message, nodes].filter((part) => typeof part === 'string' && part !== '').join('. ');
  return errorOfAnswer(answer, {
    kind: said.error?.type === 'missing_node_type' ? 'unusable' : undefined,
    reason: message || undefined,
  });
}
