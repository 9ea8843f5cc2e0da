import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { FinalCutView } from '../../cut-contract.ts';
import { copyFilm } from '../copy-film.ts';
import { chooseCut } from '../editing/choose-cut.ts';
import { makeFinalCut } from '../pipeline/make-final-cut.ts';
import { hashCutIngredients, isCutStale } from '../state/cut-ingredients.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { filmUpscales } from '../tables.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { appendPart } from '../uploads/append-part.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { sweepUploads } from '../uploads/upload-files.ts';
import { readFinalCut } from '../view/present-cut.ts';
import { presentFilm } from '../view/present-film.ts';
import { presentMovie } from '../view/present-media.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { cancelUpscale, requestUpscale } from './upscale/request-upscale.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-cut-choices-'));
  studio = await buildStudio(database, folder);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const own = (filmId: string) => ({ accountId: studio.accountId, filmId });
const movieOf = (film: WholeFilm) => circledTake(film, 'movie', WHOLE_FILM);
const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const pathOfMovie = (film: WholeFilm): string =>
  studio.parts.storage.pathOf(film.files.get(movieOf(film)?.fileId ?? '')?.storageKey ?? '');
const factsOf = (film: WholeFilm): Record<string, unknown> => ({ ...(film.cut?.facts as object) });
const cutOf = (filmId: string): Promise<FinalCutView> =>
  readFinalCut(database.db, own(filmId), { language: 'en', link: (id) => `/media/${id}` });
const streamsOf = async (film: WholeFilm): Promise<string[]> =>
  (await probeMedia(studio.parts.ffmpeg, pathOfMovie(film))).streams.map(({ kind }) => kind);

/** Saves choices, cuts by them, and waits for what comes of them. */
async function choose(filmId: string, choices: Partial<CutSettings>): Promise<WholeFilm> {
  const before = movieOf(await readFilm(database.db, own(filmId)))?.number ?? 0;
  await chooseCut(studio.parts, { ...own(filmId), choices });
  await makeFinalCut(studio.parts, own(filmId));
  return studio.waitFor(filmId, (film) => isAtRest(film) && (movieOf(film)?.number ?? 0) > before);
}

async function send(filmId: string, bytes: Buffer, partBytes = bytes.length): Promise<void> {
  const uploadId = await beginUpload(studio.parts, { ...own(filmId), bytes: bytes.length });
  for (let offset = 0; offset < bytes.length;) {
    const part = new Blob([new Uint8Array(bytes.subarray(offset, offset + partBytes))]);
    ({ receivedBytes: offset } = await appendPart(studio.parts, { ...own(filmId), uploadId, offset, part }));
  }
}

let filmId: string;

test(
  '[EDIT-13] choices cut a finished film again: subtitles in the picture, in a track or in none, and other transitions',
  { timeout: 180_000 },
  async () => {
    filmId = await studio.createFilm({ seed: 3 });
    const usual = await studio.waitFor(filmId, isAtRest);
    expect(await streamsOf(usual)).toEqual(['video', 'audio', 'subtitle']);
    expect(usual.film.cutSettings).toEqual(DEFAULT_CUT_SETTINGS);
    expect(movieOf(usual)?.inputs.ingredients).toBe(hashCutIngredients(usual));
    // The same choices cut nothing.
    await chooseCut(studio.parts, { ...own(filmId), choices: DEFAULT_CUT_SETTINGS });
    await makeFinalCut(studio.parts, own(filmId));
    expect((await cutOf(filmId)).versions).toHaveLength(1);

    const burned = await choose(filmId, {
      ...DEFAULT_CUT_SETTINGS,
      subtitles: { mode: 'burned', size: 'large', colour: 'yellow', place: 'top', ground: 'shade' },
    });
    expect(await streamsOf(burned)).toEqual(['video', 'audio']);
    expect(burned.cut?.durationSeconds).toBe(usual.cut?.durationSeconds);
    // The file of the subtitles stays.
    expect(presentMovie(burned, (id) => id)).toMatchObject({ subtitleMode: 'burned', subtitles: expect.any(String) });
    expect(factsOf(burned)['sound']).toBe('kept');

    const dissolved = await choose(filmId, {
      ...DEFAULT_CUT_SETTINGS,
      transitions: 'dissolves',
      dissolveFrames: 18,
      subtitles: { ...DEFAULT_CUT_SETTINGS.subtitles, mode: 'none' },
      volumes: { voice: 1, music: 0.5, effects: 2 },
    });
    expect(await streamsOf(dissolved)).toEqual(['video', 'audio']);
    expect(dissolved.cut?.durationSeconds).toBeLessThan(usual.cut?.durationSeconds ?? 0);
    const loudness = factsOf(dissolved)['loudness'] as { integratedLufs: number };
    expect(Math.abs(loudness.integratedLufs + 16)).toBeLessThanOrEqual(1);

    const back = await choose(filmId, DEFAULT_CUT_SETTINGS);
    expect(await readFile(pathOfMovie(back))).toEqual(await readFile(pathOfMovie(usual)));
  },
);

test('[EDIT-13] choices are kept one by one, cut nothing by themselves, and are all in the next cut', async () => {
  const before = await readFilm(database.db, own(filmId));
  const subtitles = { ...DEFAULT_CUT_SETTINGS.subtitles, mode: 'burned', colour: 'cyan' } as const;
  await chooseCut(studio.parts, { ...own(filmId), choices: { subtitles } });
  await chooseCut(studio.parts, { ...own(filmId), choices: { transitions: 'cuts' } });
  const chosen = await studio.waitFor(filmId, isAtRest);
  expect(chosen.film.cutSettings).toEqual({ ...DEFAULT_CUT_SETTINGS, subtitles, transitions: 'cuts' });
  expect(movieOf(chosen)?.id).toBe(movieOf(before)?.id);
  expect(await cutOf(filmId)).toMatchObject({ stale: true, making: false, settings: { subtitles } });

  await makeFinalCut(studio.parts, own(filmId));
  const cut = await studio.waitFor(filmId, (film) => isAtRest(film) && movieOf(film)?.id !== movieOf(before)?.id);
  expect(await streamsOf(cut)).toEqual(['video', 'audio']);
  expect((await cutOf(filmId)).stale).toBe(false);
  await choose(filmId, DEFAULT_CUT_SETTINGS);
});

test('[EDIT-13] an ordered cut is used where an earlier one was chosen before, and choices do not revoke it', async () => {
  const whole = await readFilm(database.db, own(filmId));
  const older = whole.takes.find(({ assetKind, state, circled, inputs }) => {
    const isOther = inputs.ingredients !== hashCutIngredients(whole);
    return assetKind === 'movie' && state === 'generated' && !circled && isOther;
  });
  await circleTake(studio.parts, { ...own(filmId), takeId: older?.id ?? '' });
  const last = movieOf(whole)?.number ?? 0;
  await makeFinalCut(studio.parts, own(filmId));
  const cut = await studio.waitFor(filmId, (film) => isAtRest(film) && (movieOf(film)?.number ?? 0) > last);
  expect(movieOf(cut)?.inputs.ingredients).toBe(hashCutIngredients(cut));

  await circleTake(studio.parts, { ...own(filmId), takeId: older?.id ?? '' });
  await chooseCut(studio.parts, { ...own(filmId), choices: { transitions: 'cuts' } });
  await makeFinalCut(studio.parts, own(filmId));
  await chooseCut(studio.parts, { ...own(filmId), choices: { transitions: 'cuts' } });
  await chooseCut(studio.parts, { ...own(filmId), choices: { dissolveFrames: 10 } });
  const again = await studio.waitFor(filmId, (film) => isAtRest(film) && (movieOf(film)?.number ?? 0) > last + 1);
  expect(again.takes.filter(({ assetKind, circled }) => assetKind === 'movie' && circled)).toHaveLength(1);
  await chooseCut(studio.parts, { ...own(filmId), choices: DEFAULT_CUT_SETTINGS });
  await makeFinalCut(studio.parts, own(filmId));
  const back = await studio.waitFor(filmId, (film) => isAtRest(film) && !isCutStale(film));
  expect(movieOf(back)?.inputs.ingredients).toBe(hashCutIngredients(back));
});

test('[EDIT-13] a copy of a film has its choices and is not cut again', async () => {
  const copyId = await copyFilm(studio.parts, own(filmId));
  const copy = await readFilm(database.db, own(copyId));
  expect(isCutStale(copy)).toBe(false);
  expect(movieOf(copy)?.inputs.ingredients).toBe(hashCutIngredients(copy));
});

test('[IDEA-02] [EDIT-13] a copy that is made while a new cut is ordered waits for none, and can be cut', async () => {
  await chooseCut(studio.parts, { ...own(filmId), choices: { transitions: 'cuts' } });
  await makeFinalCut(studio.parts, own(filmId));
  const copyId = await copyFilm(studio.parts, own(filmId));
  const read = (): Promise<WholeFilm> => readFilm(database.db, own(copyId));
  const shown = presentFilm(await read(), { language: 'en', link: (id) => id }, { spentCoins: 0, heldCoins: 0 });
  expect(shown).toMatchObject({ cutOutdated: true, cutComes: false });
  expect(await cutOf(copyId)).toMatchObject({ stale: true, making: false });
  await makeFinalCut(studio.parts, own(copyId));
  const cut = await studio.waitFor(copyId, (film) => isAtRest(film) && !isCutStale(film));
  expect(movieOf(cut)?.inputs.ingredients).toBe(hashCutIngredients(cut));
  await studio.waitFor(filmId, (film) => isAtRest(film) && !isCutStale(film));
  await choose(filmId, DEFAULT_CUT_SETTINGS);
});

/** A clip with sound, as another program writes it. */
async function shootClip(name: string, seconds: number, size = '320x180'): Promise<Buffer> {
  const path = join(folder, name);
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=${size}:rate=25:duration=${seconds}`,
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=440:duration=${seconds}`,
      '-metadata',
      'title=a secret title',
      '-shortest',
      fileName(path),
    ],
  });
  return readFile(path);
}

test('[EDIT-13] an uploaded cut is sent in parts, encoded anew, used and shared; the made one can be brought back', async () => {
  const made = movieOf(await readFilm(database.db, own(filmId)));
  const clip = await shootClip('own.mkv', 3);
  const uploadId = await beginUpload(studio.parts, { ...own(filmId), bytes: clip.length });
  const half = Math.floor(clip.length / 2);
  const part = (from: number, to: number) => ({
    ...own(filmId),
    uploadId,
    offset: from,
    part: new Blob([new Uint8Array(clip.subarray(from, to))]),
  });
  expect(await appendPart(studio.parts, part(0, half))).toEqual({ receivedBytes: half });
  // Sent again, or too early: nothing is written, and the sender is told where to go on.
  expect(await appendPart(studio.parts, part(0, half))).toEqual({ receivedBytes: half });
  expect(await appendPart(studio.parts, part(half + 1, clip.length))).toEqual({ receivedBytes: half });
  const tooLong = { ...part(half, clip.length), part: new Blob([new Uint8Array(clip.length)]) };
  await expect(appendPart(studio.parts, tooLong)).rejects.toMatchObject({ code: 'INVALID_DATA' });
  expect(await appendPart(studio.parts, part(half, clip.length))).toEqual({ receivedBytes: clip.length });

  const film = await studio.waitFor(filmId, (whole) => isAtRest(whole) && movieOf(whole)?.inputs.model === 'upload');
  expect(film.cut?.durationSeconds).toBeCloseTo(3, 0);
  const served = await readFile(pathOfMovie(film));
  expect(served.includes('a secret title')).toBe(false);
  expect(await streamsOf(film)).toEqual(['video', 'audio']);
  expect(presentMovie(film, (id) => id)).toMatchObject({
    subtitles: null,
    marked: false,
    thumbnails: expect.anything(),
  });
  const { versions, making } = await cutOf(filmId);
  expect([versions[0]?.origin, versions[0]?.used, versions[1]?.used, making]).toEqual(['uploaded', true, false, false]);
  // Other choices wait until the made cut is used again.
  await chooseCut(studio.parts, { ...own(filmId), choices: { transitions: 'cuts' } });
  await makeFinalCut(studio.parts, own(filmId));
  expect((await cutOf(filmId)).making).toBe(false);
  await chooseCut(studio.parts, { ...own(filmId), choices: DEFAULT_CUT_SETTINGS });

  await circleTake(studio.parts, { ...own(filmId), takeId: made?.id ?? '' });
  const back = await studio.waitFor(filmId, isAtRest);
  expect(movieOf(back)?.id).toBe(made?.id);
  expect(back.cut?.takeId).toBe(made?.id);
  // Neither parts nor the bytes as they came are kept.
  await sweepUploads(studio.parts);
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  const raw = await database.pool.query("select 1 from files where mime = 'application/octet-stream'");
  expect(raw.rowCount).toBe(0);
});

test('[EDIT-13] a hostile upload is refused, and the film keeps its cut', async () => {
  const before = movieOf(await readFilm(database.db, own(filmId)));
  const clip = await shootClip('broken.mp4', 2);
  for (const [bytes, code] of [
    [Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'MEDIA_FORMAT_UNSUPPORTED'],
    [clip.subarray(0, 400), 'MEDIA_UNREADABLE'],
    [await shootClip('sound.wav', 1), 'MEDIA_FORMAT_UNSUPPORTED'],
  ] as const) {
    await send(filmId, Buffer.from(bytes), 1000);
    await studio.waitFor(filmId, isAtRest);
    const { versions } = await cutOf(filmId);
    expect([versions[0]?.state, versions[0]?.failure?.code, versions[0]?.file]).toEqual(['failed', code, null]);
  }
  expect(movieOf(await readFilm(database.db, own(filmId)))?.id).toBe(before?.id);
});

test('[EDIT-13] an upload is refused before it is sent where it cannot be taken', async () => {
  const strangerId = await buildAccount(database);
  const unfinished = await studio.createFilm({ seed: 4, mode: 'step_by_step' });
  for (const [upload, code] of [
    [{ ...own(filmId), bytes: LIMITS.uploads.finalCutBytes + 1 }, 'FILE_TOO_LARGE'],
    [{ accountId: strangerId, filmId, bytes: 10 }, 'FILM_NOT_FOUND'],
    [{ ...own(unfinished), bytes: 10 }, 'FILM_NOT_READY'],
  ] as const) {
    await expect(beginUpload(studio.parts, upload)).rejects.toMatchObject({ code });
  }
  const uploadId = await beginUpload(studio.parts, { ...own(filmId), bytes: 10 });
  const part = { uploadId, offset: 0, part: new Blob(['x']) };
  await expect(appendPart(studio.parts, { accountId: strangerId, filmId, ...part })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
  await expect(appendPart(studio.parts, { ...own(unfinished), ...part })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[EDIT-13] [CAT-43] a member gets the cut in 4K beside it, may stop that, and others are refused', async () => {
  const strangerId = await buildAccount(database);
  const theirs = await studio.createFilm({ accountId: strangerId, seed: 5, mode: 'step_by_step' });
  await expect(requestUpscale(studio.parts, { accountId: strangerId, filmId: theirs })).rejects.toMatchObject({
    code: 'RESOLUTION_FOR_MEMBERS',
  });
  // A short one, since large pictures take long to encode.
  await send(filmId, await shootClip('short.mp4', 1));
  await studio.waitFor(filmId, (whole) => isAtRest(whole) && movieOf(whole)?.inputs.model === 'upload');
  await requestUpscale(studio.parts, own(filmId));
  await cancelUpscale(studio.parts, own(filmId));
  expect((await cutOf(filmId)).larger).toMatchObject({ state: 'cancelled', file: null });
  await requestUpscale(studio.parts, own(filmId));
  await expect.poll(async () => (await cutOf(filmId)).larger.state, { timeout: 100_000 }).toBe('made');
  const [upscale] = await database.db.select().from(filmUpscales).where(eq(filmUpscales.filmId, filmId));
  const file = (await findFiles(database.db, [upscale?.fileId ?? ''])).get(upscale?.fileId ?? '');
  const { streams } = await probeMedia(studio.parts.ffmpeg, studio.parts.storage.pathOf(file?.storageKey ?? ''));
  expect(streams).toMatchObject([
    { kind: 'video', width: 3840, height: 2160 },
    { kind: 'audio', codec: 'aac' },
  ]);
  // The cut itself stays, and asking again makes nothing.
  await requestUpscale(studio.parts, own(filmId));
  expect((await cutOf(filmId)).larger).toMatchObject({ state: 'made', share: 1, allowed: true, coins: 0 });
});
