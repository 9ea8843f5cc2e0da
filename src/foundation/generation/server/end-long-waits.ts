import { and, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { changedWaits, WAIT_LIMITS, type WaitLimit } from '#src/shared/catalogue/vendor-limits.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { endWithoutCharge } from './internal/end-generation.ts';
import { generationLease } from './internal/lease.ts';
import { generations, vendorHealth } from './tables.ts';

const MOST_AT_ONCE = 100;

/** A limit of the vendor and kind of a row, as an interval. */
function limitOf(limit: keyof WaitLimit): SQL {
  const { vendor, kind } = generations;
  const ofVendors = changedWaits(limit).map(
    (wait) => sql`when ${vendor} = ${wait.vendor} and ${kind} = ${wait.kind} then ${wait.minutes}::int`,
  );
  const ofKinds = Object.entries(WAIT_LIMITS).map(
    ([name, limits]) => sql`when ${kind} = ${name} then ${limits[limit]}::int`,
  );
  const minutes = sql.join([...ofVendors, ...ofKinds], sql` `);
  return sql`make_interval(mins => case ${minutes} end)`;
}

/** Condition of rows that have waited since this time for longer than anything waits for a vendor. */
function waitsTooLongSince(time: SQL): SQL {
  return sql`${time} < now() - ${limitOf('toStartMinutes')}`;
}

/** Condition of rows whose vendor has no key here, and got nothing of anybody since they wait: no process has its key. */
function isServedByNobody({ vendors }: Pick<GenerationDependencies, 'vendors'>): SQL | undefined {
  const other = alias(generations, 'other');
  const { vendor, ownKey, access, createdAt } = generations;
  return and(
    eq(ownKey, false),
    notInArray(vendor, [...vendors.keys()]),
    waitsTooLongSince(sql`${createdAt}`),
    sql`not exists (select from ${generations} as other
      where ${other.access} = ${access} and ${other.startedAt} > now() - ${limitOf('toStartMinutes')})`,
  );
}

/**
 * Ends paid work that has waited too long for a vendor that cannot be asked, and gives its coins back. What waits only
 * for its turn goes on waiting. Any number of processes may run it. Returns how many ended.
 */
export async function endLongWaits(dependencies: GenerationDependencies): Promise<number> {
  const free = [...dependencies.vendors].flatMap(([name, { repeatable }]) => (repeatable ? [name] : []));
  const isOld = and(
    eq(generations.state, 'pending'),
    free.length > 0 ? notInArray(generations.vendor, free) : undefined,
    generationLease.isFree,
    or(
      // It was asked, and not taken.
      waitsTooLongSince(sql`${generations.startedAt}`),
      and(
        isNotNull(vendorHealth.since),
        waitsTooLongSince(sql`greatest(${vendorHealth.since}, ${generations.createdAt})`),
      ),
      isServedByNobody(dependencies),
    ),
  );
  const old = await dependencies.db
    .select({ id: generations.id })
    .from(generations)
    .leftJoin(vendorHealth, eq(vendorHealth.vendor, generations.access))
    .where(isOld)
    .limit(MOST_AT_ONCE);
  let ended = 0;
  for (const { id } of old) {
    ended += await dependencies.db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(generations)
        .where(and(inArray(generations.id, [id]), eq(generations.state, 'pending'), generationLease.isFree))
        .for('update');
      if (!row) {
        return 0;
      }
      const error = { code: 'VENDOR_TIMED_OUT' as const, reason: `${row.vendor} could not be asked for too long` };
      await endWithoutCharge(transaction, dependencies, row, { state: 'failed', error });
      return 1;
    });
  }
  return ended;
}
