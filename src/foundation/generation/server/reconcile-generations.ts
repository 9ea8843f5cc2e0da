import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Found } from '#src/vendors/vendor.ts';
import type { GenerationTools } from './generation-tools.ts';
import { chargeUnknown, endWithoutCharge } from './internal/end-generation.ts';
import { filePathsFor } from './internal/file-paths.ts';
import { ringGeneration } from './internal/ring-generation.ts';
import { generations, type GenerationRow } from './tables.ts';

/** After this nobody will tell any more: the coins go back. */
const GIVE_UP_HOURS = 24;
const MOST_AT_ONCE = 100;
const ASK_LIMIT_MILLISECONDS = 30_000;

/**
 * Looks after paid submits whose outcome is not known: asks each vendor by our own id where it can be asked, takes up
 * again what was accepted, gives the coins of what never arrived back, and those of what nobody could tell for 24
 * hours. Nothing is ever sent again. Any number of processes may do this. Answers with how many are no longer unknown.
 */
export async function reconcileGenerations(tools: GenerationTools): Promise<number> {
  const unknown = await tools.db
    .select()
    .from(generations)
    .where(eq(generations.state, 'unknown'))
    .orderBy(asc(generations.unknownSince))
    .limit(MOST_AT_ONCE);
  let known = 0;
  for (const row of unknown) if (await reconcile(tools, row)) known += 1;
  return known;
}

/** What a person may say of a submit that nobody can tell the outcome of. */
export type Decision = 'release' | 'charge';

/**
 * Ends a generation of unknown outcome as an admin decides: its coins are given back, or charged as the vendor did.
 * Throws TASK_NOT_FOUND when there is none, or when it has become known.
 */
export async function decideUnknownGeneration(
  tools: GenerationTools,
  decision: { generationId: string; decision: Decision },
): Promise<void> {
  const isEnded = await tools.db.transaction(async (transaction) => {
    const row = await lockUnknown(transaction, decision.generationId);
    if (!row) return false;
    if (decision.decision === 'charge') await chargeUnknown(transaction, tools, row, 'an admin charged it');
    else await release(transaction, tools, row, 'an admin gave its coins back');
    return true;
  });
  if (!isEnded) throw new AppError('TASK_NOT_FOUND', { details: { task: decision.generationId } });
}

async function reconcile(tools: GenerationTools, row: GenerationRow): Promise<boolean> {
  const found = await ask(tools, row);
  return tools.db.transaction(async (transaction) => {
    const locked = await lockUnknown(transaction, row.id);
    if (!locked) return false;
    if (found?.kind === 'absent') return release(transaction, tools, locked, 'the provider never received it');
    if (found?.kind === 'pending') {
      await transaction
        .update(generations)
        .set({
          state: 'processing',
          operation: found.operation,
          error: null,
          unknownSince: null,
          aliveAt: null,
          checkCount: 0,
          dueAt: sql`now()`,
        })
        .where(eq(generations.id, row.id));
      return ringGeneration(transaction, tools, locked, found.checkAfterSeconds);
    }
    const { rows } = await transaction.execute<{ old: boolean }>(sql`
      select ${generations.unknownSince} < now() - make_interval(hours => ${GIVE_UP_HOURS}) as old from ${generations} where ${generations.id} = ${row.id}`);
    return rows[0]?.old === true
      ? release(transaction, tools, locked, `nobody could tell for ${GIVE_UP_HOURS} hours`)
      : false;
  });
}

async function ask(tools: GenerationTools, row: GenerationRow): Promise<Found | undefined> {
  const vendor = tools.vendors.get(row.vendor as VendorName);
  if (!vendor?.find) return undefined;
  const signal = AbortSignal.timeout(ASK_LIMIT_MILLISECONDS);
  try {
    return await withScratchFolder(tools.config, async (scratchFolder) =>
      vendor.find?.({
        generationId: row.id,
        model: row.model,
        vendorModel: findModel(row.model).vendorModel,
        scratchFolder,
        signal,
        pathOfFile: filePathsFor(tools, row.accountId),
      }),
    );
  } catch (error) {
    // Asked again at the next round.
    tools.log.warn({ err: error, generationId: row.id }, 'a provider could not say what became of a request');
    return undefined;
  }
}

async function release(
  transaction: Transaction,
  tools: GenerationTools,
  row: GenerationRow,
  reason: string,
): Promise<true> {
  await endWithoutCharge(transaction, tools, row, { state: 'failed', error: { code: 'GENERATION_FAILED', reason } });
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
