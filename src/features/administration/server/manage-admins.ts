import { changeAddress } from '#src/foundation/accounts/server/change-address.ts';
import { createAccountOf } from '#src/foundation/accounts/server/create-account-of.ts';
import { findAccountIdByEmail } from '#src/foundation/accounts/server/find-account-id-by-email.ts';
import { findManagedAccount } from '#src/foundation/accounts/server/list-accounts.ts';
import { resetSecondFactor } from '#src/foundation/accounts/server/second-factor/second-factor.ts';
import { createSignInLink } from '#src/foundation/accounts/server/sessions/create-sign-in-link.ts';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

// The operator at the command line, who needs no account. Recorded in the audit like an admin.

const COMMAND_LINE = { actorId: null, requestId: 'command line' } as const;

/**
 * Makes the account of an address an admin, creating it if needed. Returns a one-time sign-in token, valid for half an
 * hour, and whether the account is new. Throws EMAIL_INVALID, ACCOUNT_BANNED.
 */
export async function makeAdminWithAudit(db: Database, email: string): Promise<{ token: string; isNew: boolean }> {
  return db.transaction(async (transaction) => {
    const { id, isNew } = await createAccountOf(transaction, email);
    const before = await findManagedAccount(transaction, id);
    if (before?.bannedAt) {
      throw new AppError('ACCOUNT_BANNED');
    }
    await markAdmin(transaction, id, true);
    const token = await createSignInLink(transaction, { accountId: id });
    await writeAudit(transaction, {
      ...COMMAND_LINE,
      action: 'account.standing',
      subject: { kind: 'account', id },
      before: { isAdmin: before?.isAdmin ?? false },
      after: { isAdmin: true },
    });
    return { token, isNew };
  });
}

/**
 * Removes the second factor of an account whose owner lost it, and ends its sessions. Returns whether there was one.
 * Throws EMAIL_INVALID, EMAIL_NOT_FOUND.
 */
export async function resetSecondFactorWithAudit(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const id = await requireAccountOf(transaction, email);
    const had = await resetSecondFactor(transaction, id);
    await writeAudit(transaction, {
      ...COMMAND_LINE,
      action: 'account.second_factor',
      subject: { kind: 'account', id },
      before: { hasSecondFactor: had },
      after: { hasSecondFactor: false },
    });
    return had;
  });
}

/** Changes the email address of an account. Throws EMAIL_INVALID, EMAIL_NOT_FOUND, EMAIL_ALREADY_REGISTERED. */
export async function changeAddressWithAudit(db: Database, email: string, next: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const id = await requireAccountOf(transaction, email);
    await changeAddress(transaction, id, next);
    // Without the addresses, because an entry outlives the account.
    await writeAudit(transaction, { ...COMMAND_LINE, action: 'account.address', subject: { kind: 'account', id } });
  });
}

async function requireAccountOf(transaction: Transaction, email: string): Promise<string> {
  const id = await findAccountIdByEmail(transaction, email);
  if (id === undefined) {
    throw new AppError('EMAIL_NOT_FOUND');
  }
  return id;
}
