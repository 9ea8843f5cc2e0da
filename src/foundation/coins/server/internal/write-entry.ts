import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { coinBalances, ledgerEntries } from '../tables.ts';

/** A requested entry; the same key always means the same entry. */
export interface EntryRequest {
  accountId: string;
  kind: 'grant' | 'hold' | 'settle' | 'release' | 'take';
  amountCoins: number;
  /** Change of the debt; negative when debt is paid. */
  owedCoins?: number;
  reason: string;
  task: { kind: string; id: string };
  holdId?: string;
  idempotencyKey: string;
}

/** An entry of the ledger. */
export interface LedgerEntry {
  id: string;
  amountCoins: number;
  balanceAfterCoins: number;
  /** False when an earlier request with the same key created it. */
  isNew: boolean;
}

const FOUND = {
  id: ledgerEntries.id,
  amountCoins: ledgerEntries.amountCoins,
  balanceAfterCoins: ledgerEntries.balanceAfterCoins,
};

/** Locks the account's balance until the transaction ends, creating it on first use. Returns the coins and the debt. */
export async function lockBalance(
  transaction: Transaction,
  accountId: string,
): Promise<{ balanceCoins: number; owedCoins: number }> {
  await transaction.insert(coinBalances).values({ accountId }).onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(coinBalances)
    .where(eq(coinBalances.accountId, accountId))
    .for('update');
  if (!row) {
    throw new Error('the balance was neither found nor made');
  }
  return row;
}

/**
 * Writes one entry under the balance's lock. A known key returns the entry it created, or throws IDEMPOTENCY_CONFLICT
 * for another request. Throws INSUFFICIENT_COINS when the balance would become negative. Incoming coins pay debt first,
 * by an entry of their own.
 */
export async function writeEntry(transaction: Transaction, request: EntryRequest): Promise<LedgerEntry> {
  if (!Number.isSafeInteger(request.amountCoins)) {
    throw new AppError('INVALID_DATA', { details: { coins: request.amountCoins } });
  }
  const { balanceCoins: balance, owedCoins: owed } = await lockBalance(transaction, request.accountId);
  const bodySha256 = hashRequest(request);
  const [before] = await transaction
    .select({ ...FOUND, bodySha256: ledgerEntries.bodySha256 })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.accountId, request.accountId), eq(ledgerEntries.idempotencyKey, request.idempotencyKey)),
    );
  if (before) {
    if (!before.bodySha256.equals(bodySha256)) {
      throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: request.idempotencyKey } });
    }
    return {
      id: before.id,
      amountCoins: before.amountCoins,
      balanceAfterCoins: before.balanceAfterCoins,
      isNew: false,
    };
  }
  // Checked before the insert, because a failed statement would abort the caller's whole transaction.
  if (balance + request.amountCoins < 0) {
    throw new AppError('INSUFFICIENT_COINS', {
      details: { needed: -request.amountCoins, balance, ...(owed > 0 ? { owed } : {}) },
    });
  }
  const [entry] = await transaction
    .insert(ledgerEntries)
    .values({
      id: randomUUID(),
      accountId: request.accountId,
      kind: request.kind,
      amountCoins: request.amountCoins,
      owedCoins: request.owedCoins ?? 0,
      balanceAfterCoins: 0,
      reason: request.reason,
      taskKind: request.task.kind,
      taskId: request.task.id,
      holdId: request.holdId ?? null,
      idempotencyKey: request.idempotencyKey,
      bodySha256,
    })
    .returning(FOUND);
  if (!entry) {
    throw new Error('the entry was not kept');
  }
  const paid = Math.min(owed, Math.max(0, request.amountCoins));
  if (paid > 0) {
    await writeEntry(transaction, {
      accountId: request.accountId,
      kind: 'take',
      amountCoins: -paid,
      owedCoins: -paid,
      reason: 'debt_paid',
      task: request.task,
      idempotencyKey: `debt:${entry.id}`,
    });
  }
  return { ...entry, isNew: true };
}

function hashRequest(request: EntryRequest): Buffer {
  // The requested amount: how a deduction splits into coins and debt depends on the balance at that time.
  const coins = request.kind === 'take' ? request.amountCoins - (request.owedCoins ?? 0) : request.amountCoins;
  const body = [
    request.accountId,
    request.kind,
    coins,
    request.reason,
    request.task.kind,
    request.task.id,
    request.holdId ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
