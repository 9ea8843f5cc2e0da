import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { filmShots, takes } from '../tables.ts';
import { readFilmVersion } from './film-version.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-version-'));
  studio = await buildStudio(database, folder, { work: false });
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[PIPE-04] whatever of a film its watchers are shown makes another version, and another film makes none', async () => {
  const [filmId, other] = [await studio.createFilm(), await studio.createFilm()];
  const inputs = { prompt: '', model: 'draft-video', seed: 1, references: [] };
  const add = (assetKey: string): Promise<unknown> =>
    database.db
      .insert(takes)
      .values({ id: randomUUID(), filmId, assetKind: 'clip', assetKey, number: 1, inputs, state: 'generating' });
  const set = (table: 'films' | 'takes', change: string): Promise<unknown> =>
    database.pool.query(`update ${table} set ${change} where ${table === 'films' ? 'id' : 'film_id'} = $1`, [filmId]);
  const changes: (() => Promise<unknown>)[] = [
    () => set('films', "title = 'The Fox'"),
    () => set('films', "allowed_stage = 'story'"),
    () => set('films', 'waiting = true'),
    () => set('films', 'version = version + 1'),
    () => database.db.insert(filmShots).values({ id: randomUUID(), filmId, position: 1, plan: {} as never }),
    () => add('one'),
    () => add('two'),
    () => set('takes', "state = 'failed', finished_at = now()"),
    () => set('takes', 'dismissed = true'),
    () => add('three'),
    () => set('films', 'cancelled_at = now()'),
    () => set('films', "status = 'FAILED', finished_at = now()"),
  ];
  const versionOf = async (id: string) => (await readFilmVersion(database.db, id))?.version;
  let version = await versionOf(filmId);
  for (const change of changes) {
    const [before, otherBefore] = [version, await versionOf(other)];
    expect(await versionOf(filmId)).toBe(before);
    await change();
    version = await versionOf(filmId);
    expect(version, String(change)).not.toBe(before);
    expect(await versionOf(other)).toBe(otherBefore);
  }
});
