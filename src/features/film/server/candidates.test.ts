import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import { refuseJobs } from '#tests/vendors/refuse-jobs.ts';
import { circleTake } from './upgrades/circle-take.ts';
import { listTakes } from './upgrades/list-takes.ts';
import { quoteUpgrade } from './upgrades/quote-upgrade.ts';
import { upgradeShots } from './upgrades/upgrade-shots.ts';
import type { WholeFilm } from './view/read-film.ts';
import { readReceipt } from './view/read-receipt.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let loopback: Loopback;
const progress = { pendingChecks: 0 };
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-candidates-'));
  const fateOf = refuseJobs(new Set([2]));
  loopback = await startLoopback((call, service) => FAL.serve(call, service, { ...progress, fate: fateOf(call) }));
  studio = await buildStudio(database, folder);
  const { ffmpeg, config } = studio.parts;
  const path = join(folder, 'clip.mp4');
  await makeNumberedClip({
    ffmpeg,
    path,
    frames: 130,
    red: 90,
    format: { width: 320, height: 180, framesPerSecond: 24 },
  });
  loopback.files.set('clip.mp4', await readFile(path));
  loopback.files.set('picture.png', await createCanvas(320, 180).encode('png'));
  const fal = createFalVendor(
    { url: loopback.url, key: 'a-secret-key' },
    { ffmpeg, config: { ...config, fetchOrigins: [loopback.url] } },
  );
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', fal);
});
afterAll(async () => {
  await studio?.close();
  await loopback?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const cutsOf = ({ takes }: WholeFilm): number => takes.filter(({ assetKind }) => assetKind === 'movie').length;

test('[EDIT-18] [COIN-02] [COIN-04] [COIN-06] of four candidates three arrive and are charged, one is refused and paid back; the film is cut again once', async () => {
  const accountId = await buildAccount(database, 0);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  const draft = await studio.waitFor(filmId, isAtRest, accountId);
  const choice = { accountId, filmId, kind: 'clip', model: 'kling_v21', numbers: [2], candidates: 4 } as const;
  const alone = await quoteUpgrade(studio.parts, { ...choice, candidates: 1 });
  const { totalCoins, shots } = await quoteUpgrade(studio.parts, choice);
  expect([totalCoins, shots]).toEqual([4 * alone.totalCoins, [{ number: 2, coins: totalCoins }]]);

  // With coins for three of four, or for several shots, or by the draft engine, nothing starts.
  const give = (coins: number): Promise<unknown> =>
    grantCoins(database.db, {
      accountId,
      coins,
      reason: 'gift',
      task: { kind: 'test', id: String(coins) },
      idempotencyKey: `${accountId} ${coins}`,
    });
  await give(totalCoins - 1);
  const order = { ...choice, agreedCoins: totalCoins };
  await expect(upgradeShots(studio.parts, order)).rejects.toMatchObject({
    code: 'INSUFFICIENT_COINS',
    details: { needed: totalCoins, balance: totalCoins - 1 },
  });
  for (const other of [{ numbers: [2, 3] }, { model: 'draft-video' }]) {
    await expect(upgradeShots(studio.parts, { ...order, ...other })).rejects.toMatchObject({ code: 'INVALID_DATA' });
  }
  expect(await readBalance(database.db, accountId)).toBe(totalCoins - 1);
  expect((await studio.waitFor(filmId, () => true, accountId)).takes).toHaveLength(draft.takes.length);

  // Enough for two such orders: only the money could not stop a second one.
  await give(totalCoins + 1);
  const submitsBefore = loopback.calls.filter((call) => FAL.isSubmit(call)).length;
  progress.pendingChecks = Infinity;
  const click = (idempotencyKey: string): Promise<number> => upgradeShots(studio.parts, { ...order, idempotencyKey });
  expect(await Promise.all([click('the-first-click'), click('the-first-click')])).toEqual([4, 4]);
  expect(await click('another-window')).toBe(0);
  progress.pendingChecks = 0;
  const done = await studio.waitFor(filmId, (whole) => isAtRest(whole) && whole.cut?.id !== draft.cut?.id, accountId);
  expect(await click('the-first-click')).toBe(4);
  const submits = loopback.calls.filter((call) => FAL.isSubmit(call)).slice(submitsBefore);
  expect(submits).toHaveLength(4);
  expect(cutsOf(done)).toBe(cutsOf(draft) + 1);

  const clips = (await listTakes(database.db, { accountId, filmId, number: 2 })).filter(
    ({ take }) => take.assetKind === 'clip',
  );
  const [, ...candidates] = clips;
  expect(candidates.map(({ candidate }) => [candidate?.number, candidate?.of])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
  expect(new Set(candidates.map(({ candidate }) => candidate?.orderId)).size).toBe(1);
  expect(new Set(clips.map(({ take }) => take.inputs.seed)).size).toBe(5);
  const made = candidates.filter(({ take }) => take.state === 'generated');
  const refused = candidates.filter(({ take }) => take.state === 'failed');
  expect(made.map(({ coins, returnedCoins }) => [coins, returnedCoins])).toEqual(
    Array.from({ length: 3 }, () => [alone.totalCoins, 0]),
  );
  expect(refused.map(({ take, coins, returnedCoins }) => [take.error?.code, coins, returnedCoins])).toEqual([
    ['CONTENT_SENSITIVE', 0, alone.totalCoins],
  ]);
  expect(await readBalance(database.db, accountId)).toBe(2 * totalCoins - 3 * alone.totalCoins);

  // The first that was there is used, and a choice among them is kept.
  const inOrder = made.toSorted((one, other) => Number(one.take.finishedAt) - Number(other.take.finishedAt));
  expect(clips.filter(({ take }) => take.circled).map(({ take }) => take.id)).toEqual([inOrder[0]?.take.id]);
  await circleTake(studio.parts, { accountId, filmId, takeId: inOrder[2]?.take.id ?? '' });
  const chosen = await studio.waitFor(filmId, (whole) => isAtRest(whole) && whole.cut?.id !== done.cut?.id, accountId);
  expect(
    chosen.takes.find(
      ({ assetKind, circled, assetKey }) => assetKind === 'clip' && circled && assetKey === clips[0]?.take.assetKey,
    )?.id,
  ).toBe(inOrder[2]?.take.id);

  const receipt = await readReceipt(database.db, { accountId, filmId });
  expect(receipt).toMatchObject({
    chargedCoins: 3 * alone.totalCoins,
    heldCoins: 0,
    returnedCoins: alone.totalCoins,
  });
  expect(
    receipt.lines.flatMap(({ candidate, state }) => (candidate ? [[candidate.number, candidate.of, state]] : [])),
  ).toEqual(
    candidates.map(({ take, candidate }) => [candidate?.number, 4, take.state === 'failed' ? 'returned' : 'charged']),
  );
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});
