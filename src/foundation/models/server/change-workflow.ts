import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { WORKFLOW_LIMITS, type Workflow } from '#src/shared/catalogue/workflows/workflow.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { operatorWorkflows } from './tables.ts';

export interface KeptWorkflow {
  readonly id: string;
  readonly workflow: Workflow;
}

const isLive = isNull(operatorWorkflows.removedAt);

/** The workflows that the operator added here, the oldest first. */
export function listWorkflows(executor: Executor): Promise<KeptWorkflow[]> {
  return executor
    .select({ id: operatorWorkflows.id, workflow: operatorWorkflows.workflow })
    .from(operatorWorkflows)
    .where(isLive)
    .orderBy(asc(operatorWorkflows.addedAt), asc(operatorWorkflows.id));
}

/** A workflow that the operator added here. Throws NOT_FOUND. */
export async function loadWorkflow(executor: Executor, id: string): Promise<Workflow> {
  const [row] = await executor
    .select({ workflow: operatorWorkflows.workflow })
    .from(operatorWorkflows)
    .where(and(eq(operatorWorkflows.id, id), isLive));
  if (!row) {
    throw new AppError('NOT_FOUND', { details: { workflow: id } });
  }
  return row.workflow;
}

/**
 * Adds or changes a workflow; returns what it was before. Throws WORKFLOWS_FULL where there are as many as can be, and
 * NOT_FOUND for one that was removed.
 */
export async function keepWorkflow(
  transaction: Transaction,
  { id, workflow }: KeptWorkflow,
): Promise<Workflow | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('operator-workflows'))`);
  const [before] = await transaction.select().from(operatorWorkflows).where(eq(operatorWorkflows.id, id));
  if (before?.removedAt) {
    throw new AppError('NOT_FOUND', { details: { workflow: id } });
  }
  const [others] = await transaction
    .select({ count: count() })
    .from(operatorWorkflows)
    .where(and(isLive, ne(operatorWorkflows.id, id)));
  if ((others?.count ?? 0) >= WORKFLOW_LIMITS.workflows) {
    throw new AppError('WORKFLOWS_FULL', { details: { most: WORKFLOW_LIMITS.workflows } });
  }
  await transaction
    .insert(operatorWorkflows)
    .values({ id, workflow })
    .onConflictDoUpdate({ target: operatorWorkflows.id, set: { workflow, changedAt: sql`clock_timestamp()` } });
  return before?.workflow;
}

/** Takes a workflow out of what is offered, and returns it. Throws NOT_FOUND. */
export async function removeWorkflow(transaction: Transaction, id: string): Promise<Workflow> {
  const [removed] = await transaction
    .update(operatorWorkflows)
    .set({ removedAt: sql`now()`, changedAt: sql`clock_timestamp()` })
    .where(and(eq(operatorWorkflows.id, id), isLive))
    .returning({ workflow: operatorWorkflows.workflow });
  if (!removed) {
    throw new AppError('NOT_FOUND', { details: { workflow: id } });
  }
  return removed.workflow;
}
