import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { cancelGeneration, lockGenerations } from '#src/foundation/generation/server/cancel-generation.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createElevenLabsVendor } from '#src/vendors/elevenlabs/create-elevenlabs-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { copyFilm } from '../copy-film.ts';
import { editFilm } from '../editing/edit-film.ts';
import { advanceFilm } from '../pipeline/advance-film.job.ts';
import { films, type TakeRow } from '../tables.ts';
import { readFilm } from '../view/read-film.ts';
import { composeMusic } from './compose-music.ts';
import { sayAgain } from './say-again.ts';

let finished: FinishedFilm;
let database: OpenDatabase;
let studio: Studio;

// Nothing works here: what is ordered stays in the making.
beforeAll(async () => {
  finished = await copyFinishedFilm();
  ({ database } = finished);
  studio = await buildStudio(database, finished.folder, { work: false });
  const vendor = createElevenLabsVendor({ url: 'http://127.0.0.1:9', key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('elevenlabs', vendor);
});
afterAll(async () => {
  await studio?.close();
  await finished?.close();
});

const own = (filmId: string) => ({ accountId: studio.accountId, filmId });
const copy = (): Promise<string> => copyFilm(studio.parts, own(finished.filmId));
const order = (filmId: string, model = 'draft-music'): Promise<number> =>
  composeMusic(studio.parts, { ...own(filmId), model, agreedCoins: 10, idempotencyKey: randomUUID() });
const composing = async (filmId: string): Promise<TakeRow[]> =>
  (await readFilm(database.db, own(filmId))).takes.filter(
    ({ assetKind, state }) => assetKind === 'music' && state === 'generating',
  );
/** Transactions that wait for another one. */
const waiting = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};

/** Has the film itself compose other music, as after a change of its description. */
async function composeAnew(filmId: string): Promise<TakeRow> {
  const { film } = await readFilm(database.db, own(filmId));
  if (!film.music) {
    throw new Error('the film has no music');
  }
  const music = { ...film.music, description: 'A slow piece for cello alone', byDescription: true as const };
  const edits = [{ kind: 'film' as const, set: { music } }];
  await editFilm(studio.parts, { ...own(filmId), version: film.version, batchId: randomUUID(), edits });
  await database.db
    .update(films)
    .set({ editedAt: new Date(Date.now() - 60_000) })
    .where(eq(films.id, filmId));
  await advanceFilm(studio.parts, { filmId });
  const [take] = await composing(filmId);
  if (!take) {
    throw new Error('nothing is composed');
  }
  return take;
}

test('[EDIT-12] of many orders of music at once one is carried out, and the film’s own piece gives way to it', async () => {
  const filmId = await copy();
  const before = await composeAnew(filmId);
  const started = await Promise.all(Array.from({ length: 6 }, () => order(filmId)));
  expect(started.toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
  const [ordered, ...others] = await composing(filmId);
  expect([ordered?.orderId === null, others]).toEqual([false, []]);
  const after = await readFilm(database.db, own(filmId));
  expect(after.takes.find(({ id }) => id === before.id)?.state).toBe('cancelled');
});

test('[EDIT-12] [REL-10] an order and the end of the film’s own piece at the same moment do not stop each other', async () => {
  const filmId = await copy();
  const { generationId } = await composeAnew(filmId);
  await database.pool.query('delete from pgboss.job');
  // As a worker does: it holds the generation, and wakes the film at the end.
  const ordered = await database.db.transaction(async (transaction) => {
    await lockGenerations(transaction, [generationId ?? '']);
    const started = order(filmId);
    await expect.poll(waiting).toBeGreaterThan(0);
    expect(await cancelGeneration(transaction, studio.parts, generationId ?? '')).toBe(true);
    return { started };
  });
  expect(await ordered.started).toBe(1);
  expect(await composing(filmId)).toMatchObject([{ aside: false }]);
});

test('[EDIT-12] [COIN-02] orders for two films at once spend no more than there is', async () => {
  const filmIds = [await copy(), await copy()];
  const { accountId } = studio;
  await grantCoins(database.db, {
    accountId,
    coins: 15 - (await readBalance(database.db, accountId)),
    reason: 'gift',
    task: { kind: 'test', id: 'music' },
    idempotencyKey: 'for one piece and a half',
  });
  const ends = await Promise.allSettled([...filmIds, ...filmIds].map((filmId) => order(filmId, 'elevenlabs-music')));
  const started = ends.flatMap((end) => (end.status === 'fulfilled' && end.value > 0 ? [end.value] : []));
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code] : []));
  expect(started).toEqual([1]);
  expect(new Set(refused)).toEqual(new Set(['INSUFFICIENT_COINS']));
  expect(await readBalance(database.db, accountId)).toBe(5);
  expect((await Promise.all(filmIds.map(composing))).flat()).toHaveLength(1);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 1 });
});

test('[EDIT-11] a line that is being said is not said again beside it', async () => {
  const filmId = await copy();
  const { shots } = await readFilm(database.db, own(filmId));
  const shot = shots.find(({ plan }) => plan.speech.kind !== 'silent');
  const say = (): Promise<number> => sayAgain(studio.parts, { ...own(filmId), number: shot?.position ?? 0 });
  expect((await Promise.all([say(), say(), say()])).toSorted()).toEqual([0, 0, 1]);
  const { takes } = await readFilm(database.db, own(filmId));
  const said = takes.filter(({ assetKind, state }) => assetKind === 'voice' && state === 'generating');
  expect(said.map(({ assetKey }) => assetKey)).toEqual([shot?.id]);
});
