import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { moderationCases, type CaseRow, type CaseState } from './tables.ts';

/** An admin's decision about a case. */
export interface CaseDecision {
  caseId: string;
  decision: Exclude<CaseState, 'open'>;
  reason: string;
  /** The admin's account. */
  by: string;
}

/**
 * Decides a case, or decides it otherwise. Returns it as it was before and as it is now. Throws NOT_FOUND, also when
 * its content was deleted.
 */
export async function decideCase(
  transaction: Transaction,
  { caseId, decision, reason, by }: CaseDecision,
): Promise<{ before: CaseRow; after: CaseRow }> {
  const [before] = await transaction.select().from(moderationCases).where(eq(moderationCases.id, caseId)).for('update');
  const [after] = await transaction
    .update(moderationCases)
    .set({ state: decision, reason, decidedBy: by, decidedAt: sql`now()` })
    .where(eq(moderationCases.id, caseId))
    .returning();
  if (!before || !after) {
    throw new AppError('NOT_FOUND', { details: { case: caseId } });
  }
  return { before, after };
}
