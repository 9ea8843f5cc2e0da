import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { listBansOf } from './appeals.ts';
import { accounts, sessions } from './tables.ts';

/** What accounts put into an archive: the account, when somebody was signed in, its bans and what was said of them. */
export async function* accountPart(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const [row] = await executor
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      phone: accounts.phone,
      identity: accounts.identity,
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
  yield { name: 'account/account.json', text: JSON.stringify({ ...row, sessions: signIns }, null, 2) };
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
  if (bans.length > 0) yield { name: 'account/bans.json', text: JSON.stringify(bans, null, 2) };
}
