import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildFalStudio, type FalStudio } from '#tests/build/build-fal-studio.ts';
import type { Studio } from '#tests/build/build-studio.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import type { FilmEdit, ShotChange } from '../../timeline/film-edit.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import type { WholeFilm } from '../view/read-film.ts';
import { listTakes } from './list-takes.ts';
import { quoteRedo, redoOutdated } from './redo-outdated.ts';
import { quoteRepeat, repeatTake } from './repeat-take.ts';
import { stopTakes } from './stop-takes.ts';
import { upgradeShots } from './upgrade-shots.ts';

const PICTURES = 'flux-schnell';
const CLIPS = 'kling_v21';

let world: FalStudio;
let database: OpenDatabase;
let studio: Studio;
let fal: Loopback;
let accountId: string;
let filmId: string;
const behaviour: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };

beforeAll(async () => {
  world = await buildFalStudio({ coins: 3000, behaviour });
  ({ database, studio, fal, accountId, filmId } = world);
  for (const [kind, model] of [
    ['picture', PICTURES],
    ['clip', CLIPS],
  ] as const) {
    await upgradeShots(studio.parts, { accountId, filmId, numbers: [2], kind, model, agreedCoins: 1000 });
    await world.atRest();
  }
});
afterAll(() => world?.close());

const read = (): Promise<WholeFilm> => world.read();
const secondShot = async (): Promise<string> => (await read()).shots[1]?.id ?? '';
/** Has the takes of the second shot show something else than its plan says. */
const outdate = async (set: ShotChange): Promise<void> => {
  await world.edit({ kind: 'shot', id: await secondShot(), set });
  await world.atRest();
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
  const whole = await world.atRest((film) => outdatedTakes(film).size === 0);
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
  const whole = await world.atRest();
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
  await world.atRest();
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
    await world.atRest();
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
    world.edit(
      ...numbers.map((number): FilmEdit => ({ kind: 'shot', id: ids[number - 1] ?? '', set: { leftOut: true } })),
    );
  const before = planFilmTimes(await read());
  await expect(leaveOut(1, 3, 4)).rejects.toMatchObject({ code: 'SHOWN_SHOTS_TOO_FEW' });
  await leaveOut(3);
  const whole = await world.atRest();
  const after = planFilmTimes(whole);
  expect(after.shots.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[3]]);
  expect(after.durationSeconds).toBeLessThan(before.durationSeconds);
  expect(whole.shots).toHaveLength(4);
});
