import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { films, filmShots, takes, type FilmRow } from '../tables.ts';
import { findCovers } from './find-covers.ts';
import { listFilms } from './list-films.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const models = { language: 'draft', image: 'draft', video: 'draft', music: 'draft' } as unknown as FilmRow['models'];
const filmRow = (accountId: string, id: string = randomUUID()) => ({
  id,
  accountId,
  idempotencyKey: id,
  requestSha256: Buffer.alloc(32),
  idea: 'An idea',
  type: 'drama' as const,
  style: 'gouache' as const,
  language: 'en' as const,
  aspect: '16:9' as AspectRatio,
  shotCount: 4,
  seed: 1,
  shortSidePixels: 90,
  mode: 'one_click' as const,
  models,
  allowedStage: 'movie' as const,
});

test('[ROUTE-03] films are listed by aspect ratio, page by page', async () => {
  const accountId = await buildAccount(database);
  const shapes: AspectRatio[] = ['16:9', '9:16', '16:9', '9:16', '16:9'];
  await database.db.insert(films).values(
    shapes.map((aspect, index) => ({
      ...filmRow(accountId),
      aspect,
      title: `Film ${index}`,
      createdAt: new Date(2026, 0, 1 + index),
    })),
  );
  const titles = async (aspect?: AspectRatio, cursor?: string) => {
    const page = await listFilms(database.db, { accountId, aspect, cursor, limit: 2 });
    return { titles: page.films.map(({ film }) => film.title), next: page.next };
  };
  const first = await titles('16:9');
  expect(first.titles).toEqual(['Film 4', 'Film 2']);
  expect(await titles('16:9', first.next ?? '')).toEqual({ titles: ['Film 0'], next: null });
  expect(await titles('9:16')).toEqual({ titles: ['Film 3', 'Film 1'], next: null });
  expect((await titles()).titles).toEqual(['Film 4', 'Film 3']);
});

test('[EDIT-19] the cover in the list is the circled take of the first shot, whatever was made after it', async () => {
  const accountId = await buildAccount(database);
  const [filmId, shotId] = [randomUUID(), randomUUID()];
  await database.db.insert(films).values(filmRow(accountId, filmId));
  await database.db.insert(filmShots).values({ id: shotId, filmId, position: 1, plan: {} as never });
  const files: string[] = [];
  for (const number of [1, 2, 3]) {
    const sha256 = String(number).repeat(64);
    const stored = { key: `scene/${sha256.slice(0, 2)}/${sha256}.jpg`, sha256, bytes: 1, mime: 'image/jpeg' };
    const fileId = await keepFile(database.db, { accountId, folder: 'scene', stored });
    files.push(fileId);
    await database.db.insert(takes).values({
      id: randomUUID(),
      filmId,
      assetKind: 'picture',
      assetKey: shotId,
      number,
      state: 'generated',
      circled: number === 2,
      inputs: { prompt: '', model: 'draft-image', seed: 1, references: [] },
      fileId,
      finishedAt: new Date(),
    });
  }
  const [listed] = (await listFilms(database.db, { accountId, limit: 2 })).films;
  const cover = listed && (await findCovers(database.db, [listed.film])).get(filmId)?.cover;
  expect(cover?.id).toBe(files[1]);
});
