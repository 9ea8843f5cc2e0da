import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { switchMaintenance } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildApi, type BuiltApi } from '#tests/build/build-api-world.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

const SITE = 'https://film.example';
const MEDIA = 'https://media.film.example';

let database: OpenDatabase;
let built: BuiltApi;
/** The same with an origin of its own for media. */
let apart: BuiltApi;
let fileId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  built = await buildApi(database);
  const servers = { publicUrl: SITE, mediaUrl: MEDIA };
  const other = await createTestDatabase();
  apart = await buildApi(other, (parts) => ({
    ...parts,
    config: { ...parts.config, server: { ...parts.config.server, ...servers } },
  }));
  const { close } = apart;
  apart.close = async () => {
    await close();
    await other.close();
  };
  const stored = await built.parts.storage.put(
    'image',
    { bytes: Buffer.from('a picture') },
    { mime: 'image/png', extension: 'png' },
  );
  fileId = await keepFile(database.db, { accountId: built.world.ownerId, folder: 'image', stored });
});
afterAll(async () => {
  await built?.close();
  await apart?.close();
  await database?.close();
});

const PATHS = ['/share/', '/embed/', '/share/cover/', '/api/oembed'] as const;
const shared = (kind: (typeof PATHS)[number], token = 'x'.repeat(24)): string =>
  ({
    '/share/': `/share/${token}`,
    '/embed/': `/embed/${token}`,
    '/share/cover/': `/share/${token}/cover`,
    '/api/oembed': `/api/oembed?url=${encodeURIComponent(`http://localhost:3000/share/${token}`)}`,
  })[kind];

async function inMaintenance<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await switchMaintenance(database.db, { isOn: true, until: null });
  try {
    return await ask();
  } finally {
    await switchMaintenance(database.db, { isOn: false, until: null });
  }
}

test.each(PATHS)('[GUARD-06] what is shared is closed under maintenance: %s', async (kind) => {
  const url = shared(kind);
  expect((await built.api.inject({ url })).statusCode).toBe(404);
  expect((await inMaintenance(() => built.api.inject({ url }))).statusCode).toBe(503);
});

/** A signed link to a picture, as the API answers it to who has these headers. */
async function uploadedPath(on: BuiltApi, headers: Record<string, string>): Promise<string> {
  const { default: sharp } = await import('sharp');
  const payload = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a05030' } })
    .png()
    .toBuffer();
  const answer = await on.api.inject({
    method: 'POST',
    url: '/api/cover-pictures',
    headers: { ...headers, 'content-type': 'image/png' },
    payload,
  });
  return answer.json<{ picture: { path: string } }>().picture.path;
}

test('[GUARD-06] under maintenance a person gets no media, by a link or a token', async () => {
  const headers = await built.stranger();
  const path = await uploadedPath(built, headers);
  const get = (): Promise<LightMyRequestResponse[]> =>
    Promise.all([built.api.inject({ url: path }), built.api.inject({ url: path.split('?')[0] ?? '', headers })]);
  expect((await get()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await inMaintenance(get)).map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'MAINTENANCE',
    'MAINTENANCE',
  ]);
});

test('[GUARD-06] under maintenance an admin who is signed in still sees media', async () => {
  const headers = await built.owner();
  const path = await uploadedPath(built, headers);
  const answers = await inMaintenance(() =>
    Promise.all([built.api.inject({ url: path }), built.api.inject({ url: `/media/${fileId}`, headers })]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test.each(['/api/account/me', '/api/settings', '/api/films', '/api/nothing', '/api/oembed'])(
  '[SEC-04] no cache keeps what %s answers',
  async (url) => {
    expect((await built.api.inject({ url, headers: await built.owner() })).headers['cache-control']).toBe('no-store');
  },
);

test('[SEC-04] every answer closes the doors of the browser that no page of ours opens', async () => {
  for (const url of ['/', '/healthz', '/api/account/me', '/nothing.js', `/media/${fileId}`]) {
    const { headers } = await built.api.inject({ url });
    expect(headers['permissions-policy'], url).toMatch(/geolocation=\(\).*microphone=\(\).*camera=\(self\)/);
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
  }
});

test('[SEC-05] without an origin of their own media links lead to the site and need no CORS', async () => {
  const path = await uploadedPath(built, await built.owner());
  expect(path).toMatch(/^\/media\//);
  const { headers } = await built.api.inject({ url: path });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('[SEC-05] with an origin of their own media links lead there, and only pages of the site may read them', async () => {
  const path = await uploadedPath(apart, await apart.owner());
  expect(path.startsWith(`${MEDIA}/media/`)).toBe(true);
  const answer = await apart.api.inject({ url: path.slice(MEDIA.length), headers: { host: 'media.film.example' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': 'sandbox',
  });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('[SEC-05] the origin for media serves no page and no endpoint', async () => {
  for (const url of ['/', '/api/settings', '/share/x', '/openapi.json', '/healthz', '/media']) {
    const { statusCode } = await apart.api.inject({ url, headers: { host: 'MEDIA.film.example' } });
    expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
  }
  const write = await apart.api.inject({ method: 'POST', url: '/media/x', headers: { host: 'media.film.example' } });
  expect(write.statusCode).toBe(404);
});

test('[SEC-05] at the origin for media neither a token nor a cookie opens a file', async () => {
  const headers = await apart.owner();
  const path = new URL(await uploadedPath(apart, headers)).pathname;
  expect((await apart.api.inject({ url: path, headers })).statusCode).toBe(200);
  const there = await apart.api.inject({ url: path, headers: { ...headers, host: 'media.film.example' } });
  expect(there.json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
});

test('[SEC-05] the policy of the pages lets media in from their origin, and nothing else', async () => {
  const policy = String((await apart.api.inject({ url: '/' })).headers['content-security-policy']);
  const named = policy.split('; ').filter((rule) => rule.includes(MEDIA));
  expect(named.map((rule) => rule.split(' ')[0])).toEqual(['img-src', 'media-src', 'connect-src']);
});
