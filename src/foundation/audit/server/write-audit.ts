import { randomUUID } from 'node:crypto';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { auditEntries, type AuditFacts } from './tables.ts';

/** What an admin did. Ids and standings, never anybody's mail address, password or film. */
export interface AuditAct {
  /** Who did it; null for the command line. */
  readonly actorId: string | null;
  /** What, as `thing.verb`: 'account.ban'. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  readonly reason?: string;
  readonly requestId: string;
}

/**
 * Writes what an admin did, in the transaction that does it, as its last statement: the chain is locked from here to
 * the transaction's end, and either both are kept or neither.
 */
export async function writeAudit(
  transaction: Transaction,
  { actorId, action, subject, before, after, reason = '', requestId }: AuditAct,
): Promise<void> {
  // The trigger puts its own values in place of these.
  const byTrigger = { sequence: 0, createdAt: new Date(0), previousSha256: Buffer.alloc(0), sha256: Buffer.alloc(0) };
  await transaction.insert(auditEntries).values({
    ...byTrigger,
    id: randomUUID(),
    actorId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before: before ?? null,
    after: after ?? null,
    reason,
    requestId,
  });
}
