import { type SQL, and, count, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { NOTIFICATION_KINDS } from '../notification-kinds.ts';
import { hiddenKinds } from './notification-settings.ts';
import { notifications, type NotificationRow } from './tables.ts';

/** Kinds that can be shown: a row of another version may have one that this version does not know. */
const isKnown = inArray(notifications.kind, [...NOTIFICATION_KINDS]);

const isWanted = (hidden: readonly string[]): SQL | undefined =>
  hidden.length === 0 ? undefined : notInArray(notifications.kind, [...hidden]);

/** The account's newest notifications, at most `limit`; with `after`, those that follow that one. */
export async function listNotifications(
  executor: Executor,
  accountId: string,
  { after, limit = 50 }: { after?: string | undefined; limit?: number } = {},
): Promise<NotificationRow[]> {
  return executor
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        isKnown,
        isWanted(await hiddenKinds(executor, accountId)),
        after === undefined
          ? undefined
          : sql`(${notifications.createdAt}, ${notifications.id}) < (select created_at, id from notifications where id = ${after} and account_id = ${accountId})`,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** How many notifications the account has not read. */
export async function countUnread(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        isKnown,
        isWanted(await hiddenKinds(executor, accountId)),
        isNull(notifications.readAt),
      ),
    );
  return row?.unread ?? 0;
}
