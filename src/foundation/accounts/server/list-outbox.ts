import { desc } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { outboxMails } from './tables.ts';

/** The hundred newest mails that wait in the outbox. For admins. */
export async function listOutbox(executor: Executor): Promise<(typeof outboxMails.$inferSelect)[]> {
  return executor.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(100);
}
