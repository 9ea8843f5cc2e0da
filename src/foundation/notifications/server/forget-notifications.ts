import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { notifications } from './tables.ts';

/** Forgets all that an account was told. */
export async function forgetNotifications(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(notifications).where(eq(notifications.accountId, accountId));
}
