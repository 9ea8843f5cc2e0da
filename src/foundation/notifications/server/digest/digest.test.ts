import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { banAccount } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { findMailRecipients } from '#src/foundation/accounts/server/find-mail-recipients.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Mail } from '#src/platform/server/mail/create-mailer.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createNotification } from '../create-notification.ts';
import { countUnread } from '../list-notifications.ts';
import { changeNotificationSettings, readNotificationSettings, unsubscribe } from '../notification-settings.ts';
import { mailDigests } from './mail-digests.ts';

const keys = createSigningKeys(['a secret of a test']);

let database: OpenDatabase;
let mails: Mail[] = [];
let breaks = false;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const run = (): Promise<number> =>
  mailDigests({
    db: database.db,
    log: silentLog,
    keys,
    site: 'https://films.example',
    recipients: findMailRecipients,
    subjects: { usernames: async () => new Map(), publicTitles: async () => new Map() },
    mailer: {
      send: async (mail) => {
        if (breaks) {
          throw new Error('the mail server is gone');
        }
        mails.push(mail);
      },
      close: () => {},
    },
  });
/** As if it were so many days later. */
const wait = async (accountId: string, days: number): Promise<void> => {
  await database.pool.query(
    `update notification_digests set day = greatest(day, '2000-01-01') - $2::int, daily_until = daily_until - $2 * interval '1 day',
      weekly_until = weekly_until - $2 * interval '1 day', taken_at = taken_at - $2 * interval '1 day',
      sending_at = sending_at - $2 * interval '1 day' where account_id = $1`,
    [accountId, days],
  );
  await database.pool.query(
    "update notifications set created_at = created_at - $2 * interval '1 day' where account_id = $1",
    [accountId, days],
  );
};
const tell = (accountId: string, kind = 'author_followed'): Promise<void> =>
  createNotification(database.db, { id: randomUUID(), accountId, kind, data: { title: 'A <b> & c' } });
const want = (accountId: string, topic: 'films' | 'follows', mail: 'off' | 'daily' | 'weekly'): Promise<void> =>
  changeNotificationSettings(database.db, accountId, { topic, inApp: true, mail });
async function reader(language = 'en'): Promise<string> {
  const accountId = await buildAccount(database);
  await database.pool.query('update accounts set language = $2, email = $3 where id = $1', [
    accountId,
    language,
    `${accountId}@gmail.com`,
  ]);
  mails = [];
  return accountId;
}

test('[COMM-12] nothing is mailed before it is wanted; then one mail a day, with what is new and unread, in the language of whoever gets it', async () => {
  const accountId = await reader('ja');
  await tell(accountId);
  expect(await run()).toBe(0);
  await want(accountId, 'follows', 'daily');
  // What happened before is not mailed, nor what is of another topic.
  await tell(accountId, 'film_ready');
  expect(await run()).toBe(0);
  await tell(accountId);
  expect(await run()).toBe(1);
  expect(mails).toMatchObject([{ to: `${accountId}@gmail.com`, languageTag: 'ja-JP' }]);
  expect(mails[0]?.text).toContain('新しいフォロワーがいます。');
  await tell(accountId);
  expect([await run(), mails.length]).toEqual([0, 1]);
  await wait(accountId, 1);
  expect([await run(), mails.length]).toEqual([1, 2]);
  await wait(accountId, 1);
  expect([await run(), mails.length]).toEqual([0, 2]);
});

test('[COMM-12] a weekly topic waits for its week, and comes in one mail with the daily one, escaped', async () => {
  const accountId = await reader();
  await want(accountId, 'films', 'weekly');
  await want(accountId, 'follows', 'daily');
  await tell(accountId, 'film_ready');
  await wait(accountId, 3);
  expect(await run()).toBe(0);
  await wait(accountId, 5);
  await tell(accountId);
  expect(await run()).toBe(1);
  expect(mails[0]?.subject).toBe('2 things happened on Kinora');
  expect(mails[0]?.html).toContain('“A &lt;b&gt; &amp; c” is ready.');
});

test('[COMM-12] two processes send one mail; one that died before sending is made up for, one that died while sending is not repeated', async () => {
  const accountId = await reader();
  await want(accountId, 'follows', 'daily');
  await tell(accountId);
  expect((await Promise.all([run(), run(), run()])).reduce((sum, sent) => sum + sent, 0)).toBe(1);
  await wait(accountId, 1);
  await tell(accountId);
  const set = (fields: string): Promise<unknown> =>
    database.pool.query(`update notification_digests set ${fields} where account_id = $1`, [accountId]);
  const today = "day = (now() at time zone 'UTC')::date";
  await set(`${today}, taken_at = now() - interval '1 hour', sending_at = now() - interval '59 minutes'`);
  expect(await run()).toBe(0);
  await set(`${today}, taken_at = now() - interval '1 minute', sending_at = null`);
  expect(await run()).toBe(0);
  await set(`${today}, taken_at = now() - interval '1 hour', sending_at = null`);
  expect(await run()).toBe(1);
});

test('[COMM-12] what a broken mail server did not take comes with the next mail; a banned account gets none', async () => {
  const [accountId, admin] = [await reader(), await buildAccount(database)];
  await want(accountId, 'follows', 'daily');
  await tell(accountId);
  breaks = true;
  expect(await run()).toBe(0);
  breaks = false;
  await wait(accountId, 1);
  await banAccount(database.db, { accountId, by: admin, reason: 'a test' });
  expect(await run()).toBe(0);
  await database.pool.query('update accounts set banned_at = null where id = $1', [accountId]);
  await wait(accountId, 1);
  expect(await run()).toBe(1);
});

test('[COMM-12] the link in a mail ends all mails without signing in, and no other link does; what is not wanted in the app is not counted there', async () => {
  const accountId = await reader();
  await want(accountId, 'follows', 'daily');
  await tell(accountId);
  await run();
  const url = mails[0]?.unsubscribeUrl ?? '';
  expect(mails[0]?.text).toContain(url);
  const token = url.slice(url.lastIndexOf('/') + 1);
  const [, proof] = token.split('.');
  const other = await reader();
  await want(other, 'follows', 'daily');
  for (const wrong of ['', 'x.y', `${other}.${proof}`, `${accountId}.${'A'.repeat(43)}`]) {
    await expect(unsubscribe(database.db, keys, wrong)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' });
  }
  await unsubscribe(database.db, keys, token);
  const mailsOf = async (id: string) => (await readNotificationSettings(database.db, id)).map(({ mail }) => mail);
  expect([new Set(await mailsOf(accountId)), (await mailsOf(other)).includes('daily')]).toEqual([
    new Set(['off']),
    true,
  ]);
  expect(await countUnread(database.db, accountId)).toBe(1);
  await changeNotificationSettings(database.db, accountId, { topic: 'follows', inApp: false, mail: 'off' });
  expect(await countUnread(database.db, accountId)).toBe(0);
});
