import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/** What a proof of the whole audit found. */
export interface AuditProof {
  readonly entries: number;
  /** Places in the chain that are not as they were written: changed, missing, or put in. At most a hundred. */
  readonly brokenAt: readonly number[];
}

/** Proves the audit: no number is missing, each entry has the hash of the one before it, and its own. */
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
