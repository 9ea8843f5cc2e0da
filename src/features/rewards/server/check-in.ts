import { and, lt, lte, sql } from 'drizzle-orm';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { CHECK_IN_HOURS, REWARDS } from '#src/shared/catalogue/rewards.ts';
import { dayInZone } from './day-in-zone.ts';
import { checkIns } from './tables.ts';

/**
 * The daily check-in: grants coins once per calendar day of the time zone and at most once in 20 hours, also under
 * concurrency. Returns the granted coins, 0 when it is too early.
 */
export async function checkIn(
  db: Database,
  { accountId, timeZone, now }: { accountId: string; timeZone: string; now: Date },
): Promise<number> {
  const day = dayInZone(now, timeZone);
  const early = new Date(now.getTime() - CHECK_IN_HOURS * 3_600_000);
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(checkIns)
      .values({ accountId, day, checkedAt: now })
      .onConflictDoUpdate({
        target: checkIns.accountId,
        set: { day: sql`excluded.day`, checkedAt: sql`excluded.checked_at` },
        setWhere: and(lt(checkIns.day, sql`excluded.day`), lte(checkIns.checkedAt, early)),
      })
      .returning();
    if (!row) {
      return 0;
    }
    await grantCoins(transaction, {
      accountId,
      coins: REWARDS.dailyCheckIn,
      reason: 'check_in',
      task: { kind: 'check_in', id: day },
      idempotencyKey: `check-in:${day}`,
    });
    return REWARDS.dailyCheckIn;
  });
}
