import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { moderationCases } from './tables.ts';

/** Deletes the cases of an account, and its id from its decisions as an admin. */
export async function forgetCases(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(moderationCases).where(eq(moderationCases.accountId, accountId));
  await executor.update(moderationCases).set({ decidedBy: null }).where(eq(moderationCases.decidedBy, accountId));
}
