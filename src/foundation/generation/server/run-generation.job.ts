import { eq, sql } from 'drizzle-orm';
import { useFreeCoins } from '#src/foundation/coins/server/use-free-coins.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { VendorError, type Vendor, type VendorContext, type VendorResult } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { cancelBestEffort } from './internal/cancel-best-effort.ts';
import { completeGeneration, failGeneration, setAsideAsUnknown } from './internal/end-generation.ts';
import { endRunWithoutVendor } from './internal/end-run-without-vendor.ts';
import { describe, failureOf, isAbout, isHopeless, NOT_STARTED, RESULT_LOST } from './internal/failure-of.ts';
import { DEAD_AFTER_SECONDS, generationLease } from './internal/lease.ts';
import { isOverdue, lateFailureOf } from './internal/overdue.ts';
import { checkAgain, startAgain, takeNextRoute } from './internal/put-back.ts';
import { storeOperation } from './internal/store-operation.ts';
import { vendorContextOf } from './internal/vendor-context.ts';
import {
  askedRestSeconds,
  checkSeconds,
  endTrial,
  noteAnswer,
  noteFailedStart,
  noteRest,
} from './internal/vendor-health.ts';
import { vendorOfRow } from './internal/vendor-of-row.ts';
import { runGenerationJob } from './jobs.ts';
import { generations, type GenerationRow } from './tables.ts';
import { servingModel, vendorModelOf } from './vendor-model-of.ts';

/** Runs of a request before it is given up: it may kill two workers. */
const MOST_ATTEMPTS = 3;
/** Checks of an operation that may die: its result kills whatever process takes it. */
const MOST_UNENDED_CHECKS = 3;
/** Consecutive failed checks, with growing pauses, before an operation is given up: about a day. */
const MOST_FAILED_CHECKS = 300;
const LONGEST_PAUSE_SECONDS = 300;

/**
 * One run for a generation: starts it, or checks its outcome, and stores the result. Any number of runs may exist for
 * one generation: the lease lets one of them write, and a paid submit is sent once.
 */
export async function runGeneration(
  dependencies: GenerationDependencies,
  { generationId }: { generationId: string },
  run: { signal: AbortSignal; stopping?: AbortSignal },
): Promise<void> {
  const row = await generationLease.take(dependencies.db, generationId);
  return row ? runLeased(dependencies, row, run) : lookLater(dependencies, generationId);
}

/** The same for a row that this run has just leased. `onAnswer` is called once the vendor has answered. */
export async function runLeased(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  run: { signal: AbortSignal; stopping?: AbortSignal; onAnswer?: () => void },
): Promise<void> {
  const vendor = await vendorOfRow(dependencies, row);
  if (!vendor) {
    await endRunWithoutVendor(dependencies, row);
    return row.operation === null ? endTrial(dependencies.db, row.access) : undefined;
  }
  // When the process stops, a paid request in progress is waited for; free work is dropped and done again elsewhere.
  const outer = vendor.repeatable && run.stopping ? AbortSignal.any([run.signal, run.stopping]) : run.signal;
  let progress: number | null = null;
  const lease = generationLease.keep(dependencies, row, outer, () => (progress === null ? {} : { progress }));
  const tellProgress = (share: number): void => {
    progress = Math.min(1, Math.max(0, share));
  };
  try {
    await withScratchFolder(scratchRoot(dependencies.config), (scratchFolder) => {
      const vendorContext = vendorContextOf(dependencies, row, {
        scratchFolder,
        signal: lease.signal,
        tellProgress,
      });
      return row.operation === null
        ? submit(dependencies, row, announcing(vendor, run.onAnswer), vendorContext)
        : check(dependencies, row, vendor, vendorContext);
    });
  } catch (error) {
    // The holder of the new lease decides what happens.
    if (!lease.isLost()) {
      // What takes longer than its job may has failed: it is not begun again for ever.
      const isLate = run.signal.aborted && run.stopping?.aborted !== true;
      await handleFailure(dependencies, row, error, { vendor, isStopped: lease.signal.aborted && !isLate });
    }
  } finally {
    lease.stop();
  }
}

function announcing(vendor: Vendor, onAnswer: (() => void) | undefined): Vendor {
  return onAnswer ? { ...vendor, start: (...order) => vendor.start(...order).finally(onAnswer) } : vendor;
}

async function submit(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  vendor: Vendor,
  vendorContext: VendorContext,
): Promise<void> {
  if (!(await beginSending(dependencies, row, vendor))) {
    return endTrial(dependencies.db, row.access);
  }
  reachFailpoint('generation-submitting');
  const started = await vendor.start(row.request, vendorContext);
  reachFailpoint('generation-started');
  if (started.kind === 'done') {
    await keepResult(dependencies, row, started.result);
    // It says nothing of the vendor: a text may be the built-in engine's after all.
    return endTrial(dependencies.db, row.access);
  }
  await storeOperation(dependencies, row, started, vendorContext.signal);
  if (!vendor.repeatable) {
    await noteAnswer(dependencies.db, row.access).catch((error: unknown) => {
      // What the vendor accepted is stored; the next answer says the same of it.
      dependencies.log.warn({ err: error, vendor: row.vendor }, 'an answer was not noted');
    });
  }
}

/** Marks the row as being sent. False where it is not to be sent, which ended it, or the lease was lost. */
async function beginSending(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  vendor: Vendor,
): Promise<boolean> {
  if (row.state === 'submitting' && !mayRepeat(vendor, row)) {
    // A run died after it may have sent the request: sending it again might pay twice.
    await setAsideAsUnknown(dependencies, row, 'a worker died while the request was being sent');
    return false;
  }
  if (row.attempts >= MOST_ATTEMPTS) {
    await failGeneration(dependencies, row, {
      code: 'GENERATION_FAILED',
      reason: `${row.attempts} runs died or failed`,
    });
    return false;
  }
  const { freePerDay } = dependencies.config.coins;
  if (
    row.holdId !== null &&
    freePerDay > 0 &&
    !(await useFreeCoins(dependencies.db, { holdId: row.holdId, coinsPerDay: freePerDay }))
  ) {
    await failGeneration(dependencies, row, {
      code: 'FREE_COINS_BUDGET_SPENT',
      reason: `coins that nobody bought have started work for ${freePerDay} today`,
    });
    return false;
  }
  const mine = await generationLease.write(dependencies.db, row, {
    state: 'submitting',
    attempts: row.attempts + 1,
    progress: null,
    startedAt: row.startedAt ?? sql`now()`,
  });
  if (!mine) {
    return false;
  }
  row.state = 'submitting';
  row.attempts += 1;
  return true;
}

async function check(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  vendor: Vendor,
  vendorContext: VendorContext,
): Promise<void> {
  const restSeconds = vendor.repeatable ? 0 : await askedRestSeconds(dependencies.db, row.access);
  if (restSeconds > 0) {
    return checkAgain(dependencies, row, Math.min(restSeconds, LONGEST_PAUSE_SECONDS));
  }
  if (row.unendedChecks >= MOST_UNENDED_CHECKS) {
    return void (await failGeneration(dependencies, row, {
      code: 'GENERATION_FAILED',
      reason: `${row.unendedChecks} processes died while they took its result`,
    }));
  }
  if (!(await generationLease.write(dependencies.db, row, { unendedChecks: row.unendedChecks + 1 }))) {
    return;
  }
  const checked = await vendor.check(row.operation, row.request, vendorContext);
  reachFailpoint('generation-checked');
  if (checked.kind === 'done') {
    return keepResult(dependencies, row, checked.result);
  }
  if (checked.kind === 'failed') {
    return void (await failGeneration(dependencies, row, failureOf(row, checked.error)));
  }
  if (isOverdue(row)) {
    return giveUp(dependencies, row, vendor, vendorContext);
  }
  const afterSeconds = vendorContext.webhookAddress
    ? await checkSeconds(dependencies.db, row.vendor, checked.checkAfterSeconds)
    : checked.checkAfterSeconds;
  await checkAgain(dependencies, row, afterSeconds, { checkCount: 0, unendedChecks: 0 });
}

/** Ends accepted work that takes too long, and gives its coins back: also where the vendor does not stop. */
async function giveUp(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  vendor: Vendor,
  vendorContext: VendorContext,
): Promise<void> {
  const said = await cancelBestEffort(dependencies, row, vendor, vendorContext);
  // It may have ended just now.
  const last = said === 'too-late' ? await vendor.check(row.operation, row.request, vendorContext) : undefined;
  if (last?.kind === 'done') {
    return keepResult(dependencies, row, last.result);
  }
  await failGeneration(dependencies, row, lateFailureOf(row, said));
}

async function keepResult(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  result: VendorResult,
): Promise<void> {
  const stored = result.file
    ? await dependencies.storage.put(row.folder, { path: result.file.path }, result.file)
    : undefined;
  reachFailpoint('generation-stored');
  const servedBy = result.servedBy === vendorModelOf(row) ? servingModel(row) : result.servedBy;
  await completeGeneration(dependencies, row, { ...result, servedBy }, stored);
}

/** Decides what happens after a run threw. */
async function handleFailure(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  error: unknown,
  run: { vendor: Vendor; isStopped: boolean },
): Promise<void> {
  if (row.operation !== null) {
    return handleFailedCheck(dependencies, row, error);
  }
  if (!run.vendor.repeatable) {
    await (run.isStopped ? endTrial(dependencies.db, row.access) : noteFailedStart(dependencies.db, row.access, error));
  }
  return handleFailedStart(dependencies, row, error, run);
}

/** It was accepted and paid for, only the check failed: it is checked again. */
async function handleFailedCheck(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  error: unknown,
): Promise<void> {
  if (isAbout(error, row.ownKey ? NOT_STARTED : RESULT_LOST)) {
    return void (await failGeneration(dependencies, row, failureOf(row, error)));
  }
  if (row.checkCount >= MOST_FAILED_CHECKS) {
    return void (await failGeneration(dependencies, row, { code: 'GENERATION_FAILED', reason: describe(error) }));
  }
  dependencies.log.warn({ generationId: row.id, err: error }, 'a check failed');
  const askedSeconds = error instanceof VendorError ? (error.retryAfterSeconds ?? 0) : 0;
  await noteRest(dependencies.db, row.access, askedSeconds);
  const pauseSeconds = Math.max(askedSeconds, 2 ** Math.min(row.checkCount + 1, 8));
  await checkAgain(dependencies, row, Math.min(LONGEST_PAUSE_SECONDS, pauseSeconds), {
    checkCount: row.checkCount + 1,
    unendedChecks: 0,
  });
}

async function handleFailedStart(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  error: unknown,
  { vendor, isStopped }: { vendor: Vendor; isStopped: boolean },
): Promise<void> {
  const refusal = error instanceof VendorError ? error : undefined;
  if (refusal?.kind === 'busy') {
    return startAgain(dependencies, row, refusal.retryAfterSeconds ?? 30, row.attempts - 1);
  }
  if (isStopped && mayRepeat(vendor, row)) {
    return startAgain(dependencies, row, 0, row.attempts - 1);
  }
  if (refusal?.kind === 'unusable' && (await takeNextRoute(dependencies, row, refusal))) {
    return;
  }
  if (isAbout(error, NOT_STARTED)) {
    return void (await failGeneration(dependencies, row, failureOf(row, error)));
  }
  if (row.state === 'submitting' && !mayRepeat(vendor, row)) {
    return void (await setAsideAsUnknown(dependencies, row, describe(error)));
  }
  if (row.attempts < MOST_ATTEMPTS && !isHopeless(error)) {
    dependencies.log.warn({ generationId: row.id, err: error }, 'a generation failed and is started again');
    return startAgain(dependencies, row, 1, row.attempts);
  }
  dependencies.log.error({ generationId: row.id, err: error }, 'a generation failed');
  await failGeneration(dependencies, row, failureOf(row, error));
}

/** True where a start may be sent again although an earlier one may have arrived. */
const mayRepeat = (vendor: Vendor, { request }: GenerationRow): boolean =>
  vendor.repeatable || vendor.mayRepeat?.(request) === true;

/** Another run seems to be alive: look again when its lease has run out. */
async function lookLater(dependencies: GenerationDependencies, generationId: string): Promise<void> {
  const [row] = await dependencies.db.select().from(generations).where(eq(generations.id, generationId));
  if (row && ['pending', 'submitting', 'processing'].includes(row.state)) {
    await dependencies.queue.send(
      dependencies.db,
      runGenerationJob,
      { generationId },
      { startAfterSeconds: DEAD_AFTER_SECONDS },
    );
  }
}
