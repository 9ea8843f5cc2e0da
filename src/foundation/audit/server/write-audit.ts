import { randomUUID } from 'node:crypto';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { aliasOf } from './audit-people.ts';
import { auditEntries, type AuditFacts } from './tables.ts';

/** An action of an admin. Contains ids and standings, never an email address, password or film. */
export interface AuditAct {
  /** The admin; null for the command line. */
  readonly actorId: string | null;
  /** The action, as `thing.verb`: 'account.ban'. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  readonly reason?: string;
  readonly requestId: string;
}

/**
 * Records an admin's action. Call it as the last statement of the transaction that performs the action: the chain is
 * locked from here to the end of the transaction. Accounts are named by aliases, because an entry outlives them.
 */
export async function writeAudit(
  transaction: Transaction,
  { actorId, action, subject, before, after, reason = '', requestId }: AuditAct,
): Promise<void> {
  // Placeholders: the trigger sets its own values.
  const byTrigger = { sequence: 0, createdAt: new Date(0), previousSha256: Buffer.alloc(0), sha256: Buffer.alloc(0) };
  const subjectId = subject.kind === 'account' ? await aliasOf(transaction, subject.id) : subject.id;
  const actorAlias = actorId === null ? null : await aliasOf(transaction, actorId);
  await transaction.insert(auditEntries).values({
    ...byTrigger,
    id: randomUUID(),
    actorId: actorAlias,
    action,
    subjectKind: subject.kind,
    subjectId,
    before: before ?? null,
    after: after ?? null,
    reason,
    requestId,
  });
}
