import { reviewAppeal } from '#src/foundation/accounts/server/bans/appeals.ts';
import { banAccount, liftBan } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { findManagedAccount, lockAdmins, type ManagedAccount } from '#src/foundation/accounts/server/list-accounts.ts';
import { removePhone } from '#src/foundation/accounts/server/phone/set-phone.ts';
import { markAdmin, markGivenMember, markSpecial } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { deductCoins } from '#src/foundation/coins/server/deduct-coins.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { REASON_LIMIT } from '../administration-limits.ts';
import type { Act, AdminDependencies } from './admin-dependencies.ts';

// Each of these changes an account and records it in the same transaction (ADM-01).

/**
 * Grants coins to an account or deducts some, once per key. Throws COINS_CHANGE_INVALID unless it is a whole number
 * other than zero, REASON_EMPTY, USER_NOT_FOUND, COINS_BELOW_ZERO.
 */
export async function changeCoins(
  db: Database,
  act: Act,
  change: { accountId: string; deltaCoins: number; reason: string; idempotencyKey: string },
): Promise<void> {
  const { accountId, deltaCoins } = change;
  if (!Number.isSafeInteger(deltaCoins) || deltaCoins === 0) {
    throw new AppError('COINS_CHANGE_INVALID');
  }
  const reason = requireReason(change.reason);
  await db.transaction(async (transaction) => {
    await requireManaged(transaction, accountId);
    const entry = await moveCoins(transaction, change);
    // A repeated request: it was recorded the first time.
    if (!entry.isNew) {
      return;
    }
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'coins.change',
      subject: { kind: 'account', id: accountId },
      reason,
      requestId: act.requestId,
      before: { coins: entry.balanceAfterCoins - entry.amountCoins },
      after: { coins: entry.balanceAfterCoins },
    });
  });
}

async function moveCoins(
  transaction: Transaction,
  { accountId, deltaCoins, idempotencyKey }: { accountId: string; deltaCoins: number; idempotencyKey: string },
) {
  const move = {
    accountId,
    coins: Math.abs(deltaCoins),
    reason: 'admin_change',
    // Only the audit names the admin.
    task: { kind: 'admin', id: 'change' },
    idempotencyKey: `admin:${idempotencyKey}`,
  };
  if (deltaCoins > 0) {
    return grantCoins(transaction, move);
  }
  try {
    return await deductCoins(transaction, { ...move, shortfall: 'refuse' });
  } catch (error) {
    if (isAppError(error, 'INSUFFICIENT_COINS')) {
      throw new AppError('COINS_BELOW_ZERO', { details: { balance: error.details?.['balance'] }, cause: error });
    }
    throw error;
  }
}

/** Changes of an account's standing; absent fields stay. */
export interface StandingChange {
  /** A membership besides any paid one; null withdraws it. */
  readonly givenMembership?: { until: Date | null } | null | undefined;
  readonly isSpecial?: true | undefined;
  readonly isAdmin?: boolean | undefined;
}

/**
 * Changes the marks that the identity is derived from. Throws REASON_EMPTY, USER_NOT_FOUND, CANNOT_DEMOTE_SELF,
 * ACCOUNT_BANNED (a banned account cannot become an admin), INVALID_DATA for a membership with an end in the past.
 */
export async function changeStanding(
  db: Database,
  act: Act,
  { accountId, reason, ...change }: StandingChange & { accountId: string; reason: string },
): Promise<void> {
  const said = requireReason(reason);
  const until = change.givenMembership?.until;
  if (until && until <= new Date()) {
    throw new AppError('INVALID_DATA', { details: { until: until.toISOString() } });
  }
  if (change.isAdmin === false && accountId === act.adminId) {
    throw new AppError('CANNOT_DEMOTE_SELF');
  }
  await db.transaction(async (transaction) => {
    // When two admins remove each other's rights at once, the second has none any more.
    if (change.isAdmin !== undefined && !(await lockAdmins(transaction)).has(act.adminId)) {
      throw new AppError('PERMISSION_DENIED');
    }
    const before = await requireManaged(transaction, accountId);
    if (change.isAdmin && before.bannedAt) {
      throw new AppError('ACCOUNT_BANNED');
    }
    if (change.givenMembership !== undefined) {
      await markGivenMember(transaction, accountId, change.givenMembership);
    }
    if (change.isSpecial) {
      await markSpecial(transaction, accountId);
    }
    if (change.isAdmin !== undefined) {
      await markAdmin(transaction, accountId, change.isAdmin);
    }
    const after = await requireManaged(transaction, accountId);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'account.standing',
      subject: { kind: 'account', id: accountId },
      reason: said,
      requestId: act.requestId,
      before: standingOf(before),
      after: standingOf(after),
    });
  });
}

/**
 * Removes the phone of an account, so that nobody can sign in or reset the password with it. Throws REASON_EMPTY,
 * USER_NOT_FOUND, PHONE_NOT_FOUND.
 */
export async function removePhoneWithAudit(
  db: Database,
  act: Act,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  const said = requireReason(reason);
  await db.transaction(async (transaction) => {
    await requireManaged(transaction, accountId);
    if (!(await removePhone(transaction, accountId))) {
      throw new AppError('PHONE_NOT_FOUND');
    }
    // The number itself must not be in the audit, which cannot be changed later.
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'account.phone',
      subject: { kind: 'account', id: accountId },
      reason: said,
      requestId: act.requestId,
      before: { hasPhone: true },
      after: { hasPhone: false },
    });
  });
}

type StandingDependencies = Pick<AdminDependencies, 'db' | 'tellOfStanding'>;

/** Bans an account. Throws as `banAccount` does. */
export async function banWithAudit(
  { db, tellOfStanding }: StandingDependencies,
  act: Act,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await requireManaged(transaction, accountId);
    await banAccount(transaction, { accountId, by: act.adminId, reason });
    await tellOfStanding(transaction, accountId);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'account.ban',
      subject: { kind: 'account', id: accountId },
      reason: reason.trim(),
      requestId: act.requestId,
      before: { identity: before.identity },
      after: { identity: (await requireManaged(transaction, accountId)).identity },
    });
  });
}

/** Lifts a ban. Throws REASON_EMPTY, USER_NOT_FOUND, USER_NOT_BANNED. */
export async function liftBanWithAudit(
  { db, tellOfStanding }: StandingDependencies,
  act: Act,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  const said = requireReason(reason);
  await db.transaction(async (transaction) => {
    const before = await requireManaged(transaction, accountId);
    await liftBan(transaction, { accountId, by: act.adminId });
    await tellOfStanding(transaction, accountId);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'account.unban',
      subject: { kind: 'account', id: accountId },
      reason: said,
      requestId: act.requestId,
      before: { identity: before.identity },
      after: { identity: (await requireManaged(transaction, accountId)).identity },
    });
  });
}

/** Decides an appeal. Throws as `reviewAppeal` does. */
export async function reviewWithAudit(
  { db, tellOfStanding }: StandingDependencies,
  act: Act,
  review: { appealId: string; decision: string; answer: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { accountId, isLifted } = await reviewAppeal(transaction, { ...review, by: act.adminId });
    if (isLifted) {
      await tellOfStanding(transaction, accountId);
    }
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'appeal.review',
      subject: { kind: 'account', id: accountId },
      reason: review.answer.trim(),
      requestId: act.requestId,
      after: { appeal: review.appealId, decision: review.decision, lifted: isLifted },
    });
  });
}

async function requireManaged(executor: Executor, accountId: string): Promise<ManagedAccount> {
  const account = await findManagedAccount(executor, accountId);
  if (!account) {
    throw new AppError('USER_NOT_FOUND');
  }
  return account;
}

function standingOf({ isMember, isGivenMember, givenMemberUntil, isSpecial, isAdmin, identity }: ManagedAccount) {
  return {
    isMember,
    isGivenMember,
    givenMemberUntil: givenMemberUntil?.toISOString() ?? null,
    isSpecial,
    isAdmin,
    identity,
  };
}

function requireReason(text: string): string {
  return requireText(text, { limit: REASON_LIMIT, empty: 'REASON_EMPTY', tooLong: 'DESCRIPTION_TOO_LONG' });
}
