import { asc, notLike, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { vendorHealth } from './tables.ts';

/** How a vendor is that failed, or asked us to wait, at least once. */
export interface VendorHealth {
  vendor: string;
  /** `resting`: nothing is started until `restingUntil`; `trial`: the next request tries it. */
  state: 'well' | 'resting' | 'trial';
  /** Failed starts in a row. */
  failures: number;
  restingUntil: Date | null;
  /** When it ceased to be well; null while it is. */
  since: Date | null;
  /** In our own words, such as "answered 503". */
  lastError: string | null;
  lastErrorAt: Date | null;
}

/** How vendors are with the operator's keys, by name. One that has never failed is absent. */
export async function listVendorHealth(executor: Executor): Promise<VendorHealth[]> {
  const { vendor, failures, restingUntil, since, lastError, lastErrorAt, rests } = vendorHealth;
  return executor
    .select({
      vendor,
      state: sql<
        VendorHealth['state']
      >`case when ${restingUntil} > now() then 'resting' when ${rests} > 0 then 'trial' else 'well' end`,
      failures,
      restingUntil,
      since,
      lastError,
      lastErrorAt,
    })
    .from(vendorHealth)
    .where(notLike(vendor, '%:%'))
    .orderBy(asc(vendor));
}
