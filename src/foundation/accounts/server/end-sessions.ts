import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { hashPart, parseRefreshToken } from './refresh-token.ts';
import { sessions, type SessionEnd } from './tables.ts';

/** Ends a session at once, with its tokens, event streams and media links. Ending it again changes nothing. */
export async function endSession(executor: Executor, sessionId: string, reason: SessionEnd): Promise<void> {
  await executor
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends the session that a refresh token names, however old the token. Anything else changes nothing. */
export async function endSessionOfToken(executor: Executor, sent: string, reason: SessionEnd): Promise<void> {
  const token = parseRefreshToken(sent);
  if (!token) return;
  await executor
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.familySha256, hashPart(token.family)), isNull(sessions.endedAt)));
}

/** Ends every session of an account, or every one but `except`. Answers how many there were. */
export async function endSessionsOf(
  executor: Executor,
  accountId: string,
  reason: SessionEnd,
  except?: string,
): Promise<number> {
  const ended = await executor
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql`now()`),
        ...(except === undefined ? [] : [ne(sessions.id, except)]),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
