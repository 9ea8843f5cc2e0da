import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { Started } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations } from '../tables.ts';
import { checkLater } from './check-later.ts';

/** Resumes a locked row of unknown outcome whose vendor has accepted it after all. */
export async function resumeUnknown(
  transaction: Transaction,
  dependencies: Pick<GenerationDependencies, 'queue'>,
  generationId: string,
  { operation, checkAfterSeconds }: Omit<Extract<Started, { kind: 'pending' }>, 'kind'>,
): Promise<void> {
  await transaction
    .update(generations)
    .set({
      state: 'processing',
      operation,
      operationSince: sql`now()`,
      error: null,
      unknownSince: null,
      aliveAt: null,
      checkCount: 0,
      dueAt: sql`now()`,
    })
    .where(eq(generations.id, generationId));
  await checkLater(transaction, dependencies, generationId, checkAfterSeconds);
}
