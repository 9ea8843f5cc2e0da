import { randomUUID } from 'node:crypto';
import type { Mail } from '#src/platform/server/mail/create-mailer.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { outboxMails } from '../tables.ts';

/** Where a mail went: to the mail server, or into the outbox that an admin can read. */
export type Delivery = 'mail' | 'outbox';

/**
 * Sends a mail, or puts it into the outbox when no mail server is configured, and logs that, without the address or the
 * code. Throws the mail server's error.
 */
export async function deliverMail({ mailer, db, log }: AccountDependencies, mail: Mail): Promise<Delivery> {
  if (mailer) {
    await mailer.send(mail);
    return 'mail';
  }
  await db.insert(outboxMails).values({ id: randomUUID(), recipient: mail.to, subject: mail.subject, body: mail.text });
  log.warn({ readAt: '/admin/outbox' }, 'no mail server is set (KINORA_SMTP_URL): a mail waits in the outbox');
  return 'outbox';
}
