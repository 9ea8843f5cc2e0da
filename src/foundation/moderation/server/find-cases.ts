import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import {
  moderationAppeals,
  moderationCases,
  type CaseAppealRow,
  type CaseRow,
  type CaseState,
  type ReportedKind,
} from './tables.ts';

/** Which cases: those that wait for a decision, those with an appeal that waits for one, or the decided ones. */
export type CaseList = 'open' | 'appealed' | 'decided';

/** A case with the appeal of its owner. */
export interface FoundCase {
  row: CaseRow;
  appeal: CaseAppealRow | null;
}

/**
 * Cases, at most `limit`: open ones oldest first, those before them that are hidden meanwhile; appealed ones, the
 * oldest appeal first; decided ones, the newest decision first.
 */
export async function listCases(executor: Executor, list: CaseList, limit: number): Promise<FoundCase[]> {
  const cases = executor
    .select({ row: moderationCases, appeal: moderationAppeals })
    .from(moderationCases)
    .leftJoin(moderationAppeals, eq(moderationAppeals.caseId, moderationCases.id))
    .limit(limit)
    .$dynamic();
  const { state, held, createdAt, decidedAt, id } = moderationCases;
  if (list === 'open') {
    return cases.where(eq(state, 'open')).orderBy(desc(held), asc(createdAt), asc(id));
  }
  if (list === 'decided') {
    return cases.where(ne(state, 'open')).orderBy(desc(decidedAt), asc(id));
  }
  const waiting = executor
    .select({ id: moderationAppeals.caseId })
    .from(moderationAppeals)
    .where(isNull(moderationAppeals.decision));
  return cases.where(and(inArray(id, waiting), eq(state, 'hidden'))).orderBy(asc(moderationAppeals.createdAt), asc(id));
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

/** The case of something that was reported, with its appeal; undefined where nobody has. */
export async function findCaseOf(
  executor: Executor,
  { kind, id }: { kind: ReportedKind; id: string },
): Promise<FoundCase | undefined> {
  return (await findCasesOf(executor, kind, [id])).get(id);
}

/** The cases of these things by their ids. */
export async function findCasesOf(
  executor: Executor,
  kind: ReportedKind,
  ids: readonly string[],
): Promise<Map<string, FoundCase>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ row: moderationCases, appeal: moderationAppeals })
    .from(moderationCases)
    .leftJoin(moderationAppeals, eq(moderationAppeals.caseId, moderationCases.id))
    .where(and(eq(moderationCases.subjectKind, kind), inArray(moderationCases.subjectId, [...ids])));
  return new Map(rows.map((found) => [found.row.subjectId, found]));
}

/** True while a case hides what it is about from everybody but its owner and admins. */
export const isHiding = ({ state, held }: Pick<CaseRow, 'state' | 'held'>): boolean => state === 'hidden' || held;
