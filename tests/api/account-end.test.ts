import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { takes } from '#src/features/film/server/tables.ts';
import { readArchive } from '#src/features/profile/server/create-archive.ts';
import { sweepArchives } from '#src/features/profile/server/sweep-archives.ts';
import { wakeQuietAccounts } from '#src/features/profile/server/wake-quiet-accounts.ts';
import { hashPassword } from '#src/foundation/accounts/server/passwords/password-hash.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { proveAudit } from '#src/foundation/audit/server/prove-audit.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { fillAccountRows, findUnfilledColumns } from '#tests/build/fill-account-rows.ts';
import { readZip } from '#tests/build/read-zip.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

const PASSWORD = 'seven slow otters';
const DAY = 24 * 60 * 60 * 1000;

interface Person {
  id: string;
  email: string;
  headers: { authorization: string };
}

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
/** Has a finished film, coins, a profile, an avatar; and somebody else, who has the very same avatar. */
let person: Person;
let other: Person;
let filmId: string;
let sharePath: string;

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  api.inject({ url, headers });
const post = (url: string, headers: Record<string, string>, payload: object = {}): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'POST', url, headers, payload });

async function buildPerson(username: string): Promise<Person> {
  const id = randomUUID();
  const email = `person-${id.slice(0, 8)}@gmail.com`;
  await database.db
    .insert(accounts)
    .values({ id, username, email, passwordHash: await hashPassword(PASSWORD, 'somebody'), agreedAt: new Date() });
  return { id, email, headers: await signIn(database, folder, id) };
}
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isSo()) {
      return;
    }
    await pause(50);
  }
  throw new Error('it did not come to be so');
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-end-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  [person, other] = [await buildPerson('Zephyrine'), await buildPerson('Ondine')];
  const avatar = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  for (const { headers } of [person, other]) {
    await api.inject({
      method: 'POST',
      url: '/api/account/avatar',
      headers: { ...headers, 'content-type': 'image/png' },
      payload: avatar,
    });
  }
  await api.inject({
    method: 'PUT',
    url: '/api/account/profile',
    headers: person.headers,
    payload: {
      version: 0,
      username: '=Zephyrine',
      description: 'Films about quokkas',
      phone: '+4912345678',
      phone_hidden: false,
      social_accounts: [],
      social_accounts_hidden: false,
      job_type: 'myself',
      job_style: 'hobby',
      job: 'Gardener',
      reasons: ['have_fun'],
      use_cases: ['gifts'],
      allow_contact: true,
    },
  });
  await grantCoins(database.db, {
    accountId: person.id,
    coins: 30,
    reason: 'gift',
    task: { kind: 'test', id: '1' },
    idempotencyKey: 'gift',
  });
  filmId = await studio.createFilm({ accountId: person.id, idea: 'A quokka named Zephyrine mends a lighthouse' });
  await studio.waitFor(filmId, ({ film }) => film.status === 'COMPLETED', person.id);
  sharePath = `/api/shared-films/${((await post(`/api/films/${filmId}/share`, person.headers)).json() as { token: string }).token}`;
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

type ArchiveAnswer = { archive: { id: string; state: string; path: string | null; bytes: number | null } };

async function packNew(): Promise<ArchiveAnswer['archive']> {
  const { archive } = (await post('/api/account/archive', person.headers)).json() as ArchiveAnswer;
  await waitUntil(
    async () =>
      ((await get('/api/account/archive', person.headers)).json() as ArchiveAnswer).archive.state !== 'pending',
  );
  const done = ((await get('/api/account/archive', person.headers)).json() as ArchiveAnswer).archive;
  expect(done).toMatchObject({ id: archive.id, state: 'ready' });
  return done;
}

test('[ACC-06] everything of an account comes as one archive: films, pictures, records; its owner is told, and nobody else gets it', async () => {
  const first = await packNew();
  const response = await get(`${first.path}&download`);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="kinora-[0-9a-f]{8}\.zip"$/),
  });
  const inside = readZip(response.rawPayload);
  const film = await studio.waitFor(filmId, () => true, person.id);
  const movie = film.takes.find(({ assetKind, circled }) => assetKind === 'movie' && circled);
  const [row] = await database.db
    .select()
    .from(files)
    .where(eq(files.id, movie?.fileId ?? ''));
  expect(
    inside.get(`films/${filmId}/film.mp4`)?.equals(await readFile(studio.parts.storage.pathOf(row?.storageKey ?? ''))),
  ).toBe(true);
  const names = [...inside.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'account/account.json',
      'profile/profile.json',
      'profile/avatar.jpg',
      'coins/ledger.csv',
      'coins/ledger.json',
      `films/${filmId}/film.json`,
      `films/${filmId}/subtitles.vtt`,
    ]),
  );
  expect(names.filter((name) => name.startsWith(`films/${filmId}/pictures/picture-`))).toHaveLength(4);
  expect(names.join('\n')).not.toMatch(/zephyrine|quokka/i);
  const read = (name: string): string => inside.get(name)?.toString() ?? '';
  expect(JSON.parse(read('account/account.json'))).toMatchObject({ id: person.id, email: person.email });
  expect(JSON.parse(read('profile/profile.json'))).toMatchObject({ phone: '+4912345678', job: 'Gardener' });
  expect(JSON.parse(read(`films/${filmId}/film.json`))).toMatchObject({
    idea: 'A quokka named Zephyrine mends a lighthouse',
    shots: expect.toSatisfy((shots: unknown[]) => shots.length === 4),
  });
  expect(
    read('coins/ledger.csv')
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',').slice(1)),
  ).toEqual([
    ['grant', 'gift', 'test', '1', '30', '0', '80'],
    ['grant', 'profile_completed', 'profile', 'completed', '50', '0', '50'],
  ]);
  const told = (await get('/api/notifications', person.headers)).json() as { notifications: { kind: string }[] };
  expect(told.notifications.filter(({ kind }) => kind === 'archive_ready')).toHaveLength(1);
  const fileId = /\/media\/([0-9a-f-]+)/.exec(first.path ?? '')?.[1];
  expect((await get(`/media/${fileId}`, other.headers)).statusCode).toBe(404);
  expect((await get('/api/account/archive', other.headers)).json()).toEqual({ archive: null });
});

test('[ACC-06] takes that were not chosen, unused uploads and notifications are in the archive', async () => {
  const unchosen = randomUUID();
  const keep = async (folder: 'scene' | 'image', text: string): Promise<string> =>
    keepFile(database.db, {
      accountId: person.id,
      folder,
      stored: await studio.parts.storage.put(
        folder,
        { bytes: Buffer.from(text) },
        { mime: 'image/jpeg', extension: 'jpg' },
      ),
    });
  await database.db.insert(takes).values({
    id: unchosen,
    filmId,
    assetKind: 'picture',
    assetKey: 'film',
    number: 7,
    state: 'generated',
    inputs: { prompt: '', model: 'draft-image', seed: 1, references: [] },
    fileId: await keep('scene', 'a take'),
    finishedAt: new Date(),
  });
  const uploadId = await keep('image', 'an upload');
  const inside = readZip((await get(`${(await packNew()).path}&download`)).rawPayload);
  const read = (name: string): string | undefined => inside.get(name)?.toString();
  expect(read(`films/${filmId}/takes/picture-7-${unchosen}.jpg`)).toBe('a take');
  expect(read(`uploads/${uploadId}.jpg`)).toBe('an upload');
  expect(JSON.parse(read('notifications/notifications.json') ?? '[]')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'film_ready' })]),
  );
  const names = [...inside.keys()];
  const made = (await studio.waitFor(filmId, () => true, person.id)).takes.filter(({ fileId }) => fileId !== null);
  expect(names.filter((name) => name.startsWith(`films/${filmId}/takes/clip-`))).toHaveLength(
    made.filter(({ assetKind }) => assetKind === 'clip').length,
  );
  expect(names).not.toContain('missing-files.json');
});

test('[ACC-06] a stored file that is lost is left out of the archive, which names it', async () => {
  const film = await studio.waitFor(filmId, () => true, person.id);
  const lost = film.takes.find(({ assetKind, circled }) => assetKind === 'picture' && circled);
  const row = await loadFileFor(database.db, person.id, lost?.fileId ?? '');
  const path = studio.parts.storage.pathOf(row.storageKey);
  const bytes = await readFile(path);
  await rm(path);
  const inside = readZip((await get(`${(await packNew()).path}&download`)).rawPayload);
  await writeFile(path, bytes);
  const name = `films/${filmId}/pictures/picture-${lost?.id}.${row.storageKey.split('.').at(-1)}`;
  expect(inside.has(name)).toBe(false);
  expect(JSON.parse(inside.get('missing-files.json')?.toString() ?? '[]')).toEqual([name]);
  expect(inside.has(`films/${filmId}/film.mp4`)).toBe(true);
});

test('[ACC-06] one archive is packed at a time, the next replaces it, and old ones are removed', async () => {
  // Packing reads the notifications: while they are locked the first archive cannot be ready.
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table notifications in access exclusive mode');
  const asked = await Promise.all(Array.from({ length: 4 }, () => post('/api/account/archive', other.headers)));
  await holder.query('commit');
  holder.release();
  expect(new Set(asked.map((answer) => (answer.json() as ArchiveAnswer).archive.id)).size).toBe(1);
  const before = await readArchive(database.db, person.id);
  const next = await packNew();
  expect(next.id).not.toBe(before?.id);
  const kept = await database.db.select().from(files).where(eq(files.folder, 'archive'));
  expect(kept.filter(({ accountId }) => accountId === person.id)).toHaveLength(1);
  await database.pool.query("update archives set finished_at = now() - interval '8 days' where account_id = $1", [
    person.id,
  ]);
  await sweepArchives(studio.parts.db);
  expect((await get('/api/account/archive', person.headers)).json()).toEqual({ archive: null });
  expect((await get(next.path ?? '')).statusCode).toBe(404);
});

test('[ACC-05] an account is deleted only with the password and an agreement to the notice, and never the only admin', async () => {
  const ask = (headers: Record<string, string>, payload: object): Promise<LightMyRequestResponse> =>
    post('/api/account/delete', headers, payload);
  expect((await ask(person.headers, { password: PASSWORD, agreed: false })).json()).toMatchObject({
    code: 'DELETION_NOT_AGREED',
  });
  expect((await ask(person.headers, { password: 'seven slow otter', agreed: true })).json()).toMatchObject({
    code: 'CONFIRMATION_FAILED',
  });
  expect((await get(`/api/account/account/${person.id}`, person.headers)).statusCode).toBe(200);
  await database.db
    .update(accounts)
    .set({ passwordHash: await hashPassword(PASSWORD, 'somebody') })
    .where(eq(accounts.id, studio.accountId));
  const admin = await signIn(database, folder, studio.accountId);
  expect((await ask(admin, { password: PASSWORD, agreed: true })).json()).toMatchObject({ code: 'LAST_ADMIN' });
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => ask(other.headers, { password: 'wrong', agreed: true })),
  );
  expect(guesses.filter((answer) => (answer.json() as { code: string }).code === 'TOO_MANY_ATTEMPTS').length).toBe(2);
});

/** Every table with the rows in which a text stands anywhere, those of the queue too. */
async function findEverywhere(words: readonly string[]): Promise<string[]> {
  const tables = await database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await database.pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
    for (const { row } of rows.rows) {
      if (words.some((word) => row.toLowerCase().includes(word.toLowerCase()))) {
        found.push(`${name}: ${row.slice(0, 300)}`);
      }
    }
  }
  return found;
}

test('[ACC-05] [SEC-23] [SEC-08] a deleted account is nowhere any more: sessions, links, films, words, bytes; the ledger stays whole under an id that says nothing', async () => {
  const storageKeys = (
    await database.db.select({ key: files.storageKey }).from(files).where(eq(files.accountId, person.id))
  ).map(({ key }) => key);
  const [shared] = await database.db.select({ key: files.storageKey }).from(files).where(eq(files.accountId, other.id));
  expect(storageKeys).toContain(shared?.key);
  const second = await signIn(database, folder, person.id);
  const film = (await get(`/api/films/${filmId}`, person.headers)).json() as {
    movie?: { file?: { path: string }; path?: string };
  };
  const link = /\/media\/[^"]+/.exec(JSON.stringify(film))?.[0] ?? '';
  expect([(await get(link)).statusCode, (await get(sharePath)).statusCode]).toEqual([200, 200]);
  await post('/api/account/verification-code', {}, { email: person.email, purpose: 'reset_password' });
  const hold = await holdCoins(database.db, {
    accountId: person.id,
    coins: 5,
    reason: 'r',
    task: { kind: 'test', id: '2' },
    idempotencyKey: 'h',
  });
  await post('/api/account/archive', person.headers);
  await fillAccountRows(database.pool, person.id, other.id);
  const entries = await database.pool.query(
    'select kind, amount_coins, balance_after_coins, reason, created_at from ledger_entries where account_id = $1 order by sequence',
    [person.id],
  );
  // A new table that names accounts shows up here: give it a row in fill-account-rows.ts and its line in
  // account-data.ts.
  expect(await findUnfilledColumns(database.pool, person.id)).toEqual(['account_deletions.account_id']);
  expect((await findEverywhere([person.id, person.email, 'zephyrine'])).length).toBeGreaterThan(20);

  const answer = await post('/api/account/delete', person.headers, { password: PASSWORD, agreed: true });
  expect(answer.statusCode).toBe(200);
  for (const headers of [person.headers, second]) {
    expect((await get('/api/films', headers)).json()).toMatchObject({ code: 'SESSION_EXPIRED' });
  }
  expect([(await get(link)).statusCode, (await get(sharePath)).statusCode]).toEqual([404, 404]);
  expect(
    (await post('/api/account/sign-in', {}, { email: person.email, password: PASSWORD, agreed: true })).json(),
  ).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await get(`/api/account/account/${person.id}`, other.headers)).json()).toMatchObject({
    code: 'USER_NOT_FOUND',
  });

  await waitUntil(
    async () => (await database.pool.query('select 1 from account_deletions where finished_at is null')).rowCount === 0,
  );
  expect(await findEverywhere([person.id, person.email, 'zephyrine', 'quokka', '+4912345678'])).toEqual([]);
  // Jobs that were done are kept for a while; all that they name is a film that nobody has.
  expect((await findEverywhere([filmId])).filter((row) => !row.startsWith('pgboss.'))).toEqual([]);

  const [stand] = (
    await database.pool.query<{ account_id: string }>('select account_id from ledger_entries where id = $1', [hold.id])
  ).rows;
  expect(stand?.account_id).not.toBe(person.id);
  expect(
    (
      await database.pool.query(
        'select kind, amount_coins, balance_after_coins, reason, created_at from ledger_entries where account_id = $1 order by sequence',
        [stand?.account_id],
      )
    ).rows,
  ).toEqual(entries.rows);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [] });
  expect(await proveAudit(database.db)).toMatchObject({ brokenAt: [] });
  const tasks = await database.pool.query('select distinct task_id from ledger_entries where account_id = $1', [
    stand?.account_id,
  ]);
  expect(tasks.rows).toEqual([{ task_id: 'forgotten' }]);

  // Their bytes go with the sweep, but not what somebody else has as well.
  const later = new Date(Date.now() + 8 * DAY);
  await sweepFiles(studio.parts, later);
  const left: string[] = [];
  for await (const key of studio.parts.storage.list()) {
    left.push(key);
  }
  expect(storageKeys.filter((key) => left.includes(key))).toEqual([shared?.key]);
  expect((await get(`/api/account/account/${other.id}`, other.headers)).json()).toMatchObject({
    username: 'Ondine',
    avatar_path: expect.any(String),
  });
});

test('[ACC-05] [COIN-04] what a vendor still makes for money is waited for; then the rest goes as well', async () => {
  const late = await buildPerson('Late');
  await grantCoins(database.db, {
    accountId: late.id,
    coins: 40,
    reason: 'gift',
    task: { kind: 'test', id: '1' },
    idempotencyKey: 'gift',
  });
  const hold = await holdCoins(database.db, {
    accountId: late.id,
    coins: 40,
    reason: 'r',
    task: { kind: 'test', id: '2' },
    idempotencyKey: 'h',
  });
  const id = randomUUID();
  await database.db.insert(generations).values({
    id,
    accountId: late.id,
    kind: 'video',
    model: 'veo3_fast',
    vendor: 'fal',
    request: {} as never,
    state: 'unknown',
    priceCoins: 40,
    holdId: hold.id,
    idempotencyKey: 'g',
    folder: 'video',
  });
  expect((await post('/api/account/delete', late.headers, { password: PASSWORD, agreed: true })).statusCode).toBe(200);
  const unfinished = async (): Promise<number> =>
    (await database.pool.query('select 1 from account_deletions where finished_at is null')).rowCount ?? 0;
  const forgettings = async (states: readonly string[]): Promise<number> =>
    (
      await database.pool.query("select 1 from pgboss.job where name = 'profile-forget' and state::text = any($1)", [
        states,
      ])
    ).rowCount ?? 0;
  // This wake-up is answered too: each run finds the generation and leaves the account as it is.
  const done = await forgettings(['completed']);
  await wakeQuietAccounts(studio.parts, 0);
  await waitUntil(async () => (await forgettings(['completed'])) > done);
  await waitUntil(async () => (await forgettings(['created', 'retry', 'active'])) === 0);
  expect(await unfinished()).toBe(1);
  await database.db.update(generations).set({ state: 'failed', finishedAt: new Date() }).where(eq(generations.id, id));
  await wakeQuietAccounts(studio.parts, 0);
  await waitUntil(async () => (await unfinished()) === 0);
  expect(await findEverywhere([late.id, late.email])).toEqual([]);
});

test('[SEC-23] the ledger yields to a change of id alone, and only where the account itself changes it', async () => {
  for (const statement of [
    'update ledger_entries set account_id = account_id',
    'update ledger_entries set reason = reason',
    'update coin_balances set account_id = gen_random_uuid()',
    'delete from ledger_entries',
  ]) {
    await expect(database.pool.query(statement), statement).rejects.toMatchObject({
      code: expect.stringMatching(/^KN00[12]$/),
    });
  }
  // An account that something still names keeps its id.
  await expect(
    database.pool.query('update accounts set id = gen_random_uuid() where id = $1', [other.id]),
  ).rejects.toMatchObject({ code: '23503' });
});
