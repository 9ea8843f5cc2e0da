import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { sessions } from './tables.ts';

/** Ends a session at once. Ending it again changes nothing. */
export async function endSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.update(sessions).set({ endedAt: sql`now()` }).where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}
