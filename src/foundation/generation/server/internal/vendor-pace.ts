import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { VENDOR_LIMITS, vendorLimit, type VendorLimit } from '#src/shared/catalogue/vendor-limits.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations, vendorHealth } from '../tables.ts';
import { DEAD_AFTER_SECONDS } from './lease.ts';

type Dependencies = Pick<GenerationDependencies, 'config' | 'vendors'>;

/** Which accesses to vendors may not be used for more now. */
export interface Pace {
  closed: string[];
  /** When the first closed one opens for which something waits, as far as the time alone opens it. */
  opensInSeconds: number | undefined;
}

/** The limits of each paid vendor that is set up. */
function limitsOf({ config, vendors }: Dependencies): (VendorLimit & { vendor: VendorName })[] {
  const settings: Readonly<Partial<Record<VendorName, { readonly concurrency?: number }>>> = config.vendors;
  return [...vendors].flatMap(([vendor, { repeatable }]) => {
    if (repeatable || vendor === 'draft') {
      return [];
    }
    return [{ vendor, ...vendorLimit(vendor, settings[vendor]?.concurrency) }];
  });
}

/** Rows of limits as SQL: what they are for, how much at once, and how much in a minute. */
function limitRows(limits: readonly (VendorLimit & { vendor: string })[]) {
  const rows = limits.map(({ vendor, atOnce, startsPerMinute }) => ({
    vendor,
    at_once: atOnce,
    per_minute: startsPerMinute,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as limits (vendor text, at_once int, per_minute int)`;
}

/** Each key of a member has the limits of its vendor for itself. */
const ownKeyLimits = Object.entries(VENDOR_LIMITS).map(([vendor, limit]) => ({ vendor, ...limit }));

/**
 * Reads which accesses have all the work that they may have, or rest: the operator's at each vendor, and members' keys
 * for which something waits. Until the transaction ends no other process reads it, so that what this one takes is
 * counted by the next.
 */
export async function readPace(transaction: Transaction, dependencies: Dependencies): Promise<Pace> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('generation-pace'))`);
  const { rows } = await transaction.execute<{ access: string; opens: number | null }>(sql`
    with limits (access, at_once, per_minute) as (
      select limits.vendor, limits.at_once, limits.per_minute from ${limitRows(limitsOf(dependencies))}
      union all
      select own.access, limits.at_once, limits.per_minute from ${limitRows(ownKeyLimits)}
      join (
        select distinct ${generations.access} as access, ${generations.vendor} as vendor from ${generations}
        where ${generations.ownKey} and ${generations.state} = 'pending'
      ) as own on own.vendor = limits.vendor
    ),
    pace as (
      select limits.access,
        (select count(*) from ${generations} where ${generations.access} = limits.access
          and ${generations.state} = 'processing')
        + (select count(*) from ${generations} where ${generations.access} = limits.access
          and ${generations.state} in ('pending', 'submitting')
          and ${generations.aliveAt} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})) as running,
        (select count(*) from ${generations} where ${generations.access} = limits.access
          and ${generations.startedAt} > now() - interval '1 minute') as started,
        (select min(${generations.startedAt}) + interval '1 minute' from ${generations}
          where ${generations.access} = limits.access
          and ${generations.startedAt} > now() - interval '1 minute') as next_start,
        greatest(${vendorHealth.restingUntil}, ${vendorHealth.trialUntil}) as rests_until,
        limits.at_once, limits.per_minute
      from limits
      left join ${vendorHealth} on ${vendorHealth.vendor} = limits.access
    )
    select access, case
      when running >= at_once or not exists (
        select from ${generations} where ${generations.access} = pace.access and ${generations.state} = 'pending'
      ) then null
      else ceil(extract(epoch from
        greatest(rests_until, case when started >= per_minute then next_start end) - now()))::float8 end as opens
    from pace where running >= at_once or started >= per_minute or rests_until > now()`);
  const opens = rows.flatMap(({ opens: seconds }) => (seconds === null ? [] : [Math.max(1, seconds)]));
  return {
    closed: rows.map(({ access }) => access),
    opensInSeconds: opens.length > 0 ? Math.min(...opens) : undefined,
  };
}
