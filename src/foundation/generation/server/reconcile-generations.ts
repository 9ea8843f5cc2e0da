import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Found } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { chargeUnknown, endWithoutCharge } from './internal/end-generation.ts';
import { resumeUnknown } from './internal/resume-unknown.ts';
import { vendorContextOf } from './internal/vendor-context.ts';
import { vendorOfRow } from './internal/vendor-of-row.ts';
import { generations, type GenerationRow } from './tables.ts';

/** After this long no outcome is expected: the coins are released. */
const GIVE_UP_HOURS = 24;
const MOST_AT_ONCE = 100;
/** A vendor that does not answer must not keep the others waiting for each of its own. */
const ASKED_AT_ONCE = 8;
const ASK_LIMIT_MILLISECONDS = 30_000;

/**
 * Reconciles paid submits of unknown outcome: asks each vendor by our own id where possible, resumes accepted work, and
 * releases the coins of work that never arrived or stayed unknown for 24 hours. Nothing is ever sent again. Any number
 * of processes may run it. Returns how many are no longer unknown.
 */
export async function reconcileGenerations(dependencies: GenerationDependencies): Promise<number> {
  const unknown = await dependencies.db
    .select()
    .from(generations)
    .where(eq(generations.state, 'unknown'))
    .orderBy(asc(generations.unknownSince))
    .limit(MOST_AT_ONCE);
  let known = 0;
  for (let first = 0; first < unknown.length; first += ASKED_AT_ONCE) {
    const asked = unknown.slice(first, first + ASKED_AT_ONCE).map((row) => reconcile(dependencies, row));
    known += (await Promise.all(asked)).filter(Boolean).length;
  }
  return known;
}

/** An admin's decision about a submit of unknown outcome. */
export type Decision = 'release' | 'charge';

/**
 * Ends a generation of unknown outcome by an admin's decision: its coins are released, or charged as the vendor did.
 * Throws TASK_NOT_FOUND when there is none, or its outcome has become known.
 */
export async function decideUnknownGeneration(
  dependencies: GenerationDependencies,
  decision: { generationId: string; decision: Decision },
): Promise<void> {
  const isEnded = await dependencies.db.transaction(async (transaction) => {
    const row = await lockUnknown(transaction, decision.generationId);
    if (!row) {
      return false;
    }
    if (decision.decision === 'charge') {
      await chargeUnknown(transaction, dependencies, row, 'an admin charged it');
    } else {
      await release(transaction, dependencies, row, 'an admin gave its coins back');
    }
    return true;
  });
  if (!isEnded) {
    throw new AppError('TASK_NOT_FOUND', { details: { task: decision.generationId } });
  }
}

async function reconcile(dependencies: GenerationDependencies, row: GenerationRow): Promise<boolean> {
  const found = await ask(dependencies, row);
  return dependencies.db.transaction(async (transaction) => {
    const locked = await lockUnknown(transaction, row.id);
    if (!locked) {
      return false;
    }
    if (found?.kind === 'absent') {
      return release(transaction, dependencies, locked, 'the provider never received it');
    }
    if (found?.kind === 'pending') {
      await resumeUnknown(transaction, dependencies, row.id, found);
      return true;
    }
    const { rows } = await transaction.execute<{ old: boolean }>(sql`
      select ${generations.unknownSince} < now() - make_interval(hours => ${GIVE_UP_HOURS}) as old from ${generations} where ${generations.id} = ${row.id}`);
    return rows[0]?.old === true
      ? release(transaction, dependencies, locked, `nobody could tell for ${GIVE_UP_HOURS} hours`)
      : false;
  });
}

async function ask(dependencies: GenerationDependencies, row: GenerationRow): Promise<Found | undefined> {
  const vendor = await vendorOfRow(dependencies, row);
  if (!vendor?.find) {
    return undefined;
  }
  const signal = AbortSignal.timeout(ASK_LIMIT_MILLISECONDS);
  try {
    return await withScratchFolder(scratchRoot(dependencies.config), async (scratchFolder) =>
      vendor.find?.(vendorContextOf(dependencies, row, { scratchFolder, signal })),
    );
  } catch (error) {
    // Asked again in the next round.
    dependencies.log.warn({ err: error, generationId: row.id }, 'a provider could not say what became of a request');
    return undefined;
  }
}

async function release(
  transaction: Transaction,
  dependencies: GenerationDependencies,
  row: GenerationRow,
  reason: string,
): Promise<true> {
  await endWithoutCharge(transaction, dependencies, row, {
    state: 'failed',
    error: { code: 'GENERATION_FAILED', reason },
  });
  return true;
}

async function lockUnknown(transaction: Transaction, generationId: string): Promise<GenerationRow | undefined> {
  const [row] = await transaction
    .select()
    .from(generations)
    .where(and(eq(generations.id, generationId), eq(generations.state, 'unknown')))
    .for('update');
  return row;
}
