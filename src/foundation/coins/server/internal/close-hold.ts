import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { ledgerEntries } from '../tables.ts';
import { lockBalance, writeEntry, type LedgerEntry } from './write-entry.ts';

/**
 * Closes a hold: charges part of it and gives the rest back, once. Closing it again in the same way returns the first
 * entry; in another way throws IDEMPOTENCY_CONFLICT. Throws NOT_FOUND when there is no such hold, INVALID_DATA when
 * more is charged than was held.
 */
export async function closeHold(
  executor: Executor,
  closing: { holdId: string; kind: 'settle' | 'release'; chargedCoins?: number },
): Promise<LedgerEntry> {
  return (executor as Database).transaction(async (transaction) => {
    const [hold] = await transaction
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.id, closing.holdId), eq(ledgerEntries.kind, 'hold')));
    if (!hold) {
      throw new AppError('NOT_FOUND', { details: { hold: closing.holdId } });
    }
    const heldCoins = -hold.amountCoins;
    const chargedCoins = closing.kind === 'release' ? 0 : (closing.chargedCoins ?? heldCoins);
    if (!Number.isSafeInteger(chargedCoins) || chargedCoins < 0 || chargedCoins > heldCoins) {
      throw new AppError('INVALID_DATA', { details: { charged: chargedCoins, held: heldCoins } });
    }
    await lockBalance(transaction, hold.accountId);
    return writeEntry(transaction, {
      accountId: hold.accountId,
      kind: closing.kind,
      amountCoins: heldCoins - chargedCoins,
      reason: hold.reason,
      task: { kind: hold.taskKind, id: hold.taskId },
      holdId: hold.id,
      // One key for both ways of closing, so that the second attempt finds the first.
      idempotencyKey: `close:${hold.id}`,
    });
  });
}
