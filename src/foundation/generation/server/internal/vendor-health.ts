import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { VendorError } from '#src/vendors/vendor.ts';
import { vendorHealth } from '../tables.ts';
import { secondsFromNow } from './check-later.ts';

/** Failed starts in a row after which a vendor rests. */
const MOST_FAILURES = 5;
/** Its first rest, the next ones, and all further ones. */
const REST_SECONDS = [30, 60, 120, 300, 600, 900];
/** For how long a call says that the vendor reaches us, and how often its work is checked meanwhile. */
const CALLS_SECONDS = 600;
const CALLED_CHECK_SECONDS = 30;
/** A trial whose process died counts as ended after this: longer than any answer is waited for. */
const TRIAL_SECONDS = 330;

/** Notes that a vendor answered a start: it is well. What it asked us to wait stays. */
export async function noteAnswer(executor: Executor, vendor: string): Promise<void> {
  await executor
    .update(vendorHealth)
    .set({
      failures: 0,
      rests: 0,
      restingUntil: sql`case when ${vendorHealth.rests} > 0 then null else ${vendorHealth.restingUntil} end`,
      trialUntil: null,
      since: null,
    })
    .where(
      and(eq(vendorHealth.vendor, vendor), or(gt(vendorHealth.failures, 0), sql`${vendorHealth.since} is not null`)),
    );
}

/**
 * Notes why a start failed, as far as it says something of the vendor. After several failures in a row that are its own
 * it rests, longer each time; when it asks us to wait it rests that long.
 */
export async function noteFailedStart(executor: Executor, vendor: string, error: unknown): Promise<void> {
  if (!(error instanceof VendorError) || error.isNotAsked) {
    return endTrial(executor, vendor);
  }
  if (error.retryAfterSeconds !== undefined) {
    return noteRest(executor, vendor, error.retryAfterSeconds);
  }
  if (error.outage !== undefined) {
    return noteOutage(executor, vendor, error.outage);
  }
  // What has failed for another reason may never have been sent.
  return error.kind === 'failed' ? endTrial(executor, vendor) : noteAnswer(executor, vendor);
}

/** Notes that a vendor was not tried after all: the next request may try it. */
export async function endTrial(executor: Executor, vendor: string): Promise<void> {
  await executor
    .update(vendorHealth)
    .set({ trialUntil: null })
    .where(and(eq(vendorHealth.vendor, vendor), sql`${vendorHealth.trialUntil} is not null`));
}

/** Notes that a vendor asks us to wait: it gets no request of anybody for so many seconds. */
export async function noteRest(executor: Executor, vendor: string, seconds: number): Promise<void> {
  if (seconds <= 0) {
    return;
  }
  const restingUntil = secondsFromNow(seconds);
  await executor
    .insert(vendorHealth)
    .values({ vendor, restingUntil, since: sql`now()`, lastError: 'asked us to wait', lastErrorAt: sql`now()` })
    .onConflictDoUpdate({
      target: vendorHealth.vendor,
      set: {
        restingUntil: sql`greatest(${vendorHealth.restingUntil}, ${restingUntil})`,
        trialUntil: null,
        since: sql`coalesce(${vendorHealth.since}, now())`,
        lastError: 'asked us to wait',
        lastErrorAt: sql`now()`,
      },
    });
}

async function noteOutage(executor: Executor, vendor: string, outage: string): Promise<void> {
  // What was sent before the rest began and fails during it is no reason for a longer one.
  const rests = sql`${vendorHealth.failures} + 1 >= ${MOST_FAILURES} and coalesce(${vendorHealth.restingUntil} <= now(), true)`;
  const seconds = sql`(array[${sql.join(REST_SECONDS, sql`, `)}]::int[])[least(${vendorHealth.rests} + 1, ${REST_SECONDS.length})]`;
  await executor
    .insert(vendorHealth)
    .values({ vendor, failures: 1, lastError: outage, lastErrorAt: sql`now()` })
    .onConflictDoUpdate({
      target: vendorHealth.vendor,
      set: {
        failures: sql`${vendorHealth.failures} + 1`,
        rests: sql`${vendorHealth.rests} + case when ${rests} then 1 else 0 end`,
        restingUntil: sql`case when ${rests} then now() + make_interval(secs => ${seconds}) else ${vendorHealth.restingUntil} end`,
        trialUntil: null,
        since: sql`case when ${rests} then coalesce(${vendorHealth.since}, now()) else ${vendorHealth.since} end`,
        lastError: outage,
        lastErrorAt: sql`now()`,
      },
    });
}

/** Notes that a request is sent to try whether a vendor is well again: no other one is until it has been answered. */
export async function noteTrial(executor: Executor, vendor: string): Promise<void> {
  await executor
    .update(vendorHealth)
    .set({ trialUntil: secondsFromNow(TRIAL_SECONDS) })
    .where(and(eq(vendorHealth.vendor, vendor), gt(vendorHealth.rests, 0)));
}

/** Notes that a vendor called to say that work has ended. */
export async function noteCall(executor: Executor, vendor: string): Promise<void> {
  await executor
    .insert(vendorHealth)
    .values({ vendor, calledAt: sql`now()` })
    .onConflictDoUpdate({
      target: vendorHealth.vendor,
      set: { calledAt: sql`now()` },
      setWhere: sql`coalesce(${vendorHealth.calledAt} < now() - interval '1 minute', true)`,
    });
}

/**
 * After how many seconds work that was checked is checked again: a vendor that has called of late will say when it has
 * ended, and is asked less often.
 */
export async function checkSeconds(executor: Executor, vendor: string, seconds: number): Promise<number> {
  const [row] = await executor
    .select({ vendor: vendorHealth.vendor })
    .from(vendorHealth)
    .where(
      and(
        eq(vendorHealth.vendor, vendor),
        gt(vendorHealth.calledAt, sql`now() - make_interval(secs => ${CALLS_SECONDS})`),
      ),
    );
  return row ? Math.max(seconds, CALLED_CHECK_SECONDS) : seconds;
}

/** For how many more seconds a vendor asked to be left alone; 0 for none. Rests for failures do not count. */
export async function askedRestSeconds(executor: Executor, vendor: string): Promise<number> {
  const [row] = await executor
    .select({ seconds: sql<number>`extract(epoch from ${vendorHealth.restingUntil} - now())::float8` })
    .from(vendorHealth)
    .where(and(eq(vendorHealth.vendor, vendor), eq(vendorHealth.rests, 0), gt(vendorHealth.restingUntil, sql`now()`)));
  return row?.seconds ?? 0;
}

/** The vendors that rest for their failures, or are tried again. */
export async function listFailingVendors(executor: Executor): Promise<VendorName[]> {
  const rows = await executor
    .select({ vendor: vendorHealth.vendor })
    .from(vendorHealth)
    .where(
      and(gt(vendorHealth.rests, 0), sql`greatest(${vendorHealth.restingUntil}, ${vendorHealth.trialUntil}) > now()`),
    );
  return rows.map(({ vendor }) => vendor as VendorName);
}
