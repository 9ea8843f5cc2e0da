import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { createSmallPictures } from '#src/platform/server/media/pictures/small-pictures.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { keepFile } from './keep-file.ts';
import { mountMediaRoutes } from './media-routes.ts';
import { readMediaLink, signMediaLink } from './sign-media-link.ts';

const keys = createSigningKeys(['k'.repeat(40)]);
const ended = new Set<string>();
const session = randomUUID();
let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;
let fileId: string;
let otherId: string;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-links-'))]);
  const config = readConfig({ KINORA_DATA: folder, KINORA_DISK_RESERVE: '0' });
  const storage = createStorage(config);
  const accountId = await buildAccount(database);
  server = createHttpServer({ config, log: silentLog });
  await mountMediaRoutes(server, {
    db: database.db,
    storage,
    keys,
    folder: join(folder, 'media'),
    smallPictures: createSmallPictures(config, await findFfmpeg()),
    requireAccountId: async () => {
      throw new AppError('NOT_LOGGED_IN');
    },
    mayStillView: async (viewer) => {
      const [[kind, id]] = Object.entries(viewer) as [[string, string]];
      return (kind === 'session' ? id === session : id === 'open') && !ended.has(id);
    },
  });
  const keep = async (text: string): Promise<string> =>
    keepFile(database.db, {
      accountId,
      folder: 'movie',
      stored: await storage.put('movie', { bytes: Buffer.from(text) }, { mime: 'text/vtt', extension: 'vtt' }),
    });
  [fileId, otherId] = [await keep('WEBVTT one'), await keep('WEBVTT other')];
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  server.inject({ url, headers });
const link = (now?: number): string => signMediaLink(keys, { fileId, viewer: { session } }, now);

test('[SEC-06] a signed link opens its file without a cookie or a token, in ranges, and as a download', async () => {
  const whole = await get(link());
  expect([whole.statusCode, whole.body]).toEqual([200, 'WEBVTT one']);
  expect(whole.headers['cache-control']).toBe('private, max-age=600, immutable');
  const part = await get(link(), { range: 'bytes=7-9' });
  expect([part.statusCode, part.body]).toEqual([206, 'one']);
  expect((await get(`${link()}&download`)).headers['content-disposition']).toMatch(/^attachment/);
  expect((await get(signMediaLink(keys, { fileId, viewer: { share: 'open' } }))).statusCode).toBe(200);
});

test('[SEC-06] a link for another file, another viewer or a longer time, or without a signature, is refused', async () => {
  const right = link();
  const { searchParams } = new URL(right, 'http://localhost');
  const proof = searchParams.get('proof') ?? '';
  const change = (name: string, value: string): string => {
    const url = new URL(right, 'http://localhost');
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };
  const wrong = [
    right.replace(fileId, otherId),
    change('viewer', `session.${randomUUID()}`),
    change('viewer', 'share.open'),
    change('viewer', ''),
    change('until', '99999999999'),
    change('until', '1e12'),
    change('until', ''),
    change('proof', ''),
    change('proof', `${proof.slice(1)}A`),
    change('proof', 'x'.repeat(43)),
    change('proof', `${proof}A`),
    `${right}&viewer=share.open`,
    `${right}&proof=${proof}`,
    signMediaLink(createSigningKeys(['f'.repeat(40)]), { fileId, viewer: { session } }),
  ];
  for (const path of wrong) {
    const response = await get(path);
    expect([path, response.statusCode, (response.json() as { code: string }).code]).toEqual([path, 410, 'LINK_USED']);
  }
  expect((await get(`/media/${fileId}`)).statusCode).toBe(401);
});

test('[SEC-06] a link is valid for five to ten minutes and stays the same for five, so that browsers can cache it', async () => {
  const start = 1_800_000_000_000;
  expect(start % 300_000).toBe(0);
  expect(link(start + 299_999)).toBe(link(start));
  expect(link(start + 300_000)).not.toBe(link(start));
  const query = Object.fromEntries(new URL(link(start), 'http://localhost').searchParams);
  const opens = (now: number): boolean => readMediaLink(keys, fileId, query, now) !== undefined;
  expect([opens(start), opens(start + 599_999), opens(start + 600_000)]).toEqual([true, true, false]);
  expect((await get(link(Date.now() - 600_000))).statusCode).toBe(410);
});

test('[SEC-06] keys rotate without breaking the links of the last minutes', () => {
  const query = Object.fromEntries(new URL(link(), 'http://localhost').searchParams);
  expect(readMediaLink(createSigningKeys(['n'.repeat(40), 'k'.repeat(40)]), fileId, query)).toEqual({
    fileId,
    viewer: { session },
  });
  expect(readMediaLink(createSigningKeys(['n'.repeat(40)]), fileId, query)).toBeUndefined();
});

test('[SEC-06] a part beyond the end of a file is refused with its length, and an address that is no id is not found', async () => {
  const beyond = await get(link(), { range: 'bytes=99-' });
  expect([beyond.statusCode, (beyond.json() as { code: string }).code]).toEqual([416, 'RANGE_OUTSIDE']);
  expect((await get('/media/one')).statusCode).toBe(404);
});

test('[SEC-06] what a browser could run is saved and not shown, and each file has a name of its own', async () => {
  const { rows } = await database.pool.query<{ account_id: string }>('select account_id from files limit 1');
  const scripted = await keepFile(database.db, {
    accountId: rows[0]?.account_id ?? '',
    folder: 'movie',
    stored: await createStorage(readConfig({ KINORA_DATA: folder, KINORA_DISK_RESERVE: '0' })).put(
      'movie',
      { bytes: Buffer.from('<script>') },
      { mime: 'text/html', extension: 'html' },
    ),
  });
  const shown = await get(link());
  const saved = await get(signMediaLink(keys, { fileId: scripted, viewer: { session } }));
  expect([shown, saved].map(({ headers }) => headers['content-disposition'])).toEqual([
    // The page that links to a file names it.
    'inline',
    'attachment',
  ]);
  expect((await get(`${link()}&download`)).headers['content-disposition']).toBe(
    `attachment; filename="kinora-${fileId.slice(0, 8)}.vtt"`,
  );
  expect(saved.headers['content-security-policy']).toBe('sandbox');
});

test('[SEC-06] a picture is sent in a smaller copy where a page shows it small, and whole as a download or when no copy can be made; of a clip the first frame is', async () => {
  const config = readConfig({ KINORA_DATA: folder, KINORA_DISK_RESERVE: '0' });
  const { rows } = await database.pool.query<{ account_id: string }>('select account_id from files limit 1');
  const kept = { mime: 'image/jpeg', extension: 'jpg' };
  const keep = async (bytes: Buffer, { mime, extension } = kept): Promise<string> => {
    const stored = await createStorage(config).put('scene', { bytes }, { mime, extension });
    const id = await keepFile(database.db, { accountId: rows[0]?.account_id ?? '', folder: 'scene', stored });
    return signMediaLink(keys, { fileId: id, viewer: { session } });
  };
  const size = { width: 1280, height: 720 };
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#468' } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const [picture, broken] = [await keep(bytes), await keep(Buffer.from('no picture'))];

  const [small, again] = await Promise.all([get(`${picture}&width=480`), get(`${picture}&width=480`)]);
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 });
  expect(again.rawPayload.equals(small.rawPayload)).toBe(true);
  expect(await readdir(join(folder, 'cache', 'pictures'))).toHaveLength(1);

  for (const query of ['', '&width=481', '&width=480&width=960', '&width=480&download']) {
    const whole = await get(`${picture}${query}`);
    expect([query, whole.headers['content-type'], whole.rawPayload.equals(bytes)]).toEqual([query, 'image/jpeg', true]);
  }
  expect((await get(`${broken}&width=960`)).body).toBe('no picture');

  const path = join(folder, 'red-then-blue.mp4');
  const colours = ['red', 'blue'].flatMap((colour) => ['-f', 'lavfi', '-i', `color=${colour}:s=640x360:d=0.5`]);
  const [ffmpeg, film] = [await findFfmpeg(), { mime: 'video/mp4', extension: 'mp4' }];
  await runFfmpeg({ ffmpeg, arguments: [...colours, '-filter_complex', 'concat', '-pix_fmt', 'yuv420p', path] });
  const poster = await get(`${await keep(await readFile(path), film)}&width=480`);
  expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp']);
  const { data, info } = await sharp(poster.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0]]).toEqual([480, 270, expect.toSatisfy((red: number) => red > 200)]);
  const noClip = await get(`${await keep(Buffer.from('no clip'), film)}&width=480`);
  expect([noClip.statusCode, noClip.json().code]).toEqual([500, 'MEDIA_FAILED']);
  expect((await get(`${picture.replace(/proof=.{43}/, `proof=${'x'.repeat(43)}`)}&width=480`)).statusCode).toBe(410);
});

test('[SEC-06] [SEC-08] links end with the session or share link that they were issued for', async () => {
  const [own, shared] = [link(), signMediaLink(keys, { fileId, viewer: { share: 'open' } })];
  expect([(await get(own)).statusCode, (await get(shared)).statusCode]).toEqual([200, 200]);
  ended.add('open');
  expect([(await get(own)).statusCode, (await get(shared)).statusCode]).toEqual([200, 404]);
  ended.add(session);
  expect([(await get(own)).statusCode, (await get(shared)).statusCode]).toEqual([404, 404]);
});
