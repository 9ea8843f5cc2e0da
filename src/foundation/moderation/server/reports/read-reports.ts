import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { ReportReason } from '#src/shared/catalogue/report-reasons.ts';
import type { WeighedReport } from './hiding-rule.ts';

/** As many of the newest reports of a case are weighed. */
const MOST = 300;

/**
 * The reports of a case that no admin has decided about, none of what one has allowed, by people with open accounts,
 * with what is known of them.
 */
export async function readWeighedReports(executor: Executor, caseId: string): Promise<WeighedReport[]> {
  const { rows } = await executor.execute<WeighedReport & Record<string, unknown>>(sql`
    with reports as (
      select moderation_reports.*, accounts.created_at as since
      from moderation_reports
      join moderation_cases on moderation_cases.id = case_id
        and moderation_cases.allowed_sha256 is distinct from moderation_reports.content_sha256
      join accounts on accounts.id = moderation_reports.account_id
        and accounts.deleted_at is null and accounts.banned_at is null
      where case_id = ${caseId} and upheld is null
      order by moderation_reports.created_at desc limit ${MOST}
    )
    select reason, attentive, encode(network_sha256, 'hex') as network,
      extract(epoch from now() - since)::float8 / 86400 as "accountDays",
      known.upheld, known.rejected, companions
    from reports
    cross join lateral (
      select count(*) filter (where upheld)::int as upheld, count(*) filter (where not upheld)::int as rejected
      from moderation_reports where account_id = reports.account_id and case_id <> reports.case_id
    ) as known
    cross join lateral (
      select count(distinct theirs.account_id)::int as companions
      from moderation_reports as own
      join moderation_reports as theirs on theirs.case_id = own.case_id and theirs.account_id <> own.account_id
      where own.account_id = reports.account_id and own.case_id <> reports.case_id and own.upheld is distinct from true
        and theirs.account_id in (select account_id from reports)
    ) as together`);
  return rows;
}

/** Reports of a case as admins read them. */
export interface ReadReports {
  count: number;
  newest: { accountId: string; reason: ReportReason; words: string; createdAt: Date }[];
}

/** So many of each case are shown. */
const SHOWN = 20;

/** How many reports these cases have, and the newest of them, by the ids of the cases. */
export async function readReportsOf(executor: Executor, caseIds: readonly string[]): Promise<Map<string, ReadReports>> {
  if (caseIds.length === 0) {
    return new Map();
  }
  const { rows } = await executor.execute<
    { caseId: string; count: number; accountId: string; reason: ReportReason; words: string; at: number } & Record<
      string,
      unknown
    >
  >(sql`
    select case_id as "caseId", count, account_id as "accountId", reason, words,
      extract(epoch from created_at)::float8 * 1000 as at
    from (
      select *, count(*) over (partition by case_id)::int as count,
        row_number() over (partition by case_id order by created_at desc, account_id) as place
      from moderation_reports where case_id in ${[...caseIds]}
    ) as reports where place <= ${SHOWN} order by case_id, place`);
  return new Map(
    [...Map.groupBy(rows, ({ caseId }) => caseId)].map(([caseId, list]) => [
      caseId,
      {
        count: list[0]?.count ?? 0,
        newest: list.map(({ accountId, reason, words, at }) => ({ accountId, reason, words, createdAt: new Date(at) })),
      },
    ]),
  );
}
