import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Account, Identity } from './account.ts';
import { hashToken } from './secret-token.ts';
import { accounts, sessions } from './tables.ts';

/** Who a token belongs to, or undefined when it is unknown, ended or too old. Reads the row at each call. */
export async function readSession(executor: Executor, token: string): Promise<(Account & { sessionId: string }) | undefined> {
  const [row] = await executor
    .select({ id: accounts.id, username: accounts.username, identity: accounts.identity, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenSha256, hashToken(token)), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`)));
  return row ? { ...row, identity: row.identity as Identity } : undefined;
}
