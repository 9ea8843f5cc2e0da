import { randomUUID } from 'node:crypto';
import type { Mail } from '#src/platform/server/mail/create-mailer.ts';
import type { AccountTools } from './account-tools.ts';
import { outboxMails } from './tables.ts';

/** Where a mail went: to the mail server, or into the outbox that an admin can read. */
export type Delivery = 'mail' | 'outbox';

/**
 * Sends a mail, or keeps it in the outbox where no mail server is set, and says so in the log. Throws what the mail
 * server says when it does not take the mail. `code` is told in the log then, since on a machine of one's own that is
 * where one looks.
 */
export async function deliverMail({ mailer, db, log }: AccountTools, mail: Mail & { code: string }): Promise<Delivery> {
  if (mailer) {
    await mailer.send(mail);
    return 'mail';
  }
  await db.insert(outboxMails).values({ id: randomUUID(), recipient: mail.to, subject: mail.subject, body: mail.text });
  log.warn(
    { to: mail.to, verificationCode: mail.code, readAt: '/admin/outbox' },
    'no mail server is set (KINORA_SMTP_URL): a mail waits in the outbox',
  );
  return 'outbox';
}
