import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import {
  keepWorkflow,
  listWorkflows,
  loadWorkflow,
  removeWorkflow,
} from '#src/foundation/models/server/change-workflow.ts';
import { readGraph } from '#src/shared/catalogue/workflows/read-graph.ts';
import { requirePlaces } from '#src/shared/catalogue/workflows/require-places.ts';
import { workflowModel, workflowModelId } from '#src/shared/catalogue/workflows/workflow-model.ts';
import { listPlaces, type Workflow } from '#src/shared/catalogue/workflows/workflow.ts';
import type { ReadWorkflow, WorkflowAnswer } from '../contract.ts';
import type { Act, ModelDependencies } from './model-dependencies.ts';
import { presentGraph } from './present-graph.ts';

/** A workflow as it is sent: its graph is the text of a file. */
export type TypedWorkflow = Omit<Workflow, 'graph'> & { graph: string };

/** The workflows that were added here, the oldest first. */
export async function readWorkflows({ db }: ModelDependencies): Promise<WorkflowAnswer[]> {
  return (await listWorkflows(db)).map(({ id, workflow }) => {
    const { id: model, label } = workflowModel(id, workflow);
    return { id, model, label, kind: workflow.kind };
  });
}

/** A workflow that was added here, with its graph as text and what that has. Throws NOT_FOUND. */
export async function openWorkflow(
  { db }: ModelDependencies,
  id: string,
): Promise<TypedWorkflow & { read: ReadWorkflow }> {
  const workflow = await loadWorkflow(db, id);
  return { ...workflow, graph: JSON.stringify(workflow.graph, null, 2), read: presentGraph(workflow.graph) };
}

/**
 * Adds a workflow as a model, or changes it, from now on. Throws WORKFLOW_NOT_JSON, WORKFLOW_NOT_FOR_API,
 * WORKFLOW_TOO_LARGE, WORKFLOW_PLACE_INVALID, WORKFLOWS_FULL, and NOT_FOUND for one that was removed.
 */
export async function keepWorkflowWithAudit(
  { db, offer }: ModelDependencies,
  act: Act,
  { id, ...typed }: TypedWorkflow & { id: string },
): Promise<void> {
  const workflow: Workflow = { ...typed, graph: readGraph(typed.graph) };
  requirePlaces(workflow);
  await db.transaction(async (transaction) => {
    const before = await keepWorkflow(transaction, { id, workflow });
    await writeAudit(transaction, {
      ...auditOf(act, id),
      action: before ? 'workflow.change' : 'workflow.add',
      ...(before && { before: factsOf(before) }),
      after: factsOf(workflow),
    });
  });
  await offer.refresh();
}

/** Removes a workflow: it cannot be chosen any longer; what has begun ends, and films keep its name. Throws NOT_FOUND. */
export async function removeWorkflowWithAudit({ db, offer }: ModelDependencies, act: Act, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await removeWorkflow(transaction, id);
    await writeAudit(transaction, { ...auditOf(act, id), action: 'workflow.remove', before: factsOf(before) });
  });
  await offer.refresh();
}

function auditOf({ adminId, requestId }: Act, id: string) {
  return { actorId: adminId, requestId, subject: { kind: 'model', id: workflowModelId(id) } };
}

/** What is recorded of a workflow: a graph is too long for that. */
function factsOf({ label, kind, graph, inputs, priceCoins }: Workflow) {
  return {
    label: label ?? null,
    kind,
    nodes: Object.keys(graph).length,
    inputs: listPlaces(inputs)
      .map(([input]) => input)
      .join(', '),
    priceCoins: priceCoins ?? 0,
  };
}
