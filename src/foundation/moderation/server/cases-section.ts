import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { moderationAppeals, moderationCases, moderationReports } from './tables.ts';

/**
 * Moderation's part of an archive: the account's contents that were looked at, what was decided, its appeals, and what
 * the account has reported. Who reported its contents is not told.
 */
export async function* casesSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const { subjectKind, subjectId, text, judgedBy, categories, state, held, reason } = moderationCases;
  const { createdAt, decidedAt } = moderationCases;
  const cases = await executor
    .select({
      kind: subjectKind,
      id: subjectId,
      text,
      judgedBy,
      categories,
      state,
      held,
      reason,
      createdAt,
      decidedAt,
      appeal: moderationAppeals.text,
      appealedAt: moderationAppeals.createdAt,
      appealDecision: moderationAppeals.decision,
    })
    .from(moderationCases)
    .leftJoin(moderationAppeals, eq(moderationAppeals.caseId, moderationCases.id))
    .where(eq(moderationCases.accountId, accountId))
    .orderBy(asc(createdAt), asc(moderationCases.id));
  yield { name: 'moderation/cases.json', text: JSON.stringify(cases, null, 2) };
  const reports = await executor
    .select({
      kind: subjectKind,
      id: subjectId,
      reason: moderationReports.reason,
      words: moderationReports.words,
      createdAt: moderationReports.createdAt,
    })
    .from(moderationReports)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
    .where(eq(moderationReports.accountId, accountId))
    .orderBy(asc(moderationReports.createdAt));
  if (reports.length > 0) {
    yield { name: 'moderation/reports.json', text: JSON.stringify(reports, null, 2) };
  }
}
