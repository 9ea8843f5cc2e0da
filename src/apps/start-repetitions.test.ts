import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFilm } from '#src/features/film/server/create-film.ts';
import { requestGeneration } from '#src/foundation/generation/server/request-generation.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { buildPayments, type Payments } from '#tests/build/build-payments.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import type { Parts } from './parts.ts';
import { startParts } from './start-parts.ts';
import { startRepetitions } from './start-repetitions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let payments: Payments;
let smtp: LoopbackSmtp;
let parts: Parts;
let accountId: string;
/** What stops the parts, and what stops the repetitions of one test. */
const partsStops: (() => Promise<void>)[] = [];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [payments, smtp] = await Promise.all([buildPayments(), startLoopbackSmtp()]);
  parts = await startParts({
    config: readConfig({
      KINORA_DATA: payments.folder,
      KINORA_DISK_RESERVE: '0',
      KINORA_STRIPE_KEY: payments.stripe.key,
      KINORA_STRIPE_WEBHOOK_SECRET: payments.stripe.webhookSecret,
      KINORA_STRIPE_URL: payments.stripe.url,
      KINORA_SMTP_URL: smtp.url,
      KINORA_CONTACT: 'help@film.example',
    }),
    log: silentLog,
    shutdown: { add: (_name, stop) => void partsStops.unshift(stop), signal: new AbortController().signal },
    work: false,
    database: { ...payments.database, close: async () => {} },
  });
  accountId = await payments.createAccount();
});

afterEach(async () => {
  vi.useRealTimers();
  await stopAll(stops);
});

afterAll(async () => {
  await stopAll(partsStops);
  await smtp?.close();
  await payments?.close();
});

async function stopAll(list: (() => Promise<void>)[]): Promise<void> {
  for (const stop of list.splice(0)) {
    await stop();
  }
}

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await payments.database.pool.query<Record<string, unknown>>(text, values)).rows;

const jobs = async (): Promise<unknown[]> =>
  (await query("select distinct name from pgboss.job where name ~ '^(film-advance|generation-)' order by name")).map(
    ({ name }) => name,
  );

const order = (idempotencyKey: string) =>
  payments.database.db.transaction((transaction) =>
    requestGeneration(transaction, parts, {
      accountId,
      model: 'draft-music',
      request: {
        kind: 'music',
        prompt: 'A slow waltz',
        seed: 1,
        durationSeconds: 8,
      },
      folder: 'music',
      idempotencyKey,
      reason: 'music',
    }),
  );

/** A film and a request whose wake-ups were lost with a process. */
async function loseWakeUps(): Promise<void> {
  await createFilm(parts, {
    idea: 'A clockmaker teaches a stray dog to keep time',
    type: 'fantasy',
    style: 'gouache',
    language: 'en',
    aspect: '16:9',
    shots: 4,
    seed: 7,
    shortSidePixels: 90,
    accountId,
  });
  await order(randomUUID());
  await query('delete from pgboss.job');
  await query("update films set changed_at = now() - interval '1 hour'");
  await query(
    "update generations set due_at = now() - interval '1 hour', alive_at = now() - interval '1 hour' where state = 'pending'",
  );
}

/** Lets this time pass for the repetitions; the rest of the program goes on by the real clock. */
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Starts the repetitions on a clock that `pass` moves on. */
async function start(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await startRepetitions(parts, { add: (_name, stop) => void stops.push(stop) });
}

test('[PIPE-03] what a dead process left is woken at once when another starts', async () => {
  await loseWakeUps();
  await start();
  expect(await jobs()).toEqual(['film-advance', 'generation-start-free']);
});

test('[PIPE-03] [REL-02] wake-ups that are lost later are sent again, and unknown work is decided, within seconds', async () => {
  await start();
  await loseWakeUps();
  const unknown = await order('unknown');
  await payments.database.db
    .update(generations)
    .set({ state: 'unknown', unknownSince: new Date(Date.now() - 25 * 60 * MINUTE) })
    .where(eq(generations.id, unknown));
  await query('delete from pgboss.job');
  expect(await jobs()).toEqual([]);
  await pass(15 * SECOND);
  await expect.poll(jobs).toEqual(['film-advance', 'generation-start-free']);
  await expect
    .poll(() => query('select state from generations where id = $1', [unknown]))
    .toEqual([{ state: 'failed' }]);
});

test('[BIZ-01] [COIN-10] every minute enquiries are mailed, payments that did not arrive are asked for, and subscriptions are cancelled', async () => {
  const [buyer, leaver] = [await payments.createAccount(), await payments.createAccount()];
  const left = await payments.join(leaver);
  await payments.deliverAll(left.events);
  await query("insert into payment_acts (kind, subject_id, account_id, reason) values ('cancel', $1, $2, 'second')", [
    left.subscriptionId,
    leaver,
  ]);
  await payments.join(buyer);
  await query(
    "insert into business_messages (id, name, company, contact, message, language) values ($1, 'Ada', 'Analytical Films', 'ada@film.example', 'A film about engines.', 'en')",
    [randomUUID()],
  );
  await start();
  expect(await payments.readIdentity(buyer)).toBe(IDENTITIES.ordinary);
  await pass(MINUTE);
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual(['help@film.example']);
  await expect.poll(() => payments.readIdentity(buyer)).toBe(IDENTITIES.member);
  await expect.poll(() => payments.stripe.things.get(left.subscriptionId)?.['status']).toBe('canceled');
});

test('[SEC-11] [ADM-04] every ten minutes old rows are removed, farming is noticed, and inviters are paid', async () => {
  await query(
    "insert into attempts (kind, subject_sha256, count, window_ends_at) values ('upload', sha256('x'), 1, now() - interval '1 minute')",
  );
  await query(
    "insert into archives (id, account_id, state, finished_at) values ($1, $2, 'failed', now() - interval '1 year')",
    [randomUUID(), accountId],
  );
  const guesser = await payments.createAccount();
  await query('insert into code_guesses (account_id, day, guesses, last_at) values ($1, now(), 50, now())', [guesser]);
  await query("insert into inviters (account_id, code) values ($1, 'ABCDEFGH')", [accountId]);
  const invitationId = randomUUID();
  await query("insert into invitations (id, inviter_id, created_at) values ($1, $2, now() - interval '2 days')", [
    invitationId,
    accountId,
  ]);
  await query(
    "insert into invitation_bonuses (invitation_id, side, coins, state) values ($1, 'inviter', 1, 'waiting')",
    [invitationId],
  );
  await start();
  await pass(10 * MINUTE);
  await expect.poll(() => query("select from attempts where kind = 'upload'")).toEqual([]);
  await expect.poll(() => query('select from archives')).toEqual([]);
  await expect
    .poll(() => query('select account_id, signal from suspicions'))
    .toEqual([{ account_id: guesser, signal: 'code_guessing' }]);
  await expect.poll(() => query("select from invitation_bonuses where state = 'waiting'")).toEqual([]);
});
