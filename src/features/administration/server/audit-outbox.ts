import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { Act } from './admin-dependencies.ts';

/** Records that an admin read a mail of the outbox: a code in it could sign in as somebody else. */
export async function auditOpenedMail(
  transaction: Transaction,
  act: Act,
  { mailId, accountId }: { mailId: string; accountId: string | null },
): Promise<void> {
  await writeAudit(transaction, {
    actorId: act.adminId,
    action: 'outbox.read',
    subject: accountId === null ? { kind: 'mail', id: mailId } : { kind: 'account', id: accountId },
    requestId: act.requestId,
  });
}
