import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { cacheFolders } from '#src/features/film/server/final-cut/cache-folders.ts';
import { sweepDeletedFilms } from '#src/features/film/server/forget-films.ts';
import type { WholeFilm } from '#src/features/film/server/view/read-film.ts';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { sweepCaches } from '#src/platform/server/storage/sweep-caches.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

const DAY = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let headers: { authorization: string };
let film: WholeFilm;
let copyId: string;

type View = { movie: { path: string; subtitles: string } | null; cover: { path: string } | null };

const status = async (url: string, as: object = {}): Promise<number> =>
  (await api.inject({ url, headers: { ...as } })).statusCode;
const view = async (filmId: string): Promise<View> =>
  (await api.inject({ url: `/api/films/${filmId}`, headers })).json();
const listed = async (): Promise<string[]> =>
  (await api.inject({ url: '/api/films', headers })).json<{ films: { id: string }[] }>().films.map(({ id }) => id);
/** In how many of the account's notifications the film is named. */
const toldOf = async (filmId: string): Promise<number> =>
  (await api.inject({ url: '/api/notifications', headers }))
    .json<{ notifications: object[] }>()
    .notifications.filter((told) => JSON.stringify(told).includes(filmId)).length;
const remove = async (filmId: string): Promise<number> =>
  (await api.inject({ method: 'DELETE', url: `/api/films/${filmId}`, headers })).statusCode;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-gone-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  const accountId = await buildAccount(database);
  headers = await signIn(database, folder, accountId);
  const filmId = await studio.createFilm({ accountId });
  film = await studio.waitFor(filmId, (whole) => whole.film.status === 'COMPLETED', accountId);
  const copy = await api.inject({ method: 'POST', url: `/api/films/${filmId}/copy`, headers, payload: {} });
  copyId = copy.json<{ filmId: string }>().filmId;
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

test('[IDEA-02] a deleted film is in no list and no notification, and its copy keeps every file', async () => {
  const before = await view(copyId);
  expect(await listed()).toEqual([copyId, film.film.id]);
  expect(await toldOf(film.film.id)).toBe(1);
  expect(await remove(film.film.id)).toBe(200);
  expect(await listed()).toEqual([copyId]);
  expect(await status(`/api/films/${film.film.id}`, headers)).toBe(404);
  expect(await toldOf(film.film.id)).toBe(0);
  for (const path of [before.movie?.path, before.movie?.subtitles, before.cover?.path]) {
    expect(await status(path ?? '')).toBe(200);
  }
});

test('[SEC-06] the last film deleted, links that were signed before open nothing', async () => {
  const before = await view(copyId);
  const movieId = film.takes.find(({ assetKind }) => assetKind === 'movie')?.fileId ?? '';
  expect(await status(`/media/${movieId}`, headers)).toBe(200);
  expect(await remove(copyId)).toBe(200);
  for (const path of [before.movie?.path, before.movie?.subtitles, before.cover?.path]) {
    expect(await status(path ?? '')).toBe(404);
  }
  expect(await status(`/media/${movieId}`, headers)).toBe(404);
});

test('[ACC-05] after the days of grace no text of a deleted film is left, and a film that is not deleted stays', async () => {
  const { db, pool } = database;
  const kept = await studio.createFilm({ accountId: film.film.accountId });
  await studio.waitFor(kept, (whole) => whole.film.status === 'COMPLETED', film.film.accountId);
  const rowsOf = async (filmId: string): Promise<number[]> =>
    Promise.all(
      ['films', 'film_shots', 'film_characters', 'takes', 'cuts'].map(async (table) => {
        const column = table === 'films' ? 'id' : 'film_id';
        const found = await pool.query(`select from ${table} where ${column} = $1`, [filmId]);
        return found.rowCount ?? 0;
      }),
    );
  const requests = async (): Promise<number> => (await pool.query('select from generations')).rowCount ?? 0;
  const made = film.takes.filter(({ generationId }) => generationId !== null).length;
  const before = { kept: await rowsOf(kept), requests: await requests() };
  expect(Math.min(...(await rowsOf(film.film.id)))).toBeGreaterThan(0);

  expect(await sweepDeletedFilms({ db, config: studio.parts.config }, new Date(Date.now() + 6 * DAY))).toBe(0);
  expect(await sweepDeletedFilms({ db, config: studio.parts.config }, new Date(Date.now() + 8 * DAY))).toBe(2);
  expect([await rowsOf(film.film.id), await rowsOf(copyId)]).toEqual([Array(5).fill(0), Array(5).fill(0)]);
  expect({ kept: await rowsOf(kept), requests: await requests() }).toEqual({
    ...before,
    requests: before.requests - made,
  });
  expect(await remove(kept)).toBe(200);
});

test('[ACC-05] after the days of grace no byte of a deleted film is left, kept parts among them', async () => {
  const folders = Object.values(cacheFolders(studio.parts.config));
  const parts = async (): Promise<string[]> =>
    (
      await Promise.all(
        folders.map(async (path) => (existsSync(path) ? await readdir(path) : []).map((name) => join(path, name))),
      )
    ).flat();
  expect((await parts()).length).toBeGreaterThan(0);
  for (const path of await parts()) {
    await utimes(path, new Date(Date.now() - 8 * DAY), new Date(Date.now() - 8 * DAY));
  }
  await sweepFiles(studio.parts, new Date(Date.now() + 8 * DAY));
  await sweepCaches(studio.parts.config);
  const left: string[] = [];
  for await (const key of studio.parts.storage.list()) {
    left.push(key);
  }
  expect([left, await parts()]).toEqual([[], []]);
});
