import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Mailer } from '#src/platform/server/mail/create-mailer.ts';
import { operatorAddress } from './operator-address.ts';
import { businessMessages } from './tables.ts';
import { writeBusinessMail } from './write-business-mail.ts';

/** How many mails are sent in one go. */
const AT_ONCE = 5;
/** Mails that were not taken so often are left for the admin to read where they are kept. */
const MOST_TRIES = 10;

/**
 * Mails the enquiries that were not mailed yet. Each is taken by one process for a while that grows with every try, so
 * a mail server that is away, or a process that dies, loses none. Returns how many were taken by the mail server.
 */
export async function mailBusinessMessages({
  db,
  log,
  config,
  mailer,
}: {
  db: Database;
  log: Log;
  config: Config;
  mailer: Mailer;
}): Promise<number> {
  const to = operatorAddress(config);
  if (to === undefined) return 0;
  const waiting = db
    .select({ id: businessMessages.id })
    .from(businessMessages)
    .where(
      and(
        isNull(businessMessages.mailedAt),
        lte(businessMessages.nextMailAt, sql`now()`),
        sql`${businessMessages.mailTries} < ${MOST_TRIES}`,
      ),
    )
    .orderBy(businessMessages.nextMailAt)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(businessMessages)
    .set({
      mailTries: sql`${businessMessages.mailTries} + 1`,
      nextMailAt: sql`now() + make_interval(mins => 1 << ${businessMessages.mailTries})`,
    })
    .where(inArray(businessMessages.id, waiting))
    .returning();
  let sent = 0;
  for (const message of taken) {
    try {
      await mailer.send(writeBusinessMail(message, to));
      await db
        .update(businessMessages)
        .set({ mailedAt: sql`now()` })
        .where(eq(businessMessages.id, message.id));
      sent += 1;
    } catch (error) {
      log.warn({ err: error, message: message.id, tries: message.mailTries }, 'an enquiry could not be mailed');
    }
  }
  return sent;
}
