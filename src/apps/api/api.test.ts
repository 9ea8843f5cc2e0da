import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccessToken } from '#src/foundation/accounts/server/sessions/access-token.ts';
import { createSignInLink } from '#src/foundation/accounts/server/sessions/create-sign-in-link.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { signMediaLink } from '#src/foundation/files/server/sign-media-link.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { connect } from '#src/platform/server/database/open-database.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { ENDPOINT_EXAMPLES } from '#tests/api/examples/endpoint-examples.ts';
import { fillPath, listEndpoints, type Endpoint } from '#tests/api/list-endpoints.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { openDatabaseProxy } from '#tests/build/database-proxy.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { contract } from '../contract.ts';
import { createApi } from './start-api.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let owner: { authorization: string };
let stranger: { authorization: string };
let filmId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-api-'));
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
  owner = await signIn(database, folder, studio.accountId);
  stranger = await signIn(database, folder, await buildAccount(database));
  filmId = await studio.createFilm();
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const ENDPOINTS = listEndpoints(contract);
const order = {
  idea: 'A fox opens a library',
  type: 'fantasy',
  style: 'gouache',
  aspect: '16:9',
  language: 'en',
  shots: 4,
};

/** Something valid for what paths name beside the film. */
const SOME_ID = '018f0000-0000-4000-8000-000000000000';
const ANY = {
  number: '1',
  key: '0'.repeat(64),
  uploadId: SOME_ID,
  checkpointId: SOME_ID,
  shotId: SOME_ID,
  takeId: SOME_ID,
  format: 'srt',
  tool: 'image',
  templateId: 'two_doors',
  taskId: SOME_ID,
  fileId: SOME_ID,
  cardId: SOME_ID,
  boardId: SOME_ID,
  commentId: SOME_ID,
  authorId: SOME_ID,
  seriesId: SOME_ID,
  personId: SOME_ID,
};

function call(
  endpoint: Endpoint,
  values: Record<string, string>,
  more: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  return api.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, { ...ANY, ...values }),
    ...(endpoint.method === 'GET' ? {} : { payload: {} }),
    ...more,
  });
}

/** Requests a path unchanged; clients that parse URLs would normalise it. */
async function getAsWritten(
  path: string,
): Promise<{ statusCode: number; body: string; json: LightMyRequestResponse['json'] }> {
  if (!api.server.listening) {
    await api.listen({ host: '127.0.0.1', port: 0 });
  }
  const { port } = api.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: owner, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () => resolve({ statusCode: response.statusCode ?? 0, body, json: () => JSON.parse(body) }));
    });
    sent.once('error', reject).end();
  });
}

/** Fails unless the answer is an error with this code, in the common shape. */
function expectError(
  response: Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>,
  code: keyof typeof ERRORS,
  what = '',
): void {
  const body = response.json() as Record<string, unknown>;
  expect({ what, status: response.statusCode, code: body['code'] }).toEqual({
    what,
    status: ERRORS[code].status,
    code,
  });
  expect(
    Object.keys(body)
      .filter((key) => key !== 'details')
      .sort(),
    what,
  ).toEqual(['code', 'message', 'requestId']);
  expect(String(body['message']).length, what).toBeGreaterThan(3);
  expect(body['requestId'], what).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.body, what).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
}

test('[ERR-01] [ERR-05] invalid input is refused with its problems, and nothing is started', async () => {
  const create = (change: object): Promise<LightMyRequestResponse> =>
    api.inject({ method: 'POST', url: '/api/films', headers: owner, payload: { ...order, ...change } });
  const wrong: [object, keyof typeof ERRORS][] = [
    [{ idea: ' ' }, 'IDEA_EMPTY'],
    [{ idea: 'x'.repeat(10_000) }, 'IDEA_TOO_LONG'],
    [{ idea: 5 }, 'INVALID_DATA'],
    [{ idea: null }, 'INVALID_DATA'],
    [{ idea: { toString: 'x' } }, 'INVALID_DATA'],
    [{ style: '__proto__' }, 'STYLE_UNKNOWN'],
    [{ type: '' }, 'TYPE_UNKNOWN'],
    [{ language: 'fr' }, 'LANGUAGE_UNKNOWN'],
    [{ aspect: '1:1' }, 'ASPECT_UNKNOWN'],
    [{ shots: 3 }, 'SHOT_COUNT_INVALID'],
    [{ shots: 41 }, 'SHOT_COUNT_INVALID'],
    [{ shots: 1e300 }, 'INVALID_DATA'],
    [{ shots: '4' }, 'INVALID_DATA'],
    [{ seed: -1 }, 'INVALID_DATA'],
    [{ mode: 'x' }, 'INVALID_DATA'],
    [{ idempotencyKey: 'short' }, 'INVALID_DATA'],
  ];
  for (const [change, code] of wrong) {
    expectError(await create(change), code, JSON.stringify(change).slice(0, 60));
  }
  for (const endpoint of ENDPOINTS.filter(({ path }) => path.includes('{filmId}') && !path.startsWith('/api/admin/'))) {
    for (const bad of ['nonsense', '1', `${filmId}'--`, encodeURIComponent('../../etc'), '%00']) {
      expectError(await call(endpoint, { filmId: bad }, { headers: owner }), 'INVALID_DATA', `${endpoint.name} ${bad}`);
    }
  }
  for (const [number, code] of [
    ['0', 'INDEX_INVALID'],
    ['-1', 'INDEX_INVALID'],
    ['1.5', 'INDEX_INVALID'],
    ['x', 'INVALID_DATA'],
    ['1e9', 'INDEX_OUT_OF_RANGE'],
    ['1e300', 'INDEX_INVALID'],
  ] as const) {
    expectError(
      await api.inject({ method: 'POST', url: `/api/films/${filmId}/shots/${number}/retry`, headers: owner }),
      code,
      number,
    );
  }
  for (const query of ['limit=0', 'limit=61', 'limit=x', 'status=x', `search=${'x'.repeat(5000)}`]) {
    expectError(await api.inject({ url: `/api/films?${query}`, headers: owner }), 'INVALID_DATA', query);
  }
  expect((await database.pool.query('select count(*)::int as count from films')).rows[0]).toEqual({ count: 1 });
});

test('[ERR-01] an invalid JSON body, another type of body, and a huge one are refused before they are read', async () => {
  const writes = ENDPOINTS.filter(({ method }) => method !== 'GET');
  for (const endpoint of writes) {
    const send = (type: string, payload: string): Promise<LightMyRequestResponse> =>
      call(endpoint, { filmId }, { headers: { ...owner, 'content-type': type }, payload });
    for (const payload of ['{"idea":', 'nonsense', '', '{"__proto__":{"idea":"x"}}']) {
      expectError(await send('application/json', payload), 'INVALID_JSON', `${endpoint.name} ${payload}`);
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/event-stream',
    ]) {
      expectError(await send(type, JSON.stringify(order)), 'INVALID_DATA', `${endpoint.name} ${type}`);
    }
    const most = endpoint.name === 'films.importFilm' ? 2 * LIMITS.film.filmFileCharacters : 1_000_000;
    expectError(
      await send('application/json', JSON.stringify({ ...order, more: 'x'.repeat(most + 1) })),
      'REQUEST_TOO_LARGE',
      endpoint.name,
    );
  }
});

test('[SEC-07] a write from a page of another site is refused, a read is not', async () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000', host: 'localhost:3000' },
  ];
  for (const headers of foreign) {
    for (const endpoint of ENDPOINTS.filter(({ method }) => method !== 'GET')) {
      expectError(
        await call(endpoint, { filmId }, { headers: { ...owner, ...headers } }),
        'PERMISSION_DENIED',
        `${endpoint.name} ${JSON.stringify(headers)}`,
      );
    }
    expect((await api.inject({ url: '/api/account/me', headers: { ...owner, ...headers } })).statusCode).toBe(200);
  }
  const own = await api.inject({
    method: 'POST',
    url: `/api/films/${filmId}/resume`,
    headers: { ...owner, origin: 'http://localhost:3000', host: 'localhost:3000' },
  });
  expect(own.statusCode).toBe(200);
});

test('[ERR-01] a message is in the language of the request', async () => {
  for (const language of LANGUAGES) {
    const response = await api.inject({
      url: '/api/account/me',
      headers: { 'kinora-language': language, 'accept-language': 'ja' },
    });
    expect(response.json()).toMatchObject({ message: errorText(language, 'NOT_LOGGED_IN') });
  }
  const accepted = await api.inject({
    url: '/api/account/me',
    headers: { 'accept-language': 'xx, zh-CN;q=0.9', 'kinora-language': 'nope' },
  });
  expect(accepted.json()).toMatchObject({ message: errorText('cn', 'NOT_LOGGED_IN') });
});

test('[SEC-08] [AUTH-06] a link signs in once; cookie and bearer token work, and signing out ends both at once', async () => {
  const token = await createSignInLink(database.db, { accountId: studio.accountId });
  const post = (path: string, payload: object, headers = {}): Promise<LightMyRequestResponse> =>
    api.inject({ method: 'POST', url: `/api/account/${path}`, payload, headers });
  const both = await Promise.all([post('sign-in-link', { token }), post('sign-in-link', { token })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  const cookie = both.flatMap(({ cookies }) => cookies).find(({ name }) => name.endsWith('kinora'));
  expect(cookie).toMatchObject({ name: '__Host-kinora', httpOnly: true, sameSite: 'Lax', secure: true, path: '/' });
  const inCookie = { cookie: `__Host-kinora=${cookie?.value}` };
  expectError(await api.inject({ url: '/api/account/me', headers: inCookie }), 'NOT_LOGGED_IN');
  const { accessToken } = (await post('session/refresh', {}, inCookie)).json() as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await api.inject({ url: '/api/account/me', headers })).json()).toMatchObject({
    id: studio.accountId,
    identity: 0,
    coins: 0,
  });
  expect((await post('sign-out', {}, headers)).statusCode).toBe(200);
  expectError(await api.inject({ url: '/api/account/me', headers }), 'SESSION_EXPIRED');
});

test('[SEC-06] [SEC-08] a signed link opens without a token, and ends with its session', async () => {
  const headers = await signIn(database, folder, studio.accountId);
  const stored = await studio.parts.storage.put(
    'image',
    { bytes: Buffer.from('a picture') },
    { mime: 'image/png', extension: 'png' },
  );
  const fileId = await keepFile(database.db, { accountId: studio.accountId, folder: 'image', stored });
  const { authorization } = headers;
  const keys = await loadSigningKeys({ dataFolder: folder });
  const { sessionId } = readAccessToken(keys, authorization.slice('Bearer '.length)) ?? { sessionId: '' };
  const link = signMediaLink(keys, { fileId, viewer: { session: sessionId } });
  expect((await api.inject({ url: link })).statusCode).toBe(200);
  await api.inject({ method: 'POST', url: '/api/account/sign-out', headers, payload: {} });
  expectError(await api.inject({ url: link }), 'NOT_FOUND');
});

test('[SEC-03] [SEC-05] media are served to their owner only, in ranges, and no path escapes the folder', async () => {
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nhello\n';
  const stored = await studio.parts.storage.put(
    'movie',
    { bytes: Buffer.from(text) },
    { mime: 'text/vtt', extension: 'vtt' },
  );
  const fileId = await keepFile(database.db, { accountId: studio.accountId, folder: 'movie', stored });
  const page = await studio.parts.storage.put(
    'image',
    { bytes: Buffer.from('<script>alert(1)</script>') },
    { mime: 'text/html', extension: 'html' },
  );
  const pageId = await keepFile(database.db, { accountId: studio.accountId, folder: 'image', stored: page });
  const get = (path: string, headers: Record<string, string> = owner): Promise<LightMyRequestResponse> =>
    api.inject({ url: path, headers });

  const whole = await get(`/media/${fileId}`);
  expect([whole.statusCode, whole.body]).toEqual([200, text]);
  expect(whole.headers).toMatchObject({
    'content-type': 'text/vtt',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'accept-ranges': 'bytes',
  });
  expect(whole.headers['content-disposition']).toBe('inline');
  expect(whole.headers['cache-control']).toContain('private');
  const part = await get(`/media/${fileId}`, { ...owner, range: 'bytes=0-5' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'WEBVTT',
    `bytes 0-5/${text.length}`,
  ]);
  expect((await get(`/media/${fileId}`, { ...owner, range: 'bytes=100000-' })).statusCode).toBe(416);
  expect((await get(`/media/${fileId}?download`)).headers['content-disposition']).toMatch(/^attachment/);
  expect((await get(`/media/${pageId}`)).headers['content-disposition']).toMatch(/^attachment/);

  expectError(await get(`/media/${fileId}`, {}), 'NOT_LOGGED_IN');
  expectError(await get(`/media/${fileId}`, stranger), 'NOT_FOUND');
  expectError(await get(`/media/${randomUUID()}`), 'NOT_FOUND');
  const key = stored.key;
  const elsewhere = [
    key,
    `/${key}`,
    encodeURIComponent(key),
    '..%2F..%2Fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '../package.json',
    '//etc/passwd',
    `${fileId}/`,
    `${fileId}%2F..`,
    `${fileId}%00`,
    '%2Fetc%2Fpasswd',
    'C:%5Cwindows',
    '',
  ];
  for (const path of elsewhere) {
    const response = await getAsWritten(`/media/${path}`);
    expectError(response, response.statusCode === 404 ? 'NOT_FOUND' : 'INVALID_DATA', path);
  }
});

test('[SEC-03] an unknown path gets the common error shape, however it is written', async () => {
  for (const url of [
    '/api/nothing',
    '/api/films/x/y/z',
    '/api//films',
    '/api/films%2F',
    '/api/%ZZ',
    '/assets/nothing.js',
    '/assets/..%2f..%2fpackage.json',
    '/media/../../package.json',
  ]) {
    const response = await getAsWritten(url);
    expectError(response, response.statusCode === 404 ? 'NOT_FOUND' : 'INVALID_DATA', url);
  }
  const paths = new Set(ENDPOINTS.filter(({ method }) => method === 'PUT').map(({ path }) => path));
  for (const endpoint of ENDPOINTS.filter(({ path }) => !paths.has(path))) {
    expectError(
      await api.inject({
        method: 'PUT',
        url: fillPath(endpoint.path, { ...ANY, filmId }),
        headers: owner,
        payload: {},
      }),
      'NOT_FOUND',
      endpoint.name,
    );
  }
});

test('[SEC-04] every answer has the security headers', async () => {
  for (const url of ['/healthz', '/', '/api/account/me', '/nothing', '/openapi.json']) {
    const { headers } = await api.inject({ url });
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'none'");
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).not.toMatch(/unsafe-inline|unsafe-hashes|'unsafe-eval'/);
    expect(policy, url).not.toMatch(/(?:script|style)-src[^;]*(\*|https?:|data:)/);
    expect(headers['server'] ?? headers['x-powered-by'], url).toBeUndefined();
  }
});

test('[OPS-02] health and readiness name what works', async () => {
  expect((await api.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await api.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', failing: [] }]);
});

test('the OpenAPI document contains every endpoint of the contract', async () => {
  const { paths } = (await api.inject('/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> };
  for (const { name, method, path } of ENDPOINTS) {
    expect(Object.keys(paths[path] ?? {}), name).toContain(method.toLowerCase());
  }
});

test('[ERR-02] an internal error reveals no internals, and its request can be found in the log', async () => {
  const logged: Record<string, unknown>[] = [];
  const log = Object.assign(Object.create(silentLog) as typeof silentLog, {
    child: () => log,
    error: (facts: Record<string, unknown>) => void logged.push(facts),
  });
  // An unexpected error: the database handle is not one.
  const server = await createApi({ ...studio.parts, db: {} as never, log });
  // Before an endpoint starts, while the caller is unknown, and inside one.
  for (const [url, headers] of [
    ['/api/films', owner],
    ['/api/settings', {}],
  ] as const) {
    const response = await server.inject({ url, headers: { ...headers, 'kinora-language': 'ko' } });
    expectError(response, 'INTERNAL_ERROR');
    expect(response.json()).toEqual({
      code: 'INTERNAL_ERROR',
      message: errorText('ko', 'INTERNAL_ERROR'),
      requestId: expect.any(String) as string,
    });
    expect(
      logged.splice(0).map(({ requestId }) => requestId),
      url,
    ).toEqual([(response.json() as { requestId: string }).requestId]);
  }
  await server.close();
});

test('[ERR-02] [OPS-02] an unavailable database is reported clearly, without internals', async () => {
  const way = await openDatabaseProxy(database);
  const far = await connect(way.url, silentLog, 4);
  const server = await createApi({ ...studio.parts, db: far.db });
  const me = (): Promise<LightMyRequestResponse> => server.inject({ url: '/api/account/me', headers: owner });
  expect((await me()).statusCode).toBe(200);
  await way.cut();
  for (const endpoint of ENDPOINTS.filter(({ name }) => ENDPOINT_EXAMPLES[name]?.access === 'account')) {
    const response = await server.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, { ...ANY, filmId }),
      headers: owner,
      ...(endpoint.method === 'GET' ? {} : { payload: {} }),
    });
    expectError(response, 'DATABASE_UNAVAILABLE', endpoint.name);
    expect(response.body).not.toMatch(/postgres|socket|pool|select/i);
  }
  expectError(await server.inject({ url: `/media/${randomUUID()}`, headers: owner }), 'DATABASE_UNAVAILABLE');
  const ready = await server.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready', failing: ['database'] }]);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await way.mend();
  expect((await me()).statusCode).toBe(200);
  await server.close();
  await far.close();
  await way.cut();
});
