import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { copyFilm } from './copy-film.ts';
import { readStoryWriting } from './view/read-story-writing.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-deep-'));
  studio = await buildStudio(database, folder);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const passesOf = async (filmId: string) =>
  (await readStoryWriting(database.db, { accountId: studio.accountId, filmId })).passes;

test('[PIPE-07] [PIPE-08] a film is made from the best of five plans, which can be read', async () => {
  const filmId = await studio.createFilm({ deep: true, mode: 'step_by_step' });
  const { film, takes } = await studio.waitFor(filmId, ({ film: { outline } }) => outline !== null);
  expect(film.deep).toBe(true);
  const passes = await passesOf(filmId);
  expect(passes).toHaveLength(5);
  const chosen = passes.filter(({ isChosen }) => isChosen);
  expect(chosen.map(({ title }) => title)).toEqual([film.title]);
  expect(takes.find(({ assetKind }) => assetKind === 'story')?.data).toMatchObject({ passes });
  const copyId = await copyFilm(studio.parts, { accountId: studio.accountId, filmId, idempotencyKey: randomUUID() });
  expect(await passesOf(copyId)).toEqual(passes);
});

test('[PIPE-07] without it a film has one plan, and no passes', async () => {
  const filmId = await studio.createFilm({ mode: 'step_by_step' });
  const { film } = await studio.waitFor(filmId, ({ film: { outline } }) => outline !== null);
  expect(film.deep).toBe(false);
  expect(await passesOf(filmId)).toEqual([]);
  await expect(readStoryWriting(database.db, { accountId: randomUUID(), filmId })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});
