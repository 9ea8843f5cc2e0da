import { lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { endGivenMemberships } from './change-standing.ts';
import { attempts, outboxMails, sessions, signInLinks, verificationCodes } from './tables.ts';

/**
 * Ends memberships that were given until now, and removes what has no use any more: old codes, counters, links and
 * mails; sessions a month after their end.
 */
export async function sweepAccounts(executor: Executor): Promise<void> {
  await endGivenMemberships(executor);
  await executor.delete(verificationCodes).where(lt(verificationCodes.expiresAt, sql`now() - interval '1 day'`));
  await executor.delete(attempts).where(lt(attempts.windowEndsAt, sql`now()`));
  await executor.delete(signInLinks).where(lt(signInLinks.expiresAt, sql`now() - interval '1 day'`));
  await executor.delete(outboxMails).where(lt(outboxMails.createdAt, sql`now() - interval '7 days'`));
  await executor
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, sql`now() - interval '30 days'`),
        lt(sessions.endedAt, sql`now() - interval '30 days'`),
      ),
    );
}
