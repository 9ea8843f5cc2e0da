import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { accounts, outboxMails } from '../tables.ts';

/** A waiting mail in the list. */
export interface WaitingMail {
  readonly id: string;
  readonly recipient: string;
  readonly createdAt: Date;
  /** It goes to an admin (see `openOutboxMail`). */
  readonly isForAdmin: boolean;
}

const isForAdmin = sql<boolean>`coalesce(${accounts.isAdmin}, false)`;

/** The hundred newest mails in the outbox, without their bodies. For admins. */
export async function listOutbox(executor: Executor): Promise<WaitingMail[]> {
  return executor
    .select({
      id: outboxMails.id,
      recipient: outboxMails.recipient,
      createdAt: outboxMails.createdAt,
      isForAdmin,
    })
    .from(outboxMails)
    .leftJoin(accounts, eq(accounts.email, outboxMails.recipient))
    .orderBy(desc(outboxMails.createdAt))
    .limit(100);
}

/** The opening of a mail, to be recorded. */
export interface OpenedMail {
  readonly mailId: string;
  /** The account of the address; null when no account has it. */
  readonly accountId: string | null;
}

/**
 * The content of a waiting mail. A code in it can set somebody's password, so `note` records in the same transaction
 * who read it. Mails to admins cannot be read here, otherwise one stolen session could take over any admin account; the
 * operator finds their codes in the log. Throws NOT_FOUND, PERMISSION_DENIED.
 */
export async function openOutboxMail(
  db: Database,
  mailId: string,
  note: (transaction: Transaction, opened: OpenedMail) => Promise<void>,
): Promise<{ subject: string; body: string }> {
  return db.transaction(async (transaction) => {
    const [mail] = await transaction
      .select({ subject: outboxMails.subject, body: outboxMails.body, accountId: accounts.id, isForAdmin })
      .from(outboxMails)
      .leftJoin(accounts, eq(accounts.email, outboxMails.recipient))
      .where(eq(outboxMails.id, mailId));
    if (!mail) {
      throw new AppError('NOT_FOUND', { details: { mail: mailId } });
    }
    if (mail.isForAdmin) {
      throw new AppError('PERMISSION_DENIED');
    }
    await note(transaction, { mailId, accountId: mail.accountId });
    return { subject: mail.subject, body: mail.body };
  });
}
