import { eq } from 'drizzle-orm';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { GenerationTools } from './generation-tools.ts';
import { endWithoutCharge } from './internal/end-generation.ts';
import { generations, type GenerationRow } from './tables.ts';

type Tools = Pick<GenerationTools, 'queue' | 'vendors' | 'wakeJobs'>;

/**
 * Cancels a generation that costs nothing yet: one not begun, or one of a vendor whose work is free to stop. Its coins
 * go back, and a run of it can write no more. Answers false when it has ended or is being made for money: then it goes
 * on.
 */
export async function cancelGeneration(transaction: Transaction, tools: Tools, generationId: string): Promise<boolean> {
  const row = await lockStoppable(transaction, tools, generationId);
  if (!row) return false;
  await endWithoutCharge(transaction, tools, row, { state: 'cancelled' });
  return true;
}

/** The same for somebody who deletes the task: nothing is given back (COIN-05). */
export async function abandonGeneration(
  transaction: Transaction,
  tools: Tools,
  generationId: string,
): Promise<boolean> {
  const row = await lockStoppable(transaction, tools, generationId);
  if (!row) return false;
  if (row.holdId !== null) await settleHold(transaction, { holdId: row.holdId });
  await endWithoutCharge(transaction, tools, { ...row, holdId: null }, { state: 'cancelled' });
  return true;
}

/** True when cancelling this generation now would give its coins back. */
export function wouldReturnCoins(tools: Pick<Tools, 'vendors'>, row: GenerationRow): boolean {
  return row.holdId !== null && canStop(tools, row);
}

async function lockStoppable(
  transaction: Transaction,
  tools: Tools,
  generationId: string,
): Promise<GenerationRow | undefined> {
  const [row] = await transaction.select().from(generations).where(eq(generations.id, generationId)).for('update');
  return row && canStop(tools, row) ? row : undefined;
}

function canStop(tools: Pick<Tools, 'vendors'>, row: GenerationRow): boolean {
  const isFree = tools.vendors.get(row.vendor as VendorName)?.repeatable === true;
  return row.state === 'pending' || (isFree && (row.state === 'submitting' || row.state === 'processing'));
}
