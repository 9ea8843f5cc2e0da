import { eq, sql } from 'drizzle-orm';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { StoredFile } from '#src/platform/server/storage/storage.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { VendorResult } from '#src/vendors/vendor.ts';
import type { GenerationTools } from '../generation-tools.ts';
import { generations, type GenerationRow } from '../tables.ts';
import { isMine } from './lease.ts';

type Tools = Pick<GenerationTools, 'db' | 'queue' | 'wakeJobs' | 'log'>;

/** Writes a result down, charges the hold and wakes the caller, all or nothing. False when the lease was lost. */
export async function completeGeneration(
  tools: Tools,
  row: GenerationRow,
  result: VendorResult,
  stored: StoredFile | undefined,
): Promise<boolean> {
  reachFailpoint('generation-before-settle');
  return tools.db.transaction(async (transaction) => {
    if (!(await lockIfMine(transaction, row))) return false;
    const fileId = stored
      ? await keepFile(transaction, { accountId: row.accountId, folder: row.folder, stored })
      : null;
    if (row.holdId !== null) await settleHold(transaction, { holdId: row.holdId });
    await transaction
      .update(generations)
      .set({
        state: 'completed',
        resultFileId: fileId,
        resultData: result.data ?? null,
        servedBy: result.servedBy,
        finishedAt: sql`now()`,
      })
      .where(eq(generations.id, row.id));
    await wake(transaction, tools, row);
    return true;
  });
}

/** Writes a failure down, gives the hold back and wakes the caller, all or nothing. False when the lease was lost. */
export async function failGeneration(
  tools: Tools,
  row: GenerationRow,
  error: { code: ErrorCode; reason: string },
): Promise<boolean> {
  return tools.db.transaction(async (transaction) => {
    if (!(await lockIfMine(transaction, row))) return false;
    await endWithoutCharge(transaction, tools, row, {
      state: 'failed',
      error: { code: error.code, reason: error.reason.slice(0, 1000) },
    });
    return true;
  });
}

/**
 * Sets a paid submit aside whose outcome nobody knows: it is not sent again, and its coins stay held until it is known.
 * False when the lease was lost.
 */
export async function setAsideAsUnknown(tools: Tools, row: GenerationRow, reason: string): Promise<boolean> {
  tools.log.error({ generationId: row.id, vendor: row.vendor }, 'the outcome of a paid submit is not known');
  return tools.db.transaction(async (transaction) => {
    if (!(await lockIfMine(transaction, row))) return false;
    const error = { code: 'GENERATION_OUTCOME_UNKNOWN' as const, reason: reason.slice(0, 1000) };
    await transaction
      .update(generations)
      .set({ state: 'unknown', error, unknownSince: sql`now()` })
      .where(eq(generations.id, row.id));
    await wake(transaction, tools, row, 'unknown');
    return true;
  });
}

/**
 * Ends a locked row of unknown outcome that somebody knows the vendor was paid for: it failed, and its coins are
 * charged.
 */
export async function chargeUnknown(
  transaction: Transaction,
  tools: Pick<Tools, 'queue' | 'wakeJobs'>,
  row: GenerationRow,
  reason: string,
): Promise<void> {
  if (row.holdId !== null) await settleHold(transaction, { holdId: row.holdId });
  await endWithoutCharge(
    transaction,
    tools,
    { ...row, holdId: null },
    { state: 'failed', error: { code: 'GENERATION_OUTCOME_UNKNOWN', reason } },
  );
}

/** Ends a locked row with its coins given back. */
export async function endWithoutCharge(
  transaction: Transaction,
  tools: Pick<Tools, 'queue' | 'wakeJobs'>,
  row: GenerationRow,
  end: { state: 'failed' | 'cancelled'; error?: { code: ErrorCode; reason: string } },
): Promise<void> {
  if (row.holdId !== null) await releaseHold(transaction, row.holdId);
  await transaction
    .update(generations)
    .set({ state: end.state, error: end.error ?? null, finishedAt: sql`now()`, lease: sql`${generations.lease} + 1` })
    .where(eq(generations.id, row.id));
  await wake(transaction, tools, row);
}

async function lockIfMine(transaction: Transaction, row: GenerationRow): Promise<boolean> {
  const rows = await transaction.select({ id: generations.id }).from(generations).where(isMine(row)).for('update');
  return rows.length === 1;
}

/** One bell for each thing that a generation can come to: an unknown one ends a second time. */
async function wake(
  executor: Executor,
  tools: Pick<Tools, 'queue' | 'wakeJobs'>,
  row: GenerationRow,
  end: 'ended' | 'unknown' = 'ended',
): Promise<void> {
  if (row.wake === null) return;
  const { job: name, payload } = row.wake;
  const job = tools.wakeJobs.find((candidate) => candidate.name === name);
  if (!job) throw new Error(`no job of the name ${name} can be woken`);
  await tools.queue.send(executor, job, payload as never, { id: uuidFrom(`generation-${end}`, row.id) });
}
