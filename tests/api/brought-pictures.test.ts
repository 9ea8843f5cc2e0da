import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildBmp, buildHeic } from '#tests/build/build-pictures.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let web: Server;
let origin: string;
/** What the loopback web was asked for, and who still waits there. */
const asked: string[] = [];
const waiting: ServerResponse[] = [];
let files: Record<string, Buffer>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-brought-'));
  studio = await buildStudio(database, folder, { work: false });
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c03020' } });
  files = {
    heic: await buildHeic(studio.parts.ffmpeg, { width: 64, height: 48, quarterTurns: 3 }),
    bmp: buildBmp({ width: 64, height: 48 }),
    gif: await plain.gif().toBuffer(),
    jpeg: await plain.jpeg().toBuffer(),
    png: await plain.png().toBuffer(),
    webp: await plain.webp().toBuffer(),
  };
  web = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/waits') {
      return void waiting.push(response);
    }
    if (path === '/away') {
      return void response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end();
    }
    if (path === '/page.png') {
      return void response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><p>no picture</p>');
    }
    if (path === '/drawing.svg') {
      return void response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    }
    if (path === '/large') {
      return void response.writeHead(200).end(Buffer.alloc(LIMITS.uploads.imageBytes + 1, 0xff));
    }
    const file = files[path.slice(1)];
    if (file) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(file);
    } else {
      response.writeHead(404).end();
    }
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  api = await createApi({ ...studio.parts, config: { ...studio.parts.config, fetchOrigins: [origin] } });
});
afterAll(async () => {
  web?.closeAllConnections();
  web?.close();
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const headers = (accountId: string): Promise<Record<string, string>> => signIn(database, folder, accountId);
async function fetchPicture(accountId: string, address: string, language = 'en'): Promise<LightMyRequestResponse> {
  return api.inject({
    method: 'POST',
    url: '/api/character-pictures/fetched',
    headers: { ...(await headers(accountId)), 'kinora-language': language },
    payload: { address },
  });
}
const codeOf = (response: LightMyRequestResponse): unknown => (response.json() as { code?: string }).code;
const keptOf = async (accountId: string): Promise<number> =>
  (await database.pool.query('select 1 from files where account_id = $1', [accountId])).rowCount ?? 0;

test('[CAT-40] every place that takes a picture takes each of the formats, whatever type is written on it', async () => {
  const accountId = await buildAccount(database);
  for (const url of ['/api/character-pictures', '/api/cover-pictures', '/api/account/avatar']) {
    for (const [format, payload] of Object.entries(files)) {
      const response = await api.inject({
        method: 'POST',
        url,
        headers: { ...(await headers(accountId)), 'content-type': format === 'gif' ? 'image/png' : `image/${format}` },
        payload,
      });
      expect([url, format, response.statusCode]).toEqual([url, format, 200]);
      if (url !== '/api/account/avatar') {
        expect(response.json()).toMatchObject({
          picture: { mime: 'image/jpeg' },
          ...(format === 'heic' ? { width: 48, height: 64 } : { width: 64, height: 48 }),
        });
      }
    }
  }
});

test("[SEC-02] [CAT-40] a character comes from a web address as if it had been uploaded: judged by its bytes, encoded anew, its owner's alone", async () => {
  const accountId = await buildAccount(database);
  for (const format of Object.keys(files)) {
    const response = await fetchPicture(accountId, `${origin}/${format}`);
    expect([format, response.statusCode]).toEqual([format, 200]);
    const { id, picture } = response.json() as { id: string; picture: { path: string; mime: string } };
    expect(picture.mime).toBe('image/jpeg');
    const bytes = await api.inject({ method: 'GET', url: picture.path });
    expect([
      bytes.statusCode,
      bytes.headers['content-type'],
      (await sharp(bytes.rawPayload).metadata()).format,
    ]).toEqual([200, 'image/jpeg', 'jpeg']);
    expect(
      (await api.inject({ method: 'GET', url: `/media/${id}`, headers: await headers(await buildAccount(database)) }))
        .statusCode,
    ).toBe(404);
  }
  expect(await keptOf(accountId)).toBe(Object.keys(files).length);
});

test('[SEC-02] what cannot be brought is told in the four languages, and nothing is kept', async () => {
  const accountId = await buildAccount(database);
  const wrong = [
    [`${origin}/page.png`, 'IMAGE_FORMAT_UNSUPPORTED', 415],
    [`${origin}/drawing.svg`, 'IMAGE_FORMAT_UNSUPPORTED', 415],
    [`${origin}/large`, 'FILE_TOO_LARGE', 413],
    [`${origin}/missing`, 'ADDRESS_UNREACHABLE', 422],
    [`${origin}/away`, 'ADDRESS_NOT_PUBLIC', 400],
    ['https://10.0.0.1/fox.png', 'ADDRESS_NOT_PUBLIC', 400],
    [origin.replace('http:', 'https:'), 'ADDRESS_INVALID', 400],
    ['http://127.0.0.1:1/fox.png', 'ADDRESS_INVALID', 400],
  ] as const;
  for (const [address, code, status] of wrong) {
    const response = await fetchPicture(accountId, address);
    expect([address, codeOf(response), response.statusCode]).toEqual([address, code, status]);
  }
  for (const language of LANGUAGES) {
    expect((await fetchPicture(accountId, 'https://[::1]/', language)).json()).toMatchObject({
      message: errorText(language, 'ADDRESS_NOT_PUBLIC'),
    });
  }
  expect(await keptOf(accountId)).toBe(0);
});

test('[SEC-21] sixty an hour are fetched for one account, and no more is asked for', async () => {
  const accountId = await buildAccount(database);
  await fetchPicture(accountId, 'https://127.0.0.1/');
  await database.pool.query("update attempts set count = $1 where kind = 'fetch-picture' and count = 1", [
    LIMITS.uploads.fetchesPerHour,
  ]);
  asked.length = 0;
  expect(codeOf(await fetchPicture(accountId, `${origin}/png`))).toBe('TOO_MANY_ATTEMPTS');
  expect(asked).toEqual([]);
  expect((await fetchPicture(await buildAccount(database), `${origin}/png`)).statusCode).toBe(200);
});

test('[SEC-02] [SEC-21] four at once are fetched for one account, and who leaves ends the fetching', async () => {
  const accountId = await buildAccount(database);
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const session = await headers(accountId);
  const answers = Array.from({ length: 4 }, () =>
    fetch(`${address}/api/character-pictures/fetched`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ address: `${origin}/waits` }),
    }),
  );
  await expect.poll(() => waiting).toHaveLength(4);
  expect(codeOf(await fetchPicture(accountId, `${origin}/png`))).toBe('TOO_MANY_AT_ONCE');
  expect((await fetchPicture(await buildAccount(database), `${origin}/png`)).statusCode).toBe(200);
  const gone = waiting.map((response) => once(response, 'close'));
  leaving.abort();
  expect(
    (await Promise.allSettled(answers)).map((answer) => answer.status === 'rejected' && (answer.reason as Error).name),
  ).toEqual(Array(4).fill('AbortError'));
  await Promise.all(gone);
  await expect
    .poll(async () => (await fetchPicture(accountId, 'https://127.0.0.1/')).json())
    .toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
  expect(await keptOf(accountId)).toBe(0);
});

test("[PIPE-11] a film is refused by the names of characters whose pictures are gone or somebody else's; those that are there are found", async () => {
  const [accountId, otherId] = [await buildAccount(database), await buildAccount(database)];
  const bring = async (owner: string): Promise<string> =>
    ((await fetchPicture(owner, `${origin}/png`)).json() as { id: string }).id;
  const [kept, removed, foreign] = [await bring(accountId), await bring(accountId), await bring(otherId)];
  await database.pool.query('delete from files where id = $1', [removed]);
  const own = await headers(accountId);
  const found = await api.inject({
    method: 'POST',
    url: '/api/character-pictures/found',
    headers: own,
    payload: { ids: [kept, removed, foreign] },
  });
  const { pictures } = found.json() as { pictures: { id: string; picture: { path: string } }[] };
  expect(pictures.map(({ id }) => id)).toEqual([kept]);
  expect((await api.inject({ method: 'GET', url: pictures[0]?.picture.path ?? '' })).statusCode).toBe(200);
  const create = (ids: readonly string[], language: string): Promise<LightMyRequestResponse> =>
    api.inject({
      method: 'POST',
      url: '/api/films',
      headers: { ...own, 'kinora-language': language },
      payload: {
        idea: 'A fox opens a library',
        type: 'fantasy',
        style: 'gouache',
        aspect: '16:9',
        language: 'en',
        shots: 4,
        characters: ids.map((pictureId, index) => ({ name: ['Ann', 'Bo', 'Cleo'][index], pictureId })),
      },
    });
  for (const language of LANGUAGES) {
    const refused = await create([kept, removed, foreign], language);
    expect(refused.json()).toMatchObject({
      code: 'CHARACTER_PICTURE_GONE',
      message: errorText(language, 'CHARACTER_PICTURE_GONE', { names: 'Bo, Cleo' }),
    });
    expect((refused.json() as { message: string }).message).toContain('Bo, Cleo');
  }
  expect((await create([kept], 'en')).statusCode).toBe(200);
});
