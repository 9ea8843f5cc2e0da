import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createMailer, type Mailer } from '#src/platform/server/mail/create-mailer.ts';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { forgetMessages } from './forget-messages.ts';
import { hasFeedback } from './has-feedback.ts';
import { mailBusinessMessages } from './mail-business-messages.ts';
import { messagesPart } from './messages-part.ts';
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
  if (folder) await rm(folder, { recursive: true, force: true });
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

/** Sends from a network of its own, unless told otherwise. */
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
  if (!mailer) throw new Error('no mailer');
  return { mailer, run: () => mailBusinessMessages({ db: database.db, log: silentLog, config, mailer }) };
}

test('[BIZ-01] an enquiry is kept once and mailed once, also where the mail server was away and several processes mail', async () => {
  const message = enquiry();
  expect((await send('business', message)).json()).toEqual({ status: 'received' });
  expect((await send('business', { ...message, name: 'Somebody else' })).statusCode).toBe(200);
  const { mailer, run } = mailerFor();
  smtp.refuse(true);
  expect(await run()).toBe(0);
  smtp.refuse(false);
  // It waits a while before it is tried again.
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
  const { messages } = (await list('business', admin)).json() as {
    messages: { name: string; mailedAt: string | null }[];
  };
  expect(messages).toMatchObject([{ name: 'Ada', mailedAt: expect.any(String) }]);
  mailer.close();
});

test('[BIZ-01] enquiries are limited for a network, and only an admin reads them, page by page', async () => {
  const codes: number[] = [];
  for (let number = 0; number < 7; number++)
    codes.push((await send('business', enquiry({ name: `N${number}` }), { remoteAddress: '192.0.2.9' })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (const wrong of [
    enquiry({ name: ' ' }),
    enquiry({ message: 'x'.repeat(4001) }),
    enquiry({ budget: '' }),
    enquiry({ id: 'x' }),
  ])
    expect((await send('business', wrong)).statusCode).toBe(400);
  expect((await list('business', await createAccount())).statusCode).toBe(403);
  expect((await server.inject({ url: '/api/contact/business' })).statusCode).toBe(401);
  const admin = (await createFirstAdmin(database.db)).id;
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

test('[BIZ-01] mails for the operator go to the contact if it is a mail address, else to the sender of all mails', () => {
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

test('[FEED-01] the first feedback of an account brings 50 coins, once, however many are sent at once', async () => {
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
  for (const sent of wrong)
    expect((await send('feedback', sent, { accountId })).json(), JSON.stringify(sent)).toMatchObject({
      code: 'INVALID_DATA',
    });
  expect(await readBalance(database.db, accountId)).toBe(0);
  expect((await send('feedback', feedback())).statusCode).toBe(401);
  expect((await send('feedback', feedback({ contact: 'me@film.example' }), { accountId })).json()).toMatchObject({
    paidCoins: 50,
  });
  const admin = (await createFirstAdmin(database.db)).id;
  const read = (await list('feedback?limit=1', admin)).json() as {
    feedback: object[];
    count: number;
    means: Record<string, number>;
  };
  expect(read.feedback).toMatchObject([{ accountId, contact: 'me@film.example', ratings: { music: 4 } }]);
  expect([read.count, Object.keys(read.means).length, read.means['music']]).toEqual([8, 10, 4]);
  expect((await list('feedback', accountId)).statusCode).toBe(403);
});

test('[FEED-01] what an account wrote is in its archive, and goes with it', async () => {
  const accountId = await createAccount();
  await send('feedback', feedback(), { accountId });
  await send('business', enquiry(), { accountId });
  const parts: string[] = [];
  for await (const { text } of messagesPart(database.db, accountId)) parts.push(text);
  expect(parts.map((text) => (JSON.parse(text) as object[]).length)).toEqual([1, 1]);
  await forgetMessages(database.db, accountId);
  expect(await hasFeedback(database.db, accountId)).toBe(false);
});
