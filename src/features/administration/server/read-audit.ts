import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import { listAudit, type AuditEntry } from '#src/foundation/audit/server/list-audit.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { writeCsv } from '#src/shared/write-csv.ts';
import type { AuditAnswer } from '../contract.ts';

/** Maximum number of exported entries. */
const FILE_ENTRIES = 10_000;

/** One page of the audit, newest first, with the names of the accounts that still exist. */
export async function readAuditPage(
  executor: Executor,
  wanted: { subject?: string | undefined; before?: number | undefined; limit: number },
): Promise<{ entries: AuditAnswer[]; next: number | null }> {
  const rows = await listAudit(executor, { ...wanted, limit: wanted.limit + 1 });
  const page = rows.slice(0, wanted.limit);
  return {
    entries: await nameEntries(executor, page),
    next: rows.length > wanted.limit ? (page.at(-1)?.sequence ?? null) : null,
  };
}

/** The newest entries as CSV. */
export async function exportAudit(executor: Executor): Promise<string> {
  const entries = await nameEntries(executor, await listAudit(executor, { limit: FILE_ENTRIES }));
  const heading = [
    'sequence',
    'time',
    'actor id',
    'actor',
    'action',
    'subject kind',
    'subject id',
    'before',
    'after',
    'reason',
    'request id',
    'sha256',
  ];
  return writeCsv([
    heading,
    ...entries.map(({ sequence, at, actor, action, subject, before, after, reason, requestId, sha256 }) => [
      sequence,
      at,
      actor?.id ?? '',
      actor ? (actor.name ?? '') : 'command line',
      action,
      subject.kind,
      subject.id,
      before ? JSON.stringify(before) : '',
      after ? JSON.stringify(after) : '',
      reason,
      requestId,
      sha256,
    ]),
  ]);
}

async function nameEntries(executor: Executor, rows: readonly AuditEntry[]): Promise<AuditAnswer[]> {
  const people = await findAccountsById(
    executor,
    rows.flatMap(({ actorId, subjectKind, subjectId }) => [
      ...(actorId ? [actorId] : []),
      ...(subjectKind === 'account' ? [subjectId] : []),
    ]),
  );
  const nameOf = (id: string): string | null => people.get(id)?.username ?? null;
  return rows.map(
    ({ sequence, createdAt, actorId, action, subjectKind, subjectId, before, after, reason, requestId, sha256 }) => ({
      sequence,
      at: createdAt.toISOString(),
      actor: actorId ? { id: actorId, name: nameOf(actorId) } : null,
      action,
      subject: { kind: subjectKind, id: subjectId, name: subjectKind === 'account' ? nameOf(subjectId) : null },
      before: before ?? null,
      after: after ?? null,
      reason,
      requestId,
      sha256: sha256.toString('hex'),
    }),
  );
}
