import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Mailer } from '#src/platform/server/mail/create-mailer.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { NOTIFICATION_KINDS } from '../../notification-kinds.ts';
import { topicOf } from '../../topics.ts';
import { unsubscribeToken } from '../notification-settings.ts';
import { presentNotifications, type SubjectReaders } from '../present-notifications.ts';
import { notificationDigests, notifications } from '../tables.ts';
import { writeDigest } from './write-digest.ts';

/** Mails per run. */
const AT_ONCE = 10;
/** Notifications that are written out in a mail. */
const MOST_TOLD = 20;
/** After so many minutes a digest that was taken and not handed over is of a process that died. */
const LEASE_MINUTES = 10;

export interface DigestParts {
  db: Database;
  log: Log;
  mailer: Mailer;
  keys: Pick<SigningKeys, 'sign'>;
  /** The site's origin, without a trailing slash. */
  site: string;
  subjects: SubjectReaders;
  /** Where these accounts get mail, and in which language; absent are those that get none: closed or banned. */
  recipients(executor: Executor, accountIds: readonly string[]): Promise<ReadonlyMap<string, Recipient>>;
}

interface Recipient {
  email: string;
  language: Language;
}

type Due = typeof notificationDigests.$inferSelect & { weeklyDue: boolean };

/**
 * Mails what people want to be told and have not read (COMM-12): one mail a day at most, however often this runs and
 * wherever a process dies. A digest is taken for the day, and marked before it is handed to the mail server: one that
 * was taken and not marked is taken again, one that was marked never, and what it told comes with the next one unless
 * the server had accepted it. Returns how many were sent.
 */
export async function mailDigests(parts: DigestParts): Promise<number> {
  const due = await takeDue(parts.db);
  const recipients = await parts.recipients(
    parts.db,
    due.map(({ accountId }) => accountId),
  );
  let sent = 0;
  for (const digest of due) {
    sent += (await mailDigest(parts, digest, recipients.get(digest.accountId))) ? 1 : 0;
  }
  return sent;
}

/** Topics by kind as a table in a query. */
const topics = sql.join(
  NOTIFICATION_KINDS.map((kind) => sql`(${kind}::text, ${topicOf(kind)}::text)`),
  sql`, `,
);

/** SQL for the unread notifications of an account that its digest tells. */
const toldBy = sql`
  select told.id from notifications as told
  join (values ${topics}) as topics (kind, topic) on topics.kind = told.kind
  join notification_settings as wanted on wanted.account_id = told.account_id and wanted.topic = topics.topic
  where told.account_id = digest.account_id and told.read_at is null
    and ((wanted.mail = 'daily' and told.created_at > digest.daily_until)
      or (wanted.mail = 'weekly' and told.created_at > digest.weekly_until
        and digest.weekly_until <= now() - interval '7 days'))`;

async function takeDue(db: Database): Promise<Due[]> {
  const { rows } = await db.execute<{ account_id: string }>(sql`
    update notification_digests set day = (now() at time zone 'UTC')::date, taken_at = now()
    where account_id in (
      select account_id from notification_digests as digest
      where (day < (now() at time zone 'UTC')::date
          or (taken_at < now() - make_interval(mins => ${LEASE_MINUTES}) and (sending_at is null or sending_at < taken_at)))
        and exists (${toldBy})
      order by account_id limit ${AT_ONCE} for update skip locked)
    returning account_id`);
  const ids = rows.map(({ account_id: id }) => id);
  if (ids.length === 0) {
    return [];
  }
  const taken = await db
    .select({ digest: notificationDigests, weeklyDue: sql<boolean>`weekly_until <= now() - interval '7 days'` })
    .from(notificationDigests)
    .where(sql`${notificationDigests.accountId} in ${ids}`);
  return taken.map(({ digest, weeklyDue }) => ({ ...digest, weeklyDue }));
}

async function mailDigest(parts: DigestParts, due: Due, recipient: Recipient | undefined): Promise<boolean> {
  const { db, mailer, keys, site, log, subjects } = parts;
  const { accountId } = due;
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        sql`${notifications.id} in (select told.id from notification_digests as digest cross join lateral (${toldBy}) as told where digest.account_id = ${accountId})`,
        sql`${notifications.createdAt} <= (select taken_at from notification_digests where account_id = ${accountId})`,
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(200);
  // Before anything leaves: whoever dies from here on sends it never again.
  const [marked] = await db
    .update(notificationDigests)
    .set({ sendingAt: sql`now()` })
    .where(and(eq(notificationDigests.accountId, accountId), sql`(sending_at is null or sending_at < taken_at)`))
    .returning();
  const told = recipient ? await presentNotifications(rows, subjects) : [];
  if (!marked || !recipient || told.length === 0) {
    return false;
  }
  const token = unsubscribeToken(keys, accountId);
  try {
    await mailer.send(
      writeDigest({
        ...recipient,
        site,
        unsubscribeUrl: `${site}/unsubscribe/${token}`,
        told: told.slice(0, MOST_TOLD),
        more: Math.max(0, told.length - MOST_TOLD),
      }),
    );
  } catch (error) {
    log.warn({ err: error, id: accountId }, 'a digest could not be mailed');
    return false;
  }
  await db
    .update(notificationDigests)
    .set({ dailyUntil: sql`taken_at`, ...(due.weeklyDue ? { weeklyUntil: sql`taken_at` } : {}) })
    .where(eq(notificationDigests.accountId, accountId));
  return true;
}
