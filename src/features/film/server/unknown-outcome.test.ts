import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { requestGeneration } from '#src/foundation/generation/server/request-generation.ts';
import { generations, type GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { ImageRequest, Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { removeCastTake } from './cast/remove-take.ts';
import { resumeFilm } from './pipeline/resume-film.ts';
import { retryShot } from './pipeline/retry-shot.ts';
import { loadFilmRows } from './state/film-rows.ts';
import { films, filmShots, takes } from './tables.ts';
import { collectTakes } from './takes/collect-takes.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let service: LoopbackService;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-unknown-'));
  service = await startLoopbackService();
  studio = await buildStudio(database, folder, { work: false });
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', createLoopbackVendor(service.url));
});
afterAll(async () => {
  await studio?.close();
  await service?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const PICTURE: ImageRequest = {
  kind: 'image',
  prompt: 'a lamp',
  seed: 1,
  widthPixels: 64,
  heightPixels: 64,
  references: [],
  drawing: {} as ShotDrawing,
};
const SILENT = { speech: { kind: 'silent', text: '' }, ambience: [], events: [], durationSeconds: 5 };

/** A film whose first shot's picture, or another one, was asked for without an answer; its coins are held. */
async function buildUnknown(
  status: 'FAILED' | 'GENERATING_SCENES',
  assetKind: 'picture' | 'character_picture' = 'picture',
) {
  const accountId = await buildAccount(database, 100);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  await database.db.update(films).set({ status }).where(eq(films.id, filmId));
  const [shotId, takeId] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.db.insert(filmShots).values({ id: shotId, filmId, position: 1, plan: SILENT as never });
  const generationId = await database.db.transaction((transaction) =>
    requestGeneration(transaction, studio.parts, {
      accountId,
      model: 'flux-schnell',
      request: PICTURE,
      folder: 'image',
      idempotencyKey: filmId,
      reason: 'film_picture',
    }),
  );
  const error = { code: 'GENERATION_OUTCOME_UNKNOWN' as const, reason: 'no answer' };
  await database.db.insert(takes).values({
    id: takeId,
    filmId,
    assetKind,
    assetKey: shotId,
    number: 1,
    state: 'failed',
    inputs: { prompt: '', model: 'flux-schnell', seed: 1, references: [] },
    error,
    generationId,
    finishedAt: new Date(),
  });
  const setGeneration = async (change: Partial<GenerationRow>): Promise<void> => {
    await database.db.update(generations).set(change).where(eq(generations.id, generationId));
  };
  await setGeneration({ state: 'unknown', error, unknownSince: new Date() });
  const readTake = async () => (await database.db.select().from(takes).where(eq(takes.id, takeId)))[0];
  return { own: { accountId, filmId }, takeId, setGeneration, readTake };
}

const collect = (filmId: string): Promise<number | undefined> =>
  database.db.transaction(async (transaction) => {
    const rows = await loadFilmRows(transaction, filmId, { lock: true });
    return rows && collectTakes(transaction, rows);
  });

const AGAIN = [
  ['the shot', (own: { accountId: string; filmId: string }) => retryShot(studio.parts, { ...own, number: 1 })],
  ['the film', (own: { accountId: string; filmId: string }) => resumeFilm(studio.parts, own)],
] as const;

test.each(AGAIN)(
  '[COIN-02] %s is not made again while the vendor may still make what it was asked for',
  async (_, again) => {
    const { own, setGeneration, readTake } = await buildUnknown('FAILED');
    const balance = await readBalance(database.db, own.accountId);
    // The vendor was asked, and says that it works on it.
    for (const state of ['unknown', 'processing'] as const) {
      await setGeneration({ state });
      await expect(again(own)).rejects.toMatchObject({ code: 'OUTCOME_NOT_KNOWN_YET' });
    }
    expect([await readTake(), await readBalance(database.db, own.accountId)]).toMatchObject([
      { dismissed: false },
      balance,
    ]);
    await setGeneration({ state: 'failed', finishedAt: new Date() });
    await again(own);
    expect(await readTake()).toMatchObject({ dismissed: true });
  },
);

test('[COIN-02] what arrives late is used', async () => {
  const { own, setGeneration, readTake } = await buildUnknown('FAILED');
  await setGeneration({ state: 'completed', servedBy: 'flux-schnell', finishedAt: new Date() });
  expect(await collect(own.filmId)).toBe(1);
  expect(await readTake()).toMatchObject({ state: 'generated', circled: true, error: null });
});

test('[EDIT-04] a picture of the cast that may still arrive is not removed; one that certainly failed is', async () => {
  const { own, takeId, setGeneration, readTake } = await buildUnknown('FAILED', 'character_picture');
  const remove = (): Promise<void> => removeCastTake(studio.parts, { ...own, takeId });
  await expect(remove()).rejects.toMatchObject({ code: 'OPERATION_IN_PROGRESS' });
  expect(await readTake()).toMatchObject({ state: 'failed' });
  await setGeneration({
    state: 'failed',
    error: { code: 'GENERATION_FAILED', reason: 'refused' },
    finishedAt: new Date(),
  });
  expect(await collect(own.filmId)).toBe(1);
  await remove();
  expect(await readTake()).toMatchObject({ state: 'cancelled' });
});

test('[PIPE-05] a running film is left as it is when it is resumed', async () => {
  const { own, setGeneration, readTake } = await buildUnknown('GENERATING_SCENES');
  await setGeneration({ state: 'failed', finishedAt: new Date() });
  // Its story is in the making.
  await database.db.insert(takes).values({
    id: crypto.randomUUID(),
    filmId: own.filmId,
    assetKind: 'story',
    assetKey: 'film',
    number: 1,
    state: 'generating',
    inputs: { prompt: '', model: 'draft-text', seed: 1, references: [] },
  });
  await resumeFilm(studio.parts, own);
  expect(await readTake()).toMatchObject({ dismissed: false });
});
