import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { circledTake, loadFilmRows } from '../state/film-rows.ts';
import { filmShots, takes } from '../tables.ts';
import { dropShortOpening } from './drop-short-opening.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-opening-'));
  studio = await buildStudio(database, folder, { work: false });
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const PLANNED_SECONDS = 4;
const PLANNED_FRAMES = PLANNED_SECONDS * 24;

/** A film whose opening was planned for four seconds, drawn, and then spoken; whether its clip is kept. */
async function keepsClip(
  spokenSeconds: number | undefined,
  { isSpokenFirst = false, model = 'draft-video' } = {},
): Promise<boolean> {
  const filmId = await studio.createFilm();
  const shotId = randomUUID();
  const plan = {
    durationSeconds: PLANNED_SECONDS,
    transition: 'fade_in',
    speech: { kind: 'narration', text: 'Once.' },
  };
  await database.db.insert(filmShots).values({ id: shotId, filmId, position: 1, plan: plan as never });
  const voiceId = randomUUID();
  const take = (id: string, assetKind: 'clip' | 'voice', data: object, references: string[] = []) =>
    database.db.insert(takes).values({
      id,
      filmId,
      assetKind,
      assetKey: shotId,
      number: 1,
      inputs: { prompt: '', model, seed: 1, references },
      state: 'generated',
      circled: true,
      finishedAt: new Date(),
      data: data as never,
    });
  await take(randomUUID(), 'clip', { frames: PLANNED_FRAMES }, isSpokenFirst ? [voiceId] : []);
  if (spokenSeconds !== undefined) {
    await take(voiceId, 'voice', { durationSeconds: spokenSeconds, words: [], visemes: [] });
  }
  return database.db.transaction(async (transaction) => {
    const rows = await loadFilmRows(transaction, filmId);
    if (!rows) {
      throw new Error('the film is gone');
    }
    await dropShortOpening(transaction, rows);
    const stored = await loadFilmRows(transaction, filmId);
    const kept = circledTake(rows, 'clip', shotId) !== undefined;
    expect(stored && circledTake(stored, 'clip', shotId) !== undefined).toBe(kept);
    return kept;
  });
}

test('[PIPE-04] an opening that was drawn before it was spoken is drawn again only where its narration does not fit', async () => {
  expect(await keepsClip(undefined)).toBe(true);
  expect(await keepsClip(2)).toBe(true);
  // A little less silence after the words than elsewhere.
  expect(await keepsClip(2.5)).toBe(true);
  expect(await keepsClip(2.7)).toBe(false);
  expect(await keepsClip(2.7, { isSpokenFirst: true })).toBe(true);
  // A clip that the owner brought is as long as it is.
  expect(await keepsClip(2.7, { model: 'upload' })).toBe(true);
});
