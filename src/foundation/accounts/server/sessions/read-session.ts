import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Caller } from '../account.ts';
import { secondFactors } from '../second-factor-tables.ts';
import { identityNow } from '../standing/identity-now.ts';
import { accounts, sessions } from '../tables.ts';

/** The caller of this session; undefined when it has ended or does not exist. Reads the row at each call. */
export async function readSession(executor: Executor, sessionId: string): Promise<Caller | undefined> {
  const [row] = await executor
    .select({
      id: accounts.id,
      username: accounts.username,
      identity: identityNow,
      email: accounts.email,
      language: accounts.language,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      hasSecondFactor: sql<boolean>`${secondFactors.enrolledAt} is not null`,
      sessionId: sessions.id,
      isConfirmed: sql<boolean>`${sessions.confirmedAt} > now() - make_interval(mins => ${LIMITS.confirmedMinutes})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`)));
  return row;
}
