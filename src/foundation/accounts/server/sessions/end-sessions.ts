import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { sessions, type SessionEnd } from '../tables.ts';
import { hashPart, parseRefreshToken } from './refresh-token.ts';

/** Ends a session at once, with its tokens, event streams and media links. Idempotent. */
export async function endSession(executor: Executor, sessionId: string, reason: SessionEnd): Promise<void> {
  await executor
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends the session of a refresh token, however old the token. Other texts are ignored. */
export async function endSessionOfToken(executor: Executor, sent: string, reason: SessionEnd): Promise<void> {
  const token = parseRefreshToken(sent);
  if (!token) {
    return;
  }
  await executor
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(sessions.familySha256, hashPart(token.family)), isNull(sessions.endedAt)));
}

/** Ends every session of an account, or all except one. Returns how many there were. */
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
