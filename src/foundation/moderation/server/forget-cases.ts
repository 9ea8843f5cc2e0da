import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { moderationCases, moderationReports, type ReportedKind } from './tables.ts';

/** Deletes the cases of an account and its reports, and its id from its decisions as an admin. */
export async function forgetCases(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(moderationReports).where(eq(moderationReports.accountId, accountId));
  await executor.delete(moderationCases).where(eq(moderationCases.accountId, accountId));
  await executor.update(moderationCases).set({ decidedBy: null }).where(eq(moderationCases.decidedBy, accountId));
}

/** Deletes the cases of these things, which are gone. */
export async function forgetCasesOf(executor: Executor, kind: ReportedKind, ids: readonly string[]): Promise<void> {
  await executor
    .delete(moderationCases)
    .where(and(eq(moderationCases.subjectKind, kind), inArray(moderationCases.subjectId, [...ids])));
}
