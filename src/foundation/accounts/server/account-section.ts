import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { listBansOf } from './bans/appeals.ts';
import { identityNow } from './standing/identity-now.ts';
import { accounts, knownDevices, sessions } from './tables.ts';

/** The accounts' part of an archive: the account, its sign-ins, its bans and appeals. */
export async function* accountSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const [row] = await executor
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      phone: accounts.phone,
      identity: identityNow,
      language: accounts.language,
      agreedAt: accounts.agreedAt,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const signIns = await executor
    .select({ beganAt: sessions.createdAt, endedAt: sessions.endedAt, endReason: sessions.endReason })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt));
  const browsers = await executor
    .select({ firstSeenAt: knownDevices.createdAt, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(asc(knownDevices.createdAt));
  yield { name: 'account/account.json', text: JSON.stringify({ ...row, sessions: signIns, browsers }, null, 2) };
  const bans = (await listBansOf(executor, accountId)).map(({ ban, appeal }) => ({
    reason: ban.reason,
    bannedAt: ban.createdAt,
    liftedAt: ban.liftedAt,
    appeal: appeal && {
      description: appeal.description,
      createdAt: appeal.createdAt,
      decision: appeal.decision,
      answer: appeal.answer,
      reviewedAt: appeal.reviewedAt,
    },
  }));
  if (bans.length > 0) {
    yield { name: 'account/bans.json', text: JSON.stringify(bans, null, 2) };
  }
}
