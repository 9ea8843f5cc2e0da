import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { auditEntries } from './tables.ts';

/** An entry as it is read. */
export type AuditEntry = Omit<typeof auditEntries.$inferSelect, 'previousSha256'>;

/** Entries, the newest first; only those about one subject, or older than one number. */
export async function listAudit(
  executor: Executor,
  wanted: { subject?: string | undefined; before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  return executor
    .select()
    .from(auditEntries)
    .where(
      and(
        wanted.subject === undefined ? undefined : eq(auditEntries.subjectId, wanted.subject),
        wanted.before === undefined ? undefined : lt(auditEntries.sequence, wanted.before),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(wanted.limit);
}
