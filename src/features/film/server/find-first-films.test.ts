import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { deleteFilm } from './delete-film.ts';
import { findFirstFilms } from './find-first-films.ts';
import { cuts, takes } from './tables.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-first-'))]);
  studio = await buildStudio(database, folder, { work: false });
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test("[SEC-11] an account's first finished film is found by its first cut, also a deleted one; unfinished ones do not count", async () => {
  const { accountId } = studio;
  const find = async (): Promise<Date | undefined> =>
    (await findFirstFilms(database.db, [accountId, randomUUID()])).get(accountId);
  const finish = async (filmId: string, createdAt: Date): Promise<void> => {
    const takeId = randomUUID();
    await database.db.insert(takes).values({
      id: takeId,
      filmId,
      assetKind: 'movie',
      assetKey: 'film',
      number: 1,
      state: 'generated',
      inputs: { prompt: '', model: 'draft-video', seed: 1, references: [] },
      finishedAt: createdAt,
    });
    await database.db
      .insert(cuts)
      .values({ id: randomUUID(), filmId, takeId, durationSeconds: 8, facts: {}, createdAt });
  };
  const [first, second] = [await studio.createFilm(), await studio.createFilm()];
  expect(await find()).toBeUndefined();
  const [early, late] = [new Date('2026-01-02T03:04:05Z'), new Date('2026-02-02T03:04:05Z')];
  await finish(second, late);
  expect(await find()).toEqual(late);
  await finish(first, early);
  await deleteFilm(studio.parts, { accountId, filmId: first });
  expect(await find()).toEqual(early);
});
