import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { generations } from './tables.ts';

/** Makes the caller's row the only reference to a generated file, so that the file goes with that row. */
export async function handOverResult(transaction: Transaction, generationId: string): Promise<void> {
  await transaction.update(generations).set({ resultFileId: null }).where(eq(generations.id, generationId));
}
