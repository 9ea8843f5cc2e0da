import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { moderationAppeals, moderationCases, moderationReports, type CaseRow, type CaseState } from './tables.ts';

/** An admin's decision about a case. */
export interface CaseDecision {
  caseId: string;
  decision: Exclude<CaseState, 'open'>;
  reason: string;
  /** The admin's account. */
  by: string;
}

/** A case as it was before a decision and as it is now, and whether its owner had appealed. */
export interface DecidedCase {
  before: CaseRow;
  after: CaseRow;
  hadAppeal: boolean;
}

/**
 * Decides a case, or decides it otherwise; with it an appeal that waits, and whether its reports were right. Throws
 * NOT_FOUND, also when its content was deleted.
 */
export async function decideCase(
  transaction: Transaction,
  { caseId, decision, reason, by }: CaseDecision,
): Promise<DecidedCase> {
  const [before] = await transaction.select().from(moderationCases).where(eq(moderationCases.id, caseId)).for('update');
  const [after] = await transaction
    .update(moderationCases)
    .set({
      state: decision,
      held: false,
      reason,
      decidedBy: by,
      decidedAt: sql`now()`,
      ...(decision === 'allowed' ? { allowedSha256: sql`${moderationCases.contentSha256}` } : {}),
    })
    .where(eq(moderationCases.id, caseId))
    .returning();
  if (!before || !after) {
    throw new AppError('NOT_FOUND', { details: { case: caseId } });
  }
  await transaction
    .update(moderationReports)
    .set({ upheld: decision === 'hidden' })
    .where(eq(moderationReports.caseId, caseId));
  const appeals = await transaction
    .update(moderationAppeals)
    .set({ decision: decision === 'hidden' ? 'rejected' : 'accepted', decidedAt: sql`now()` })
    .where(and(eq(moderationAppeals.caseId, caseId), isNull(moderationAppeals.decision)))
    .returning();
  return { before, after, hadAppeal: appeals.length > 0 };
}
