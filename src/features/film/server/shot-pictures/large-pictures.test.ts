import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { bringPicture } from '../cast/bring-picture.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { bringPictures } from './bring-pictures.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;
let filmId: string;

/** Until everything that was changed is made again. */
const settled = (): Promise<WholeFilm> =>
  studio.waitFor(
    filmId,
    (whole) =>
      ['COMPLETED', 'FAILED'].includes(whole.film.status) &&
      whole.takes.every(({ state }) => state !== 'generating') &&
      outdatedTakes(whole).size === 0,
    accountId,
  );

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-large-pictures-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database);
  filmId = await studio.createFilm({ accountId, seed: 41, shortSidePixels: 180, shots: 4 });
  await settled();
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** A picture as a tool leaves it: whole, not brought to the size that uploads get. */
async function keepMade(side: number, background: { r: number; g: number; b: number; alpha: number }): Promise<string> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();
  const stored = await studio.parts.storage.put('image', { bytes }, { mime: 'image/png', extension: 'png' });
  return keepFile(database.db, { accountId, folder: 'image', stored });
}

test('[TOOL-01] the largest picture that a tool makes and a transparent one are used as they are, for shots and for a character', async () => {
  const before = await readFilm(database.db, { accountId, filmId });
  const large = await keepMade(LIMITS.tools.pictureSidePixels, { r: 200, g: 40, b: 40, alpha: 1 });
  const clear = await keepMade(512, { r: 40, g: 40, b: 200, alpha: 0.5 });
  const [firstId, secondId] = before.shots.map(({ id }) => id) as [string, string];
  const [key] = before.characters.map((character) => character.key) as [string];
  await bringPicture(studio.parts, { accountId, filmId, kind: 'character', key, pictureId: large });
  await bringPictures(studio.parts, { accountId, filmId, shotId: firstId, pictureIds: [large, clear] });
  const after = await settled();
  expect(after.takes.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(circledTake(after, 'character_picture', key)?.fileId).toBe(large);
  for (const [shotId, fileId] of [
    [firstId, large],
    [secondId, clear],
  ] as const) {
    expect(circledTake(after, 'picture', shotId)?.fileId).toBe(fileId);
    const clip = circledTake(after, 'clip', shotId);
    expect(clip?.state).toBe('generated');
    expect(clip?.fileId).not.toBe(circledTake(before, 'clip', shotId)?.fileId);
  }
});
