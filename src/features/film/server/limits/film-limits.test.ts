import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { readAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { copyFilm } from '../copy-film.ts';
import { createFilm, type FilmOrder } from '../create-film.ts';
import { deleteFilm } from '../delete-film.ts';
import { keepFilmPicture } from '../pictures/keep-film-picture.ts';
import { cancelFilm } from '../pipeline/cancel-film.ts';
import { resumeFilm } from '../pipeline/resume-film.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let picture: Buffer;
const OPEN = 3;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-film-limits-'));
  studio = await buildStudio(database, folder, { work: false });
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The studio's parts with these limits in place of the defaults. */
const partsWith = (limits: Studio['parts']['config']['limits']): Studio['parts'] => ({
  ...studio.parts,
  config: { ...studio.parts.config, limits },
});
const begin = (accountId: string, order: Partial<FilmOrder> = {}): Promise<string> =>
  createFilm(partsWith({ openFilms: OPEN }), {
    idea: 'A clockmaker teaches a stray dog to keep time',
    type: 'fantasy',
    style: 'gouache',
    language: 'en',
    aspect: '16:9',
    shots: 4,
    seed: 7,
    accountId,
    ...order,
  });
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'begun',
    (error: { code?: unknown }) => error.code,
  );
const beginAll = (accountId: string, films = OPEN): Promise<string[]> =>
  Promise.all(Array.from({ length: films }, () => begin(accountId)));

test('[REL-10] concurrently started films cannot pass the limit, and another account can still start its own', async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  const answers = await Promise.all(Array.from({ length: 12 }, () => codeOf(begin(crowd))));
  expect(answers.filter((answer) => answer === 'begun')).toHaveLength(OPEN);
  expect(answers.filter((answer) => answer === 'TOO_MANY_OPEN_FILMS')).toHaveLength(12 - OPEN);
  expect(await codeOf(begin(another))).toBe('begun');
});

test.each([
  ['stopped', cancelFilm],
  ['deleted', deleteFilm],
])('[REL-10] a film that is %s makes room for another', async (_how, end) => {
  const accountId = await buildAccount(database);
  const [filmId = ''] = await beginAll(accountId);
  expect(await codeOf(begin(accountId))).toBe('TOO_MANY_OPEN_FILMS');
  await end(studio.parts, { accountId, filmId });
  expect(await codeOf(begin(accountId))).toBe('begun');
});

test('[REL-10] a stopped film continues only when there is room for it', async () => {
  const accountId = await buildAccount(database);
  const [stopped = '', other = ''] = await beginAll(accountId);
  await cancelFilm(studio.parts, { accountId, filmId: stopped });
  await begin(accountId);
  const goOn = () => codeOf(resumeFilm(partsWith({ openFilms: OPEN }), { accountId, filmId: stopped }));
  expect(await goOn()).toBe('TOO_MANY_OPEN_FILMS');
  await cancelFilm(studio.parts, { accountId, filmId: other });
  expect(await goOn()).toBe('begun');
});

test('[REL-10] a repeated request gets its film, however many are open', async () => {
  const accountId = await buildAccount(database);
  const idempotencyKey = 'the same request';
  const sent = await Promise.all(Array.from({ length: 6 }, () => begin(accountId, { idempotencyKey })));
  expect(new Set(sent).size).toBe(1);
  await beginAll(accountId, OPEN - 1);
  expect(await begin(accountId, { idempotencyKey })).toBe(sent[0]);
});

test('[REL-10] films that wait for their owner have their own limit, also for copies', async () => {
  const accountId = await buildAccount(database);
  const step = () => begin(accountId, { mode: 'step_by_step' });
  const first = await step();
  const { waitingFilms } = LIMITS.perAccount;
  await database.pool.query(
    `insert into films (id, account_id, idempotency_key, request_sha256, idea, type, style, language, aspect, shot_count,
       seed, short_side_pixels, mode, models, status, allowed_stage, waiting)
     select gen_random_uuid(), account_id, 'copy ' || n, request_sha256, idea, type, style, language, aspect, shot_count,
       seed, short_side_pixels, mode, models, 'GENERATING_STORY', allowed_stage, true
     from films, generate_series(2, $2) n where id = $1`,
    [first, waitingFilms],
  );
  await database.pool.query("update films set waiting = true, status = 'GENERATING_STORY' where id = $1", [first]);
  expect(await codeOf(step())).toBe('TOO_MANY_WAITING_FILMS');
  expect(await codeOf(copyFilm(studio.parts, { accountId, filmId: first }))).toBe('TOO_MANY_WAITING_FILMS');
  expect(await codeOf(begin(accountId))).toBe('begun');
  await deleteFilm(studio.parts, { accountId, filmId: first });
  expect(await codeOf(step())).toBe('begun');
});

test('[REL-10] [REL-07] an account with full storage keeps its films and starts nothing, and others continue', async () => {
  const [full, another] = [await buildAccount(database), await buildAccount(database)];
  const keep = (accountId: string, storagePerAccountBytes: number) =>
    codeOf(keepFilmPicture(partsWith({ storagePerAccountBytes }), { accountId, purpose: 'cover', source: picture }));
  expect(await keep(full, 1_000_000)).toBe('begun');
  const { rows } = await database.pool.query('select id, bytes from files where account_id = $1', [full]);
  const used = Number((rows as { bytes: string }[])[0]?.bytes);
  expect(await keep(full, used)).toBe('STORAGE_FULL');
  // What is brought must fit as a whole.
  expect([await keep(full, 2 * used - 1), await keep(full, used + 1)]).toEqual(['STORAGE_FULL', 'STORAGE_FULL']);
  const order = { idea: 'A dog', type: 'fantasy', style: 'gouache', language: 'en', aspect: '16:9', shots: 4 } as const;
  const beginWith = (accountId: string) =>
    codeOf(createFilm(partsWith({ storagePerAccountBytes: used }), { ...order, accountId }));
  expect(await beginWith(full)).toBe('STORAGE_FULL');
  expect([await beginWith(another), await keep(another, used)]).toEqual(['begun', 'begun']);
  expect((await database.pool.query('select 1 from files where account_id = $1', [full])).rowCount).toBe(1);
  await database.pool.query('delete from files where account_id = $1', [full]);
  expect([await keep(full, used), await keep(full, 0)]).toEqual(['begun', 'begun']);
});

test('[REL-10] deleting the last film that shows a picture frees its storage', async () => {
  const accountId = await buildAccount(database);
  const { id: pictureId, bytes } = await keepFilmPicture(studio.parts, {
    accountId,
    purpose: 'character',
    source: picture,
  });
  const characters = [{ name: 'Mo', pictureId }];
  const [first, second] = [await begin(accountId, { characters }), await begin(accountId, { characters })];
  const used = async () => (await readAccountStorage(studio.parts, accountId)).usedBytes;
  expect(await used()).toBe(bytes);
  await deleteFilm(studio.parts, { accountId, filmId: first });
  expect(await used()).toBe(bytes);
  await deleteFilm(studio.parts, { accountId, filmId: second });
  expect(await used()).toBe(0);
});

test('[REL-10] the refusals say what to do, in the four languages', async () => {
  const accountId = await buildAccount(database);
  await beginAll(accountId);
  const api = await createApi(partsWith({ openFilms: OPEN }));
  try {
    const messages = [];
    for (const language of LANGUAGES) {
      const response = await api.inject({
        method: 'POST',
        url: '/api/films',
        headers: { ...(await signIn(database, folder, accountId)), 'kinora-language': language },
        payload: { idea: 'A dog', type: 'fantasy', style: 'gouache', language: 'en', aspect: '16:9', shots: 4 },
      });
      const body = response.json() as { code: string; message: string };
      expect([response.statusCode, body.code]).toEqual([409, 'TOO_MANY_OPEN_FILMS']);
      messages.push(body.message);
    }
    expect(new Set(messages).size).toBe(LANGUAGES.length);
    expect(messages.every((message) => message.includes(String(OPEN)))).toBe(true);
  } finally {
    await api.close();
  }
});
