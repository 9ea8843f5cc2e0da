import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { copyFilm } from './copy-film.ts';
import type { FilmOrder } from './create-film.ts';
import { cancelFilm } from './pipeline/cancel-film.ts';
import { resumeFilm } from './pipeline/resume-film.ts';
import { retryShot } from './pipeline/retry-shot.ts';
import { films, filmShots, takes } from './tables.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let service: LoopbackService;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-rights-'));
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

const draft = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };

/** A film that a member started and stopped before the membership ended. */
async function buildStopped(order: Partial<FilmOrder>): Promise<{ accountId: string; filmId: string }> {
  const accountId = await buildAccount(database, 5000);
  await markMember(database.db, accountId, true);
  const filmId = await studio.createFilm({ accountId, models: draft, ...order });
  await cancelFilm(studio.parts, { accountId, filmId });
  await markMember(database.db, accountId, false);
  return { accountId, filmId };
}

const extras: [string, Partial<FilmOrder>, string][] = [
  ['nine shots', { shots: 9 }, 'SHOTS_FOR_MEMBERS'],
  ['1080p', { shortSidePixels: 1080 }, 'RESOLUTION_FOR_MEMBERS'],
  ['a premium model', { models: { ...draft, image: 'flux-pro' }, mode: 'step_by_step' }, 'MODEL_FOR_MEMBERS'],
];

test.each(extras)(
  '[ROLE-02] after the membership, a stopped film with %s does not continue',
  async (_, order, code) => {
    const own = await buildStopped(order);
    await expect(resumeFilm(studio.parts, own)).rejects.toMatchObject({ code });
    await markMember(database.db, own.accountId, true);
    await resumeFilm(studio.parts, own);
  },
);

test.each(extras)(
  '[ROLE-02] after the membership, an unfinished film with %s is not copied',
  async (_, order, code) => {
    await expect(copyFilm(studio.parts, await buildStopped(order))).rejects.toMatchObject({ code });
  },
);

test('[ROLE-02] finished work stays: a finished film of a former member can be copied', async () => {
  const own = await buildStopped({ shots: 9 });
  await database.db.update(films).set({ status: 'COMPLETED', error: null }).where(eq(films.id, own.filmId));
  const copyId = await copyFilm(studio.parts, own);
  const [copy] = await database.db.select().from(films).where(eq(films.id, copyId));
  expect(copy).toMatchObject({ status: 'COMPLETED', shotCount: 9 });
});

/** A take as a worker leaves it; for a step-by-step film, a story, so that it waits for its owner. */
async function addTake(filmId: string, take: Partial<typeof takes.$inferInsert>): Promise<void> {
  await database.db.insert(takes).values({
    id: crypto.randomUUID(),
    filmId,
    assetKind: 'story',
    assetKey: 'film',
    number: 9,
    state: 'failed',
    inputs: { prompt: '', model: 'draft-text', seed: 1, references: [] },
    finishedAt: new Date(),
    ...take,
  });
}

test('[ROLE-02] after the membership, a failed shot of nine is not retried', async () => {
  const own = await buildStopped({ shots: 9 });
  const shotId = crypto.randomUUID();
  await database.db.insert(filmShots).values({ id: shotId, filmId: own.filmId, position: 1, plan: {} as never });
  await addTake(own.filmId, { assetKind: 'picture', assetKey: shotId });
  await expect(retryShot(studio.parts, { ...own, number: 1 })).rejects.toMatchObject({ code: 'SHOTS_FOR_MEMBERS' });
});
