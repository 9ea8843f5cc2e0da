import { eq, sql } from 'drizzle-orm';
import { useFreeCoins } from '#src/foundation/coins/server/use-free-coins.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { errorCodeOf, isAppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { VendorError, type Vendor, type VendorResult, type VendorTools } from '#src/vendors/vendor.ts';
import type { GenerationTools } from './generation-tools.ts';
import { completeGeneration, failGeneration, setAsideAsUnknown } from './internal/end-generation.ts';
import { filePathsFor } from './internal/file-paths.ts';
import { keepAlive, LeaseLost } from './internal/keep-alive.ts';
import { DEAD_AFTER_SECONDS, takeLease, writeIfMine } from './internal/lease.ts';
import { ringGeneration, secondsFromNow } from './internal/ring-generation.ts';
import { generations, type GenerationRow } from './tables.ts';

/** Runs that may begin before a request is given up: two deaths of a worker are enough. */
const MOST_ATTEMPTS = 3;
/** Checks that may fail in a row, with growing pauses, before an operation is given up: about a day. */
const MOST_FAILED_CHECKS = 300;

/**
 * One look at a generation: starts it, or asks what became of it, and writes down what came out. Any number of these
 * may run for one generation at any time: the lease lets one of them write, and a paid submit is sent once.
 */
export async function runGeneration(
  tools: GenerationTools,
  { generationId }: { generationId: string },
  run: { signal: AbortSignal; stopping?: AbortSignal },
): Promise<void> {
  const row = await takeLease(tools.db, generationId);
  if (!row) return ringLater(tools, generationId);
  const vendor = tools.vendors.get(row.vendor as VendorName);
  if (!vendor)
    return void (await failGeneration(tools, row, {
      code: 'MODEL_UNAVAILABLE',
      reason: `${row.vendor} is not set up`,
    }));
  // A paid request that is under way is waited for when the process stops; free work is dropped and done again elsewhere.
  const outer = vendor.repeatable && run.stopping ? AbortSignal.any([run.signal, run.stopping]) : run.signal;
  const life = keepAlive(tools, row, outer);
  try {
    await withScratchFolder(tools.config, (scratchFolder) => {
      const { vendorModel } = findModel(row.model);
      const vendorTools: VendorTools = {
        generationId: row.id,
        model: row.model,
        vendorModel,
        scratchFolder,
        signal: life.signal,
        pathOfFile: filePathsFor(tools, row.accountId),
      };
      return row.operation === null ? submit(tools, row, vendor, vendorTools) : check(tools, row, vendor, vendorTools);
    });
  } catch (error) {
    await handleFailure(tools, row, vendor, error, life.signal);
  } finally {
    life.stop();
  }
}

async function submit(
  tools: GenerationTools,
  row: GenerationRow,
  vendor: Vendor,
  vendorTools: VendorTools,
): Promise<void> {
  if (row.state === 'submitting' && !vendor.repeatable) {
    // A run died after it may have sent the request: sending it again might pay twice.
    return void (await setAsideAsUnknown(tools, row, 'a worker died while the request was being sent'));
  }
  if (row.attempts >= MOST_ATTEMPTS) {
    return void (await failGeneration(tools, row, {
      code: 'GENERATION_FAILED',
      reason: `${row.attempts} runs died or failed`,
    }));
  }
  const { freePerDay } = tools.config.coins;
  if (
    row.holdId !== null &&
    freePerDay > 0 &&
    !(await useFreeCoins(tools.db, { holdId: row.holdId, coinsPerDay: freePerDay }))
  ) {
    return void (await failGeneration(tools, row, {
      code: 'FREE_COINS_BUDGET_SPENT',
      reason: `coins that nobody bought have started work for ${freePerDay} today`,
    }));
  }
  const mine = await writeIfMine(tools.db, row, {
    state: 'submitting',
    attempts: row.attempts + 1,
    startedAt: row.startedAt ?? sql`now()`,
  });
  if (!mine) return;
  row.state = 'submitting';
  row.attempts += 1;
  reachFailpoint('generation-submitting');
  const started = await vendor.start(row.request, vendorTools);
  reachFailpoint('generation-started');
  if (started.kind === 'done') return keepResult(tools, row, started.result);
  await tools.db.transaction(async (transaction) => {
    const kept = await writeIfMine(transaction, row, {
      state: 'processing',
      operation: started.operation,
      aliveAt: null,
      dueAt: secondsFromNow(started.checkAfterSeconds),
    });
    if (kept) await ringGeneration(transaction, tools, row, started.checkAfterSeconds);
  });
}

async function check(
  tools: GenerationTools,
  row: GenerationRow,
  vendor: Vendor,
  vendorTools: VendorTools,
): Promise<void> {
  const checked = await vendor.check(row.operation, vendorTools);
  if (checked.kind === 'done') return keepResult(tools, row, checked.result);
  if (checked.kind === 'failed') return void (await failGeneration(tools, row, failureOf(checked.error)));
  await checkAgain(tools, row, checked.checkAfterSeconds, 0);
}

async function checkAgain(
  tools: GenerationTools,
  row: GenerationRow,
  afterSeconds: number,
  failedChecks: number,
): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const kept = await writeIfMine(transaction, row, {
      checkCount: failedChecks,
      aliveAt: null,
      dueAt: secondsFromNow(afterSeconds),
    });
    if (kept) await ringGeneration(transaction, tools, row, afterSeconds);
  });
}

async function keepResult(tools: GenerationTools, row: GenerationRow, result: VendorResult): Promise<void> {
  const stored = result.file ? await tools.storage.put(row.folder, { path: result.file.path }, result.file) : undefined;
  reachFailpoint('generation-stored');
  await completeGeneration(tools, row, result, stored);
}

async function handleFailure(
  tools: GenerationTools,
  row: GenerationRow,
  vendor: Vendor,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (signal.reason instanceof LeaseLost) return;
  const kind = error instanceof VendorError ? error.kind : undefined;
  if (row.operation !== null) {
    // It was accepted and paid for: only asking failed, so it is asked again.
    if (row.checkCount >= MOST_FAILED_CHECKS)
      return void (await failGeneration(tools, row, { code: 'GENERATION_FAILED', reason: describe(error) }));
    tools.log.warn({ generationId: row.id, err: error }, 'a check failed');
    return checkAgain(tools, row, Math.min(300, 2 ** Math.min(row.checkCount + 1, 8)), row.checkCount + 1);
  }
  if (kind === 'busy') return startAgain(tools, row, (error as VendorError).retryAfterSeconds ?? 30, row.attempts - 1);
  if (signal.aborted && vendor.repeatable) return startAgain(tools, row, 0, row.attempts - 1);
  if (error instanceof VendorError && (kind === 'failed' || kind === 'refused'))
    return void (await failGeneration(tools, row, failureOf(error)));
  if (row.state === 'submitting' && !vendor.repeatable)
    return void (await setAsideAsUnknown(tools, row, describe(error)));
  if (row.attempts < MOST_ATTEMPTS && !isHopeless(error)) {
    tools.log.warn({ generationId: row.id, err: error }, 'a generation failed and is started again');
    return startAgain(tools, row, 1, row.attempts);
  }
  tools.log.error({ generationId: row.id, err: error }, 'a generation failed');
  await failGeneration(tools, row, {
    code: isAppError(error) ? errorCodeOf(error) : 'GENERATION_FAILED',
    reason: describe(error),
  });
}

/** What a vendor's no is called here: content that it refuses gets the message of our own lists (ERR-06). */
function failureOf({ kind, message }: VendorError): { code: ErrorCode; reason: string } {
  return { code: kind === 'refused' ? 'CONTENT_SENSITIVE' : 'GENERATION_FAILED', reason: message };
}

/** Puts the row back as if it had not been begun, and rings. */
async function startAgain(
  tools: GenerationTools,
  row: GenerationRow,
  afterSeconds: number,
  attempts: number,
): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const kept = await writeIfMine(transaction, row, {
      state: 'pending',
      attempts,
      aliveAt: null,
      dueAt: secondsFromNow(afterSeconds),
    });
    if (kept) await ringGeneration(transaction, tools, row, afterSeconds);
  });
}

/** Another run seems alive: if it is not, somebody has to come back. */
async function ringLater(tools: GenerationTools, generationId: string): Promise<void> {
  const [row] = await tools.db.select().from(generations).where(eq(generations.id, generationId));
  if (row && ['pending', 'submitting', 'processing'].includes(row.state))
    await ringGeneration(tools.db, tools, row, DEAD_AFTER_SECONDS);
}

/** Faults of the machine or of the request that a second try meets again. */
function isHopeless(error: unknown): boolean {
  return (
    isAppError(error) &&
    ['FFMPEG_MISSING', 'SPEECH_PROGRAM_MISSING', 'INVALID_DATA', 'NOT_FOUND', 'DISK_FULL'].includes(error.code)
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
