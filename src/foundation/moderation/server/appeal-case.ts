import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { moderationAppeals, moderationCases, type ReportedKind } from './tables.ts';

/** An appeal of the owner of a content that an admin hid. */
interface Appeal {
  kind: ReportedKind;
  id: string;
  accountId: string;
  text: string;
}

/**
 * Appeals against a decision to hide something, once. Throws DESCRIPTION_EMPTY, DESCRIPTION_TOO_LONG, NOT_FOUND where
 * nothing of this account is hidden there, CONTENT_APPEALED.
 */
export async function appealCase(transaction: Transaction, { kind, id, accountId, text }: Appeal): Promise<void> {
  const said = requireText(text, {
    limit: LIMITS.appeal.maximumCharacters,
    empty: 'DESCRIPTION_EMPTY',
    tooLong: 'DESCRIPTION_TOO_LONG',
  });
  const [found] = await transaction
    .select({ caseId: moderationCases.id })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.subjectKind, kind),
        eq(moderationCases.subjectId, id),
        eq(moderationCases.accountId, accountId),
        eq(moderationCases.state, 'hidden'),
      ),
    )
    .for('update');
  if (!found) {
    throw new AppError('NOT_FOUND', { details: { [kind]: id } });
  }
  const added = await transaction
    .insert(moderationAppeals)
    .values({ caseId: found.caseId, text: said })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) {
    throw new AppError('CONTENT_APPEALED');
  }
}
