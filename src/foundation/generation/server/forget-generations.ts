import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { abandonGeneration } from './cancel-generation.ts';
import type { GenerationTools } from './generation-tools.ts';
import { generations } from './tables.ts';

const ENDED = ['completed', 'failed', 'cancelled'] as const;

/**
 * Stops an account's work that costs nothing to stop. Answers false while a vendor still makes something of it for
 * money.
 */
export async function endGenerationsOf(
  tools: Pick<GenerationTools, 'queue' | 'vendors' | 'wakeJobs'> & { db: Database },
  accountId: string,
): Promise<boolean> {
  const open = await tools.db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.accountId, accountId), notInArray(generations.state, [...ENDED])));
  let going = 0;
  for (const { id } of open)
    if (!(await tools.db.transaction((transaction) => abandonGeneration(transaction, tools, id)))) going += 1;
  return going === 0;
}

/** Forgets what an account had made. Throws where something is still being made. */
export async function forgetGenerations(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .delete(generations)
    .where(and(eq(generations.accountId, accountId), sql`${generations.finishedAt} is not null`));
  const left = await transaction
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.accountId, accountId))
    .limit(1);
  if (left.length > 0) throw new Error('work of this account is still going on');
}
