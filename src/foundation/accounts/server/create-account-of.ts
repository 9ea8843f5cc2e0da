import { randomUUID } from 'node:crypto';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { findAccountIdByEmail } from './find-account-id-by-email.ts';
import { requireEmail } from './identifiers/email-address.ts';
import { accounts } from './tables.ts';

/**
 * The account of an address; created if there is none, without a password, so that its owner signs in by link and sets
 * one. For the operator, who answers for the address. Throws EMAIL_INVALID.
 */
export async function createAccountOf(
  transaction: Transaction,
  written: string,
): Promise<{ id: string; isNew: boolean }> {
  const email = requireEmail(written);
  const id = randomUUID();
  const [made] = await transaction
    .insert(accounts)
    .values({ id, username: 'admin', email })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  const known = made ? undefined : await findAccountIdByEmail(transaction, email);
  return known === undefined ? { id, isNew: true } : { id: known, isNew: false };
}
