import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { measureFileLoudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createElevenLabsVendor } from '#src/vendors/elevenlabs/create-elevenlabs-vendor.ts';
import { withReceivedResults } from '#src/vendors/results/with-received-results.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { ELEVENLABS } from '#tests/vendors/protocols/elevenlabs.ts';
import type { Soundtrack } from '../../soundtrack-contract.ts';
import { copyFilm } from '../copy-film.ts';
import { editFilm } from '../editing/edit-film.ts';
import { buildExportTimeline } from '../exports/export-timeline.ts';
import { makeFinalCut } from '../pipeline/make-final-cut.ts';
import { resumeFilm } from '../pipeline/resume-film.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { takes } from '../tables.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { appendPart } from '../uploads/append-part.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { composeMusic, quoteMusic } from './compose-music.ts';
import { readShotSounds } from './read-shot-sounds.ts';
import { readSoundtrack } from './read-soundtrack.ts';
import { sayAgain } from './say-again.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let loopback: Loopback;
let filmId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-soundtrack-'));
  loopback = await startLoopback((call, service) =>
    ELEVENLABS.serve(call, service, { pendingChecks: 0, fate: 'made' }),
  );
  studio = await buildStudio(database, folder);
  const { ffmpeg, config } = studio.parts;
  loopback.files.set('sound.mp3', await record('vendor.mp3', 20));
  const parts = { ffmpeg, config: { ...config, fetchOrigins: [loopback.url] } };
  const vendor = withReceivedResults(createElevenLabsVendor({ url: loopback.url, key: 'a-secret-key' }, parts), parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('elevenlabs', vendor);
  filmId = await studio.createFilm();
  await studio.waitFor(filmId, isAtRest);
});
afterAll(async () => {
  await studio?.close();
  await loopback?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const own = () => ({ accountId: studio.accountId, filmId });
const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const musicOf = (film: WholeFilm) => circledTake(film, 'music', WHOLE_FILM);
const soundtrack = (of = own()): Promise<Soundtrack> =>
  readSoundtrack(database.db, of, { language: 'en', link: (id) => `/media/${id}` });
const pathOf = async (fileId: string | null | undefined): Promise<string> =>
  studio.parts.storage.pathOf((await findFiles(database.db, [fileId ?? ''])).get(fileId ?? '')?.storageKey ?? '');

/** A quiet tone, as another program writes it. */
async function record(name: string, seconds: number): Promise<Buffer> {
  const path = join(folder, name);
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=330:duration=${seconds}`,
      '-metadata',
      'title=a secret title',
      '-af',
      'volume=-12dB',
      fileName(path),
    ],
  });
  return readFile(path);
}

async function send(bytes: Buffer, partBytes = 50_000): Promise<void> {
  const uploadId = await beginUpload(studio.parts, { ...own(), kind: 'music', bytes: bytes.length });
  for (let offset = 0; offset < bytes.length;) {
    const part = new Blob([new Uint8Array(bytes.subarray(offset, offset + partBytes))]);
    ({ receivedBytes: offset } = await appendPart(studio.parts, { ...own(), uploadId, offset, part }));
  }
}

test('[EDIT-11] a line is said again in another reading that is heard to differ; the clip follows, and the earlier one can be used again', async () => {
  const before = await studio.waitFor(filmId, isAtRest);
  const shot = before.shots.find(({ plan }) => plan.speech.kind !== 'silent');
  if (!shot) {
    throw new Error('nobody speaks in the film');
  }
  const order = { ...own(), number: shot.position, idempotencyKey: 'a-first-order' };
  expect(await sayAgain(studio.parts, order)).toBe(1);
  expect(await sayAgain(studio.parts, order)).toBe(1);
  const after = await studio.waitFor(
    filmId,
    (film) => isAtRest(film) && (circledTake(film, 'voice', shot.id)?.number ?? 0) > 1,
  );
  const takes = (await soundtrack()).lines.find(({ shotId }) => shotId === shot.id)?.takes ?? [];
  expect(takes.map(({ number, circled, status }) => [number, circled, status])).toEqual([
    [1, false, 'generated'],
    [2, true, 'generated'],
  ]);
  const [first, second] = takes;
  const ratio = (second?.durationSeconds ?? 0) / (first?.durationSeconds ?? 1);
  expect(Math.abs(ratio - 1)).toBeGreaterThan(0.05);
  // The cut of an edited film waits for its owner, and what was said first is found again.
  expect(after.film.cutHeld).toBe(true);
  await circleTake(studio.parts, { ...own(), takeId: first?.id ?? '' });
  const back = await studio.waitFor(filmId, isAtRest);
  expect(circledTake(back, 'voice', shot.id)?.number).toBe(1);
});

test('[EDIT-11] a description of a shot is read as its sounds, without what is not wanted', () => {
  const read = (words: string, without = ''): ReturnType<typeof readShotSounds> =>
    readShotSounds({ words, without, ambience: [], seconds: 6, language: 'en' });
  const both = read('rain on the roof, then someone knocks on the door, and a flurble');
  expect(both.ambience).toEqual(['rain_roof']);
  expect(both.events.map(({ sound }) => sound)).toEqual(['knock']);
  expect(both.events[0]?.at).toBeGreaterThan(0.4);
  expect(both.unknown).toContain('flurble');
  expect(read('birds and thunder', 'birds')).toMatchObject({ ambience: [], events: [{ sound: 'thunder' }] });
  expect(read('flurble')).toEqual({ ambience: [], events: [], unknown: ['flurble'] });
});

test('[EDIT-11] the ambience of a shot stays beside sounds made from words, unless it is named as unwanted', () => {
  const read = (words: string, without = ''): readonly string[] =>
    readShotSounds({ words, without, ambience: ['cafe', 'wind'], seconds: 6, language: 'en' }).ambience;
  expect(read('a knock on the door')).toEqual(['cafe', 'wind']);
  expect(read('a knock on the door', 'footsteps')).toEqual(['cafe', 'wind']);
  expect(read('rain, then a knock on the door', 'wind')).toEqual(['rain', 'cafe']);
  expect(read('a knock on the door, no wind')).toEqual(['cafe']);
});

test('[EDIT-11] [PIPE-02] in a film that is made step by step a line is said again, and music composed, without an edit where nothing was made with them', async () => {
  const stepwise = await studio.createFilm({ mode: 'step_by_step', seed: 9 });
  const mine = { ...own(), filmId: stepwise };
  const waits = (stage: string) =>
    studio.waitFor(stepwise, ({ film, takes }) => {
      return film.waiting && film.allowedStage === stage && takes.every(({ state }) => state !== 'generating');
    });
  const goOn = async (...stages: string[]): Promise<WholeFilm> => {
    for (const stage of stages) {
      await resumeFilm(studio.parts, mine);
      await waits(stage);
    }
    return readFilm(database.db, mine);
  };
  await waits('story');
  const { shots } = await goOn('characters', 'scripts');
  const shot = shots.find(({ plan }) => plan.speech.kind !== 'silent');
  expect(await sayAgain(studio.parts, { ...mine, number: shot?.position ?? 0 })).toBe(1);
  expect(await composeMusic(studio.parts, { ...mine, model: 'draft-music', agreedCoins: 0 })).toBe(1);
  await waits('scripts');
  const said = await readFilm(database.db, mine);
  expect(circledTake(said, 'voice', shot?.id ?? '')?.number).toBe(2);
  expect([said.film.editedAt, said.film.cutHeld]).toEqual([null, false]);
  // The clip has been made with the line by now.
  await goOn('scenes', 'video');
  expect(await sayAgain(studio.parts, { ...mine, number: shot?.position ?? 0 })).toBe(1);
  expect((await readFilm(database.db, mine)).film.editedAt).not.toBeNull();
});

test('[EDIT-12] music follows a person’s own words, and is composed again when they change', async () => {
  const before = await studio.waitFor(filmId, isAtRest);
  const brief = before.film.music;
  if (!brief) {
    throw new Error('the film has no music');
  }
  const music = {
    ...brief,
    description: 'A fast, dark piece for cello alone in D minor',
    byDescription: true as const,
  };
  await editFilm(studio.parts, {
    ...own(),
    version: before.film.version,
    batchId: randomUUID(),
    edits: [{ kind: 'film', set: { music } }],
  });
  const after = await studio.waitFor(
    filmId,
    (film) => isAtRest(film) && musicOf(film)?.inputs.prompt === music.description,
  );
  expect(musicOf(after)?.data).toMatchObject({ understood: { mood: 'dark', key: expect.stringMatching(/^D /) } });
  expect(JSON.stringify(musicOf(after)?.data)).toContain('"cello"');
  // Composed once more, it is another piece.
  expect(await composeMusic(studio.parts, { ...own(), model: 'draft-music', agreedCoins: 0 })).toBe(1);
  const again = await studio.waitFor(
    filmId,
    (film) => isAtRest(film) && (musicOf(film)?.number ?? 0) > (musicOf(after)?.number ?? 0),
  );
  expect(musicOf(again)?.fileId).not.toBe(musicOf(after)?.fileId);
  const pieces = (await soundtrack()).music;
  expect(pieces.map(({ number }) => number)).toEqual(pieces.map((_, index) => index + 1));
  expect(pieces.at(-1)).toMatchObject({ circled: true, ordered: true });
});

test('[EDIT-12] a piece is fitted to shots of other lengths: it stays the same tune and the same piece; so is an earlier one that is used again', async () => {
  const before = await studio.waitFor(filmId, isAtRest);
  const pieces = (await soundtrack()).music;
  const silent = before.shots.findLast(({ plan }) => plan.speech.kind === 'silent') ?? before.shots.at(-1);
  await editFilm(studio.parts, {
    ...own(),
    version: before.film.version,
    batchId: randomUUID(),
    edits: [{ kind: 'shot', id: silent?.id ?? '', set: { durationSeconds: (silent?.plan.durationSeconds ?? 0) + 4 } }],
  });
  const after = await studio.waitFor(
    filmId,
    (film) => isAtRest(film) && (musicOf(film)?.number ?? 0) > (musicOf(before)?.number ?? 0),
  );
  expect(musicOf(after)?.inputs.seed).toBe(musicOf(before)?.inputs.seed);
  expect(musicOf(after)?.fileId).not.toBe(musicOf(before)?.fileId);
  const fitted = (await soundtrack()).music;
  expect(fitted.map(({ number }) => number)).toEqual(pieces.map(({ number }) => number));
  const [earlier, used] = fitted.slice(-2);
  expect(used?.durationSeconds).toBeGreaterThan((earlier?.durationSeconds ?? 0) + 3);
  await circleTake(studio.parts, { ...own(), takeId: earlier?.id ?? '' });
  await studio.waitFor(
    filmId,
    (film) => isAtRest(film) && (musicOf(film)?.number ?? 0) > (musicOf(after)?.number ?? 0),
  );
  const again = (await soundtrack()).music;
  expect(again).toHaveLength(pieces.length);
  expect(again.at(-2)).toMatchObject({ circled: true, durationSeconds: used?.durationSeconds });
});

test(
  '[EDIT-12] [CAT-40] uploaded music comes in parts, is encoded anew, fills the film in cut, stems and timeline, and the composed one is brought back',
  { timeout: 120_000 },
  async () => {
    const composed = musicOf(await readFilm(database.db, own()));
    const wav = await record('own.wav', 6);
    await send(wav);
    const film = await studio.waitFor(filmId, (whole) => isAtRest(whole) && musicOf(whole)?.inputs.model === 'upload');
    const path = await pathOf(musicOf(film)?.fileId);
    const kept = await readFile(path);
    expect(kept.includes('a secret title')).toBe(false);
    expect(kept.subarray(4, 8).toString()).toBe('ftyp');
    // As loud as composed music.
    const { integratedLufs } = await measureFileLoudness(studio.parts.ffmpeg, path);
    expect(integratedLufs).toBeCloseTo(-19, 0);
    const [newest] = (await soundtrack()).music.slice(-1);
    expect(newest).toMatchObject({ uploaded: true, circled: true, servedBy: null, coins: 0 });
    expect(newest?.durationSeconds).toBeCloseTo(6, 1);
    const raw = await database.pool.query("select 1 from files where mime = 'application/octet-stream'");
    expect(raw.rowCount).toBe(0);
    // Before the film is cut, an editing program gets the piece over and over.
    const timeline = buildExportTimeline(film, {
      stems: [],
      pathOf: ({ kind }) => (kind === 'music' ? 'music.m4a' : undefined),
    });
    const sounds = timeline.tracks.find(({ name }) => name === 'Music')?.sounds ?? [];
    expect(sounds.length).toBeGreaterThan(1);
    expect(sounds.reduce((end, { startFrame, frames }) => (startFrame === end ? end + frames : -1), 0)).toBe(
      timeline.frames,
    );

    await makeFinalCut(studio.parts, own());
    const cut = await studio.waitFor(
      filmId,
      (whole) => isAtRest(whole) && whole.cut?.musicStemFileId !== film.cut?.musicStemFileId,
    );
    const [stem = new Float32Array()] = await decodeAudio(
      studio.parts.ffmpeg,
      await pathOf(cut.cut?.musicStemFileId),
      1,
    );
    const seconds = cut.cut?.durationSeconds ?? 0;
    expect(seconds).toBeGreaterThan(12);
    const loudest = (from: number, to: number): number =>
      stem.subarray(from * 48_000, to * 48_000).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    // No second of the film is without it, and it fades out with the film.
    for (let second = 0; second < Math.floor(seconds) - 2; second++) {
      expect(loudest(second, second + 1)).toBeGreaterThan(0.005);
    }
    expect(loudest(seconds - 0.05, seconds)).toBeLessThan(loudest(0, 2) / 4);

    // A copy has it too.
    const copyId = await copyFilm(studio.parts, own());
    expect((await soundtrack({ ...own(), filmId: copyId })).music.at(-1)).toMatchObject({
      uploaded: true,
      circled: true,
    });

    await circleTake(studio.parts, { ...own(), takeId: composed?.id ?? '' });
    expect(musicOf(await studio.waitFor(filmId, isAtRest))?.id).toBe(composed?.id);
  },
);

test('[CAT-40] a hostile upload is refused, and the film keeps its music', async () => {
  const before = musicOf(await readFilm(database.db, own()));
  const mp3 = await record('broken.mp3', 2);
  for (const [bytes, code] of [
    [Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'MEDIA_FORMAT_UNSUPPORTED'],
    [await record('sound.ogg', 1), 'MEDIA_FORMAT_UNSUPPORTED'],
    [mp3.subarray(0, 60), 'MEDIA_UNREADABLE'],
  ] as const) {
    await send(Buffer.from(bytes));
    await studio.waitFor(filmId, isAtRest);
    expect((await soundtrack()).music.at(-1)).toMatchObject({ status: 'failed', failure: { code }, file: null });
  }
  expect(musicOf(await readFilm(database.db, own()))?.id).toBe(before?.id);
  const upload = { ...own(), kind: 'music' as const };
  await expect(beginUpload(studio.parts, { ...upload, bytes: LIMITS.uploads.musicBytes + 1 })).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
  });
  const stranger = await buildAccount(database);
  await expect(beginUpload(studio.parts, { ...upload, accountId: stranger, bytes: 10 })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});

test('[EDIT-12] [COIN-02] [COIN-04] music of a paid model is priced first, held, and charged when it is there', async () => {
  const accountId = await buildAccount(database, 0);
  const models = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
  const theirs = await studio.createFilm({ accountId, models });
  await studio.waitFor(theirs, isAtRest, accountId);
  const choice = { accountId, filmId: theirs, model: 'elevenlabs-music' };
  expect(await quoteMusic(studio.parts, choice)).toEqual({ coins: 10, balanceCoins: 0, billedBy: null });
  await expect(composeMusic(studio.parts, { ...choice, agreedCoins: 9 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  await expect(composeMusic(studio.parts, { ...choice, agreedCoins: 10 })).rejects.toMatchObject({
    code: 'INSUFFICIENT_COINS',
  });
  await grantCoins(database.db, {
    accountId,
    coins: 25,
    reason: 'gift',
    task: { kind: 'test', id: 'music' },
    idempotencyKey: `${accountId} music`,
  });
  const order = { ...choice, agreedCoins: 10, idempotencyKey: 'one-piece-of-music' };
  expect(await composeMusic(studio.parts, order)).toBe(1);
  expect(await composeMusic(studio.parts, order)).toBe(1);
  const film = await studio.waitFor(
    theirs,
    (whole) => isAtRest(whole) && musicOf(whole)?.servedBy === 'elevenlabs-music',
    accountId,
  );
  expect(await readBalance(database.db, accountId)).toBe(15);
  expect((await soundtrack({ accountId, filmId: theirs })).music.at(-1)).toMatchObject({ circled: true, coins: 10 });
  expect(loopback.calls.filter(({ path }) => path.startsWith('/v1/music'))).toHaveLength(1);
  expect(musicOf(film)?.number).toBe(2);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });

  // As if the film itself had ordered it, and it were on its way back: what is paid for by then is used.
  const pieceId = musicOf(film)?.id ?? '';
  await database.db
    .update(takes)
    .set({ state: 'generating', circled: false, orderId: null, finishedAt: null })
    .where(eq(takes.id, pieceId));
  expect(await composeMusic(studio.parts, { ...choice, agreedCoins: 10 })).toBe(0);
  expect(await readBalance(database.db, accountId)).toBe(15);
  const [piece] = await database.db.select().from(takes).where(eq(takes.id, pieceId));
  expect(piece).toMatchObject({ state: 'generating', aside: false });
});
