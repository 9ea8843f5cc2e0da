import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { keepOwnKey, removeOwnKey } from '#src/foundation/models/server/own-keys/keep-own-key.ts';
import { switchOwnKeys } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { buildFalStudio, type FalStudio } from '#tests/build/build-fal-studio.ts';
import type { Studio } from '#tests/build/build-studio.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import type { ShotChange } from '../../timeline/film-edit.ts';
import { keepFilmPicture } from '../pictures/keep-film-picture.ts';
import { bringPictures, takeOffShot } from '../shot-pictures/bring-pictures.ts';
import { drawCandidates } from '../shot-pictures/draw-candidates.ts';
import { circledTake } from '../state/film-rows.ts';
import { takes, type TakeRow } from '../tables.ts';
import type { WholeFilm } from '../view/read-film.ts';
import { circleTake } from './circle-take.ts';
import { quoteRedo, redoOutdated } from './redo-outdated.ts';
import { repeatTake } from './repeat-take.ts';
import { upgradeShots } from './upgrade-shots.ts';

const PICTURES = 'flux-schnell';
const CLIPS = 'seedance_2_mini';

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
  await order('picture', PICTURES);
  await settled();
});
afterAll(() => world?.close());

const settled = (): Promise<WholeFilm> => world.atRest();
const read = (): Promise<WholeFilm> => world.read();
const shotId = async (): Promise<string> => (await read()).shots[1]?.id ?? '';
const ofShot = async () => ({ accountId, filmId, shotId: await shotId() });
const order = (kind: 'picture' | 'tail_picture' | 'clip', model: string): Promise<number> =>
  upgradeShots(studio.parts, { accountId, filmId, numbers: [2], kind, model, agreedCoins: 1000 });
const used = (whole: WholeFilm, kind: TakeRow['assetKind']): TakeRow | undefined =>
  circledTake(whole, kind, whole.shots[1]?.id ?? '');
const newest = (whole: WholeFilm, kind: TakeRow['assetKind']): TakeRow | undefined =>
  whole.takes.findLast(({ assetKind, assetKey }) => assetKind === kind && assetKey === whole.shots[1]?.id);
const isByModel = ({ assetKind, inputs }: TakeRow): boolean => assetKind === 'picture' && inputs.model === PICTURES;
const change = async (set: ShotChange): Promise<void> => world.edit({ kind: 'shot', id: await shotId(), set });
/** Until the vendor works on it; it is not ready before `go`. */
async function begun(start: () => Promise<unknown>): Promise<void> {
  behaviour.pendingChecks = Infinity;
  const submits = (): number => fal.calls.filter((call) => FAL.isSubmit(call)).length;
  const before = submits();
  await start();
  await expect.poll(submits, { timeout: 30_000 }).toBeGreaterThan(before);
}
const go = async (): Promise<WholeFilm> => {
  behaviour.pendingChecks = 0;
  return settled();
};

test('[EDIT-18] a picture that a person brought after ordering another one stays, and the ordered one is kept as a take', async () => {
  const before = used(await read(), 'picture');
  await begun(() => order('picture', PICTURES));
  const png = await createCanvas(64, 36).encode('png');
  const { id } = await keepFilmPicture(studio.parts, { accountId, purpose: 'shot', source: png });
  await bringPictures(studio.parts, { ...(await ofShot()), pictureIds: [id] });
  const after = await go();
  expect(used(after, 'picture')?.fileId).toBe(id);
  expect(after.takes.findLast(isByModel)).toMatchObject({
    state: 'generated',
    circled: false,
  });

  // Taken off again, what is being made may come.
  await takeOffShot(studio.parts, { ...(await ofShot()), kind: 'picture' });
  await settled();
  await begun(() => order('picture', PICTURES));
  await bringPictures(studio.parts, { ...(await ofShot()), pictureIds: [id] });
  await takeOffShot(studio.parts, { ...(await ofShot()), kind: 'picture' });
  const last = await go();
  expect(used(last, 'picture')?.id).toBe(last.takes.findLast(isByModel)?.id);

  // And so of a take that was chosen.
  await begun(() => order('picture', PICTURES));
  await circleTake(studio.parts, { accountId, filmId, takeId: before?.id ?? '' });
  expect(used(await go(), 'picture')?.id).toBe(before?.id);
});

test('[EDIT-08] a clip by a model waits for the picture that it is to end on, and is given up for nothing where that fails', async () => {
  await change({ tail: { description: 'The door is open.' } });
  await world.atRest((whole) => used(whole, 'tail_picture') !== undefined);
  behaviour.fate = 'made';
  await begun(() => order('tail_picture', PICTURES));
  expect(await order('clip', CLIPS)).toBe(1);
  expect(newest(await read(), 'clip')).toMatchObject({ state: 'generating', generationId: null });
  const after = await go();
  expect(used(after, 'tail_picture')?.inputs.model).toBe(PICTURES);
  expect(used(after, 'clip')).toMatchObject({ inputs: { model: CLIPS } });
  expect(used(after, 'clip')?.inputs.references).toContain(used(after, 'tail_picture')?.id);

  const balance = await readBalance(database.db, accountId);
  behaviour.fate = 'refused';
  behaviour.pendingChecks = 2;
  await order('tail_picture', PICTURES);
  expect(await order('clip', CLIPS)).toBe(1);
  const failed = await settled();
  Object.assign(behaviour, { fate: 'made', pendingChecks: 0 });
  expect(newest(failed, 'clip')).toMatchObject({ state: 'failed', error: newest(failed, 'tail_picture')?.error });
  expect(await readBalance(database.db, accountId)).toBe(balance);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[EDIT-16] a picture that nobody has chosen is not the coming picture of its shot', async () => {
  await change({ script: 'Somebody laughs.' });
  await settled();
  const kinds = async (): Promise<string[]> =>
    (await quoteRedo(studio.parts, { accountId, filmId })).takes.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['picture', 'clip']);
  await drawCandidates(studio.parts, { ...(await ofShot()), count: 1 });
  // The job may have ended meanwhile: a candidate in work is what is asked for.
  const drawn = newest(await read(), 'picture');
  await database.db
    .update(takes)
    .set({ state: 'generating', fileId: null })
    .where(eq(takes.id, drawn?.id ?? ''));
  expect(await kinds()).toEqual(['picture', 'clip']);
  await settled();
  expect(await kinds()).toEqual(['picture', 'clip']);
});

test('[PIPE-12] a take made again is as long as it was, whatever its shot’s plan says by now', async () => {
  const takeId = used(await read(), 'clip')?.id ?? '';
  await markMember(database.db, accountId, false);
  await change({ durationSeconds: 40 });
  await settled();
  const again = await repeatTake(studio.parts, { accountId, filmId, takeId, agreedCoins: 1000 });
  await markMember(database.db, accountId, true);
  expect(again).toBe(1);
  await settled();
  await change({ durationSeconds: 4 });
  await settled();
});

test('[COIN-02] a clip that waits with a member’s own key is not made when the key is gone, nor with coins', async () => {
  await switchOwnKeys(database.db, true);
  const sealer = await loadSealer(studio.parts.config);
  const key = { accountId, vendor: 'fal' as const };
  await keepOwnKey(database.db, sealer, { ...key, key: 'annas-own-key-at-fal-1234' });
  await change({ script: 'A bell rings.' });
  await settled();
  const { totalCoins, billedBy, takes: quoted } = await quoteRedo(studio.parts, { accountId, filmId });
  expect([totalCoins, billedBy, quoted.map(({ kind }) => kind)]).toEqual([0, ['fal'], ['picture', 'clip']]);
  const balance = await readBalance(database.db, accountId);
  await begun(() => redoOutdated(studio.parts, { accountId, filmId, agreedCoins: 0, agreedBilledBy: billedBy }));
  expect(newest(await read(), 'clip')).toMatchObject({ generationId: null, inputs: { billedBy: 'fal' } });
  // Billed by another vendor than was agreed to.
  await database.pool.query(`update takes set inputs = inputs || '{"billedBy":"Another vendor"}' where id = $1`, [
    newest(await read(), 'clip')?.id,
  ]);
  const after = await go();
  expect(used(after, 'picture')?.inputs.prompt).toContain('A bell rings.');
  expect(newest(after, 'clip')).toMatchObject({ state: 'failed', error: { code: 'PRICE_CHANGED' } });

  await change({ script: 'A dog barks.' });
  await settled();
  await begun(() => redoOutdated(studio.parts, { accountId, filmId, agreedCoins: 0, agreedBilledBy: billedBy }));
  await removeOwnKey(database.db, key);
  const gone = await go();
  expect(newest(gone, 'clip')).toMatchObject({ state: 'failed', error: { code: 'OWN_KEY_GONE' } });
  expect(await readBalance(database.db, accountId)).toBe(balance);
});
