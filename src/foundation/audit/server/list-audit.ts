import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { findAlias, findPeople } from './audit-people.ts';
import { auditEntries } from './tables.ts';

/** An entry for readers: accounts by id, and deleted ones by their alias. */
export type AuditEntry = Omit<typeof auditEntries.$inferSelect, 'previousSha256'>;

/** Entries, newest first; optionally only those about one subject or before one number. */
export async function listAudit(
  executor: Executor,
  wanted: { subject?: string | undefined; before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const alias =
    wanted.subject !== undefined && isUuid(wanted.subject) ? await findAlias(executor, wanted.subject) : undefined;
  const rows = await executor
    .select()
    .from(auditEntries)
    .where(
      and(
        wanted.subject === undefined ? undefined : eq(auditEntries.subjectId, alias ?? wanted.subject),
        wanted.before === undefined ? undefined : lt(auditEntries.sequence, wanted.before),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(wanted.limit);
  const people = await findPeople(
    executor,
    rows.flatMap(({ actorId, subjectKind, subjectId }) => [
      ...(actorId ? [actorId] : []),
      ...(subjectKind === 'account' && isUuid(subjectId) ? [subjectId] : []),
    ]),
  );
  return rows.map((row) => ({
    ...row,
    actorId: row.actorId && (people.get(row.actorId) ?? row.actorId),
    subjectId: row.subjectKind === 'account' ? (people.get(row.subjectId) ?? row.subjectId) : row.subjectId,
  }));
}
