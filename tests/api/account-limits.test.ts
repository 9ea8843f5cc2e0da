import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { scratchRoot } from '#src/platform/server/storage/scratch-folder.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let address: string;
let picture: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-limits-'));
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
  address = await api.listen({ host: '127.0.0.1', port: 0 });
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const headers = (accountId: string): Promise<{ authorization: string }> => signIn(database, folder, accountId);
interface Answer {
  status: number;
  code: unknown;
  retryAfter: unknown;
}
async function send(accountId: string, url: string, payload: object | Buffer): Promise<Answer> {
  const isFile = Buffer.isBuffer(payload);
  const response = await api.inject({
    method: 'POST',
    url,
    headers: { ...(await headers(accountId)), ...(isFile ? { 'content-type': 'image/png' } : {}) },
    payload,
  });
  const body = response.json() as { code?: string };
  return { status: response.statusCode, code: body.code, retryAfter: response.headers['retry-after'] };
}

/** An upload whose last byte is held back. */
async function holdUpload(accountId: string): Promise<ClientRequest> {
  const sent = request(`${address}/api/cover-pictures`, {
    method: 'POST',
    headers: { ...(await headers(accountId)), 'content-type': 'image/png', 'content-length': picture.length },
  });
  sent.on('error', () => undefined);
  sent.write(picture.subarray(0, -1));
  return sent;
}
const countScratch = async (): Promise<number> => (await readdir(scratchRoot({ dataFolder: folder }))).length;
async function finish(sent: ClientRequest): Promise<number | undefined> {
  sent.end(picture.subarray(-1));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await json(answer);
  return answer.statusCode;
}

test("[REL-10] one account's uploads in flight are few, and another account's goes through", async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  const held = await Promise.all(Array.from({ length: LIMITS.uploads.atOnce }, () => holdUpload(crowd)));
  await expect.poll(countScratch).toBe(held.length);
  expect(await send(crowd, '/api/cover-pictures', picture)).toEqual({
    status: 429,
    code: 'TOO_MANY_AT_ONCE',
    retryAfter: '5',
  });
  expect((await send(another, '/api/cover-pictures', picture)).status).toBe(200);
  expect(await Promise.all(held.map(finish))).toEqual(held.map(() => 200));
  expect((await send(crowd, '/api/cover-pictures', picture)).status).toBe(200);
});

test('[REL-10] who breaks off an upload has its place back', async () => {
  const accountId = await buildAccount(database);
  const held = await Promise.all(Array.from({ length: LIMITS.uploads.atOnce }, () => holdUpload(accountId)));
  await expect.poll(countScratch).toBe(held.length);
  held.forEach((sent) => sent.destroy());
  await expect.poll(countScratch).toBe(0);
  expect((await send(accountId, '/api/cover-pictures', picture)).status).toBe(200);
});

test("[REL-10] forty pixel bombs of one account do not refuse another's avatar", async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  const bomb = await sharp({
    create: { width: 3000, height: 3000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const bombs = Array.from({ length: 40 }, () => send(crowd, '/api/cover-pictures', bomb));
  for (let time = 0; time < 3; time++) {
    expect((await send(another, '/api/account/avatar', picture)).status).toBe(200);
  }
  const answers = (await Promise.all(bombs)).map(({ status }) => status);
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  expect((await send(crowd, '/api/cover-pictures', picture)).status).toBe(200);
});

test('[REL-10] an account may send so many pictures an hour, each account for itself', async () => {
  const accountId = await buildAccount(database);
  await send(accountId, '/api/cover-pictures', picture);
  await database.pool.query("update attempts set count = $1 where kind = 'upload' and count = 1", [
    LIMITS.uploads.perHour,
  ]);
  expect(await send(accountId, '/api/cover-pictures', picture)).toMatchObject({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
  });
  expect((await send(await buildAccount(database), '/api/cover-pictures', picture)).status).toBe(200);
  await letPass('1 hour', 'upload');
  expect((await send(accountId, '/api/cover-pictures', picture)).status).toBe(200);
});

/** Moves the counts of this kind so far into the past. */
const letPass = (time: string, kind: string): Promise<unknown> =>
  database.pool.query('update attempts set window_ends_at = window_ends_at - $1::interval where kind = $2', [
    time,
    kind,
  ]);

const WISH = { idea: 'A dog', type: 'fantasy', language: 'en', aspect: '16:9', style: 'gouache', shots: 4 };

test.each([
  {
    what: 'quotes',
    kind: 'quote-film',
    allowed: LIMITS.perAccount.quotesPerMinute,
    url: '/api/film-quotes',
    payload: WISH,
  },
  {
    what: 'rewritten ideas',
    kind: 'optimise-idea',
    allowed: LIMITS.perAccount.ideasPerMinute,
    url: '/api/film-ideas',
    payload: { idea: 'A dog', type: 'drama' },
  },
  {
    what: 'words for prompts',
    kind: 'suggest-for-prompt',
    allowed: LIMITS.perAccount.promptSuggestionsPerMinute,
    url: '/api/tools/prompt-suggestions',
    payload: { tool: 'image', prompt: 'A dog' },
  },
])('[REL-10] $what have a limit for each account alone', async ({ kind, allowed, url, payload }) => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  expect((await send(crowd, url, payload)).status).toBe(200);
  await database.pool.query('update attempts set count = $1 where kind = $2', [allowed, kind]);
  const refused = await send(crowd, url, payload);
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect((await send(another, url, payload)).status).toBe(200);
  await letPass('1 minute', kind);
  expect((await send(crowd, url, payload)).status).toBe(200);
});

const NO_SHOT = `/api/films/${randomUUID()}/shots/${randomUUID()}`;
test.each([
  ['sound-readings', 'plan-shot', { words: 'rain', without: '', seconds: 4 }],
  ['music-quotes', 'quote-film', { model: 'draft-music' }],
  ['outlines', 'write-outline', { model: 'draft-text', agreedCoins: 0 }],
  ['tail', 'bring-picture', { source: 'previous' }],
  ['flipped-picture', 'bring-picture', {}],
  ['brought-pictures', 'bring-picture', { pictureIds: [randomUUID()] }],
])('[REL-10] %s of the editor have a limit', async (last, kind, payload) => {
  const accountId = await buildAccount(database);
  const url = `${['sound-readings', 'music-quotes', 'outlines'].includes(last) ? NO_SHOT.split('/shots')[0] : NO_SHOT}/${last}`;
  expect(await send(accountId, url, payload)).toMatchObject({ status: 404, code: 'FILM_NOT_FOUND' });
  await database.pool.query('update attempts set count = 100000 where kind = $1', [kind]);
  expect(await send(accountId, url, payload)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  await letPass('1 hour', kind);
});

test("[REL-10] stories of one account are few at once, and another account's is planned meanwhile", async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  const quotes = Array.from({ length: 3 * LIMITS.perAccount.storiesAtOnce }, () =>
    send(crowd, '/api/film-quotes', { ...WISH, shots: 40 }),
  );
  expect((await send(another, '/api/film-quotes', WISH)).status).toBe(200);
  const answers = await Promise.all(quotes);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'TOO_MANY_AT_ONCE']));
  expect((await send(crowd, '/api/film-quotes', WISH)).status).toBe(200);
});

test('[REL-10] an account makes so many copies an hour, and another copies its own', async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  const begin = async (accountId: string) => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/films',
      headers: await headers(accountId),
      payload: WISH,
    });
    return `/api/films/${(response.json() as { filmId: string }).filmId}/copy`;
  };
  const [mine, theirs] = [await begin(crowd), await begin(another)];
  expect((await send(crowd, mine, {})).status).toBe(200);
  await database.pool.query("update attempts set count = $1 where kind = 'copy-film'", [
    LIMITS.perAccount.copiesPerHour,
  ]);
  expect(await send(crowd, mine, {})).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect((await send(another, theirs, {})).status).toBe(200);
  await letPass('1 hour', 'copy-film');
  expect((await send(crowd, mine, {})).status).toBe(200);
});

test('[REL-10] an account watches so many films at once, and a stream that ends makes room', async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  const watch = async (accountId: string) => {
    const session = await headers(accountId);
    const made = await api.inject({ method: 'POST', url: '/api/films', headers: session, payload: WISH });
    const url = `${address}/api/films/${(made.json() as { filmId: string }).filmId}/events`;
    return async () => {
      const response = await fetch(url, { headers: session });
      // `leave` refers to the response: fetch closes the connection of one that is garbage-collected unread.
      return { status: response.status, leave: () => response.body?.cancel() };
    };
  };
  const [mine, theirs] = [await watch(crowd), await watch(another)];
  const streams = await Promise.all(Array.from({ length: LIMITS.perAccount.streamsAtOnce }, mine));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const other = await theirs();
  expect([(await mine()).status, other.status]).toEqual([429, 200]);
  await streams[0]?.leave();
  await expect.poll(async () => (await mine()).status).toBe(200);
  await Promise.all([other, ...streams].map(({ leave }) => leave()));
});

test('[REL-10] one is told what one has stored, and of how much', async () => {
  const accountId = await buildAccount(database);
  await send(accountId, '/api/cover-pictures', picture);
  const response = await api.inject({ url: '/api/account/storage', headers: await headers(accountId) });
  const { rows } = await database.pool.query('select bytes from files where account_id = $1', [accountId]);
  expect(response.json()).toEqual({
    usedBytes: Number((rows as { bytes: string }[])[0]?.bytes),
    quotaBytes: LIMITS.perAccount.storageBytes,
  });
});

test('[REL-10] [ACC-06] an archive takes nothing of an account’s storage, and what is kept twice counts once', async () => {
  const accountId = await buildAccount(database);
  for (let upload = 0; upload < 2; upload++) {
    expect(await send(accountId, '/api/cover-pictures', picture)).toMatchObject({ status: 200 });
  }
  const [kept] = await database.db.select().from(files).where(eq(files.accountId, accountId));
  const archive = { storageKey: 'archive/packed', sha256: '0'.repeat(64), bytes: 1_000_000, mime: 'application/zip' };
  await database.db.insert(files).values({ id: randomUUID(), accountId, folder: 'archive', ...archive });
  const response = await api.inject({ url: '/api/account/storage', headers: await headers(accountId) });
  expect(response.json()).toMatchObject({ usedBytes: kept?.bytes });
});
