import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { checkIns, codeGuesses, redeemCodeBatches, redeemCodes } from './tables.ts';

/**
 * Deletes an account's check-ins, guesses and redemptions and, for an admin, the link to created codes (SEC-23). A
 * redeemed code stays used.
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
