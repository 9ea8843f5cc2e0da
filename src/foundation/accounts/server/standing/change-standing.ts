import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { accounts } from '../tables.ts';

// The marks of an account are written only here, and the database derives the identity from them (ACC-02): banned
// before admin before member before special before ordinary. Each function changes its own mark, so when one ends,
// the others apply again.

/** Marks an account special (by a redeem code). This never ends. */
export async function markSpecial(executor: Executor, accountId: string): Promise<void> {
  await executor.update(accounts).set({ isSpecial: true }).where(eq(accounts.id, accountId));
}

/** Marks a paid membership as active or ended; a given one is separate. */
export async function markMember(executor: Executor, accountId: string, isMember: boolean): Promise<void> {
  await executor.update(accounts).set({ isMember }).where(eq(accounts.id, accountId));
}

/** Gives a free membership, until a time or until it is withdrawn; or withdraws it. A paid one is separate. */
export async function markGivenMember(
  executor: Executor,
  accountId: string,
  given: { until: Date | null } | null,
): Promise<void> {
  await executor
    .update(accounts)
    .set({ isGivenMember: given !== null, givenMemberUntil: given?.until ?? null })
    .where(eq(accounts.id, accountId));
}

/** Ends given memberships that have expired. */
export async function endGivenMemberships(executor: Executor): Promise<void> {
  await executor
    .update(accounts)
    .set({ isGivenMember: false, givenMemberUntil: null })
    .where(lt(accounts.givenMemberUntil, sql`now()`));
}

/** Makes an account an admin, or revokes it. The database refuses a banned account. */
export async function markAdmin(executor: Executor, accountId: string, isAdmin: boolean): Promise<void> {
  await executor.update(accounts).set({ isAdmin }).where(eq(accounts.id, accountId));
}

/** Marks an account banned from now on, or lifts the ban. The database refuses an admin. */
export async function markBanned(executor: Executor, accountId: string, isBanned: boolean): Promise<void> {
  await executor
    .update(accounts)
    .set({ bannedAt: isBanned ? sql`coalesce(${accounts.bannedAt}, now())` : null })
    .where(eq(accounts.id, accountId));
}
