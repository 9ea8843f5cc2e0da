import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import { withReceivedResults } from '#src/vendors/results/with-received-results.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import { editFilm } from '../editing/edit-film.ts';
import { readFilmFile } from '../exports/film-file.ts';
import { writeFilmFile } from '../exports/write-film-file.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { presentTake } from '../view/present-take.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { listTakes } from './list-takes.ts';
import { quoteUpgrade } from './quote-upgrade.ts';
import { repeatTake } from './repeat-take.ts';
import { upgradeShots } from './upgrade-shots.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;
let filmId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-wishes-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder);
  const { ffmpeg, config } = studio.parts;
  const path = join(folder, 'clip.mp4');
  const format = { width: 320, height: 180, framesPerSecond: 24 };
  await makeNumberedClip({ ffmpeg, path, frames: 260, red: 90, format });
  fal.files.set('clip.mp4', await readFile(path));
  fal.files.set('picture.png', await createCanvas(320, 180).encode('png'));
  const parts = { ffmpeg, config: { ...config, fetchOrigins: [fal.url] } };
  const vendor = withReceivedResults(createFalVendor({ url: fal.url, key: 'a-secret-key' }, parts), parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  accountId = await buildAccount(database, 6000);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  filmId = await studio.createFilm({ accountId, models });
  await studio.waitFor(filmId, isAtRest, accountId);
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const own = () => ({ accountId, filmId });
const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const read = (): Promise<WholeFilm> => readFilm(database.db, own());
const want = async (index: number, wish: ClipWish | null): Promise<WholeFilm> => {
  const { film, shots } = await read();
  const edits = [{ kind: 'shot' as const, id: shots[index]?.id ?? '', set: { wish } }];
  await editFilm(studio.parts, { ...own(), version: film.version, batchId: randomUUID(), edits });
  return studio.waitFor(filmId, (each) => isAtRest(each) && outdatedTakes(each).size === 0, accountId);
};
const coinsOf = async (number: number, model: string): Promise<number> =>
  (await quoteUpgrade(studio.parts, { ...own(), numbers: [number], kind: 'clip', model })).totalCoins;
/** Orders a clip for the quoted price; answers what the vendor was asked, and what was charged. */
async function order(number: number, model: string): Promise<{ path: string; body: string; coins: number }> {
  const asked = fal.calls.length;
  const [before, agreedCoins] = [await readBalance(database.db, accountId), await coinsOf(number, model)];
  expect(await upgradeShots(studio.parts, { ...own(), numbers: [number], kind: 'clip', model, agreedCoins })).toBe(1);
  await studio.waitFor(filmId, isAtRest, accountId);
  const call = fal.calls.slice(asked).find(({ method }) => method === 'POST');
  const coins = before - (await readBalance(database.db, accountId));
  expect(coins).toBe(agreedCoins);
  return { path: call?.path ?? '', body: String(call?.body ?? ''), coins };
}

test('[CAT-07] [COIN-02] [PIPE-12] a longer clip costs what was quoted, is as long as it was wanted, and says how it was asked for', async () => {
  const usual = await coinsOf(2, 'kling_v21');
  const shotId = (await want(1, { seconds: 10, motion: 'precise' })).shots[1]?.id ?? '';
  expect(await coinsOf(2, 'kling_v21')).toBe(2 * usual);
  const { body } = await order(2, 'kling_v21');
  expect(JSON.parse(body)).toMatchObject({ duration: '10', cfg_scale: 0.8 });
  expect((JSON.parse(body) as { prompt: string }).prompt).toContain('motion: exactly what is described');
  const film = await read();
  expect(circledTake(film, 'clip', shotId)?.inputs).toMatchObject({ frames: 240, model: 'kling_v21' });
  expect(planFilmTimes(film).shots[1]?.frames).toBe(240);
  const take = (await listTakes(database.db, { ...own(), number: 2 })).findLast(
    (each) => each.take.assetKind === 'clip',
  );
  const shown = take && presentTake(take, { language: 'en', link: (id) => id });
  expect(shown?.settings).toMatchObject({ seconds: 10, wish: { seconds: 10, motion: 'precise' } });
  expect(shown?.prompt).toContain('motion: exactly');
});

test('[CAT-07] a model is given words only, the start picture, or it and the cast as references', async () => {
  await want(2, { source: 'text' });
  const text = await order(3, 'veo31');
  expect([text.path, text.body.includes('data:image')]).toEqual([expect.stringMatching(/veo3\.1$/), false]);
  await want(2, { source: 'image', shortSidePixels: 1080 });
  const image = await order(3, 'veo31');
  expect(image.path).toMatch(/image-to-video$/);
  expect(JSON.parse(image.body)).toMatchObject({ resolution: '1080p' });
  await want(2, { source: 'hybrid' });
  const hybrid = await order(3, 'veo31');
  expect(hybrid.path).toMatch(/reference-to-video$/);
  const [start] = (JSON.parse(hybrid.body) as { image_urls: string[] }).image_urls;
  expect(start).toBe((JSON.parse(image.body) as { image_url: string }).image_url);
});

test('[CAT-07] [DRAFT-03] the draft engine moves its camera as wanted, free of charge, and a film file keeps the wish', async () => {
  const before = await read();
  const shotId = before.shots[3]?.id ?? '';
  const after = await want(3, { motion: 'creative' });
  expect(circledTake(after, 'clip', shotId)?.number).toBe((circledTake(before, 'clip', shotId)?.number ?? 0) + 1);
  // What only concerns models draws nothing anew.
  const same = await want(3, { motion: 'creative', seconds: 8 });
  expect(circledTake(same, 'clip', shotId)?.id).toBe(circledTake(after, 'clip', shotId)?.id);
  expect(readFilmFile(writeFilmFile(same)).plan.shots[3]?.wish).toEqual({ motion: 'creative', seconds: 8 });
  // Taken back, the earlier clip is used again.
  const back = await want(3, null);
  expect(circledTake(back, 'clip', shotId)?.id).toBe(circledTake(before, 'clip', shotId)?.id);
});

test('[CAT-07] [COIN-02] a clip that takes more work costs more, as quoted', async () => {
  await want(1, null);
  const usual = await coinsOf(2, 'minimax_hailuo_02');
  await want(1, { effort: 'precise' });
  const { path, coins } = await order(2, 'minimax_hailuo_02');
  expect(path).toMatch(/pro\/image-to-video$/);
  expect(coins).toBeGreaterThan(1.5 * usual);
});

test('[CAT-07] [ROLE-02] who may not have a finer clip gets the usual one, and none of a membership that is over', async () => {
  const shotId = (await want(2, { source: 'image', shortSidePixels: 1080 })).shots[2]?.id ?? '';
  await order(3, 'pixverse_v35');
  const fine = circledTake(await read(), 'clip', shotId);
  await markMember(database.db, accountId, false);
  const repeat = { ...own(), takeId: fine?.id ?? '', agreedCoins: 1000 };
  await expect(repeatTake(studio.parts, repeat)).rejects.toMatchObject({ code: 'RESOLUTION_FOR_MEMBERS' });
  const { body } = await order(3, 'pixverse_v35');
  expect(JSON.parse(body)).not.toMatchObject({ resolution: '1080p' });
  await markMember(database.db, accountId, true);
});
