import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildMovie } from '#tests/build/build-movie.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { findVideoOfPath, mountCommunityPages } from './mount-community-pages.ts';

const SITE = 'https://films.example';
const TITLE = `Ada's "clock" </script><b>& dog</b>`;

let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;
let author: string;
let film: string;
let isClosed = false;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-outside-'));
  server = createHttpServer({ config: readConfig({ KINORA_DATA: folder }), log: silentLog });
  mountCommunityPages(server, {
    db: database.db,
    siteAddress: () => SITE,
    requireOpen: async () => {
      if (isClosed) {
        throw new AppError('MAINTENANCE');
      }
    },
    link: (fileId, filmId) => `/media/${fileId}?film=${filmId}`,
    readPage: async () =>
      '<html><head><meta\n  name="description"\n  content="general" />\n<title>Kinora</title></head></html>',
  });
  author = await buildAccount(database);
  film = await buildMovie(database, author, { title: TITLE, logline: 'A \u0001bell & a <dog>', language: 'ja' });
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('[COMM-09] [SEC-04] the page of a film has its card, its address and its facts for search engines, all escaped', async () => {
  const { statusCode, body } = await get(`/movie/${film}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<title>Ada&#39;s &quot;clock&quot; &lt;/script&gt;&lt;b&gt;&amp; dog&lt;/b&gt; · Kinora</title>',
  );
  expect(body).not.toContain('general');
  expect(body).not.toContain('<b>');
  for (const part of [
    `<link rel="canonical" href="${SITE}/movie/${film}" />`,
    `<meta property="og:video" content="${SITE}/embed/movie/${film}" />`,
    '<meta property="og:locale" content="ja_JP" />',
    '<meta name="twitter:card" content="player" />',
    `href="${SITE}/api/oembed?url=${encodeURIComponent(`${SITE}/movie/${film}`)}"`,
    `type="application/atom+xml" title="`,
  ]) {
    expect(body).toContain(part);
  }
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'VideoObject',
    name: TITLE,
    duration: 'PT20S',
    inLanguage: 'ja',
    embedUrl: `${SITE}/embed/movie/${film}`,
  });
});

test('[COMM-09] only the player may be framed by other sites, and oEmbed describes pages of this site alone', async () => {
  const policyOf = async (path: string): Promise<string> =>
    String((await get(path)).headers['content-security-policy']);
  expect(await policyOf(`/embed/movie/${film}`)).toContain('frame-ancestors *');
  expect(await policyOf(`/movie/${film}`)).toContain("frame-ancestors 'none'");
  expect(await findVideoOfPath(database.db, `/movie/${film}`, SITE)).toMatchObject({ title: TITLE });
  expect(await findVideoOfPath(database.db, `/my/${film}`, SITE)).toBeUndefined();
  expect(await findVideoOfPath(database.db, '/movie/------------------------------------', SITE)).toBeUndefined();
});

test('[COMM-05] [COMM-09] the newest films and those of an author are feeds in plain XML, and unchanged ones are not sent again', async () => {
  const other = await buildAccount(database);
  await buildMovie(database, other, { title: 'Another one' });
  const all = await get('/community/feed.xml', { 'accept-language': 'ko' });
  expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(all.body).toContain('<title>최신 영화 · Kinora</title>');
  expect(all.body.indexOf('Another one')).toBeLessThan(all.body.indexOf(`urn:uuid:${film}`));
  const own = await get(`/author/${author}/feed.xml`);
  expect(own.body).toContain('<title>Ada&#39;s &quot;clock&quot;');
  expect(own.body).toContain('<summary>A bell &amp; a &lt;dog&gt;</summary>');
  expect(own.body).toContain(`<entry xml:lang="ja-JP">`);
  expect(own.body).not.toContain('Another one');
  expect(own.headers['cache-control']).toBe('public, no-cache');
  const tag = String(own.headers['etag']);
  const again = await get(`/author/${author}/feed.xml`, { 'if-none-match': `"x", W/${tag}` });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
});

test('[COMM-01] [COMM-05] the list and an author have heads in the language of whoever asks', async () => {
  expect((await get('/community', { 'accept-language': 'ja' })).body).toContain('<title>コミュニティ · Kinora</title>');
  const page = await get(`/author/${author}`);
  expect(page.body).toContain('<meta property="og:type" content="profile" />');
  expect(page.body).toContain(`href="${SITE}/author/${author}/feed.xml"`);
});

test('[COMM-02] what is not there answers as nothing: no film, nonsense, a closed site', async () => {
  for (const path of ['/movie/nonsense', `/movie/${author}`, `/embed/movie/${author}`, `/author/${film}`]) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode, body.includes('og:')]).toEqual([path, 404, false]);
  }
  expect((await get(`/movie/${film}/cover`)).statusCode).toBe(404);
  expect((await get('/author/nonsense/feed.xml')).statusCode).toBe(404);
  isClosed = true;
  for (const path of [`/movie/${film}`, '/community', '/community/feed.xml', `/author/${author}/feed.xml`]) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode, body.includes('Ada')]).toEqual([path, 503, false]);
  }
  isClosed = false;
});
