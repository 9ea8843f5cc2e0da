import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createInviteCode } from './invite-code.ts';
import { inviters, type InviterRow } from './tables.ts';

/** The account's invitation code and whether it may invite; created at the first call. */
export async function ensureInviter(executor: Executor, accountId: string): Promise<InviterRow> {
  for (;;) {
    const [found] = await executor.select().from(inviters).where(eq(inviters.accountId, accountId));
    if (found) {
      return found;
    }
    // Inserts nothing when a concurrent call was faster, or in the unlikely case that the code exists.
    await executor.insert(inviters).values({ accountId, code: createInviteCode() }).onConflictDoNothing();
  }
}
