import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { accounts } from './tables.ts';

// Where an account stands: these alone write it, and the database derives the identity (ACC-02): banned before admin before
// member before special before ordinary. Each changes its own mark only, so what ends uncovers what was there before.

/** Marks an account special (by a redeem code). That never ends. */
export async function markSpecial(executor: Executor, accountId: string): Promise<void> {
  await executor.update(accounts).set({ isSpecial: true }).where(eq(accounts.id, accountId));
}

/** Marks that a paying membership is on, or over; one that was given stands beside it. */
export async function markMember(executor: Executor, accountId: string, isMember: boolean): Promise<void> {
  await executor.update(accounts).set({ isMember }).where(eq(accounts.id, accountId));
}

/**
 * Gives a membership that nobody pays for, until a moment or until it is taken; or takes it. One that is paid stands
 * beside it.
 */
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

/** Ends given memberships whose time is over. */
export async function endGivenMemberships(executor: Executor): Promise<void> {
  await executor
    .update(accounts)
    .set({ isGivenMember: false, givenMemberUntil: null })
    .where(lt(accounts.givenMemberUntil, sql`now()`));
}

/** Makes an account an admin, or an admin no longer one. The database refuses a banned one. */
export async function markAdmin(executor: Executor, accountId: string, isAdmin: boolean): Promise<void> {
  await executor.update(accounts).set({ isAdmin }).where(eq(accounts.id, accountId));
}

/** Marks an account banned since now, or lifts the ban. The database refuses an admin. */
export async function markBanned(executor: Executor, accountId: string, isBanned: boolean): Promise<void> {
  await executor
    .update(accounts)
    .set({ bannedAt: isBanned ? sql`coalesce(${accounts.bannedAt}, now())` : null })
    .where(eq(accounts.id, accountId));
}
