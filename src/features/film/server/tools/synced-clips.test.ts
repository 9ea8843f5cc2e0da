import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { readMp4Layout, type Mp4Track } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { decodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { buildFalStudio, haveSaySomething, type FalStudio } from '#tests/build/build-fal-studio.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import type { Studio } from '#tests/build/build-studio.ts';
import type { Call, Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { ShotChange } from '../../timeline/film-edit.ts';
import { makeFinalCut } from '../pipeline/make-final-cut.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import type { TakeRow } from '../tables.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { quoteRedo } from '../upgrades/redo-outdated.ts';
import { repeatTake } from '../upgrades/repeat-take.ts';
import { appendPart } from '../uploads/append-part.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import type { WholeFilm } from '../view/read-film.ts';
import { orderToolTakes } from './order-tool-takes.ts';
import type { ToolWish } from './tool-orders.ts';

let world: FalStudio;
let database: OpenDatabase;
let studio: Studio;
let loopback: Loopback;
let accountId: string;
let filmId: string;

beforeAll(async () => {
  world = await buildFalStudio({ coins: 500 });
  ({ database, studio, fal: loopback, accountId, filmId } = world);
  await haveSaySomething(world);
});
afterAll(() => world?.close());

const read = (): Promise<WholeFilm> => world.read();
const atRest = (): Promise<WholeFilm> => world.atRest();
const editShot = (id: string, set: ShotChange): Promise<void> => world.edit({ kind: 'shot', id, set });
/** Uploads a clip of so many frames for a shot; answers its take once it is used. */
async function sendOwnClip(shotId: string, frames: number): Promise<TakeRow | undefined> {
  const path = join(world.folder, 'own.mp4');
  await makeNumberedClip({ ffmpeg: studio.parts.ffmpeg, path, frames, red: 40 });
  const bytes = await readFile(path);
  const of = { accountId, filmId };
  const uploadId = await beginUpload(studio.parts, { ...of, kind: 'clip', key: shotId, bytes: bytes.length });
  await appendPart(studio.parts, { ...of, uploadId, offset: 0, part: new Blob([new Uint8Array(bytes)]) });
  const isUsed = (film: WholeFilm): boolean => circledTake(film, 'clip', shotId)?.inputs.model === 'upload';
  return circledTake(await studio.waitFor(filmId, isUsed, accountId), 'clip', shotId);
}
/** The picture of a file of the film. */
async function pictureOf(fileId: string | null = null): Promise<Mp4Track | undefined> {
  const file = (await findFiles(database.db, [fileId ?? ''])).get(fileId ?? '');
  const { tracks } = await readMp4Layout(studio.parts.storage.pathOf(file?.storageKey ?? ''));
  return tracks.find(({ kind }) => kind === 'video');
}
/** The picture of the final cut, made anew. */
async function cutAgain(before: WholeFilm): Promise<Mp4Track | undefined> {
  const numberOf = (film: WholeFilm): number => circledTake(film, 'movie', WHOLE_FILM)?.number ?? 0;
  await makeFinalCut(studio.parts, { accountId, filmId });
  const isThere = (film: WholeFilm): boolean => numberOf(film) > numberOf(before) && film.film.status === 'COMPLETED';
  const after = await studio.waitFor(filmId, isThere, accountId);
  return pictureOf(circledTake(after, 'movie', WHOLE_FILM)?.fileId);
}
/** The voice as it was sent. */
function soundOf(call: Call | undefined): { samples: Float32Array; sampleRate: number } {
  const bytes = Buffer.from(String(call?.json?.['audio_url']).split(',')[1] ?? '', 'base64');
  const { sampleRate, channels } = decodePcmWav(bytes);
  return { sampleRate, samples: channels[0] ?? new Float32Array() };
}
const submits = (): Call[] => loopback.calls.filter((call) => FAL.isSubmit(call));
const order = (wish: Partial<ToolWish> & Pick<ToolWish, 'asset' | 'key' | 'model'>, agreedCoins = 100) =>
  orderToolTakes(studio.parts, { accountId, filmId, prompt: '', agreedCoins, ...wish });
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

test('[EDIT-10] [CAT-43] the part of an own clip that is seen becomes a clip with its voice, and the film is cut with it', async () => {
  const shot = spoken(await read());
  const own = await sendOwnClip(shot.id, 200);
  await editShot(shot.id, { trim: { take: own?.number ?? 0, inFrame: 20, frames: 150 } });
  const before = await atRest();
  loopback.calls.length = 0;
  expect(await order({ asset: 'clip', key: shot.id, model: 'sync-lipsync-2' }, 20)).toBe(1);
  const after = await atRest();
  const [call] = submits();
  const { samples, sampleRate } = soundOf(call);
  // The whole clip is sent, so the voice begins where the part does.
  expect(samples.length / sampleRate).toBeCloseTo(200 / 24 + 0.5, 2);
  expect(samples.slice(0, Math.round((20 / 24) * sampleRate)).every((sample) => sample === 0)).toBe(true);
  const synced = circledTake(after, 'clip', shot.id);
  expect(synced?.inputs).toMatchObject({ model: 'sync-lipsync-2', references: [own?.id, expect.anything()] });
  expect(planFilmTimes(after).shots[shot.position - 1]?.frames).toBe(150);
  expect(await pictureOf(synced?.fileId)).toMatchObject({ width: 160, height: 90, samples: 150 });

  const cut = await cutAgain(before);
  expect(cut?.durationSeconds).toBeCloseTo(planFilmTimes(after).durationSeconds, 1);

  // Once the membership is over it is not made again.
  const repeat = { accountId, filmId, takeId: synced?.id ?? '', agreedCoins: 20 };
  await markMember(database.db, accountId, false);
  await expect(repeatTake(studio.parts, repeat)).rejects.toMatchObject({ code: 'MODEL_FOR_MEMBERS' });
  await markMember(database.db, accountId, true);
  expect(await repeatTake(studio.parts, repeat)).toBe(1);
  expect(circledTake(await atRest(), 'clip', shot.id)?.inputs).toEqual(synced?.inputs);
});

test('[EDIT-10] [EDIT-16] a clip with its voice fits no other shape; it is ordered anew by its owner, not with what models redo', async () => {
  const shot = spoken(await read());
  const before = circledTake(await read(), 'clip', shot.id);
  await world.edit({ kind: 'film', set: { aspect: '9:16' } });
  const after = await atRest();
  expect(before?.inputs.model).toBe('sync-lipsync-2');
  expect(outdatedTakes(after)).toContain(before?.id);
  const { takes, unavailable } = await quoteRedo(studio.parts, { accountId, filmId });
  expect([takes.filter(({ model }) => model === 'sync-lipsync-2'), unavailable]).toEqual([[], 0]);
});

test('[EDIT-07] what the film does not have any more is not changed', async () => {
  const wish = { asset: 'picture', key: randomUUID(), model: 'seedream-4.0', prompt: 'Make the sky red' } as const;
  await expect(order(wish)).rejects.toMatchObject({ code: 'EDIT_NOT_POSSIBLE' });
});
