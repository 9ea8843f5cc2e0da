import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { accounts } from './tables.ts';

/**
 * Locks the account until the transaction ends, so that what is counted for it stays valid until something is inserted.
 * Rows that refer to the account can still be written. Throws USER_NOT_FOUND.
 */
export async function lockAccount(transaction: Transaction, accountId: string): Promise<void> {
  const locked = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (locked.length === 0) {
    throw new AppError('USER_NOT_FOUND');
  }
}
