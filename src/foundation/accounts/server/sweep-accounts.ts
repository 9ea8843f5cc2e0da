import { lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { sweepDevices } from './sessions/known-devices.ts';
import { endGivenMemberships } from './standing/change-standing.ts';
import { attempts, outboxMails, sessions, signInLinks, verificationCodes } from './tables.ts';

/**
 * Ends expired given memberships, and removes old codes, counters, links and mails, and sessions a month after their
 * end.
 */
export async function sweepAccounts(executor: Executor): Promise<void> {
  await endGivenMemberships(executor);
  await executor.delete(verificationCodes).where(lt(verificationCodes.expiresAt, sql`now() - interval '1 day'`));
  await sweepDevices(executor);
  await executor.delete(attempts).where(lt(attempts.windowEndsAt, sql`now()`));
  await executor.delete(signInLinks).where(lt(signInLinks.expiresAt, sql`now() - interval '1 day'`));
  await executor
    .delete(outboxMails)
    .where(lt(outboxMails.createdAt, sql`now() - make_interval(days => ${LIMITS.outboxDays})`));
  await executor
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, sql`now() - make_interval(days => ${KEPT_DAYS.endedSessions})`),
        lt(sessions.endedAt, sql`now() - make_interval(days => ${KEPT_DAYS.endedSessions})`),
      ),
    );
}
