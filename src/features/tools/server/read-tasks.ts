import { and, asc, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { files, type FileRow } from '#src/foundation/files/server/tables.ts';
import { generations, type GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cursorTime, isAfterCursor, readCursor, writeCursor } from '#src/platform/server/database/page-cursor.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import type { FileKind } from '../file-kind.ts';
import { toolInputs, toolResults, toolTasks, type ToolTaskRow } from './tables.ts';

/** A task with what it takes and what it makes. */
export interface WholeTask {
  task: ToolTaskRow;
  /** In their order. */
  results: GenerationRow[];
  /** Ids of the files that its inputs name. */
  inputIds: string[];
}

/** Tasks, and the files of all of them by id. */
export interface WholeTasks {
  tasks: WholeTask[];
  files: Map<string, FileRow>;
}

/**
 * The account's tasks, the newest first, page by page; of one tool where it is named. Throws INVALID_DATA for an
 * invalid cursor.
 */
export async function listTasks(
  executor: Executor,
  { accountId, tool, cursor, limit }: { accountId: string; tool?: ToolId; cursor?: string | undefined; limit: number },
): Promise<WholeTasks & { next: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await executor
    .select({ task: toolTasks, at: cursorTime(toolTasks.createdAt) })
    .from(toolTasks)
    .where(
      and(
        eq(toolTasks.accountId, accountId),
        isNull(toolTasks.removedAt),
        tool === undefined ? undefined : eq(toolTasks.tool, tool),
        after && isAfterCursor({ time: toolTasks.createdAt, id: toolTasks.id }, after),
      ),
    )
    .orderBy(desc(toolTasks.createdAt), desc(toolTasks.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    ...(await readWhole(
      executor,
      shown.map(({ task }) => task),
    )),
    next: rows.length > limit && last ? writeCursor({ at: last.at, id: last.task.id }) : null,
  };
}

/** These tasks with their results and files: three queries, however many they are. */
export async function readWhole(executor: Executor, rows: readonly ToolTaskRow[]): Promise<WholeTasks> {
  if (rows.length === 0) {
    return { tasks: [], files: new Map() };
  }
  const ids = rows.map(({ id }) => id);
  const results = await executor
    .select({ taskId: toolResults.taskId, generation: generations })
    .from(toolResults)
    .innerJoin(generations, eq(generations.id, toolResults.generationId))
    .where(inArray(toolResults.taskId, ids))
    .orderBy(asc(toolResults.taskId), asc(toolResults.position));
  const inputs = await executor.select().from(toolInputs).where(inArray(toolInputs.taskId, ids));
  const tasks = rows.map((task) => ({
    task,
    results: results.filter(({ taskId }) => taskId === task.id).map(({ generation }) => generation),
    inputIds: inputs.filter(({ taskId }) => taskId === task.id).map(({ fileId }) => fileId),
  }));
  const named = await findFiles(executor, [
    ...inputs.map(({ fileId }) => fileId),
    ...results.flatMap(({ generation }) => generation.resultFileId ?? []),
  ]);
  return { tasks, files: named };
}

/** A file that a tool has made, and the order that it was made for. */
export type MadeFileRow = { file: FileRow } & Pick<ToolTaskRow, 'tool' | 'inputs'>;

/** Files of a kind that the account's tools have made, the newest first. */
export async function listMadeFiles(
  executor: Executor,
  { accountId, kind, limit }: { accountId: string; kind: FileKind; limit: number },
): Promise<MadeFileRow[]> {
  return executor
    .select({ file: files, tool: toolTasks.tool, inputs: toolTasks.inputs })
    .from(toolResults)
    .innerJoin(toolTasks, eq(toolTasks.id, toolResults.taskId))
    .innerJoin(generations, eq(generations.id, toolResults.generationId))
    .innerJoin(files, eq(files.id, generations.resultFileId))
    .where(and(eq(toolTasks.accountId, accountId), isNull(toolTasks.removedAt), like(files.mime, `${kind}/%`)))
    .orderBy(sql`${generations.finishedAt} desc nulls last`)
    .limit(limit);
}
