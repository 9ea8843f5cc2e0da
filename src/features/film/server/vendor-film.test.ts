import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
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
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { takes } from './tables.ts';
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
const state: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-vendor-film-'));
  loopback = await startLoopback((call, service) => FAL.serve(call, service, state));
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

test('[CAT-26] [COIN-02] [PIPE-10] a film by a vendor: its pictures know the cast, its clips their pictures, and all is paid once', async () => {
  const accountId = await buildAccount(database, 2_000);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'seedream4.0', video: 'kling_v21', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  const whole = await studio.waitFor(
    filmId,
    ({ film }) => film.status === 'COMPLETED' || film.status === 'FAILED',
    accountId,
  );
  expect(whole.film).toMatchObject({ status: 'COMPLETED', error: null });
  const submits = loopback.calls.filter((call) => FAL.isSubmit(call));
  const paths = Map.groupBy(submits, ({ path }) => path);
  // The cast has nothing to refer to; each shot refers to its cast.
  expect(paths.get('/fal-ai/bytedance/seedream/v4/edit')).toHaveLength(4);
  for (const { json } of paths.get('/fal-ai/bytedance/seedream/v4/edit') ?? []) {
    expect(JSON.stringify(json?.['image_urls'])).toMatch(/^\["data:image\/(png|jpeg);base64,/);
  }
  const clips = paths.get('/fal-ai/kling-video/v2.1/standard/image-to-video') ?? [];
  expect(clips).toHaveLength(4);
  expect(clips.every(({ json }) => ['5', '10'].includes(json?.['duration'] as string))).toBe(true);
  const receipt = await readReceipt(database.db, { accountId, filmId });
  expect(receipt.heldCoins).toBe(0);
  expect(await readBalance(database.db, accountId)).toBe(2_000 - receipt.chargedCoins);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[EDIT-18] [COIN-02] [COIN-04] shots of a finished draft are upgraded: the price before, both takes kept, the film cut again; what is refused is given back', async () => {
  const accountId = await buildAccount(database, 300);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  const isAtRest = ({ film, takes }: WholeFilm): boolean =>
    film.status === 'COMPLETED' && takes.every(({ state: each }) => each !== 'generating');
  const draft = await studio.waitFor(filmId, isAtRest, accountId);
  const cutBefore = draft.cut?.id;
  const choice = { accountId, filmId, kind: 'clip', model: 'kling_v21' } as const;
  const quote = await quoteUpgrade(studio.parts, { ...choice, numbers: [2, 3] });
  expect(quote.shots.map(({ number }) => number)).toEqual([2, 3]);
  await expect(
    upgradeShots(studio.parts, { ...choice, numbers: [2, 3], agreedCoins: quote.totalCoins - 1 }),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  expect(await readBalance(database.db, accountId)).toBe(300);

  await markMember(database.db, accountId, false);
  await expect(
    upgradeShots(studio.parts, { ...choice, model: 'kling_v25_turbo_pro', numbers: [2], agreedCoins: 300 }),
  ).rejects.toMatchObject({ code: 'MODEL_FOR_MEMBERS' });
  await markMember(database.db, accountId, true);
  // A take of another film is none of this one, whoever it belongs to.
  const other = await database.db
    .select()
    .from(takes)
    .where(and(ne(takes.filmId, filmId), eq(takes.assetKind, 'clip')));
  expect(other.length).toBeGreaterThan(0);
  await expect(circleTake(studio.parts, { accountId, filmId, takeId: other[0]?.id ?? '' })).rejects.toMatchObject({
    code: 'TAKE_NOT_FOUND',
  });

  // The second is refused by the vendor.
  const submitsBefore = loopback.calls.length;
  state.fate = 'made';
  const shots = await Promise.all([
    upgradeShots(studio.parts, { ...choice, numbers: [2], agreedCoins: quote.totalCoins }),
    upgradeShots(studio.parts, { ...choice, numbers: [2], agreedCoins: quote.totalCoins }),
  ]);
  expect(shots.sort()).toEqual([0, 1]);
  const isCutAgain = (whole: WholeFilm): boolean => isAtRest(whole) && whole.cut?.id !== cutBefore;
  await studio.waitFor(filmId, isCutAgain, accountId);
  const [, coinsOfThree] = quote.shots.map(({ coins }) => coins);
  const paid = quote.totalCoins - (coinsOfThree ?? 0);
  expect(await readBalance(database.db, accountId)).toBe(300 - paid);
  expect(loopback.calls.slice(submitsBefore).filter((call) => FAL.isSubmit(call))).toHaveLength(1);
  state.fate = 'refused';
  await upgradeShots(studio.parts, { ...choice, numbers: [3], agreedCoins: coinsOfThree ?? 0 });
  const after = await studio.waitFor(
    filmId,
    (whole) => isAtRest(whole) && whole.takes.some(({ state: each }) => each === 'failed'),
    accountId,
  );
  state.fate = 'made';
  // A refusal costs nothing, says why, and leaves the film as it was.
  expect(await readBalance(database.db, accountId)).toBe(300 - paid);
  expect(after.film.status).toBe('COMPLETED');
  const third = await listTakes(database.db, { accountId, filmId, number: 3 });
  expect(third.filter(({ take }) => take.assetKind === 'clip').map(({ take }) => [take.state, take.circled])).toEqual([
    ['generated', true],
    ['failed', false],
  ]);
  expect(third.at(-1)?.take.error?.code ?? third.find(({ take }) => take.error)?.take.error?.code).toBe(
    'CONTENT_SENSITIVE',
  );

  const second = (await listTakes(database.db, { accountId, filmId, number: 2 })).filter(
    ({ take }) => take.assetKind === 'clip',
  );
  expect(second.map(({ take, coins, file }) => [take.circled, take.inputs.model, coins, file !== undefined])).toEqual([
    [false, 'draft-video', 0, true],
    [true, 'kling_v21', paid, true],
  ]);
  // Back to the draft's take: the film is cut again with it.
  const cutWithVendor = after.cut?.id;
  await circleTake(studio.parts, { accountId, filmId, takeId: second[0]?.take.id ?? '' });
  await studio.waitFor(filmId, (whole) => isAtRest(whole) && whole.cut?.id !== cutWithVendor, accountId);
  const receipt = await readReceipt(database.db, { accountId, filmId });
  expect([receipt.chargedCoins, receipt.heldCoins, receipt.returnedCoins]).toEqual([paid, 0, coinsOfThree]);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});
