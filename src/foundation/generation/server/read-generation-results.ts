import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/** What became of the work that vendors were asked for. */
export interface ResultCounts {
  completed: number;
  /** Failures other than refusals; also what an admin charged without a result. */
  failed: number;
  /** Requests whose content the vendor refused. */
  refused: number;
  /** Paid requests of which nobody knows yet whether they were accepted. */
  unknown: number;
  /** Requests that have a price. */
  paidCalls: number;
  coinsCharged: number;
  /** From the first start to the result, of completed work; null where none completed. */
  medianSeconds: number | null;
  /** 95th percentile of the same. */
  slowSeconds: number | null;
}

/** Work that ended from `from` to `until` (exclusive). */
export interface ResultRange {
  from: Date;
  until: Date;
  /** Only of this vendor, only by this model. */
  vendor?: string | undefined;
  model?: string | undefined;
}

/** Results by hour or day (UTC), the oldest first; steps without any are absent. */
export async function readResultsByTime(
  executor: Executor,
  range: ResultRange & { step: 'hour' | 'day' },
): Promise<(ResultCounts & { at: Date })[]> {
  const { rows } = await executor.execute<Record<string, unknown> & ResultCounts & { at: number }>(sql`
    select extract(epoch from date_trunc(${range.step}, at, 'UTC'))::float8 as at, ${COUNTS}
    from (${resultsWithin(range)}) results group by 1 order by 1`);
  return rows.map((row) => ({ ...row, at: new Date(row.at * 1000) }));
}

/** What each model did by hour or day (UTC), whoever served it; steps without any results are absent. */
export async function readModelsByTime(
  executor: Executor,
  range: ResultRange & { step: 'hour' | 'day' },
): Promise<(ResultCounts & { at: Date; model: string })[]> {
  const { rows } = await executor.execute<Record<string, unknown> & ResultCounts & { at: number; model: string }>(sql`
    select extract(epoch from date_trunc(${range.step}, at, 'UTC'))::float8 as at, model, ${COUNTS}
    from (${resultsWithin(range)}) results group by 1, 2 order by 1, 2`);
  return rows.map((row) => ({ ...row, at: new Date(row.at * 1000) }));
}

/** Results by vendor and model, the most used first; at most `limit`. */
export async function readResultsByModel(
  executor: Executor,
  range: ResultRange & { limit: number },
): Promise<(ResultCounts & { vendor: string; model: string })[]> {
  const { rows } = await executor.execute<
    Record<string, unknown> & ResultCounts & { vendor: string; model: string }
  >(sql`
    select vendor, model, ${COUNTS}
    from (${resultsWithin(range)}) results group by vendor, model
    order by count(*) desc, vendor, model limit ${range.limit}`);
  return rows;
}

const COUNTS = sql`
  (count(*) filter (where outcome = 'completed'))::int as completed,
  (count(*) filter (where outcome = 'failed'))::int as failed,
  (count(*) filter (where outcome = 'refused'))::int as refused,
  (count(*) filter (where outcome = 'unknown'))::int as unknown,
  (count(*) filter (where is_paid))::int as "paidCalls",
  sum(coins)::float8 as "coinsCharged",
  percentile_cont(0.5) within group (order by seconds) as "medianSeconds",
  percentile_cont(0.95) within group (order by seconds) as "slowSeconds"`;

/**
 * One row per result. Completed work is read from an index alone, failures by an index of their own. What failed before
 * a vendor was asked says nothing about vendors.
 */
function resultsWithin({ from, until, vendor, model }: ResultRange): SQL {
  const within = (column: SQL): SQL =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz
      ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`} ${model === undefined ? sql`` : sql`and model = ${model}`}`;
  return sql`
    select finished_at as at, vendor collate "C" as vendor, model collate "C" as model, 'completed' as outcome, price_coins > 0 as is_paid, price_coins as coins,
      extract(epoch from finished_at - started_at)::float8 as seconds
    from generations where state = 'completed' and ${within(sql`finished_at`)}
    union all
    select finished_at, vendor, model, case when error->>'code' = 'CONTENT_SENSITIVE' then 'refused' else 'failed' end,
      price_coins > 0, case when error->>'code' = 'GENERATION_OUTCOME_UNKNOWN' then price_coins else 0 end, null
    from generations where state = 'failed' and started_at is not null and ${within(sql`finished_at`)}
    union all
    select unknown_since, vendor, model, 'unknown', price_coins > 0, 0, null
    from generations where state = 'unknown' and ${within(sql`unknown_since`)}`;
}
