import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { GenerationTools } from './generation-tools.ts';
import { endWithoutCharge } from './internal/end-generation.ts';
import { generations } from './tables.ts';

/**
 * Cancels a generation that costs nothing yet: one not begun, or one of a vendor whose work is free to stop. Its coins go
 * back, and a run of it can write no more. Answers false when it has ended or is being made for money: then it goes on.
 */
export async function cancelGeneration(transaction: Transaction, tools: Pick<GenerationTools, 'queue' | 'vendors' | 'wakeJobs'>, generationId: string): Promise<boolean> {
  const [row] = await transaction.select().from(generations).where(eq(generations.id, generationId)).for('update');
  if (!row) return false;
  const isFree = tools.vendors.get(row.vendor as VendorName)?.repeatable === true;
  const canStop = row.state === 'pending' || (isFree && (row.state === 'submitting' || row.state === 'processing'));
  if (!canStop) return false;
  await endWithoutCharge(transaction, tools, row, { state: 'cancelled' });
  return true;
}
