import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { readWhole } from './read-tasks.ts';
import { findSubtitles } from './subtitles/keep-subtitles.ts';
import { toolTasks } from './tables.ts';

/** The tools' section of an archive: what was ordered as JSON, with the files that it took and made. */
export async function* tasksSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string } | { name: string; storageKey: string }> {
  const rows = await executor
    .select()
    .from(toolTasks)
    .where(and(eq(toolTasks.accountId, accountId), isNull(toolTasks.removedAt)))
    .orderBy(asc(toolTasks.createdAt), asc(toolTasks.id));
  for (const row of rows) {
    const { tasks, files } = await readWhole(executor, [row]);
    for (const { task, results, inputIds } of tasks) {
      const { id, tool, model, inputs, createdAt } = task;
      const made = results.map(({ state, servedBy, resultFileId }) => ({ state, servedBy, file: resultFileId }));
      const folder = `tools/${tool}/${id}`;
      const text = JSON.stringify({ id, tool, model, inputs, createdAt, results: made }, null, 2);
      yield { name: `${folder}/order.json`, text };
      const lines = await findSubtitles(executor, id);
      if (lines) {
        yield { name: `${folder}/subtitles.json`, text: JSON.stringify(lines, null, 2) };
      }
      for (const fileId of new Set([...inputIds, ...results.flatMap(({ resultFileId }) => resultFileId ?? [])])) {
        const file = files.get(fileId);
        if (file) {
          const ending = file.storageKey.split('.').at(-1) ?? 'bin';
          yield { name: `${folder}/${fileId}.${ending}`, storageKey: file.storageKey };
        }
      }
    }
  }
}
