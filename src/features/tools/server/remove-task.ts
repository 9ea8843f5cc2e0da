import { and, asc, eq, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import {
  abandonGeneration,
  cancelGeneration,
  lockGenerations,
} from '#src/foundation/generation/server/cancel-generation.ts';
import { forgetEndedGenerations } from '#src/foundation/generation/server/forget-generations.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { loadTaskFor } from './load-task-for.ts';
import { toolClips, toolInputs, toolResults, toolTasks } from './tables.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

const ENDED = ['completed', 'failed', 'cancelled'] as const;
const TASKS_AT_ONCE = 50;

type Removing = Pick<ToolDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs'>;

/**
 * Stops what of a task can be stopped without cost; what a provider has begun goes on and is charged. Returns how many
 * results are not made, and how many go on. Throws what `loadTaskFor` throws.
 */
export async function stopTask(
  dependencies: Removing,
  wanted: { accountId: string; taskId: string },
): Promise<{ stopped: number; goingOn: number }> {
  return dependencies.db.transaction(async (transaction) => {
    const { id } = await loadTaskFor(transaction, wanted, { lock: true });
    const open = await openResults(transaction, id);
    let stopped = 0;
    for (const generationId of open) {
      stopped += Number(await cancelGeneration(transaction, dependencies, generationId));
    }
    return { stopped, goingOn: open.length - stopped };
  });
}

/**
 * Removes a task with its results and the files that nothing else uses; their bytes are swept later. What has begun is
 * charged (COIN-05). Throws what `loadTaskFor` throws.
 */
export async function removeTask(dependencies: Removing, wanted: { accountId: string; taskId: string }): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const { id } = await loadTaskFor(transaction, wanted, { lock: true });
    for (const generationId of await openResults(transaction, id)) {
      await abandonGeneration(transaction, dependencies, generationId);
    }
    await transaction
      .update(toolTasks)
      .set({ removedAt: sql`now()` })
      .where(eq(toolTasks.id, id));
    await forgetRemoved(transaction, id);
  });
}

/** Forgets a removed task once nothing of it is being made; leaves every other one alone. */
export async function forgetRemovedTask({ db }: Pick<Removing, 'db'>, { taskId }: { taskId: string }): Promise<void> {
  await db.transaction((transaction) => forgetRemoved(transaction, taskId));
}

/**
 * Forgets removed tasks whose wake-up was lost; those of which something is still being made are left. Returns how many
 * there were.
 */
export async function sweepRemovedTasks(
  { db }: Pick<Removing, 'db'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const goesOn = db
    .select()
    .from(toolResults)
    .innerJoin(generations, eq(generations.id, toolResults.generationId))
    .where(and(eq(toolResults.taskId, toolTasks.id), notInArray(generations.state, [...ENDED])));
  for (let forgotten = 0; ;) {
    signal.throwIfAborted();
    const left = await db
      .select({ id: toolTasks.id })
      .from(toolTasks)
      .where(and(isNotNull(toolTasks.removedAt), notExists(goesOn)))
      .orderBy(asc(toolTasks.removedAt), asc(toolTasks.id))
      .limit(TASKS_AT_ONCE);
    for (const { id } of left) {
      await forgetRemovedTask({ db }, { taskId: id });
    }
    forgotten += left.length;
    if (left.length < TASKS_AT_ONCE) {
      return forgotten;
    }
  }
}

/**
 * Deletes the rows of every task of an account, and of the clips that it has sent; its generations and files are
 * forgotten after them.
 */
export async function forgetTasks(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(toolTasks).where(eq(toolTasks.accountId, accountId));
  await transaction.delete(toolClips).where(eq(toolClips.accountId, accountId));
}

/** Ids of the results that are not ended, locked. */
async function openResults(transaction: Transaction, taskId: string): Promise<string[]> {
  const made = await transaction
    .select({ id: toolResults.generationId })
    .from(toolResults)
    .where(eq(toolResults.taskId, taskId));
  const ids = made.map(({ id }) => id);
  await lockGenerations(transaction, ids);
  const rows = await transaction
    .select({ id: generations.id, state: generations.state })
    .from(generations)
    .where(inArray(generations.id, ids));
  return rows.filter(({ state }) => !ENDED.some((ended) => ended === state)).map(({ id }) => id);
}

async function forgetRemoved(transaction: Transaction, taskId: string): Promise<void> {
  const [task] = await transaction
    .select()
    .from(toolTasks)
    .where(and(eq(toolTasks.id, taskId), isNotNull(toolTasks.removedAt)))
    .for('update');
  if (!task || (await openResults(transaction, taskId)).length > 0) {
    return;
  }
  const results = await transaction
    .select({ id: generations.id, fileId: generations.resultFileId })
    .from(toolResults)
    .innerJoin(generations, eq(generations.id, toolResults.generationId))
    .where(eq(toolResults.taskId, taskId));
  const inputs = await transaction.select().from(toolInputs).where(eq(toolInputs.taskId, taskId));
  await transaction.delete(toolTasks).where(eq(toolTasks.id, taskId));
  // A clip that came in for it: its upload names it no longer.
  await transaction.delete(toolClips).where(
    inArray(
      toolClips.fileId,
      inputs.map(({ fileId }) => fileId),
    ),
  );
  await forgetEndedGenerations(
    transaction,
    results.map(({ id }) => id),
  );
  await forgetFiles(transaction, task.accountId, [
    ...results.flatMap(({ fileId }) => fileId ?? []),
    ...inputs.map(({ fileId }) => fileId),
  ]);
}
