import { and, eq, isNull, ne, notExists } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireEmail } from './identifiers/email-address.ts';
import { accounts } from './tables.ts';

/** Changes the email address of an account, on the operator's authority. Throws EMAIL_INVALID, EMAIL_ALREADY_REGISTERED. */
export async function changeAddress(transaction: Transaction, accountId: string, written: string): Promise<void> {
  const email = requireEmail(written);
  const taken = transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.id, accountId)));
  const changed = await transaction
    .update(accounts)
    .set({ email })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), notExists(taken)))
    .returning({ id: accounts.id });
  if (changed.length === 0) {
    throw new AppError('EMAIL_ALREADY_REGISTERED');
  }
}
