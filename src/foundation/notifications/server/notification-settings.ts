import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { NOTIFICATION_KINDS } from '../notification-kinds.ts';
import { HIDEABLE, topicOf, TOPICS, type MailRate, type Topic } from '../topics.ts';
import { notificationDigests, notificationSettings } from './tables.ts';

/** What somebody wants to be told of a topic. */
export interface TopicSettings {
  topic: Topic;
  inApp: boolean;
  mail: MailRate;
}

/** The settings of an account: everything in the app and nothing by mail, until they are changed. */
export async function readNotificationSettings(executor: Executor, accountId: string): Promise<TopicSettings[]> {
  const rows = await executor.select().from(notificationSettings).where(eq(notificationSettings.accountId, accountId));
  const found = new Map(rows.map(({ topic, inApp, mail }) => [topic, { topic, inApp, mail }]));
  return TOPICS.map((topic) => found.get(topic) ?? { topic, inApp: true, mail: 'off' });
}

/** Changes what is told of a topic. What happened before the first mail was wanted is not mailed. */
export async function changeNotificationSettings(
  db: Database,
  accountId: string,
  { topic, inApp, mail }: TopicSettings,
): Promise<void> {
  const wanted = { inApp: inApp || !HIDEABLE.has(topic), mail };
  await db.transaction(async (transaction) => {
    if (mail !== 'off' && !(await wantsMails(transaction, accountId))) {
      await transaction
        .insert(notificationDigests)
        .values({ accountId, day: sql`'-infinity'`, dailyUntil: sql`now()`, weeklyUntil: sql`now()` })
        .onConflictDoUpdate({
          target: notificationDigests.accountId,
          set: { dailyUntil: sql`now()`, weeklyUntil: sql`now()` },
        });
    }
    await transaction
      .insert(notificationSettings)
      .values({ accountId, topic, ...wanted })
      .onConflictDoUpdate({ target: [notificationSettings.accountId, notificationSettings.topic], set: wanted });
  });
}

/** The kinds of notifications that an account does not want to see in the app. */
export async function hiddenKinds(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .select({ topic: notificationSettings.topic })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.accountId, accountId), eq(notificationSettings.inApp, false)));
  const hidden = new Set(rows.map(({ topic }) => topic));
  return NOTIFICATION_KINDS.filter((kind) => hidden.has(topicOf(kind)));
}

async function wantsMails(executor: Executor, accountId: string): Promise<boolean> {
  const wanted = and(eq(notificationSettings.accountId, accountId), sql`${notificationSettings.mail} <> 'off'`);
  return (await executor.$count(notificationSettings, wanted)) > 0;
}

const PURPOSE = 'unsubscribe';

/** The token by which whoever has a mail of an account ends its mails. It does nothing else, and has no end. */
export function unsubscribeToken(keys: Pick<SigningKeys, 'sign'>, accountId: string): string {
  return `${accountId}.${keys.sign(PURPOSE, accountId).toString('base64url')}`;
}

/** Ends all mails of the account that the token names. Throws SIGNATURE_INVALID. */
export async function unsubscribe(db: Executor, keys: Pick<SigningKeys, 'isSigned'>, token: string): Promise<void> {
  const [accountId = '', proof = ''] = token.split('.');
  if (!isUuid(accountId) || !keys.isSigned(PURPOSE, accountId, Buffer.from(proof, 'base64url'))) {
    throw new AppError('SIGNATURE_INVALID');
  }
  await db.update(notificationSettings).set({ mail: 'off' }).where(eq(notificationSettings.accountId, accountId));
}
