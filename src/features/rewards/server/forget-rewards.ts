import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { checkIns, codeGuesses, redeemCodeBatches, redeemCodes } from './tables.ts';

/**
 * Forgets when an account checked in, which codes it guessed and redeemed and, of an admin, made, for one that is
 * deleted (SEC-23). A code that it redeemed stays spent.
 */
export async function forgetRewards(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(checkIns).where(eq(checkIns.accountId, accountId));
  await transaction.delete(codeGuesses).where(eq(codeGuesses.accountId, accountId));
  await transaction.update(redeemCodes).set({ redeemedBy: null }).where(eq(redeemCodes.redeemedBy, accountId));
  await transaction
    .update(redeemCodeBatches)
    .set({ createdBy: null })
    .where(eq(redeemCodeBatches.createdBy, accountId));
}
