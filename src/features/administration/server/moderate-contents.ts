import { randomUUID } from 'node:crypto';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { decideCase, type CaseDecision } from '#src/foundation/moderation/server/decide-case.ts';
import { listCases } from '#src/foundation/moderation/server/find-cases.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { REASON_LIMIT } from '../administration-limits.ts';
import type { ModerationCaseAnswer } from '../moderation-contract.ts';
import type { Act, AdminDependencies } from './admin-dependencies.ts';

const MOST_CASES = 100;

/** The open or the decided cases, at most a hundred. `link` makes the path of a file for this admin. */
export async function readCases(
  executor: Executor,
  state: 'open' | 'decided',
  link: (fileId: string) => string,
): Promise<ModerationCaseAnswer[]> {
  const rows = await listCases(executor, state, MOST_CASES);
  const files = await findFiles(
    executor,
    rows.map(({ subjectId }) => subjectId),
  );
  const owners = await findAccountsById(
    executor,
    rows.map(({ accountId }) => accountId),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.subjectId);
    return file
      ? {
          id: row.id,
          owner: { id: row.accountId, name: owners.get(row.accountId)?.username ?? '' },
          file: { path: link(file.id), mime: file.mime },
          text: row.text,
          judgedBy: row.judgedBy,
          categories: Object.entries(row.categories)
            .map(([name, score]) => ({ name, score }))
            .toSorted((one, other) => other.score - one.score),
          state: row.state,
          reason: row.reason,
          createdAt: row.createdAt.toISOString(),
          decidedAt: row.decidedAt?.toISOString() ?? null,
        }
      : [];
  });
}

/**
 * Decides a case and tells the owner (SEC-15). Throws NOT_FOUND, REASON_EMPTY when something is hidden without a
 * reason, DESCRIPTION_TOO_LONG.
 */
export async function decideWithAudit(
  { db, tellOfFile }: Pick<AdminDependencies, 'db' | 'tellOfFile'>,
  act: Act,
  { caseId, decision, reason: given }: Omit<CaseDecision, 'by'>,
): Promise<void> {
  const reason =
    decision === 'hidden' || given.trim() !== ''
      ? requireText(given, { limit: REASON_LIMIT, empty: 'REASON_EMPTY', tooLong: 'DESCRIPTION_TOO_LONG' })
      : '';
  await db.transaction(async (transaction) => {
    const { before, after } = await decideCase(transaction, { caseId, decision, reason, by: act.adminId });
    await tellOfFile(transaction, after.subjectId);
    await createNotification(transaction, {
      id: randomUUID(),
      accountId: after.accountId,
      kind: decision === 'hidden' ? 'content_hidden' : 'content_allowed',
      data: {},
    });
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'moderation.decide',
      subject: { kind: 'account', id: after.accountId },
      reason,
      requestId: act.requestId,
      before: { case: caseId, state: before.state },
      after: { case: caseId, state: after.state },
    });
  });
}
