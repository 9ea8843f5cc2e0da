import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { vendorLimit, type VendorLimit } from '#src/shared/catalogue/vendor-limits.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations, vendorHealth } from '../tables.ts';
import { DEAD_AFTER_SECONDS } from './lease.ts';

type Dependencies = Pick<GenerationDependencies, 'config' | 'vendors'>;

/** Which vendors may not be asked for more now. */
export interface Pace {
  closed: VendorName[];
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

/**
 * Reads which vendors have all the work that they may have, or rest. Until the transaction ends no other process reads
 * it, so that what this one takes is counted by the next.
 */
export async function readPace(transaction: Transaction, dependencies: Dependencies): Promise<Pace> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('generation-pace'))`);
  const { rows } = await transaction.execute<{ vendor: VendorName; opens: number | null }>(sql`
    with pace as (
      select limits.vendor,
        (select count(*) from ${generations} where ${generations.vendor} = limits.vendor
          and ${generations.state} = 'processing')
        + (select count(*) from ${generations} where ${generations.vendor} = limits.vendor
          and ${generations.state} in ('pending', 'submitting')
          and ${generations.aliveAt} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})) as running,
        (select count(*) from ${generations} where ${generations.vendor} = limits.vendor
          and ${generations.startedAt} > now() - interval '1 minute') as started,
        (select min(${generations.startedAt}) + interval '1 minute' from ${generations}
          where ${generations.vendor} = limits.vendor
          and ${generations.startedAt} > now() - interval '1 minute') as next_start,
        greatest(${vendorHealth.restingUntil}, ${vendorHealth.trialUntil}) as rests_until,
        limits.at_once, limits.per_minute
      from jsonb_to_recordset(${JSON.stringify(
        limitsOf(dependencies).map(({ vendor, atOnce, startsPerMinute }) => ({
          vendor,
          at_once: atOnce,
          per_minute: startsPerMinute,
        })),
      )}::jsonb) as limits (vendor text, at_once int, per_minute int)
      left join ${vendorHealth} on ${vendorHealth.vendor} = limits.vendor
    )
    select vendor, case
      when running >= at_once or not exists (
        select from ${generations} where ${generations.vendor} = pace.vendor and ${generations.state} = 'pending'
      ) then null
      else ceil(extract(epoch from
        greatest(rests_until, case when started >= per_minute then next_start end) - now()))::float8 end as opens
    from pace where running >= at_once or started >= per_minute or rests_until > now()`);
  const opens = rows.flatMap(({ opens: seconds }) => (seconds === null ? [] : [Math.max(1, seconds)]));
  return {
    closed: rows.map(({ vendor }) => vendor),
    opensInSeconds: opens.length > 0 ? Math.min(...opens) : undefined,
  };
}
