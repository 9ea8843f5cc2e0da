import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createInviteCode } from './invite-code.ts';
import { inviters, type InviterRow } from './tables.ts';

/** The account's invitation code and whether it may invite; made at the first call, the same ever after. */
export async function ensureInviter(executor: Executor, accountId: string): Promise<InviterRow> {
  for (;;) {
    const [found] = await executor.select().from(inviters).where(eq(inviters.accountId, accountId));
    if (found) return found;
    // Nothing is made when another call was quicker, or in the unlikely case that somebody has this code.
    await executor.insert(inviters).values({ accountId, code: createInviteCode() }).onConflictDoNothing();
  }
}
