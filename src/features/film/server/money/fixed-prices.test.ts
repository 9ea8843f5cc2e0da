import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { requestGeneration } from '#src/foundation/generation/server/request-generation.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { films, takes } from '../tables.ts';
import { closeFixedPrices, holdFixedPrices } from './fixed-prices.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-fixed-'));
  studio = await buildStudio(database, folder, { work: false });
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const MODELS = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };

test.each([
  ['a take that the film needed is', null, 'flux-schnell', 70],
  ['a take of the draft engine is not', null, 'draft-image', 100],
  ['a take of an upgrade is not, whose key may be the member’s own', crypto.randomUUID(), 'flux-schnell', 100],
])('[CAT-35] what makes the fixed prices due: %s', async (_, orderId, model, balanceAtEnd) => {
  const accountId = await buildAccount(database, 100);
  const filmId = await studio.createFilm({ accountId, models: MODELS });
  await database.db
    .update(films)
    .set({ models: sql`${films.models} || '{"video": "kling_v21"}'` })
    .where(eq(films.id, filmId));
  await database.db.transaction(async (transaction) => {
    const generationId = await requestGeneration(transaction, studio.parts, {
      accountId,
      model: 'draft-image',
      request: {
        kind: 'image',
        prompt: 'a lamp',
        seed: 1,
        widthPixels: 64,
        heightPixels: 64,
        references: [],
        drawing: {} as never,
      },
      folder: 'image',
      idempotencyKey: filmId,
      reason: 'film_picture',
    });
    await transaction.insert(takes).values({
      id: crypto.randomUUID(),
      filmId,
      assetKind: 'picture',
      assetKey: 'shot',
      number: 1,
      state: 'generated',
      circled: true,
      orderId,
      inputs: { prompt: '', model, seed: 1, references: [] },
      generationId,
      finishedAt: new Date(),
    });
    const rows = await loadFilmRows(transaction, filmId, { lock: true });
    if (!rows) {
      throw new Error('the film is gone');
    }
    await holdFixedPrices(transaction, rows);
    expect(await readBalance(transaction, accountId)).toBe(70);
    await closeFixedPrices(transaction, rows, 'FAILED');
  });
  expect(await readBalance(database.db, accountId)).toBe(balanceAtEnd);
});
