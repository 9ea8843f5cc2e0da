import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { decodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildFalStudio, haveSaySomething, type FalStudio } from '#tests/build/build-fal-studio.ts';
import type { Studio } from '#tests/build/build-studio.ts';
import type { Call, Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { bringPicture } from '../cast/bring-picture.ts';
import { removeCastTake } from '../cast/remove-take.ts';
import { keepFilmPicture } from '../pictures/keep-film-picture.ts';
import { bringPictures, takeOffShot } from '../shot-pictures/bring-pictures.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { viewsOf } from '../state/views-of.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { stopTakesOf } from '../upgrades/stop-takes.ts';
import { upgradeShots } from '../upgrades/upgrade-shots.ts';
import { appendPart } from '../uploads/append-part.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { presentFilm } from '../view/present-film.ts';
import { presentPreviewMaterial } from '../view/present-preview-material.ts';
import type { WholeFilm } from '../view/read-film.ts';
import { listToolModels } from './list-tool-models.ts';
import { orderToolTakes } from './order-tool-takes.ts';
import type { ToolWish } from './tool-orders.ts';

let world: FalStudio;
let database: OpenDatabase;
let studio: Studio;
let loopback: Loopback;
let accountId: string;
let filmId: string;
let uploadId: string;
const behaviour: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };
const vendors = (): Map<VendorName, Vendor> => studio.parts.vendors as Map<VendorName, Vendor>;

beforeAll(async () => {
  world = await buildFalStudio({ coins: 500, behaviour });
  ({ database, studio, fal: loopback, accountId, filmId } = world);
  await haveSaySomething(world);
  const source = Buffer.from(await createCanvas(300, 400).encode('png'));
  uploadId = (await keepFilmPicture(studio.parts, { accountId, purpose: 'shot', source })).id;
});
beforeEach(async () => {
  Object.assign(behaviour, { fate: 'made', pendingChecks: 0 });
  loopback.calls.length = 0;
  await database.pool.query('delete from vendor_health');
});
afterAll(() => world?.close());

const read = (): Promise<WholeFilm> => world.read();
const atRest = (): Promise<WholeFilm> => world.atRest();
const link = (id: string): string => `/media/${id}`;
const seenOf = (whole: WholeFilm) => presentFilm(whole, { language: 'en', link }, { spentCoins: 0, heldCoins: 0 });
const submits = (): Call[] => loopback.calls.filter((call) => FAL.isSubmit(call));
const order = (wish: Partial<ToolWish> & Pick<ToolWish, 'asset' | 'key' | 'model'>, agreedCoins = 100) =>
  orderToolTakes(studio.parts, { accountId, filmId, prompt: '', agreedCoins, ...wish });
/** What the browser is told of the clip of a shot. */
const clipSeenOf = (whole: WholeFilm, shotId: string) => ({
  ownClip: seenOf(whole).shots.find(({ id }) => id === shotId)?.ownClip,
  ...presentPreviewMaterial(whole, link).shots.find(({ id }) => id === shotId)?.clip,
});
const spoken = (whole: WholeFilm): WholeFilm['shots'][number] => {
  const shot = whole.shots.find(
    ({ plan }) =>
      plan.speech.kind === 'line' && plan.actors.some(({ characterKey }) => characterKey === plan.speech.speakerKey),
  );
  if (!shot) {
    throw new Error('nobody speaks in this film');
  }
  return shot;
};

test('[EDIT-07] [CAT-21] [TOOL-07] [COIN-02] a brought picture is changed by a prompt for the price that was shown, and the shot shows it', async () => {
  const before = await read();
  const shotId = before.shots[1]?.id ?? '';
  await bringPictures(studio.parts, { accountId, filmId, shotId, pictureIds: [uploadId] });
  const brought = await atRest();
  const balance = await readBalance(database.db, accountId);
  const { edit } = await listToolModels(studio.parts, accountId, 'en');
  const model = edit.find(({ id }) => id === 'seedream-4.0');
  expect(model?.coins).toBe(4);
  const wish = { asset: 'picture', key: shotId, model: 'seedream-4.0', prompt: 'Make the sky red' } as const;
  await expect(order({ ...wish, prompt: '  ' })).rejects.toMatchObject({ code: 'PROMPT_EMPTY' });
  await expect(order(wish, 3)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  // Who was told that the provider bills it pays no coins instead.
  const byOwnKey = { accountId, filmId, ...wish, agreedCoins: 4, agreedOwnKey: true };
  await expect(orderToolTakes(studio.parts, byOwnKey)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(order({ ...wish, model: 'flux-dev' })).rejects.toMatchObject({ code: 'MODEL_UNKNOWN' });
  await expect(order({ ...wish, asset: 'clip' })).rejects.toMatchObject({ code: 'MODEL_UNKNOWN' });
  expect(submits()).toEqual([]);
  expect(await order(wish, 4)).toBe(1);
  const after = await atRest();
  expect(submits().map(({ path, json }) => [path, json?.['prompt']])).toEqual([
    ['/fal-ai/bytedance/seedream/v4/edit', 'Make the sky red'],
  ]);
  const changed = circledTake(after, 'picture', shotId);
  expect(changed?.inputs).toMatchObject({ model: 'seedream-4.0', prompt: 'Make the sky red' });
  expect(changed?.inputs.references).toEqual([circledTake(brought, 'picture', shotId)?.id]);
  // The engine's clip moves over the changed picture.
  expect(circledTake(after, 'clip', shotId)?.inputs.references).toContain(changed?.id);
  expect(circledTake(after, 'clip', shotId)?.id).not.toBe(circledTake(brought, 'clip', shotId)?.id);
  expect(await readBalance(database.db, accountId)).toBe(balance - 4);
  // It is still what was brought: it can be taken off and flipped.
  expect(seenOf(after).shots[1]).toMatchObject({ ownPicture: true, pictureServedBy: { id: 'seedream-4.0' } });
  expect(seenOf(after).shots[0]?.ownPicture).toBe(false);
});

test('[EDIT-04] [CAT-30] an uploaded character is seen from four sides by a model; the views go along and wait to be chosen', async () => {
  const before = await read();
  const shot = spoken(before);
  const key = shot.plan.speech.speakerKey ?? '';
  await bringPicture(studio.parts, { accountId, filmId, kind: 'character', key, pictureId: uploadId });
  await atRest();
  const balance = await readBalance(database.db, accountId);
  const { view } = await listToolModels(studio.parts, accountId, 'en');
  expect(view).toMatchObject([{ id: 'qwen-image-views', coins: 16, isForMembers: false }]);
  const wish = { asset: 'character_picture', key, model: 'qwen-image-views' } as const;
  await expect(order({ ...wish, asset: 'place_picture' })).rejects.toMatchObject({ code: 'MODEL_UNKNOWN' });
  expect(await order(wish, 16)).toBe(4);
  const after = await atRest();
  expect(
    submits()
      .map(({ json }) => json?.['horizontal_angle'])
      .toSorted(),
  ).toEqual([0, 180, 270, 90].toSorted());
  expect(circledTake(after, 'character_picture', key)?.fileId).toBe(uploadId);
  expect(viewsOf(after, [key]).map(({ inputs }) => inputs.view)).toEqual(['front', 'left', 'back', 'right']);
  expect(await readBalance(database.db, accountId)).toBe(balance - 16);
});

test('[EDIT-04] [COIN-04] a change of a character that is refused costs nothing and says why; one that is stopped in time neither', async () => {
  const { characters } = await read();
  const key = characters[0]?.key ?? '';
  const balance = await readBalance(database.db, accountId);
  const used = circledTake(await read(), 'character_picture', key)?.id;
  const wish = { asset: 'character_picture', key, model: 'qwen-image-edit', prompt: 'With a red scarf' } as const;
  behaviour.fate = 'refused';
  await order(wish, 4);
  const refused = await atRest();
  const take = refused.takes.findLast(({ assetKey }) => assetKey === key);
  expect(take).toMatchObject({ state: 'failed', error: { code: expect.stringMatching(/REFUSED|CONTENT/) as string } });
  expect(circledTake(refused, 'character_picture', key)?.id).toBe(used);
  expect(await readBalance(database.db, accountId)).toBe(balance);
  Object.assign(behaviour, { fate: 'made', pendingChecks: 1000 });
  await order(wish, 4);
  await stopTakesOf(
    studio.parts,
    { accountId, filmId },
    () =>
      ({ assetKey }) =>
        assetKey === key,
  );
  const stopped = await atRest();
  expect(stopped.takes.findLast(({ assetKey }) => assetKey === key)?.state).toBe('cancelled');
  expect(await readBalance(database.db, accountId)).toBe(balance);
});

test('[EDIT-04] the picture that a model changes or has changed is not removed, before what was made of it is', async () => {
  const key = (await read()).places[0]?.key ?? '';
  const used = (whole: WholeFilm): string => circledTake(whole, 'place_picture', key)?.id ?? '';
  const remove = (takeId: string): Promise<void> => removeCastTake(studio.parts, { accountId, filmId, takeId });
  const wish = { asset: 'place_picture', key, model: 'seedream-4.0', prompt: 'Snow' } as const;
  const drawn = used(await read());
  await order(wish, 4);
  const changed = used(await atRest());
  expect(changed).not.toBe(drawn);
  await expect(remove(drawn)).rejects.toMatchObject({ code: 'EDIT_NOT_POSSIBLE' });

  behaviour.pendingChecks = 1000;
  await order(wish, 4);
  await circleTake(studio.parts, { accountId, filmId, takeId: drawn });
  await expect(remove(changed)).rejects.toMatchObject({ code: 'OPERATION_IN_PROGRESS' });
  behaviour.pendingChecks = 0;
  const again = (await atRest()).takes.findLast(({ assetKey }) => assetKey === key)?.id ?? '';
  await expect(remove(changed)).rejects.toMatchObject({ code: 'EDIT_NOT_POSSIBLE' });
  await remove(again);
  await remove(changed);
  const after = await read();
  const stateOf = (takeId: string) => after.takes.find(({ id }) => id === takeId)?.state;
  expect([stateOf(changed), stateOf(again), used(after)]).toEqual(['cancelled', 'cancelled', drawn]);
});

test('[EDIT-10] [CAT-43] the mouth in a clip of a model is fitted to its voice, at the time of the voice, for members', async () => {
  const before = await read();
  const shot = spoken(before);
  const wish = { asset: 'clip', key: shot.id, model: 'sync-lipsync-2' } as const;
  // The engine's own mouths are switched, not bought.
  await expect(order(wish)).rejects.toMatchObject({ code: 'FILM_NOT_READY' });
  const numbers = [shot.position];
  await upgradeShots(studio.parts, { accountId, filmId, kind: 'clip', model: 'kling_v21', numbers, agreedCoins: 200 });
  const bought = await atRest();
  const clip = circledTake(bought, 'clip', shot.id);
  await markMember(database.db, accountId, false);
  await expect(order(wish)).rejects.toMatchObject({ code: 'MODEL_FOR_MEMBERS' });
  await markMember(database.db, accountId, true);
  const balance = await readBalance(database.db, accountId);
  loopback.calls.length = 0;
  expect(await order(wish, 20)).toBe(1);
  const after = await atRest();
  const [call] = submits();
  expect(call?.path).toBe('/fal-ai/sync-lipsync/v2');
  expect(String(call?.json?.['video_url'])).toMatch(/^data:video\/mp4;base64,/);
  const sound = decodePcmWav(Buffer.from(String(call?.json?.['audio_url']).split(',')[1] ?? '', 'base64'));
  const [samples = new Float32Array()] = sound.channels;
  const voice = circledTake(after, 'voice', shot.id);
  const { durationSeconds = 0 } = (voice?.data ?? {}) as { durationSeconds?: number };
  expect(samples.length / sound.sampleRate).toBeGreaterThan(durationSeconds);
  expect(samples.slice(0, 100).every((sample) => sample === 0)).toBe(true);
  const synced = circledTake(after, 'clip', shot.id);
  expect(synced?.inputs).toMatchObject({ model: 'sync-lipsync-2', references: [clip?.id, voice?.id] });
  expect(await readBalance(database.db, accountId)).toBe(balance - 20);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  expect(clipSeenOf(after, shot.id)).toMatchObject({ ownClip: false, own: false, synced: true });
});

test('[EDIT-10] one’s own clip stays one’s own after its mouth was fitted: it keeps showing its shot, and is taken off', async () => {
  const before = await read();
  const { id: shotId, plan } = spoken(before);
  const bytes = loopback.files.get('clip.mp4') as Buffer;
  const of = { accountId, filmId };
  const uploadId = await beginUpload(studio.parts, { ...of, kind: 'clip', key: shotId, bytes: bytes.length });
  await appendPart(studio.parts, { ...of, uploadId, offset: 0, part: new Blob([new Uint8Array(bytes)]) });
  const brought = await studio.waitFor(
    filmId,
    (whole) => circledTake(whole, 'clip', shotId)?.inputs.model === 'upload',
    accountId,
  );
  expect(clipSeenOf(brought, shotId)).toMatchObject({ ownClip: true, own: true, synced: false });
  expect(await order({ asset: 'clip', key: shotId, model: 'sync-lipsync-2' }, 20)).toBe(1);
  await atRest();
  const timeOfDay = plan.timeOfDay === 'night' ? ('morning' as const) : ('night' as const);
  await world.edit({ kind: 'shot', id: shotId, set: { timeOfDay } });
  const edited = await atRest();
  const clip = circledTake(edited, 'clip', shotId);
  expect(clip?.inputs.model).toBe('sync-lipsync-2');
  expect(outdatedTakes(edited).has(clip?.id ?? '')).toBe(false);
  expect(clipSeenOf(edited, shotId)).toMatchObject({ ownClip: true, own: true, synced: true });
  await takeOffShot(studio.parts, { ...of, shotId, kind: 'clip' });
  expect(clipSeenOf(await atRest(), shotId)).toMatchObject({ ownClip: false, own: false });
});

test('[CAT-26] without a vendor that serves them no such model is offered, and an order is refused before coins move', async () => {
  const fal = vendors().get('fal') as Vendor;
  vendors().delete('fal');
  const { places } = await read();
  const balance = await readBalance(database.db, accountId);
  expect(await listToolModels(studio.parts, accountId, 'en')).toEqual({ edit: [], view: [], lipSync: [] });
  await expect(
    order({ asset: 'place_picture', key: places[0]?.key ?? '', model: 'seedream-4.0', prompt: 'Snow' }),
  ).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  expect(await readBalance(database.db, accountId)).toBe(balance);
  vendors().set('fal', fal);
});
