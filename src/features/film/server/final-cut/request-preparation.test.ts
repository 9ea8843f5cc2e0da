import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import { requestPreparationJob } from './request-preparation.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let rows: FilmRows;

const take = (assetKind: TakeRow['assetKind'], more: Partial<TakeRow> = {}): TakeRow =>
  ({
    id: randomUUID(),
    assetKind,
    assetKey: 'film',
    state: 'generated',
    circled: true,
    inputs: { references: [] as string[] },
    ...more,
  }) as TakeRow;

// Nothing works the jobs here: what is sent stays to be counted.
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-preparation-'));
  studio = await buildStudio(database, folder, { work: false });
  const loaded = (await loadFilmRows(database.db, await studio.createFilm())) as FilmRows;
  const plan = { speech: { kind: 'silent', text: '' }, ambience: [], events: [] };
  const shots = [{ id: randomUUID(), filmId: loaded.film.id, position: 1, plan }];
  rows = { ...loaded, shots, takes: [take('music'), take('clip')] } as unknown as FilmRows;
});
beforeEach(() => forgetJobs());
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const forgetJobs = async (): Promise<void> => void (await database.pool.query('delete from pgboss.job'));
/** Asks for the parts of the film's cut with some rows otherwise; answers the ids of the jobs that wait then. */
async function ask(change: Partial<FilmRows> = {}): Promise<string[]> {
  await database.db.transaction((transaction) =>
    requestPreparationJob(transaction, studio.parts, { ...rows, ...change }),
  );
  const found = await database.pool.query<{ id: string }>("select id from pgboss.job where name = 'film-prepare-cut'");
  return found.rows.map(({ id }) => id);
}

test('[PIPE-06] no parts of a cut are made early for a film that was stopped, nor while it is cut', async () => {
  expect(await ask({ film: { ...rows.film, cancelledAt: new Date() } })).toEqual([]);
  const cutting = take('movie', { state: 'generating', circled: false });
  expect(await ask({ takes: [...rows.takes, cutting] })).toEqual([]);
  // An earlier cut does not hold up those of what was made after it.
  const cutBefore = [take('movie'), take('movie', { state: 'failed', circled: false })];
  expect(await ask({ takes: [...rows.takes, ...cutBefore] })).toHaveLength(1);
});

test('[PIPE-01] parts of a cut are made early once every voice is there, of the sound or of clips', async () => {
  const shot = { ...rows.shots[0], plan: { ...rows.shots[0]?.plan, speech: { kind: 'narration', text: 'Once.' } } };
  const spoken = { shots: [shot] } as unknown as Partial<FilmRows>;
  expect(await ask({ ...spoken, takes: [take('clip'), take('music')] })).toEqual([]);
  const voice = take('voice', { assetKey: shot.id ?? '' });
  expect(await ask({ ...spoken, takes: [voice] })).toEqual([]);
  for (const part of [take('clip'), take('music')]) {
    await forgetJobs();
    expect(await ask({ ...spoken, takes: [voice, part] })).toHaveLength(1);
  }
});

test('[PIPE-01] parts of a cut are made early again for each other clip', async () => {
  const first = await ask();
  await forgetJobs();
  expect([first.length, await ask({ takes: rows.takes.toReversed() })]).toEqual([1, first]);
  await forgetJobs();
  // What the film does not use is no other set of takes.
  expect(await ask({ takes: [...rows.takes, take('clip', { circled: false }), take('picture')] })).toEqual(first);
  await forgetJobs();
  expect(await ask({ takes: [...rows.takes, take('clip')] })).not.toEqual(first);
});

test('[PIPE-01] parts of a cut are made early again for the same takes of a film that was changed', async () => {
  const first = await ask();
  await forgetJobs();
  const changed = await ask({ film: { ...rows.film, version: rows.film.version + 1 } });
  expect(changed).toHaveLength(1);
  expect(changed).not.toEqual(first);
});
