import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { deleteFilm } from '../delete-film.ts';
import { advanceFilm } from '../pipeline/advance-film.job.ts';
import { wakeQuietFilms } from '../pipeline/wake-quiet-films.ts';
import { takes } from '../tables.ts';
import { wakeFilm } from './wake-film.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;

// No worker runs here: sent jobs stay and can be counted.
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-wake-'));
  studio = await buildStudio(database, folder, { work: false });
});

afterEach(async () => {
  await studio.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function waitingJobs(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from pgboss.job where name like 'film-%' or name like 'generation-%' order by name`,
  );
  return rows.map(({ name }) => name);
}

const sleepLong = (): Promise<unknown> =>
  database.pool.query(`update films set changed_at = now() - interval '1 hour'`);

test('[REL-10] many wake-ups of one film leave one job waiting', async () => {
  const filmId = await studio.createFilm();
  await Promise.all(Array.from({ length: 10 }, () => wakeFilm(database.db, studio.parts, filmId)));
  expect(await waitingJobs()).toEqual(['film-advance']);
});

test('[REL-10] a quiet film with a waiting wake-up gets no second one', async () => {
  await studio.createFilm();
  await sleepLong();
  expect(await wakeQuietFilms(studio.parts)).toBe(0);
  expect(await waitingJobs()).toEqual(['film-advance']);
});

test('[PIPE-03] every quiet film whose wake-up was lost is woken', async () => {
  await studio.createFilm({ seed: 1 });
  await studio.createFilm({ seed: 2 });
  await database.pool.query('delete from pgboss.job');
  await sleepLong();
  expect(await wakeQuietFilms(studio.parts)).toBe(2);
  expect(await waitingJobs()).toEqual(['film-advance', 'film-advance']);
});

test('[REL-10] of quiet films that do not go on by themselves those with work in progress are woken, and no others', async () => {
  const states = [
    { change: 'waiting = true', wakes: false },
    { change: "status = 'COMPLETED'", wakes: false },
    { change: "status = 'FAILED', cancelled_at = now()", wakes: false },
    { change: 'waiting = true', wakes: true },
    { change: "status = 'COMPLETED'", wakes: true },
    { change: "status = 'FAILED', cancelled_at = now()", wakes: true },
  ];
  const woken: string[] = [];
  for (const [seed, { change, wakes }] of states.entries()) {
    const filmId = await studio.createFilm({ seed });
    await database.pool.query(`update films set ${change} where id = $1`, [filmId]);
    if (wakes) {
      woken.push(filmId);
      await database.db.insert(takes).values({
        id: crypto.randomUUID(),
        filmId,
        assetKind: 'picture',
        assetKey: 'shot',
        number: 1,
        state: 'generating',
        inputs: { prompt: '', model: 'draft-image', seed: 1, references: [] },
      });
    }
  }
  await database.pool.query('delete from pgboss.job');
  await sleepLong();
  expect(await wakeQuietFilms(studio.parts)).toBe(woken.length);
  const { rows } = await database.pool.query<{ id: string }>("select data->>'filmId' as id from pgboss.job");
  expect(rows.map(({ id }) => id).sort()).toEqual(woken.sort());
});

test('[REL-10] deleting a film removes its waiting jobs and none of another film', async () => {
  const [gone, kept] = [await studio.createFilm({ seed: 1 }), await studio.createFilm({ seed: 2 })];
  await advanceFilm(studio.parts, { filmId: gone });
  expect(await waitingJobs()).toEqual([
    'film-advance',
    'film-advance',
    'generation-start-free',
    'generation-start-quick',
  ]);
  await deleteFilm(studio.parts, { accountId: studio.accountId, filmId: gone });
  const { rows } = await database.pool.query(`select name, data from pgboss.job where name ~ '^(film|generation)-'`);
  expect(rows).toEqual([{ name: 'film-advance', data: { filmId: kept } }]);
});
