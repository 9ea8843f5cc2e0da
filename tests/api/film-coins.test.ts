import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';

/** What stopping and deleting do to a film's coins, as its owner's browser sees it. */
let database: OpenDatabase;
let folder: string;
let studio: Studio;
let service: LoopbackService;
let api: FastifyInstance;
let accountId: string;
let headers: { authorization: string };

// Each begins a film of its own.
vi.setConfig({ testTimeout: 120_000 });

const START = 5000;
const models = { text: 'draft-text', image: 'flux-schnell', video: 'wan22_std', music: 'draft-music' };

type Coins = { spentCoins: number; heldCoins: number };
type Receipt = { totalCoins: number; chargedCoins: number; heldCoins: number; returnedCoins: number };

const get = async <Answer>(path: string): Promise<Answer> => (await api.inject({ url: path, headers })).json();
const balance = (): Promise<number> => readBalance(database.db, accountId);
const coinsOf = async (filmId: string): Promise<Coins> => {
  const { spentCoins, heldCoins } = await get<Coins>(`/api/films/${filmId}`);
  return { spentCoins, heldCoins };
};
const receiptOf = (filmId: string): Promise<Receipt> => get(`/api/films/${filmId}/receipt`);

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-film-coins-'));
  service = await startLoopbackService();
  // Work of one test is not done when the next one begins.
  studio = await buildStudio(database, folder, { settings: { KINORA_FAL_CONCURRENCY: '100' } });
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', createLoopbackVendor(service.url));
  api = await createApi(studio.parts);
});
beforeEach(async () => {
  accountId = await buildAccount(database, START);
  await markMember(database.db, accountId, true);
  headers = await signIn(database, folder, accountId);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await service?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** A film whose four pictures are with a vendor that never comes back: clips are set aside and have not begun. */
async function beginRunning(): Promise<string> {
  service.behaviour.pendingChecks = Infinity;
  const filmId = await studio.createFilm({ accountId, models });
  await studio.waitFor(
    filmId,
    ({ takes }) => takes.filter((take) => take.assetKind === 'picture' && take.state === 'generating').length === 4,
    accountId,
  );
  const notSent = async (): Promise<number | null> =>
    (
      await database.pool.query(
        "select from generations where account_id = $1 and vendor <> 'draft' and state in ('pending', 'submitting')",
        [accountId],
      )
    ).rowCount;
  await expect.poll(notSent).toBe(0);
  return filmId;
}

test('[PIPE-13] while a film is made, its page says what is set aside and that nothing is spent', async () => {
  const filmId = await beginRunning();
  const held = START - (await balance());
  expect(held).toBeGreaterThan(200);
  expect(await coinsOf(filmId)).toEqual({ spentCoins: 0, heldCoins: held });
});

test('[PIPE-06] [PIPE-13] a stopped film holds what still runs, and its receipt is that to the coin', async () => {
  const filmId = await beginRunning();
  await api.inject({ method: 'POST', url: `/api/films/${filmId}/cancel`, headers, payload: {} });
  const held = START - (await balance());
  expect(held).toBeGreaterThan(0);
  expect(await coinsOf(filmId)).toEqual({ spentCoins: 0, heldCoins: held });
  expect(await receiptOf(filmId)).toMatchObject({ chargedCoins: 0, heldCoins: held });
});

test('[COIN-04] [PIPE-13] work that is stopped before it began is returned on the receipt, and held no more', async () => {
  const filmId = await beginRunning();
  await database.pool.query(
    "update generations set state = 'pending', due_at = now() + interval '1 hour', lease = lease + 1 where account_id = $1 and vendor <> 'draft'",
    [accountId],
  );
  await api.inject({ method: 'POST', url: `/api/films/${filmId}/cancel`, headers, payload: {} });
  expect(await balance()).toBe(START);
  expect(await coinsOf(filmId)).toEqual({ spentCoins: 0, heldCoins: 0 });
  const receipt = await receiptOf(filmId);
  expect(receipt).toMatchObject({ chargedCoins: 0, heldCoins: 0 });
  expect(receipt.returnedCoins).toBeGreaterThan(0);
});

test('[PIPE-13] a finished film has spent what its receipt charges, and holds nothing', async () => {
  service.behaviour.pendingChecks = 0;
  const filmId = await studio.createFilm({ accountId, models: { ...models, video: 'draft-video' } });
  await studio.waitFor(filmId, ({ film }) => film.status === 'COMPLETED', accountId);
  const spent = START - (await balance());
  expect(spent).toBeGreaterThan(30);
  expect(await coinsOf(filmId)).toEqual({ spentCoins: spent, heldCoins: 0 });
  expect(await receiptOf(filmId)).toMatchObject({ chargedCoins: spent, heldCoins: 0 });
});

test('[EDIT-15] before a film at work is deleted it is said that nothing of what runs comes back', async () => {
  const filmId = await beginRunning();
  const before = await balance();
  const said = await get<{ running: boolean; lostCoins: number; returnedCoins: number }>(
    `/api/films/${filmId}/deletion`,
  );
  expect(said.running).toBe(true);
  expect(said.lostCoins).toBeGreaterThan(0);
  expect(said.lostCoins + said.returnedCoins).toBe(START - before);
  await api.inject({ method: 'DELETE', url: `/api/films/${filmId}`, headers });
  expect(await balance()).toBe(START - said.lostCoins);
});
