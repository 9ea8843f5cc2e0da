import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { moderationCases, type CaseRow, type CaseState } from './tables.ts';

/** The open cases, oldest first, or the decided ones, newest decision first; at most `limit`. */
export async function listCases(executor: Executor, state: 'open' | 'decided', limit: number): Promise<CaseRow[]> {
  const cases = executor.select().from(moderationCases).$dynamic();
  const { state: column, createdAt, decidedAt, id } = moderationCases;
  return state === 'open'
    ? cases.where(eq(column, 'open')).orderBy(asc(createdAt), asc(id)).limit(limit)
    : cases.where(ne(column, 'open')).orderBy(desc(decidedAt), asc(id)).limit(limit);
}

/** The states of the cases of these files; files without a case are absent. */
export async function findCaseStates(executor: Executor, fileIds: readonly string[]): Promise<Set<CaseState>> {
  if (fileIds.length === 0) {
    return new Set();
  }
  const rows = await executor
    .select({ state: moderationCases.state })
    .from(moderationCases)
    .where(and(eq(moderationCases.subjectKind, 'file'), inArray(moderationCases.subjectId, [...new Set(fileIds)])));
  return new Set(rows.map(({ state }) => state));
}
