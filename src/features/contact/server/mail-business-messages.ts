import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Mailer } from '#src/platform/server/mail/create-mailer.ts';
import { operatorAddress } from './operator-address.ts';
import { businessMessages } from './tables.ts';
import { writeBusinessMail } from './write-business-mail.ts';

/** Mails per run. */
const AT_ONCE = 5;
/** After this many failures an enquiry is not mailed any more; admins can still read it. */
const MOST_TRIES = 10;

/**
 * Mails the enquiries that were not mailed yet. A process reserves each for a while that grows with every attempt, so a
 * failing mail server or a dying process loses none. Returns how many the mail server accepted.
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
  if (to === undefined) {
    return 0;
  }
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
      log.warn({ err: error, id: message.id, tries: message.mailTries }, 'an enquiry could not be mailed');
    }
  }
  return sent;
}
