import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { cutFilmJob } from '../jobs.ts';
import { takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { mayPrepare } from './may-prepare.ts';
import { takeNextCut } from './take-next-cut.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-cut-turns-'));
  studio = await buildStudio(database, folder, { work: false });
});
afterEach(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Creates a film that waits for its cut. Returns the take of the cut. */
async function waitForCut(accountId: string, row: Partial<typeof takes.$inferInsert> = {}): Promise<string> {
  const filmId = await studio.createFilm({ accountId });
  const id = randomUUID();
  await database.db.transaction(async (transaction) => {
    await transaction.insert(takes).values({
      id,
      filmId,
      assetKind: 'movie',
      assetKey: 'film',
      number: 1,
      state: 'generating',
      inputs: { prompt: '', model: 'final-cut', seed: 1, references: [] },
      ...row,
    });
    await studio.parts.queue.send(transaction, cutFilmJob, { takeId: id });
  });
  return id;
}

/** Takes in the order in which they are cut, with one worker woken for any of them each time. */
async function cutAll(wokenFor: string): Promise<string[]> {
  const order: string[] = [];
  for (;;) {
    const take = await takeNextCut(studio.parts, wokenFor);
    if (!take) {
      return order;
    }
    order.push(take.id);
  }
}

async function wakeUps(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select data->>'takeId' as id from pgboss.job where name = 'film-cut' and state < 'active' order by id`,
  );
  return rows.map(({ id }) => id);
}

test('[REL-10] accounts take turns with their cuts, the oldest film of each first', async () => {
  const [many, few] = [await buildAccount(database), await buildAccount(database)];
  const first = await waitForCut(many);
  const second = await waitForCut(many);
  const third = await waitForCut(many);
  const other = await waitForCut(few);
  expect(await cutAll(third)).toEqual([first, other, second, third]);
});

test('[REL-06] [REL-10] a cut with a living run is not taken, one with a dead run is', async () => {
  const account = await buildAccount(database);
  const alive = await waitForCut(account, { lease: 1 });
  const dead = await waitForCut(account, { lease: 1, aliveAt: new Date(Date.now() - 60_000) });
  expect(await cutAll(alive)).toEqual([dead]);
});

test('[REL-06] [REL-10] a worker that cuts another film than it was woken for leaves a wake-up for its own', async () => {
  const [one, other] = [await buildAccount(database), await buildAccount(database)];
  const first = await waitForCut(one);
  const own = await waitForCut(other);
  await database.pool.query(`delete from pgboss.job where data->>'takeId' = $1`, [own]);
  expect((await takeNextCut(studio.parts, own))?.id).toBe(first);
  expect(await wakeUps()).toEqual([own]);
});

test('[REL-10] no parts are made early while a film waits for its cut', async () => {
  const [one, other] = [await buildAccount(database), await buildAccount(database)];
  await studio.createFilm({ accountId: one });
  expect(await mayPrepare(database.db, { accountId: one })).toBe(true);
  // An uploaded cut is only checked.
  await waitForCut(other, { inputs: { prompt: '', model: 'upload', seed: 1, references: [] } });
  expect(await mayPrepare(database.db, { accountId: one })).toBe(true);
  await waitForCut(other);
  expect(await mayPrepare(database.db, { accountId: one })).toBe(false);
});

test('[REL-10] no parts are made early for an account with many films while one with fewer waits', async () => {
  const [crowd, few] = [await buildAccount(database), await buildAccount(database)];
  await studio.createFilm({ accountId: crowd });
  await studio.createFilm({ accountId: crowd });
  await studio.createFilm({ accountId: few });
  expect(await mayPrepare(database.db, { accountId: crowd })).toBe(false);
  expect(await mayPrepare(database.db, { accountId: few })).toBe(true);
});

test('[REL-10] the film of an account with few films is advanced before those of one with many', async () => {
  const [crowd, few] = [await buildAccount(database), await buildAccount(database)];
  const films: string[] = [];
  for (let number = 0; number < 12; number++) {
    films.push(await studio.createFilm({ accountId: crowd }));
  }
  const film = await studio.createFilm({ accountId: few });
  await database.pool.query('delete from pgboss.job');
  await wakeFilm(database.db, studio.parts, films[11] ?? '', { urgency: 'person' });
  await wakeFilm(database.db, studio.parts, film);
  const { rows } = await database.pool.query<{ id: string }>(
    `select data->>'filmId' as id from pgboss.job where name = 'film-advance' order by priority desc, created_on`,
  );
  expect(rows.map(({ id }) => id)).toEqual([film, films[11]]);
});
