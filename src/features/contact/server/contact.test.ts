import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetAttempts, noteAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createMailer, type Mailer } from '#src/platform/server/mail/create-mailer.ts';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { forgetMessages } from './forget-messages.ts';
import { hasFeedback } from './has-feedback.ts';
import { mailBusinessMessages } from './mail-business-messages.ts';
import { messagesSection } from './messages-section.ts';
import { operatorAddress } from './operator-address.ts';
import { contactRoutes } from './routes.ts';

let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;
let smtp: LoopbackSmtp;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-contact-'));
  smtp = await startLoopbackSmtp();
  server = await buildSliceServer(database, folder, {
    routes: () => ({ contact: contactRoutes({ db: database.db }) }),
  });
});
afterAll(async () => {
  await server?.close();
  await smtp?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

async function createAccount(): Promise<string> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'somebody' });
  return id;
}

const enquiry = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Ada',
  company: 'Analytical\nFilms',
  contact: 'ada@film.example',
  message: 'A <b>film</b> about engines, in three parts.',
  ...change,
});
const feedback = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  filmType: 'comedy',
  style: 'gouache',
  functionFeedback: 'The storyboard is quick.',
  suggestions: 'More looks.',
  ratings: Object.fromEntries(FEEDBACK_RATINGS.map((name) => [name, 4])),
  ...change,
});

/** Sends from a new network, unless told otherwise. */
let network = 0;
async function send(
  path: string,
  payload: object,
  { accountId, remoteAddress = `10.0.0.${++network}` }: { accountId?: string; remoteAddress?: string } = {},
): Promise<LightMyRequestResponse> {
  const headers = accountId === undefined ? {} : await signIn(database, folder, accountId);
  return server.inject({
    method: 'POST',
    url: `/api/contact/${path}`,
    headers: { 'kinora-language': 'en', ...headers },
    payload,
    remoteAddress,
  });
}

async function list(path: string, accountId: string): Promise<LightMyRequestResponse> {
  return server.inject({ url: `/api/contact/${path}`, headers: await signIn(database, folder, accountId) });
}

function mailerFor(env: Record<string, string> = {}): { mailer: Mailer; run: () => Promise<number> } {
  const config = readConfig({ KINORA_SMTP_URL: smtp.url, KINORA_CONTACT: 'help@film.example', ...env });
  const mailer = createMailer(config);
  if (!mailer) {
    throw new Error('no mailer');
  }
  return { mailer, run: () => mailBusinessMessages({ db: database.db, log: silentLog, config, mailer }) };
}

test('[BIZ-01] an enquiry is stored and mailed once, also after a mail server failure and with several processes', async () => {
  const message = enquiry();
  expect((await send('business', message)).json()).toEqual({ status: 'received' });
  expect((await send('business', { ...message, name: 'Somebody else' })).statusCode).toBe(200);
  const { mailer, run } = mailerFor();
  smtp.refuse(true);
  expect(await run()).toBe(0);
  smtp.refuse(false);
  // It waits before the next attempt.
  expect(await run()).toBe(0);
  await database.pool.query('update business_messages set next_mail_at = now()');
  expect((await Promise.all([run(), run(), run()])).reduce((sum, sent) => sum + sent)).toBe(1);
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ to: 'help@film.example', subject: 'Kinora: enquiry from Analytical Films' });
  expect(mail?.headers).toMatch(/^Reply-To: ada@film\.example/m);
  expect(mail?.text).toContain('A <b>film</b> about engines');
  expect(mail?.html).toContain('A &lt;b&gt;film&lt;/b&gt; about engines');
  const admin = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, admin);
  const { messages } = (await list('business', admin)).json() as {
    messages: { name: string; mailedAt: string | null }[];
  };
  expect(messages).toMatchObject([{ name: 'Ada', mailedAt: expect.any(String) }]);
  mailer.close();
});

test('[BIZ-01] enquiries are limited per network, and only admins read them, page by page', async () => {
  const codes: number[] = [];
  for (let number = 0; number < 7; number++) {
    codes.push((await send('business', enquiry({ name: `N${number}` }), { remoteAddress: '192.0.2.9' })).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (const wrong of [
    enquiry({ name: ' ' }),
    enquiry({ message: 'x'.repeat(4001) }),
    enquiry({ budget: '' }),
    enquiry({ id: 'x' }),
  ]) {
    expect((await send('business', wrong)).statusCode).toBe(400);
  }
  expect((await list('business', await createAccount())).statusCode).toBe(403);
  expect((await server.inject({ url: '/api/contact/business' })).statusCode).toBe(401);
  const admin = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, admin);
  const names: string[] = [];
  for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 9; pages++) {
    const page = (await list(`business?limit=2${cursor && `&cursor=${cursor}`}`, admin)).json() as {
      messages: { name: string }[];
      next: string | null;
    };
    names.push(...page.messages.map(({ name }) => name));
    cursor = page.next;
  }
  expect(names).toEqual(['N4', 'N3', 'N2', 'N1', 'N0', 'Ada']);
});

test('[BIZ-01] mails to the operator go to the contact if it is an email address, else to the sender address', () => {
  const address = (env: Record<string, string>) => operatorAddress(readConfig(env));
  expect(address({ KINORA_CONTACT: 'help@film.example', KINORA_SMTP_URL: 'smtp://a%40b.example:x@mail.example' })).toBe(
    'help@film.example',
  );
  expect(
    address({ KINORA_CONTACT: 'https://film.example/help', KINORA_MAIL_FROM: 'Kinora <films@film.example>' }),
  ).toBe('films@film.example');
  expect(address({ KINORA_SMTP_URL: 'smtp://a%40b.example:x@mail.example' })).toBe('a@b.example');
  expect(address({})).toBeUndefined();
});

test('[FEED-01] the first feedback of an account grants 50 coins, once, also under concurrency', async () => {
  const accountId = await createAccount();
  expect(await hasFeedback(database.db, accountId)).toBe(false);
  const same = feedback();
  const answers = await Promise.all(
    [same, same, ...Array.from({ length: 6 }, () => feedback())].map((sent) => send('feedback', sent, { accountId })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(
    answers.map((answer) => (answer.json() as { paidCoins: number }).paidCoins).sort((one, other) => one - other),
  ).toEqual([0, 0, 0, 0, 0, 0, 0, 50]);
  expect(await readBalance(database.db, accountId)).toBe(50);
  expect(await hasFeedback(database.db, accountId)).toBe(true);
  const { rows } = await database.pool.query('select count(*)::int as count from feedbacks where account_id = $1', [
    accountId,
  ]);
  expect(rows).toEqual([{ count: 7 }]);
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[FEED-01] [CAT-13] all ten ratings, film type, style, feedback and suggestions are required; the contact is not', async () => {
  const accountId = await createAccount();
  expect(FEEDBACK_RATINGS).toEqual([
    'film_type',
    'style',
    'final_cut_style',
    'final_cut_type',
    'story_outline',
    'storyboard',
    'video',
    'music',
    'ease_of_use',
    'recommendation',
  ]);
  const { ratings, ...rest } = feedback();
  const wrong = [
    ...FEEDBACK_RATINGS.map((name) => ({
      ...rest,
      ratings: Object.fromEntries(Object.entries(ratings).filter(([key]) => key !== name)),
    })),
    feedback({ ratings: { ...ratings, music: 0 } }),
    feedback({ ratings: { ...ratings, music: 2.5 } }),
    feedback({ ratings: { ...ratings, sound: 3 } }),
    feedback({ filmType: undefined }),
    feedback({ style: undefined }),
    feedback({ functionFeedback: '  ' }),
    feedback({ suggestions: '' }),
    feedback({ contact: ' ' }),
  ];
  for (const sent of wrong) {
    expect((await send('feedback', sent, { accountId })).json(), JSON.stringify(sent)).toMatchObject({
      code: 'INVALID_DATA',
    });
  }
  expect(await readBalance(database.db, accountId)).toBe(0);
  expect((await send('feedback', feedback())).statusCode).toBe(401);
  expect((await send('feedback', feedback({ contact: 'me@film.example' }), { accountId })).json()).toMatchObject({
    paidCoins: 50,
  });
  const admin = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, admin);
  const read = (await list('feedback?limit=1', admin)).json() as {
    feedback: object[];
    count: number;
    means: Record<string, number>;
  };
  expect(read.feedback).toMatchObject([{ accountId, contact: 'me@film.example', ratings: { music: 4 } }]);
  expect([read.count, Object.keys(read.means).length, read.means['music']]).toEqual([8, 10, 4]);
  expect((await list('feedback', accountId)).statusCode).toBe(403);
});

test("[FEED-01] an account's messages are in its archive, and are deleted with it", async () => {
  const accountId = await createAccount();
  await send('feedback', feedback(), { accountId });
  await send('business', enquiry(), { accountId });
  const parts: string[] = [];
  for await (const { text } of messagesSection(database.db, accountId)) {
    parts.push(text);
  }
  expect(parts.map((text) => (JSON.parse(text) as object[]).length)).toEqual([1, 1]);
  await forgetMessages(database.db, accountId);
  expect(await hasFeedback(database.db, accountId)).toBe(false);
});

test('[FEED-01] an admin reads feedback page by page, the newest first, and the mean of each rating over all of it', async () => {
  await database.pool.query('delete from feedbacks');
  const ids: string[] = [];
  for (const music of [1, 2, 2]) {
    const sent = feedback({ ratings: { ...feedback().ratings, music, style: 5 } });
    ids.unshift(sent.id);
    await send('feedback', sent, { accountId: await createAccount() });
  }
  const admin = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, admin);
  const read: string[] = [];
  for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 9; pages++) {
    const page = (await list(`feedback?limit=2${cursor && `&cursor=${cursor}`}`, admin)).json() as {
      feedback: { id: string }[];
      next: string | null;
      count: number;
      means: Record<string, number>;
    };
    expect([page.count, page.means['music'], page.means['style'], page.means['video']]).toEqual([3, 1.67, 5, 4]);
    read.push(...page.feedback.map(({ id }) => id));
    cursor = page.next;
  }
  expect(read).toEqual(ids);
});

test("[FEED-01] feedback under another account's id is refused and not rewarded", async () => {
  const same = feedback();
  const [first, second] = [await createAccount(), await createAccount()];
  expect((await send('feedback', same, { accountId: first })).json()).toMatchObject({ paidCoins: 50 });
  const refused = await send('feedback', same, { accountId: second });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  expect(await readBalance(database.db, second)).toBe(0);
});

test('[BIZ-01] [SEC-09] a flood of enquiries leaves each network one an hour and blocks nobody', async () => {
  const flood = { kind: 'business-all', subject: 'all', allowed: 200, seconds: 3600 };
  for (let number = 0; number < 200; number++) {
    await noteAttempt(database.db, flood);
  }
  const from = async (remoteAddress: string): Promise<number> =>
    (await send('business', enquiry(), { remoteAddress })).statusCode;
  expect([await from('198.51.100.7'), await from('198.51.100.7'), await from('198.51.100.8')]).toEqual([200, 429, 200]);
  await forgetAttempts(database.db, flood);
});

test('[FEED-01] [SEC-09] ten feedbacks a day, each account for itself', async () => {
  const [accountId, another] = [await createAccount(), await createAccount()];
  await send('feedback', feedback(), { accountId });
  await database.pool.query("update attempts set count = 10 where kind = 'feedback' and count = 1");
  expect((await send('feedback', feedback(), { accountId })).json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect((await send('feedback', feedback(), { accountId: another })).statusCode).toBe(200);
  await database.pool.query(
    "update attempts set window_ends_at = window_ends_at - interval '1 day' where kind = 'feedback'",
  );
  expect((await send('feedback', feedback(), { accountId })).statusCode).toBe(200);
});

test('[BIZ-01] an enquiry that could not be mailed ten times waits for an admin alone; five go at once', async () => {
  const { mailer, run } = mailerFor();
  await database.pool.query('update business_messages set mailed_at = now()');
  for (let number = 0; number < 6; number++) {
    await send('business', enquiry({ budget: '20,000' }));
  }
  const waiting = await database.pool.query<{ id: string }>('select id from business_messages where mailed_at is null');
  const setTries = (id: string | undefined, tries: number): Promise<unknown> =>
    database.pool.query('update business_messages set mail_tries = $2, next_mail_at = now() where id = $1', [
      id,
      tries,
    ]);
  await setTries(waiting.rows[0]?.id, 10);
  expect([await run(), await run()]).toEqual([5, 0]);
  await setTries(waiting.rows[0]?.id, 9);
  smtp.refuse(true);
  expect(await run()).toBe(0);
  smtp.refuse(false);
  const { rows } = await database.pool.query<{ minutes: number }>(
    'select round(extract(epoch from next_mail_at - now()) / 60)::int as minutes from business_messages where id = $1',
    [waiting.rows[0]?.id],
  );
  expect(rows).toEqual([{ minutes: 512 }]);
  mailer.close();
});

test('[BIZ-01] without an address of the operator enquiries stay unmailed', async () => {
  await send('business', enquiry({ budget: '20,000 a film' }));
  const { mailer } = mailerFor();
  const config = readConfig({ KINORA_SMTP_URL: smtp.url });
  const bare = { ...config, mail: { ...config.mail, smtpUrl: undefined, from: undefined } };
  expect(await mailBusinessMessages({ db: database.db, log: silentLog, config: bare, mailer })).toBe(0);
  expect(await mailerFor().run()).toBe(1);
  mailer.close();
});

test('[BIZ-01] an admin reads the budget of an enquiry, and none where none was named', async () => {
  await database.pool.query('delete from business_messages');
  await send('business', enquiry());
  await send('business', enquiry({ budget: '20,000 a film' }));
  const admin = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, admin);
  const { messages } = (await list('business', admin)).json() as { messages: { budget: string | null }[] };
  expect(messages.map(({ budget }) => budget)).toEqual(['20,000 a film', null]);
});
