import { desc } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { IDENTITIES, type Account } from './account.ts';
import { outboxMails } from './tables.ts';

/** The hundred newest mails that wait in the outbox, for an admin. Throws PERMISSION_DENIED for anybody else. */
export async function listOutbox(executor: Executor, account: Account): Promise<(typeof outboxMails.$inferSelect)[]> {
  if (account.identity !== IDENTITIES.admin) throw new AppError('PERMISSION_DENIED');
  return executor.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(100);
}
