import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { inOrder, type SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import { MOST_VERSIONS, type Subtitles } from '../../subtitles/contract.ts';
import { loadTaskFor } from '../load-task-for.ts';
import { toolResults, type ToolTaskRow } from '../tables.ts';
import { subtitleVersions } from './subtitle-versions-table.ts';

/** Whose lines, and of which task. */
interface WantedSubtitles {
  accountId: string;
  taskId: string;
}

/**
 * The lines of a task, of a version where it is named. Throws what `loadTaskFor` throws, and NOT_FOUND for a version
 * that is not kept.
 */
export async function readSubtitles(
  executor: Executor,
  { version, ...wanted }: WantedSubtitles & { version?: number | undefined },
): Promise<Subtitles> {
  const task = await loadSubtitles(executor, wanted);
  const rows = await executor
    .select({ version: subtitleVersions.version, changedAt: subtitleVersions.changedAt })
    .from(subtitleVersions)
    .where(eq(subtitleVersions.taskId, task.id))
    .orderBy(desc(subtitleVersions.version))
    .limit(MOST_VERSIONS);
  const all = [
    ...rows.map(({ version: kept, changedAt }) => ({ version: kept, changedAt: changedAt.toISOString() })),
    { version: 0, changedAt: task.createdAt.toISOString() },
  ];
  const shown = version ?? all[0]!.version;
  return {
    version: shown,
    lines: await linesOf(executor, task.id, shown),
    others: all.filter((one) => one.version !== shown).slice(0, MOST_VERSIONS),
  };
}

/**
 * Keeps the lines of a task. The page that wrote the newest version goes on writing it; any other begins a version of
 * its own, and the one before stays. Returns the version, and whether another page has written since the one that was
 * changed. Throws what `loadTaskFor` throws, and TOO_MANY_ATTEMPTS.
 */
export async function keepSubtitles(
  db: Database,
  {
    version,
    session,
    lines,
    ...wanted
  }: WantedSubtitles & { version: number; session: string; lines: readonly SubtitleLine[] },
): Promise<{ version: number; hasOthers: boolean }> {
  await countAttempt(db, {
    kind: 'keep-subtitles',
    subject: wanted.accountId,
    allowed: LIMITS.perAccount.subtitlesPerMinute,
    seconds: 60,
  });
  return db.transaction(async (transaction) => {
    const { id: taskId } = await loadSubtitles(transaction, wanted, { lock: true });
    const [newest] = await transaction
      .select({ version: subtitleVersions.version, session: subtitleVersions.session })
      .from(subtitleVersions)
      .where(eq(subtitleVersions.taskId, taskId))
      .orderBy(desc(subtitleVersions.version))
      .limit(1);
    const sorted = inOrder(lines);
    if (newest?.session === session) {
      await transaction
        .update(subtitleVersions)
        .set({ lines: sorted, changedAt: sql`now()` })
        .where(and(eq(subtitleVersions.taskId, taskId), eq(subtitleVersions.version, newest.version)));
      return { version: newest.version, hasOthers: false };
    }
    const next = (newest?.version ?? 0) + 1;
    await transaction.insert(subtitleVersions).values({ taskId, version: next, session, lines: sorted });
    await transaction
      .delete(subtitleVersions)
      .where(and(eq(subtitleVersions.taskId, taskId), lte(subtitleVersions.version, next - MOST_VERSIONS)));
    return { version: next, hasOthers: (newest?.version ?? 0) !== version };
  });
}

/** The lines of a task as they are now, for its archive; undefined where nobody has changed any. */
export async function findSubtitles(executor: Executor, taskId: string): Promise<SubtitleLine[] | undefined> {
  const [row] = await executor
    .select({ lines: subtitleVersions.lines })
    .from(subtitleVersions)
    .where(eq(subtitleVersions.taskId, taskId))
    .orderBy(desc(subtitleVersions.version))
    .limit(1);
  return row?.lines;
}

async function loadSubtitles(
  executor: Executor,
  wanted: WantedSubtitles,
  options: { lock?: boolean } = {},
): Promise<ToolTaskRow> {
  const task = await loadTaskFor(executor, wanted, options);
  if (task.tool !== 'subtitles') {
    throw new AppError('TASK_NOT_FOUND');
  }
  return task;
}

async function linesOf(executor: Executor, taskId: string, version: number): Promise<SubtitleLine[]> {
  if (version > 0) {
    const [row] = await executor
      .select({ lines: subtitleVersions.lines })
      .from(subtitleVersions)
      .where(and(eq(subtitleVersions.taskId, taskId), eq(subtitleVersions.version, version)));
    if (!row) {
      throw new AppError('NOT_FOUND', { details: { version } });
    }
    return row.lines;
  }
  const [made] = await executor
    .select({ data: generations.resultData })
    .from(toolResults)
    .innerJoin(generations, eq(generations.id, toolResults.generationId))
    .where(eq(toolResults.taskId, taskId));
  return (made?.data as { lines?: SubtitleLine[] } | null | undefined)?.lines ?? [];
}
