import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/** The result of verifying the whole audit. */
export interface AuditProof {
  readonly entries: number;
  /** Sequence numbers at which the chain is broken: changed, missing or inserted. At most a hundred. */
  readonly brokenAt: readonly number[];
}

/** Verifies the audit: no number is missing, and each entry has its own hash and that of the entry before it. */
export async function proveAudit(executor: Executor): Promise<AuditProof> {
  const { rows: broken } = await executor.execute<{ sequence: number }>(sql`
    select sequence::int from (
      select e.sequence, e.sha256 <> audit_entry_sha256(e) as changed,
        e.previous_sha256 <> coalesce(lag(e.sha256) over chain, '\\x'::bytea) as parted, row_number() over chain <> e.sequence as moved
      from audit_entries e window chain as (order by e.sequence)
    ) links where changed or parted or moved order by sequence limit 100`);
  const { rows: counts } = await executor.execute<{ entries: number }>(
    sql`select count(*)::int as entries from audit_entries`,
  );
  return { entries: counts[0]?.entries ?? 0, brokenAt: broken.map(({ sequence }) => sequence) };
}
