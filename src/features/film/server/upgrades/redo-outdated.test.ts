import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
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
import type { FilmEdit, ShotChange } from '../../timeline/film-edit.ts';
import { editFilm } from '../editing/edit-film.ts';
import { readDocument } from '../editing/read-document.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { listTakes } from './list-takes.ts';
import { quoteRedo, redoOutdated } from './redo-outdated.ts';
import { quoteRepeat, repeatTake } from './repeat-take.ts';
import { stopTakes } from './stop-takes.ts';
import { upgradeShots } from './upgrade-shots.ts';

const PICTURES = 'flux-schnell';
const CLIPS = 'kling_v21';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;
let filmId: string;
const behaviour: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-redo-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, behaviour));
  studio = await buildStudio(database, folder);
  const { ffmpeg, config } = studio.parts;
  const path = join(folder, 'clip.mp4');
  const format = { width: 320, height: 180, framesPerSecond: 24 };
  await makeNumberedClip({ ffmpeg, path, frames: 130, red: 90, format });
  fal.files.set('clip.mp4', await readFile(path));
  fal.files.set('picture.png', await createCanvas(320, 180).encode('png'));
  (studio.parts.vendors as Map<VendorName, Vendor>).set(
    'fal',
    createFalVendor({ url: fal.url, key: 'a-secret-key' }, { ffmpeg, config: { ...config, fetchOrigins: [fal.url] } }),
  );
  accountId = await buildAccount(database, 3000);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  filmId = await studio.createFilm({ accountId, models });
  await studio.waitFor(filmId, isAtRest, accountId);
  for (const [kind, model] of [
    ['picture', PICTURES],
    ['clip', CLIPS],
  ] as const) {
    await upgradeShots(studio.parts, { accountId, filmId, numbers: [2], kind, model, agreedCoins: 1000 });
    await studio.waitFor(filmId, isAtRest, accountId);
  }
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const read = (): Promise<WholeFilm> => readFilm(database.db, { accountId, filmId });
const change = async (...edits: FilmEdit[]): Promise<void> => {
  const { version } = await readDocument(database.db, { accountId, filmId });
  await editFilm(studio.parts, { accountId, filmId, version, batchId: randomUUID(), edits });
};
const secondShot = async (): Promise<string> => (await read()).shots[1]?.id ?? '';
/** Has the takes of the second shot show something else than its plan says. */
const outdate = async (set: ShotChange): Promise<void> => {
  await change({ kind: 'shot', id: await secondShot(), set });
  await studio.waitFor(filmId, isAtRest, accountId);
};
const redo = (order: { agreedCoins: number; idempotencyKey?: string }): Promise<number> =>
  redoOutdated(studio.parts, { accountId, filmId, ...order });
const quote = () => quoteRedo(studio.parts, { accountId, filmId });

test('[EDIT-16] [COIN-02] an out-of-date picture and its clip are made again for one price, the clip from the new picture', async () => {
  expect((await quote()).takes).toEqual([]);
  await outdate({ script: 'A door opens by itself.' });
  const { takes, totalCoins, balanceCoins, billedBy, unavailable } = await quote();
  expect(takes.map(({ number, kind, model }) => [number, kind, model])).toEqual([
    [2, 'picture', PICTURES],
    [2, 'clip', CLIPS],
  ]);
  expect([totalCoins, billedBy, unavailable]).toEqual([takes.reduce((sum, { coins }) => sum + coins, 0), [], 0]);
  await expect(redo({ agreedCoins: totalCoins - 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  expect(await readBalance(database.db, accountId)).toBe(balanceCoins);

  const before = circledTake(await read(), 'picture', await secondShot());
  const order = { agreedCoins: totalCoins, idempotencyKey: 'one-click-only' };
  expect([await redo(order), await redo(order)]).toEqual([2, 2]);
  expect(await readBalance(database.db, accountId)).toBe(balanceCoins - totalCoins);
  const whole = await studio.waitFor(filmId, (film) => isAtRest(film) && outdatedTakes(film).size === 0, accountId);
  const [picture, clip] = [
    circledTake(whole, 'picture', whole.shots[1]?.id ?? ''),
    circledTake(whole, 'clip', whole.shots[1]?.id ?? ''),
  ];
  expect(picture?.inputs.prompt).toContain('A door opens by itself.');
  // The old picture shows another scene: the composition is that of the drawing, which still shows the plan.
  expect(before?.inputs.model).toBe(PICTURES);
  expect(picture?.inputs.references).not.toContain(before?.id);
  expect(whole.takes.find(({ id }) => id === picture?.inputs.references[0])?.inputs.model).toBe('draft-image');
  expect(clip?.inputs.references).toContain(picture?.id);
  expect(await readBalance(database.db, accountId)).toBe(balanceCoins - totalCoins);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[EDIT-16] [COIN-04] where the picture fails, its clip is not made, and both cost nothing', async () => {
  await outdate({ timeOfDay: 'night' });
  const { totalCoins, balanceCoins } = await quote();
  behaviour.fate = 'refused';
  expect(await redo({ agreedCoins: totalCoins })).toBe(2);
  const whole = await studio.waitFor(filmId, isAtRest, accountId);
  behaviour.fate = 'made';
  const newest = (kind: string) => whole.takes.findLast(({ assetKind, orderId }) => assetKind === kind && orderId);
  expect([newest('picture')?.state, newest('clip')?.state]).toEqual(['failed', 'failed']);
  expect(newest('clip')?.error).toEqual(newest('picture')?.error);
  // Neither the drawing nor the picture shows a night.
  expect(newest('picture')?.inputs.prompt).not.toContain('Keep the composition');
  expect(circledTake(whole, 'clip', whole.shots[1]?.id ?? '')).toBeDefined();
  expect(await readBalance(database.db, accountId)).toBe(balanceCoins);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[COIN-04] a clip that waits for its picture is stopped for nothing; the picture that has begun goes on', async () => {
  const { totalCoins, balanceCoins, takes } = await quote();
  behaviour.pendingChecks = Infinity;
  const submits = fal.calls.filter((call) => FAL.isSubmit(call)).length;
  await redo({ agreedCoins: totalCoins });
  await expect.poll(() => fal.calls.filter((call) => FAL.isSubmit(call)).length, { timeout: 30_000 }).toBe(submits + 1);
  expect(await stopTakes(studio.parts, { accountId, filmId, numbers: [2] })).toEqual({ stopped: 1, goingOn: 1 });
  behaviour.pendingChecks = 0;
  await studio.waitFor(filmId, isAtRest, accountId);
  const picture = takes.find(({ kind }) => kind === 'picture');
  expect(await readBalance(database.db, accountId)).toBe(balanceCoins - (picture?.coins ?? 0));
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[PIPE-12] a take is shown with its inputs and made again from just these, by a model for its price, by the engine for nothing', async () => {
  const pictures = async () =>
    (await listTakes(database.db, { accountId, filmId, number: 2 })).filter(({ take }) => take.assetKind === 'picture');
  const listed = await pictures();
  const [drawn, paid] = [listed[0], listed.findLast(({ take }) => take.state === 'generated')];
  expect(paid?.request).toMatchObject({
    kind: 'image',
    prompt: paid?.take.inputs.prompt,
    seed: paid?.take.inputs.seed,
  });
  expect(paid?.references.map(({ take }) => take.id)).toEqual(paid?.take.inputs.references);
  for (const original of [drawn, paid]) {
    const choice = { accountId, filmId, takeId: original?.take.id ?? '' };
    const { coins, balanceCoins } = await quoteRepeat(studio.parts, choice);
    expect(coins > 0).toBe(original === paid);
    const order = { ...choice, agreedCoins: coins, idempotencyKey: choice.takeId };
    expect([await repeatTake(studio.parts, order), await repeatTake(studio.parts, order)]).toEqual([1, 1]);
    await studio.waitFor(filmId, isAtRest, accountId);
    const made = (await pictures()).at(-1);
    expect(made?.take).toMatchObject({ state: 'generated', circled: true, inputs: original?.take.inputs });
    expect(made?.request).toEqual(original?.request);
    expect(await readBalance(database.db, accountId)).toBe(balanceCoins - coins);
  }
  const [movie] = (await read()).takes.filter(({ assetKind }) => assetKind === 'movie');
  await expect(quoteRepeat(studio.parts, { accountId, filmId, takeId: movie?.id ?? '' })).rejects.toMatchObject({
    code: 'TAKE_NOT_FOUND',
  });
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[EDIT-10] a shot that is left out is in no cut; at least two are kept', async () => {
  const ids = (await read()).shots.map(({ id }) => id);
  const leaveOut = (...numbers: number[]): Promise<void> =>
    change(...numbers.map((number): FilmEdit => ({ kind: 'shot', id: ids[number - 1] ?? '', set: { leftOut: true } })));
  const before = planFilmTimes(await read());
  await expect(leaveOut(1, 3, 4)).rejects.toMatchObject({ code: 'SHOWN_SHOTS_TOO_FEW' });
  await leaveOut(3);
  const whole = await studio.waitFor(filmId, isAtRest, accountId);
  const after = planFilmTimes(whole);
  expect(after.shots.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[3]]);
  expect(after.durationSeconds).toBeLessThan(before.durationSeconds);
  expect(whole.shots).toHaveLength(4);
});
