import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { markBanned } from '../standing/change-standing.ts';
import { accounts } from '../tables.ts';
import { bans } from './ban-tables.ts';

/** Maximum length of a ban's reason, in characters. */
const BAN_REASON_LIMIT = 500;

/** The account to ban or to release, and the admin who does it. */
interface BanAct {
  readonly accountId: string;
  readonly by: string;
}

/**
 * Bans an account and ends its sessions, and with them its event streams and media links. It may sign in again, to read
 * the reason and to appeal. Returns the ban's id. Throws REASON_EMPTY, DESCRIPTION_TOO_LONG, CANNOT_BAN_SELF,
 * USER_NOT_FOUND, CANNOT_BAN_ADMIN, USER_ALREADY_BANNED.
 */
export async function banAccount(
  executor: Executor,
  { accountId, by, reason }: BanAct & { reason: string },
): Promise<string> {
  const said = requireText(reason, { limit: BAN_REASON_LIMIT, empty: 'REASON_EMPTY', tooLong: 'DESCRIPTION_TOO_LONG' });
  if (accountId === by) {
    throw new AppError('CANNOT_BAN_SELF');
  }
  return (executor as Database).transaction(async (transaction) => {
    const { isAdmin, bannedAt } = await lockAccount(transaction, accountId);
    if (isAdmin) {
      throw new AppError('CANNOT_BAN_ADMIN');
    }
    if (bannedAt) {
      throw new AppError('USER_ALREADY_BANNED');
    }
    const id = randomUUID();
    await transaction.insert(bans).values({ id, accountId, reason: said, bannedBy: by });
    await markBanned(transaction, accountId, true);
    await endSessionsOf(transaction, accountId, 'banned');
    return id;
  });
}

/** Lifts the ban of an account, which gets its former standing back (ACC-02). Throws USER_NOT_FOUND, USER_NOT_BANNED. */
export async function liftBan(executor: Executor, { accountId, by }: BanAct): Promise<void> {
  await (executor as Database).transaction(async (transaction) => {
    if (!(await lockAccount(transaction, accountId)).bannedAt) {
      throw new AppError('USER_NOT_BANNED');
    }
    await transaction
      .update(bans)
      .set({ liftedAt: sql`now()`, liftedBy: by })
      .where(and(eq(bans.accountId, accountId), isNull(bans.liftedAt)));
    await markBanned(transaction, accountId, false);
  });
}

/** Locks the account's row until the transaction ends: of two concurrent bans, the second sees the first. */
async function lockAccount(
  transaction: Transaction,
  accountId: string,
): Promise<{ isAdmin: boolean; bannedAt: Date | null }> {
  const [row] = await transaction
    .select({ isAdmin: accounts.isAdmin, bannedAt: accounts.bannedAt })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
    .for('update');
  if (!row) {
    throw new AppError('USER_NOT_FOUND');
  }
  return row;
}
