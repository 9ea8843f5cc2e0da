import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { readZip } from '#tests/build/read-zip.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { TEXT_EXPORTS } from '../../export-contract.ts';
import type { WholeFilm } from '../view/read-film.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let film: WholeFilm;
let owner: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-exports-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  const filmId = await studio.createFilm({
    shortSidePixels: 180,
    shots: 5,
    idea: 'A fox finds a lamp, loses it and finds it again the next day',
  });
  film = await studio.waitFor(filmId, ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED');
  expect(film.film.error).toBeNull();
  owner = await signIn(database, folder, studio.accountId);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const get = (url: string, headers = owner): Promise<LightMyRequestResponse> => api.inject({ url, headers });
async function large(format: 'pdf' | 'zip', filmId = film.film.id): Promise<LightMyRequestResponse> {
  const { path } = (await get(`/api/films/${filmId}/export-links/${format}`)).json<{ path: string }>();
  return api.inject({ url: path });
}

test('dump', async () => {
  await mkdir('/tmp/dump', { recursive: true });
  for (const format of TEXT_EXPORTS) {
    const r = await get(`/api/films/${film.film.id}/exports/${format}`);
    console.log(format, r.statusCode, r.headers['content-type'], r.headers['content-disposition']);
    await writeFile(`/tmp/dump/film.${format}`, r.rawPayload);
  }
  for (const format of ['pdf', 'zip'] as const) {
    const r = await large(format);
    console.log(format, r.statusCode, r.headers, r.rawPayload.length);
    await writeFile(`/tmp/dump/film.${format}`, r.rawPayload);
  }
  const file = (await get(`/api/films/${film.film.id}/exports/json`)).body;
  const made = await api.inject({ method: 'POST', url: '/api/imported-films', headers: owner, payload: { file } });
  console.log(made.body);
  const again = await studio.waitFor(
    made.json<{ filmId: string }>().filmId,
    ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED',
  );
  console.log(again.film.status, again.film.error, again.film.title);
  expect((await get(`/api/films/${again.film.id}/exports/json`)).json()).toEqual(JSON.parse(file));
  console.log([...readZip((await large('zip')).rawPayload).keys()]);
  void buildAccount;
});
