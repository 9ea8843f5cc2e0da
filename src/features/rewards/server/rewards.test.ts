import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOW_BALANCE_COINS, REWARDS } from '#src/shared/catalogue/rewards.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { checkIn } from './check-in.ts';
import { createCodeBatch, stopCodeBatch } from './code-batches.ts';
import { listCodeGuessers } from './code-guesses.ts';
import { forgetRewards } from './forget-rewards.ts';
import { redeemCode } from './redeem-code.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-rewards-'));
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
  await enrolSecondFactor(database, folder, studio.accountId);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

type Headers = Record<string, string>;
const post = (url: string, headers: Headers, payload: object = {}): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'POST', url, headers, payload });
const get = (url: string, headers: Headers): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'GET', url, headers });
const somebody = async (coins = 0): Promise<{ id: string; headers: Headers }> => {
  const id = await buildAccount(database, coins);
  return { id, headers: await signIn(database, folder, id) };
};
const identityOf = async (id: string): Promise<number> =>
  (await database.pool.query<{ identity: number }>('select identity from accounts where id = $1', [id])).rows[0]
    ?.identity ?? -1;
const act = (): { adminId: string; requestId: string } => ({ adminId: studio.accountId, requestId: randomUUID() });
/** Each call comes from a new network, so that the tests do not share a limit. */
let network = 0;
const redeem = (accountId: string, code: string): Promise<number> =>
  redeemCode(database.db, { accountId, code, networkAddress: `10.0.${Math.floor(++network / 250)}.${network % 250}` });

test('[CAT-32] [CAT-33] the rewards and the threshold have the specified values', () => {
  expect(REWARDS).toEqual({
    dailyCheckIn: 10,
    redeemCode: 2000,
    invitedNewcomer: 50,
    inviter: 300,
    feedback: 50,
    completedProfile: 50,
  });
  expect([LIMITS.invitations, LOW_BALANCE_COINS]).toEqual([10, 50]);
});

test('[COIN-07] checking in grants 10 once, with or without the trailing slash, and says so the second time', async () => {
  const { id, headers } = await somebody();
  const first = await post('/api/account/checkin/', headers);
  expect([first.statusCode, first.json()]).toEqual([200, { status: 'success', coins: 10, balanceCoins: 10 }]);
  for (const url of ['/api/account/checkin/', '/api/account/checkin']) {
    expect((await post(url, headers)).json()).toEqual({ status: 'already_checked_in', coins: 0, balanceCoins: 10 });
  }
  expect((await api.inject({ method: 'POST', url: '/api/account/checkin/', headers })).json()).toMatchObject({
    status: 'already_checked_in',
  });
  expect((await post('/api/account/checkin/', {})).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect((await post('/api/account/checkin/', { authorization: 'Bearer x.y.z' })).statusCode).toBe(401);
  const { rows } = await database.pool.query(
    'select reason, amount_coins::int as coins from ledger_entries where account_id = $1',
    [id],
  );
  expect(rows).toEqual([{ reason: 'check_in', coins: 10 }]);
});

test("[COIN-07] a day is a calendar day of the client's time zone, and 20 hours must pass between two check-ins", async () => {
  const accountId = await buildAccount(database);
  const at = (now: string, timeZone: string): Promise<number> =>
    checkIn(database.db, { accountId, timeZone, now: new Date(now) });
  expect(await at('2026-03-01T22:00:00Z', 'Asia/Tokyo')).toBe(10); // the 2nd, 7 o'clock
  expect(await at('2026-03-02T14:59:00Z', 'Asia/Tokyo')).toBe(0); // the 2nd, shortly before midnight
  expect(await at('2026-03-02T15:01:00Z', 'Asia/Tokyo')).toBe(0); // the 3rd, but only 17 hours later
  expect(await at('2026-03-02T15:01:00Z', 'Pacific/Kiritimati')).toBe(0); // moving east does not help
  expect(await at('2026-03-02T18:00:00Z', 'America/Los_Angeles')).toBe(0); // 20 hours later, but still the 2nd there
  expect(await at('2026-03-02T18:00:00Z', 'Asia/Tokyo')).toBe(10); // the 3rd, 20 hours later
  expect(await at('2026-03-05T00:00:00Z', 'UTC')).toBe(10); // Missed days have no effect.
  const west = await somebody();
  const zoned = await post('/api/account/checkin/', { ...west.headers, 'kinora-time-zone': 'Pacific/Kiritimati' });
  expect(zoned.json()).toMatchObject({ status: 'success' });
  const day = async (id: string): Promise<string> =>
    (await database.pool.query<{ day: string }>('select day::text from check_ins where account_id = $1', [id])).rows[0]
      ?.day ?? '';
  expect(await day(west.id)).toBe(new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10));
  for (const zone of ['Mars/Olympus', "'; drop table check_ins --", 'x'.repeat(5000)]) {
    const lost = await somebody();
    expect((await post('/api/account/checkin/', { ...lost.headers, 'kinora-time-zone': zone })).statusCode).toBe(200);
    expect(await day(lost.id)).toBe(new Date().toISOString().slice(0, 10));
  }
});

test('[SEC-10] [COIN-07] many concurrent check-ins, from any zones, pay once', async () => {
  const accountId = await buildAccount(database);
  const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Niue'];
  const now = new Date();
  const paid = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      checkIn(database.db, { accountId, timeZone: zones[index % zones.length] ?? 'UTC', now }),
    ),
  );
  expect(paid.filter((coins) => coins > 0)).toEqual([10]);
  expect(await readBalance(database.db, accountId)).toBe(10);
});

test('[COIN-08] an admin creates codes, stored as hashes, each of which grants 2000 and the special status once', async () => {
  const admin = await signIn(database, folder, studio.accountId);
  const { id, headers } = await somebody();
  expect((await post('/api/account/redeem_code/', headers, { code: 'ABCDE' })).json()).toMatchObject({
    code: 'FILE_NOT_FOUND',
    status: 'error',
    error_code: 'FILE_NOT_FOUND',
  });

  const made = await post('/api/admin/redeem-code-batches', admin, { name: 'Spring', count: 3 });
  expect(made.headers['cache-control']).toBe('no-store');
  const { batch, codes } = made.json() as { batch: { id: string }; codes: string[] };
  expect(codes.every((code) => /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(3);
  const kept = JSON.stringify(
    (await database.pool.query('select * from redeem_codes natural join redeem_code_batches')).rows,
  );
  for (const code of codes) {
    expect(kept).not.toContain(code.slice(0, 5));
  }

  const [code = '', second = ''] = codes;
  const done = await post('/api/account/redeem_code/', headers, {
    code: ` ${code.toLowerCase().replaceAll('-', ' ')} `,
  });
  expect([done.statusCode, done.json()]).toEqual([
    200,
    { status: 'success', error_code: null, coins: 2000, balanceCoins: 2000 },
  ]);
  expect(await identityOf(id)).toBe(4);

  const refusal = async (sent: string): Promise<unknown> => {
    const response = await post('/api/account/redeem_code/', headers, { code: sent });
    const { code: named, error_code, status, message } = response.json() as Record<string, string>;
    expect([named, status, typeof message]).toEqual([error_code, 'error', 'string']);
    return [response.statusCode, error_code];
  };
  expect(await refusal(' ')).toEqual([400, 'EMPTY_CODE']);
  expect(await refusal('00000-00000-00000-00000')).toEqual([404, 'INVALID_CODE']);
  expect(await refusal(code)).toEqual([409, 'CODE_ALREADY_USED']);
  await post(`/api/admin/redeem-code-batches/${batch.id}/stop`, admin);
  expect(await refusal(second)).toEqual([410, 'REDEEM_FAILED']);
  const list = (await get('/api/admin/redeem-code-batches', admin)).json() as { batches: object[] };
  expect(list.batches).toMatchObject([
    { name: 'Spring', coins: 2000, codes: 3, redeemed: 1, stoppedAt: expect.any(String) as string },
  ]);
  expect(JSON.stringify(list)).not.toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
  const { rows: audit } = await database.pool.query(
    'select action, account_id as actor_id, subject_id from audit_entries join audit_people on alias = actor_id order by sequence',
  );
  expect(audit).toEqual(
    ['codes.create', 'codes.stop'].map((action) => ({ action, actor_id: studio.accountId, subject_id: batch.id })),
  );
  for (const url of ['/api/admin/redeem-code-batches', `/api/admin/redeem-code-batches/${batch.id}/stop`]) {
    expect((await post(url, headers, { name: 'Mine', count: 1 })).json()).toMatchObject({ code: 'PERMISSION_DENIED' });
  }
});

test('[COIN-08] an expired code is refused, and one that ends later is not', async () => {
  const accountId = await buildAccount(database);
  const {
    batch,
    codes: [over = '', open = ''],
  } = await createCodeBatch(database.db, act(), { name: 'Short', count: 2, expiresAt: new Date(Date.now() + 60_000) });
  expect(await redeem(accountId, open)).toBe(2000);
  await database.pool.query("update redeem_code_batches set expires_at = now() - interval '1 second' where id = $1", [
    batch.id,
  ]);
  await expect(redeem(accountId, over)).rejects.toMatchObject({ code: 'REDEEM_FAILED' });
});

test('[COIN-08] batches are listed page by page, the newest first, each with its own count of redeemed codes and its end', async () => {
  const admin = await signIn(database, folder, studio.accountId);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const made: { name: string; redeemed: number; expiresAt: string | null }[] = [];
  for (const [name, redeemed] of [
    ['Paged 1', 0],
    ['Paged 2', 2],
    ['Paged 3', 1],
  ] as const) {
    const ends = redeemed === 1 ? { expiresAt } : {};
    const { codes } = (await post('/api/admin/redeem-code-batches', admin, { name, count: 3, ...ends })).json() as {
      codes: string[];
    };
    for (const code of codes.slice(0, redeemed)) {
      await redeem(await buildAccount(database), code);
    }
    made.unshift({ name, redeemed, expiresAt: ends.expiresAt ?? null });
  }
  const listed: object[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = (await get(`/api/admin/redeem-code-batches?limit=2${next && `&cursor=${next}`}`, admin)).json() as {
      batches: object[];
      next: string | null;
    };
    listed.push(...page.batches);
    next = page.next;
    expect(listed.length).toBeLessThan(20);
  }
  expect(listed.slice(0, 3)).toMatchObject(made);
  expect(new Set(listed.map((batch) => (batch as { id: string }).id)).size).toBe(listed.length);
});

test('[SEC-10] [COIN-08] one code, many accounts and concurrent attempts: it pays once', async () => {
  const {
    codes: [code = ''],
  } = await createCodeBatch(database.db, act(), { name: 'Once', count: 1 });
  const ids = await Promise.all(Array.from({ length: 6 }, () => buildAccount(database)));
  const tries = await Promise.allSettled([...ids, ...ids].map((id) => redeem(id, code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code?: string }).code] : [])),
  ).toEqual(Array(11).fill('CODE_ALREADY_USED'));
  const balances = await Promise.all(ids.map((id) => readBalance(database.db, id)));
  expect(balances.sort((first, next) => next - first)).toEqual([2000, 0, 0, 0, 0, 0]);
  const special = await Promise.all(ids.map(identityOf));
  expect(special.filter((identity) => identity === 4)).toHaveLength(1);
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[COIN-08] [INV-03] guesses are limited to ten an hour and recorded; a right code is not counted', async () => {
  const { batch, codes } = await createCodeBatch(database.db, act(), { name: 'Many', count: 12 });
  const honest = await buildAccount(database);
  for (const code of codes) {
    expect(await redeemCode(database.db, { accountId: honest, code, networkAddress: '10.9.9.9' })).toBe(2000);
  }
  await stopCodeBatch(database.db, act(), batch.id);

  const guesser = await somebody();
  const results: string[] = [];
  for (let index = 0; index < 12; index++) {
    results.push(
      (
        (await post('/api/account/redeem_code/', guesser.headers, { code: `GUESS-${index}` })).json() as {
          error_code: string;
        }
      ).error_code,
    );
  }
  expect(results).toEqual([...Array<string>(10).fill('INVALID_CODE'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  const guessers = await listCodeGuessers(database.db, { days: 30, atLeast: 5 });
  expect(guessers).toEqual([{ accountId: guesser.id, guesses: 10, lastAt: expect.any(Date) as Date }]);
});

test('[COIN-08] [INV-03] guesses older than thirty days no longer count', async () => {
  const [old, young] = [await buildAccount(database), await buildAccount(database)];
  for (const [id, daysAgo] of [
    [old, 31],
    [young, 29],
  ] as const) {
    await database.pool.query(
      "insert into code_guesses values ($1, (now() at time zone 'UTC')::date - $2::int, 9, now())",
      [id, daysAgo],
    );
  }
  const found = (await listCodeGuessers(database.db, { days: 30, atLeast: 5 })).map(({ accountId }) => accountId);
  expect([found.includes(old), found.includes(young)]).toEqual([false, true]);
});

test('[COIN-09] the history shows reason, film and outcome of each own change, paged and filtered', async () => {
  const { id, headers } = await somebody();
  const other = await somebody(70);
  const filmId = await studio.createFilm({ accountId: id });
  await database.pool.query("update films set title = 'The Fox' where id = $1", [filmId]);
  const task = (number: number): { kind: string; id: string } => ({
    kind: 'generation',
    id: `film:${filmId}:clip:shot:${number}`,
  });
  const hold = (coins: number, number: number) =>
    holdCoins(database.db, {
      accountId: id,
      coins,
      reason: 'film_clip',
      task: task(number),
      idempotencyKey: `hold:${number}`,
    });
  await grantCoins(database.db, {
    accountId: id,
    coins: 500,
    reason: 'check_in',
    task: { kind: 'check_in', id: '2026-01-01' },
    idempotencyKey: 'a',
  });
  await settleHold(database.db, { holdId: (await hold(40, 1)).id });
  await settleHold(database.db, { holdId: (await hold(50, 2)).id, chargedCoins: 20 });
  await releaseHold(database.db, (await hold(60, 3)).id);
  await hold(70, 4);
  await holdCoins(database.db, {
    accountId: id,
    coins: 5,
    reason: 'something_new',
    task: { kind: 'thing', id: 'x' },
    idempotencyKey: 'z',
  });
  await holdCoins(database.db, {
    accountId: id,
    coins: 10,
    reason: 'film_film_price',
    task: { kind: 'film', id: filmId },
    idempotencyKey: 'f',
  });

  const film = { id: filmId, title: 'The Fox' };
  const all = (await get('/api/account/coins', headers)).json() as {
    balanceCoins: number;
    entries: Record<string, unknown>[];
    next: string | null;
  };
  expect(all.balanceCoins).toBe(500 - 40 - 20 - 70 - 5 - 10);
  expect(all.entries).toMatchObject([
    { change: 'set_aside', amountCoins: -10, balanceAfterCoins: 355, reason: 'film_film_price', film },
    { change: 'set_aside', amountCoins: -5, balanceAfterCoins: 365, reason: 'other', film: null },
    { change: 'set_aside', amountCoins: -70, balanceAfterCoins: 370, reason: 'film_clip', film },
    { change: 'returned', amountCoins: 60, balanceAfterCoins: 440, reason: 'film_clip', film },
    { change: 'undone', amountCoins: -60, balanceAfterCoins: 380, reason: 'film_clip', film },
    { change: 'returned', amountCoins: 30, balanceAfterCoins: 440, reason: 'film_clip', film },
    { change: 'spent', amountCoins: -50, balanceAfterCoins: 410, reason: 'film_clip', film },
    { change: 'spent', amountCoins: -40, balanceAfterCoins: 460, reason: 'film_clip', film },
    { change: 'received', amountCoins: 500, balanceAfterCoins: 500, reason: 'check_in', film: null },
  ]);

  const paged: unknown[] = [];
  for (let cursor = ''; ;) {
    const page = (await get(`/api/account/coins?limit=2${cursor}`, headers)).json() as typeof all;
    paged.push(...page.entries);
    if (page.next === null) {
      break;
    }
    cursor = `&cursor=${page.next}`;
  }
  expect(paged).toEqual(all.entries);
  const amounts = async (query: string): Promise<unknown[]> =>
    ((await get(`/api/account/coins?${query}`, headers)).json() as typeof all).entries.map(
      ({ amountCoins }) => amountCoins,
    );
  expect(await amounts('direction=in')).toEqual([60, 30, 500]);
  expect(await amounts('direction=out&topic=films')).toEqual([-10, -70, -60, -50, -40]);
  expect(await amounts('topic=rewards')).toEqual([500]);
  expect(await amounts('topic=other')).toEqual([-5]);
  const {
    rows: [first],
  } = await database.pool.query<{ at: Date }>(
    "select created_at as at from ledger_entries where account_id = $1 and idempotency_key = 'hold:1'",
    [id],
  );
  const moment = encodeURIComponent(first?.at.toISOString() ?? '');
  expect(await amounts(`until=${moment}`)).toEqual([500]);
  expect((await amounts(`from=${moment}`)).length).toBe(8);

  const foreign = all.entries[3]?.['id'] as string;
  expect((await get(`/api/account/coins?cursor=${foreign}`, other.headers)).json()).toEqual({
    balanceCoins: 70,
    entries: [],
    next: null,
  });
  await database.pool.query('update films set deleted_at = now() where id = $1', [filmId]);
  expect(
    ((await get('/api/account/coins?topic=films', headers)).json() as typeof all).entries.every(
      (entry) => entry['film'] === null,
    ),
  ).toBe(true);
});

test("[COIN-09] [SEC-18] the CSV of the history is in the reader's language, and no title becomes a formula", async () => {
  const { id, headers } = await somebody();
  const filmId = await studio.createFilm({ accountId: id });
  await database.pool.query('update films set title = \'=HYPERLINK("http://evil.example","win")\' where id = $1', [
    filmId,
  ]);
  await grantCoins(database.db, {
    accountId: id,
    coins: 2000,
    reason: 'redeem_code',
    task: { kind: 'x', id: randomUUID() },
    idempotencyKey: 'a',
  });
  await holdCoins(database.db, {
    accountId: id,
    coins: 30,
    reason: 'film_film_price',
    task: { kind: 'film', id: filmId },
    idempotencyKey: 'b',
  });
  const response = await get('/api/account/coins.csv', {
    ...headers,
    'kinora-language': 'ja',
    'kinora-time-zone': 'Asia/Tokyo',
  });
  expect(response.headers['content-type']).toMatch(/^text\/csv/);
  expect(response.headers['content-disposition']).toContain('kinora-film-coins.csv');
  const lines = response.rawPayload.toString('utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF日時 (Asia/Tokyo),用途,映画,状態,増えたフィルムコイン,減ったフィルムコイン,変更後の残高',
  );
  expect(lines[1]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,映画の基本料金,"'=HYPERLINK\(""http:\/\/evil\.example"",""win""\)",取り置き中,0,30,1970$/,
  );
  expect(lines[2]).toMatch(/,引き換えコード,,受け取り,2000,0,2000$/);
  expect(lines).toHaveLength(4);
});

test('[SEC-23] deleting an account leaves its codes used and without its name', async () => {
  const accountId = await buildAccount(database);
  const {
    batch,
    codes: [code = ''],
  } = await createCodeBatch(
    database.db,
    { adminId: accountId, requestId: randomUUID() },
    { name: 'Leaving', count: 1 },
  );
  await redeem(accountId, code);
  await expect(redeem(accountId, 'NO-SUCH-CODE')).rejects.toMatchObject({ code: 'INVALID_CODE' });
  await checkIn(database.db, { accountId, timeZone: 'UTC', now: new Date() });
  await database.db.transaction((transaction) => forgetRewards(transaction, accountId));
  for (const table of ['check_ins', 'code_guesses', 'redeem_codes', 'redeem_code_batches']) {
    expect(
      (
        await database.pool.query(
          `select count(*)::int as rows from ${table} where ${table}::text like '%' || $1 || '%'`,
          [accountId],
        )
      ).rows,
      table,
    ).toEqual([{ rows: 0 }]);
  }
  await expect(redeem(await buildAccount(database), code)).rejects.toMatchObject({ code: 'CODE_ALREADY_USED' });
  expect(
    (await get('/api/admin/redeem-code-batches', await signIn(database, folder, studio.accountId))).json(),
  ).toMatchObject({
    batches: expect.arrayContaining([expect.objectContaining({ id: batch.id, redeemed: 1 })]) as object[],
  });
});
