import { listBansOf, type BanWithAppeal } from '#src/foundation/accounts/server/bans/appeals.ts';
import {
  findManagedAccount,
  listAccounts,
  type AccountListing,
  type ManagedAccount,
} from '#src/foundation/accounts/server/list-accounts.ts';
import { readBalances } from '#src/foundation/coins/server/read-balances.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountAnswer, BanAnswer } from '../contract.ts';
import type { AdminDependencies } from './admin-dependencies.ts';

/** Matches what may be a phone number. */
const PHONE = /^\+?[\d\s().-]{5,25}$/;

/** One page of accounts, searched by id, name, email address or phone number. */
export async function readAccountPage(
  { db, findByPhone }: Pick<AdminDependencies, 'db' | 'findByPhone'>,
  wanted: Omit<AccountListing, 'alsoFound'>,
): Promise<{ accounts: AccountAnswer[]; next: string | null }> {
  const alsoFound = PHONE.test(wanted.search.trim()) ? await findByPhone(db, wanted.search) : [];
  const rows = await listAccounts(db, { ...wanted, alsoFound });
  const page = rows.slice(0, wanted.limit);
  const balances = await readBalances(
    db,
    page.map(({ id }) => id),
  );
  return {
    accounts: page.map((row) => presentAccount(row, balances.get(row.id) ?? 0)),
    next: rows.length > wanted.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** One account as an admin sees it. Throws USER_NOT_FOUND. */
export async function readManagedAccount(executor: Executor, accountId: string): Promise<AccountAnswer> {
  const row = await findManagedAccount(executor, accountId);
  if (!row) {
    throw new AppError('USER_NOT_FOUND');
  }
  return presentAccount(row, (await readBalances(executor, [accountId])).get(accountId) ?? 0);
}

/** The bans of an account, newest first. */
export async function readBansOf(executor: Executor, accountId: string): Promise<BanAnswer[]> {
  return (await listBansOf(executor, accountId)).map(presentBan);
}

/** The fields of a ban in an answer. */
export function presentBan({ ban, appeal }: BanWithAppeal): BanAnswer {
  return {
    id: ban.id,
    reason: ban.reason,
    bannedAt: ban.createdAt.toISOString(),
    liftedAt: ban.liftedAt?.toISOString() ?? null,
    appeal: appeal && {
      id: appeal.id,
      description: appeal.description,
      createdAt: appeal.createdAt.toISOString(),
      state: appeal.decision ?? 'pending',
      answer: appeal.answer,
    },
  };
}

function presentAccount(
  {
    id,
    username,
    email,
    phone,
    identity,
    isAdmin,
    isMember,
    isGivenMember,
    givenMemberUntil,
    isSpecial,
    bannedAt,
    createdAt,
  }: ManagedAccount,
  coins: number,
): AccountAnswer {
  return {
    id,
    username,
    email,
    phone,
    identity,
    isAdmin,
    isMember,
    isSpecial,
    givenMembership: isGivenMember ? { until: givenMemberUntil?.toISOString() ?? null } : null,
    bannedAt: bannedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    coins,
  };
}
