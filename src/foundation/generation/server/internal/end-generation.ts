import { eq, sql } from 'drizzle-orm';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { StoredFile } from '#src/platform/server/storage/storage.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { VendorResult } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { runGenerationJob } from '../jobs.ts';
import { removeWaitingStarts } from '../remove-waiting-starts.ts';
import { generations, type GenerationRow } from '../tables.ts';
import { generationLease } from './lease.ts';
import { wakeWaiting } from './wake-waiting.ts';

type Dependencies = Pick<GenerationDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs' | 'log'>;

/** Stores a result, settles the hold and wakes the caller, all or nothing. Returns false when the lease was lost. */
export async function completeGeneration(
  dependencies: Dependencies,
  row: GenerationRow,
  result: VendorResult,
  stored: StoredFile | undefined,
): Promise<boolean> {
  reachFailpoint('generation-before-settle');
  return dependencies.db.transaction(async (transaction) => {
    if (!(await generationLease.lock(transaction, row))) {
      return false;
    }
    const fileId = stored
      ? await keepFile(transaction, { accountId: row.accountId, folder: row.folder, stored })
      : null;
    if (fileId !== null && result.doubt) {
      await openCase(transaction, { accountId: row.accountId, fileId, doubt: result.doubt });
    }
    if (row.holdId !== null) {
      await settleHold(transaction, { holdId: row.holdId });
    }
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
    await wake(transaction, dependencies, row);
    await wakeWaiting(transaction, dependencies, row);
    return true;
  });
}

/** Stores a failure, releases the hold and wakes the caller, all or nothing. Returns false when the lease was lost. */
export async function failGeneration(
  dependencies: Dependencies,
  row: GenerationRow,
  error: { code: ErrorCode; reason: string },
): Promise<boolean> {
  return dependencies.db.transaction(async (transaction) => {
    if (!(await generationLease.lock(transaction, row))) {
      return false;
    }
    await endWithoutCharge(transaction, dependencies, row, {
      state: 'failed',
      error: { code: error.code, reason: error.reason.slice(0, 1000) },
    });
    await wakeWaiting(transaction, dependencies, row);
    return true;
  });
}

/**
 * Sets aside a paid submit of unknown outcome: it is not sent again, and its coins stay held until the outcome is
 * known. Returns false when the lease was lost.
 */
export async function setAsideAsUnknown(
  dependencies: Dependencies,
  row: GenerationRow,
  reason: string,
): Promise<boolean> {
  dependencies.log.error({ generationId: row.id, vendor: row.vendor }, 'the outcome of a paid submit is not known');
  return dependencies.db.transaction(async (transaction) => {
    if (!(await generationLease.lock(transaction, row))) {
      return false;
    }
    const error = { code: 'GENERATION_OUTCOME_UNKNOWN' as const, reason: reason.slice(0, 1000) };
    await transaction
      .update(generations)
      .set({ state: 'unknown', error, unknownSince: sql`now()` })
      .where(eq(generations.id, row.id));
    await wake(transaction, dependencies, row, 'unknown');
    await wakeWaiting(transaction, dependencies, row);
    return true;
  });
}

/** Fails a locked row of unknown outcome that the vendor was paid for, and charges its coins. */
export async function chargeUnknown(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'wakeJobs'>,
  row: GenerationRow,
  reason: string,
): Promise<void> {
  if (row.holdId !== null) {
    await settleHold(transaction, { holdId: row.holdId });
  }
  await endWithoutCharge(
    transaction,
    dependencies,
    { ...row, holdId: null },
    { state: 'failed', error: { code: 'GENERATION_OUTCOME_UNKNOWN', reason } },
  );
}

/** Ends a locked row and releases its coins. */
export async function endWithoutCharge(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'wakeJobs'>,
  row: GenerationRow,
  end: { state: 'failed' | 'cancelled'; error?: { code: ErrorCode; reason: string } },
): Promise<void> {
  if (row.holdId !== null) {
    await releaseHold(transaction, row.holdId);
  }
  await transaction
    .update(generations)
    .set({ state: end.state, error: end.error ?? null, finishedAt: sql`now()`, lease: sql`${generations.lease} + 1` })
    .where(eq(generations.id, row.id));
  await dependencies.queue.remove(transaction, runGenerationJob, { generationId: row.id });
  await removeWaitingStarts(transaction, dependencies, row.id);
  await wake(transaction, dependencies, row);
}

/** One wake-up per kind of end: a generation of unknown outcome ends a second time. */
async function wake(
  executor: Executor,
  dependencies: Pick<Dependencies, 'queue' | 'wakeJobs'>,
  row: GenerationRow,
  end: 'ended' | 'unknown' = 'ended',
): Promise<void> {
  if (row.wake === null) {
    return;
  }
  const { job: name, payload, priority = 0 } = row.wake;
  const job = dependencies.wakeJobs.find((candidate) => candidate.name === name);
  if (!job) {
    throw new Error(`no job of the name ${name} can be woken`);
  }
  await dependencies.queue.send(executor, job, payload as never, {
    id: uuidFrom(`generation-${end}`, row.id),
    priority,
  });
}
