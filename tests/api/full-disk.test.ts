import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#src/apps/contract.ts';
import { cutFilmOfTake } from '#src/features/film/server/final-cut/cut-film.job.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildApi, injection, type BuiltApi } from '#tests/build/build-api-world.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { ENDPOINT_EXAMPLES } from './examples/endpoint-examples.ts';
import { listEndpoints } from './list-endpoints.ts';

/** More than any disk has free. */
const RESERVE_BYTES = 10 ** 18;

let database: OpenDatabase;
/** An account's film and picture from before, and an API that finds the reserve of the disk reached. */
let full: BuiltApi;

beforeAll(async () => {
  database = await createTestDatabase();
  full = await buildApi(database, (parts) => ({
    ...parts,
    config: { ...parts.config, disk: { reserveBytes: RESERVE_BYTES } },
  }));
});
afterAll(async () => {
  await full?.close();
  await database?.close();
});

async function send(method: 'GET' | 'POST' | 'DELETE', url: string): Promise<number> {
  const payload = method === 'GET' ? {} : { payload: {} };
  return (await full.api.inject({ method, url, headers: await full.owner(), ...payload })).statusCode;
}

test.each(['films.uploadCharacterPicture', 'films.uploadCoverPicture', 'films.createFilm', 'profile.uploadAvatar'])(
  '[REL-07] %s is refused with DISK_FULL when the reserve is reached',
  async (name) => {
    const endpoint = listEndpoints(contract).find((each) => each.name === name);
    const request = await ENDPOINT_EXAMPLES[name]?.valid(full.world);
    if (!endpoint || !request) {
      throw new Error(`no example of ${name}`);
    }
    const answer = await full.api.inject(injection(endpoint, request, await full.owner()));
    expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ code: 'DISK_FULL' })]);
  },
);

test('[REL-07] a final cut on a full disk fails with DISK_FULL and cuts nothing', async () => {
  const takeId = randomUUID();
  await database.pool.query(
    `insert into takes (id, film_id, asset_kind, asset_key, number, state, inputs)
     values ($1, $2, 'movie', 'film', 1, 'generating', '{"model": "final-cut", "references": []}')`,
    [takeId, full.world.filmId],
  );
  await cutFilmOfTake(full.parts, { takeId }, new AbortController().signal);
  const { rows } = await database.pool.query("select state, error->>'code' as code from takes where id = $1", [takeId]);
  expect(rows).toEqual([{ state: 'failed', code: 'DISK_FULL' }]);
  await database.pool.query('delete from takes where id = $1', [takeId]);
});

test('[REL-07] on a full disk films and pictures are still read', async () => {
  expect([
    await send('GET', `/api/films/${full.world.filmId}`),
    await send('GET', `/media/${full.world.pictureId}`),
  ]).toEqual([200, 200]);
});

test('[REL-07] on a full disk a film is still deleted', async () => {
  expect(await send('DELETE', `/api/films/${full.world.filmId}`)).toBe(200);
  expect(await send('GET', `/api/films/${full.world.filmId}`)).toBe(404);
});
