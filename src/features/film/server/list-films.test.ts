import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { buildAccount } from '#tests/build/build-generation-tools.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { listFilms } from './list-films.ts';
import { films, type FilmRow } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('[ROUTE-03] films are listed by their shape, each page with nothing but that shape', async () => {
  const accountId = await buildAccount(database);
  const shapes: AspectRatio[] = ['16:9', '9:16', '16:9', '9:16', '16:9'];
  const models = { language: 'draft', image: 'draft', video: 'draft', music: 'draft' } as unknown as FilmRow['models'];
  await database.db.insert(films).values(
    shapes.map((aspect, index) => {
      const id = randomUUID();
      return {
        id,
        accountId,
        idempotencyKey: id,
        requestSha256: Buffer.alloc(32),
        idea: `Idea ${index}`,
        type: 'drama' as const,
        style: 'gouache' as const,
        language: 'en' as const,
        aspect,
        shotCount: 4,
        seed: 1,
        shortSidePixels: 90,
        mode: 'one_click' as const,
        models,
        allowedStage: 'movie' as const,
        title: `Film ${index}`,
        createdAt: new Date(2026, 0, 1 + index),
      };
    }),
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
