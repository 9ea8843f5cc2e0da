import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { knownDevices } from '../tables.ts';

/** An id without an account: queried for an unknown address, so that the answer takes as long. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const PURPOSE = 'known-device';
/** Browsers remembered per account; the least recently used is dropped. */
const MOST_DEVICES = 30;
/** Days without a sign-in after which a browser is dropped: its cookie has expired by then. */
const LIFE_DAYS = KEPT_DAYS.browsers;

/** Remembers that an account signed in from this browser (see device-cookie.ts). */
export async function rememberDevice(
  { db, keys }: { db: Executor; keys: SigningKeys },
  accountId: string,
  device: string,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ accountId, deviceMac: keys.sign(PURPOSE, device) })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceMac],
      set: { lastSeenAt: sql`now()` },
    });
  const newest = db
    .select({ deviceMac: knownDevices.deviceMac })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(MOST_DEVICES);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), notInArray(knownDevices.deviceMac, newest)));
}

/** True when the account has signed in from this browser. */
export async function isKnownDevice(
  { db, keys }: { db: Executor; keys: SigningKeys },
  accountId: string,
  device: string | undefined,
): Promise<boolean> {
  const [known] = await db
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        // Without a cookie the same query is run, and finds nothing.
        inArray(knownDevices.deviceMac, keys.signByEach(PURPOSE, device ?? '')),
      ),
    );
  return known !== undefined;
}

/** Removes every known browser of an account. */
export async function forgetDevicesOf(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

/** Removes browsers that have not signed in for longer than a cookie lives. */
export async function sweepDevices(executor: Executor): Promise<void> {
  await executor
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, sql`now() - make_interval(days => ${LIFE_DAYS})`));
}
