import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { measureFileLoudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { readCaptionTimes } from '#tests/build/caption-times.ts';
import { findSound, gainOf, heardSpan, levelOf, type Span } from '#tests/build/listen.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { filmView } from '../film-view-contract.ts';
import type { FilmOrder } from './create-film.ts';
import { makeRequest } from './pipeline/make-request.ts';
import { continueFilm } from './pipeline/resume-film.ts';
import { circledTake, loadFilmRows } from './state/film-rows.ts';
import { WHOLE_FILM } from './state/next-steps.ts';
import { reportFilm } from './view/film-report.ts';
import { presentFilm } from './view/present-film.ts';
import type { WholeFilm } from './view/read-film.ts';

/** All tests here use these three films: one, the same again with one thread, and a very different one. */
const WISH: Partial<FilmOrder> = {
  shortSidePixels: 180,
  idea: 'A clockmaker finds a stray dog, teaches it to keep time and gives it a bell',
};
const OTHER_WISH: Partial<FilmOrder> = {
  ...WISH,
  idea: 'A robot pirate hunts for the last lemon in a flooded city',
  type: 'comedy',
  style: 'neon',
  aspect: '9:16',
  seed: 9,
};

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let film: WholeFilm;
let other: WholeFilm;

const isOver = ({ film: { status } }: WholeFilm): boolean => status === 'COMPLETED' || status === 'FAILED';

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-properties-'));
  studio = await buildStudio(database, join(folder, 'two-threads'));
  const ids = [await studio.createFilm(WISH), await studio.createFilm(OTHER_WISH)] as const;
  film = await studio.waitFor(ids[0], isOver);
  other = await studio.waitFor(ids[1], isOver);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

function pathOf(whole: WholeFilm, kind: 'movie' | 'music' | 'voice', key = WHOLE_FILM, of = studio): string {
  return of.parts.storage.pathOf(whole.files.get(circledTake(whole, kind, key)?.fileId ?? '')?.storageKey ?? '');
}

/** Hashes of everything made for a film, by kind. */
function hashesOf(whole: WholeFilm): string[] {
  const name = (key: string): string | number => whole.shots.find(({ id }) => id === key)?.position ?? key;
  return whole.takes
    .filter(({ circled, fileId, assetKind }) => circled && fileId !== null && assetKind !== 'movie')
    .map(({ assetKind, assetKey, fileId }) =>
      [assetKind, name(assetKey), whole.files.get(fileId ?? '')?.sha256].join(' '),
    )
    .sort();
}

/** Hash of the film's picture frames, without sound and container. */
async function pictureHash(whole: WholeFilm, of = studio): Promise<string> {
  const { output } = await runFfmpeg({
    ffmpeg: of.parts.ffmpeg,
    arguments: ['-i', pathOf(whole, 'movie', WHOLE_FILM, of), '-map', '0:v:0', '-f', 'md5', 'pipe:1'],
  });
  return output.toString();
}

const listen = async (path: string): Promise<Float32Array> =>
  (await decodeAudio(studio.parts.ffmpeg, path, 1))[0] ?? new Float32Array();

test('[PIPE-01] [PIPE-12] [PIPE-13] a sentence becomes a film, free, with all its assets', async () => {
  expect(film.film).toMatchObject({ status: 'COMPLETED', error: null });
  expect(film.progress).toMatchObject({ stage: 'complete', percent: 100 });
  for (const { storageKey } of film.files.values()) {
    expect(await studio.parts.storage.verify(storageKey)).toBe(true);
  }
  expect(film.cut?.facts).toMatchObject({ findings: [] });

  const report = reportFilm(film);
  expect(report.shots).toHaveLength(4);
  for (const shot of report.shots) {
    expect(Object.keys(shot.hashes)).toEqual(expect.arrayContaining(['picture', 'clip']));
    expect(shot.servedBy).toMatchObject({ picture: 'draft-image', clip: 'draft-video' });
    expect(shot.durationSeconds).toBeGreaterThan(0.5);
  }
  for (const take of film.takes) {
    expect(take.inputs.model.length, take.assetKind).toBeGreaterThan(0);
    expect(Number.isInteger(take.inputs.seed), take.assetKind).toBe(true);
  }
  const takeIds = film.takes.map(({ id }) => id);
  for (const { assetKind, assetKey, inputs } of film.takes) {
    if (assetKind !== 'movie') {
      expect(inputs.prompt, assetKind).not.toBe('');
    }
    expect(takeIds).toEqual(expect.arrayContaining(inputs.references));
    // The opening does not wait for its narration.
    const isSpokenBefore = assetKind === 'clip' && assetKey !== film.shots[0]?.id;
    const voice = isSpokenBefore ? circledTake(film, 'voice', assetKey) : undefined;
    if (voice) {
      expect(inputs.references).toContain(voice.id);
    }
  }
  const ends = report.shots.map((shot) => shot.startSeconds + shot.durationSeconds);
  expect(ends.at(-1)).toBeCloseTo(report.durationSeconds, 3);
  expect(await proveLedger(database.db)).toMatchObject({ entries: 0, faults: [] });
  expect(
    (await listNotifications(database.db, studio.accountId)).filter(({ data }) => data['filmId'] === film.film.id),
  ).toHaveLength(1);
});

test('[PIPE-12] the requests for a picture and a clip refer to the pictures of the cast, the place and the shot', async () => {
  const rows = await loadFilmRows(database.db, film.film.id);
  for (const shot of rows?.shots ?? []) {
    const fileOf = (kind: AssetKind, key: string) => circledTake(film, kind, key)?.fileId;
    const cast = [
      ...shot.plan.actors.map(({ characterKey }) => fileOf('character_picture', characterKey)),
      fileOf('place_picture', shot.plan.placeKey),
      ...shot.plan.items.map(({ itemKey }) => fileOf('item_picture', itemKey)),
    ];
    expect(cast).not.toContain(undefined);
    const requestOf = (kind: 'picture' | 'clip') => rows && makeRequest(rows, kind, shot.id).request;
    expect(requestOf('picture')).toMatchObject({ kind: 'image', references: cast });
    expect(requestOf('clip')).toMatchObject({
      kind: 'video',
      references: cast,
      firstFrame: fileOf('picture', shot.id),
    });
  }
  expect(rows?.shots).toHaveLength(4);
});

test('[PIPE-04] what is made goes in the order of the shots, and the opening before everything else', async () => {
  const rows = await loadFilmRows(database.db, film.film.id);
  for (const kind of ['picture', 'clip'] as const) {
    const priorities = rows?.shots.map(({ id }) => makeRequest(rows, kind, id).priority) ?? [];
    expect(priorities).toHaveLength(4);
    expect(priorities).toEqual(priorities.toSorted((one, other) => other - one));
    expect(new Set(priorities).size).toBe(4);
  }
  const [first] = rows?.shots ?? [];
  const opening = rows && first && makeRequest(rows, 'clip', first.id).priority;
  expect(opening).toBeGreaterThan((rows && first && makeRequest(rows, 'picture', first.id).priority) ?? Infinity);
});

test('[PIPE-07] [PIPE-14] the record contains the settings and everything that was made', () => {
  expect(other.film).toMatchObject({
    type: 'comedy',
    style: 'neon',
    aspect: '9:16',
    language: 'en',
    mode: 'one_click',
    models: {
      text: 'draft-text',
      image: 'draft-image',
      video: 'draft-video',
      voice: 'draft-voice',
      music: 'draft-music',
      sound: 'draft-sound',
    },
  });
  const view = filmView.parse(
    presentFilm(film, { language: 'en', link: (id) => `/media/${id}` }, { spentCoins: 0, heldCoins: 0 }),
  );
  expect(view).toMatchObject({
    status: 'COMPLETED',
    visibility: 'private',
    nextStep: null,
    failure: null,
    spentCoins: 0,
    progress: { stage: 'complete', percent: 100 },
  });
  for (const text of [view.title, view.logline, view.outline, film.film.music?.description]) {
    expect(text?.length).toBeGreaterThan(3);
  }
  expect(view.characters.length).toBeGreaterThan(0);
  expect(view.places.length).toBeGreaterThan(0);
  for (const part of [...view.characters, ...view.places, ...view.items]) {
    expect(part).toMatchObject({
      status: 'generated',
      picture: { path: expect.stringMatching(/^\/media\//) as string },
    });
  }
  for (const shot of view.shots) {
    expect(shot).toMatchObject({
      pictureStatus: 'generated',
      clipStatus: 'generated',
      servedBy: 'draft-video',
      failure: null,
    });
  }
  expect(view.cover).toEqual(view.shots[0]?.picture);
  expect(view.movie).toMatchObject({
    mime: 'video/mp4',
    durationSeconds: view.durationSeconds,
    take: 1,
    marked: false,
    thumbnails: { sprite: { mime: 'image/jpeg' } },
  });
  expect(circledTake(film, 'music', WHOLE_FILM)?.fileId).toBeTruthy();
});

test('[PIPE-01] [CAT-10] [CAT-41] the file plays everywhere and has the requested aspect ratio', async () => {
  for (const [whole, width, height] of [
    [film, 320, 180],
    [other, 180, 320],
  ] as const) {
    const facts = await probeMedia(studio.parts.ffmpeg, pathOf(whole, 'movie'));
    expect(facts.faststart).toBe(true);
    expect(facts.streams).toMatchObject([
      { kind: 'video', codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', width, height, framesPerSecond: 24 },
      { kind: 'audio', codec: 'aac', channels: 2 },
      { kind: 'subtitle', codec: 'mov_text' },
    ]);
    expect(whole.shots.length).toBeGreaterThanOrEqual(4);
    expect(facts.streams[0]?.frames).toBe(Math.round((whole.cut?.durationSeconds ?? 0) * 24));
  }
});

test('[DRAFT-06] its loudness is that of films, without clipping', async () => {
  for (const whole of [film, other]) {
    const { integratedLufs, truePeakDecibels } = await measureFileLoudness(studio.parts.ffmpeg, pathOf(whole, 'movie'));
    expect(Math.abs((integratedLufs ?? 0) + 16)).toBeLessThanOrEqual(1);
    expect(truePeakDecibels).toBeLessThan(-1);
  }
});

test('[DRAFT-04] [DRAFT-06] speech is heard where the subtitles are, and the music is ducked', async () => {
  for (const whole of [film, other]) {
    const sound = await listen(pathOf(whole, 'movie'));
    const lines = reportFilm(whole).shots.filter((shot) => shot.speechStartSeconds !== null);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    const cues = readCaptionTimes(
      await readFile(
        studio.parts.storage.pathOf(whole.files.get(whole.cut?.subtitlesFileId ?? '')?.storageKey ?? ''),
        'utf8',
      ),
    );
    for (const line of lines) {
      const start = line.speechStartSeconds ?? 0;
      const voice = await listen(pathOf(whole, 'voice', whole.shots[line.number - 1]?.id));
      const { lateSeconds, likeness } = findSound(voice, sound, start);
      expect(Math.abs(lateSeconds)).toBeLessThan(0.04);
      expect(likeness).toBeGreaterThan(0.5);
      const [startsLate, endsLate] = differences(voice, captionsWithin(cues, start, line.speechSeconds), start);
      // They begin and end with a cut that is near, and stay for a second.
      expect(Math.abs(startsLate)).toBeLessThan(0.45);
      expect(endsLate).toBeGreaterThan(-0.45);
      expect(endsLate).toBeLessThan(0.9);
    }
    const spoken = lines.map((line): Span => ({
      startSeconds: (line.speechStartSeconds ?? 0) + 0.2,
      endSeconds: (line.speechStartSeconds ?? 0) + line.speechSeconds,
    }));
    const quiet = gapsBetween(spoken, (whole.cut?.durationSeconds ?? 0) - 2);
    expect(levelOf(sound, spoken)).toBeGreaterThan(levelOf(sound, quiet) + 4);
    const music = await listen(pathOf(whole, 'music'));
    // Some shots have no music on purpose; it is measured where it plays.
    const { shots } = reportFilm(whole);
    const played = gapsBetween(spoken, (whole.cut?.durationSeconds ?? 0) - 0.8).filter(({ startSeconds, endSeconds }) =>
      shots.every(
        (shot, at) =>
          whole.shots[at]?.plan.music !== 'none' ||
          endSeconds <= shot.startSeconds ||
          startSeconds >= shot.startSeconds + shot.durationSeconds,
      ),
    );
    expect(played.length).toBeGreaterThan(0);
    // A sound of the shot may mask it in one gap, not in all.
    const found = played
      .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds > 0.3)
      .map((span) => ({
        span,
        ...findSound(
          music.subarray(Math.round(span.startSeconds * 48_000), Math.round((span.startSeconds + 1.2) * 48_000)),
          sound,
          span.startSeconds,
        ),
      }))
      .toSorted((one, two) => two.likeness - one.likeness)[0];
    const { span, lateSeconds, likeness } = found ?? {
      span: { startSeconds: 0, endSeconds: 0 },
      lateSeconds: 0,
      likeness: 0,
    };
    const [ducked, alone] = [gainOf(music, sound, spoken, lateSeconds), gainOf(music, sound, [span], lateSeconds)];
    expect(likeness).toBeGreaterThan(0.2);
    expect(alone).toBeGreaterThan(0);
    expect(ducked).toBeLessThan(alone * 0.7);
  }
});

test('[DRAFT-01] [DRAFT-02] two ideas give films with different stories, casts, places and colours', async () => {
  const [first, second] = [reportFilm(film), reportFilm(other)];
  expect(second.title).not.toBe(first.title);
  expect(second.logline).not.toBe(first.logline);
  const shared = <Item>(of: (report: typeof first) => Item[]): Item[] =>
    of(first).filter((item) => of(second).includes(item));
  expect(shared(({ cast }) => cast.map(({ description }) => description))).toEqual([]);
  expect(shared(({ places }) => places.map(({ kind }) => kind))).toEqual([]);
  expect(shared(({ shots }) => shots.flatMap(({ narration, line }) => narration ?? line ?? []))).toEqual([]);
  expect(shared(({ shots }) => shots.map(({ script }) => script))).toEqual([]);
  const [colours, otherColours] = [await meanColour(film), await meanColour(other)];
  const distance = Math.hypot(...colours.map((value, channel) => value - (otherColours[channel] ?? 0)));
  expect(distance).toBeGreaterThan(20);
});

test('[DRAFT-07] the same idea and seed give the same film with another number of threads, another seed another film', async () => {
  const third = await studio.createFilm({ ...WISH, seed: 8, mode: 'step_by_step' });
  await studio.waitFor(third, ({ progress }) => progress.waits);
  await continueFilm(studio.parts, { accountId: studio.accountId, filmId: third });
  const cast = await studio.waitFor(
    third,
    ({ film: row, progress }) => row.status === 'GENERATING_CHARACTERS' && progress.waits,
  );
  expect(hashesOf(film).filter((hash) => hashesOf(cast).includes(hash))).toEqual([]);
  const hash = await pictureHash(film);
  await studio.close();
  // Another folder, so that nothing cached can be taken for something made.
  studio = await buildStudio(database, join(folder, 'one-thread'), { threads: 1 });
  const again = await studio.waitFor(await studio.createFilm(WISH), isOver);
  expect(again.film).toMatchObject({ status: 'COMPLETED', error: null });
  expect(hashesOf(again)).toEqual(hashesOf(film));
  expect(await pictureHash(again)).toBe(hash);
});

function captionsWithin(captions: readonly Span[], start: number, seconds: number): Span[] {
  return captions.filter(({ startSeconds }) => startSeconds >= start - 0.36 && startSeconds < start + seconds);
}

/** How much later than what is heard of a line its captions begin and end. */
function differences(voice: Float32Array, captions: readonly Span[], start: number): [start: number, end: number] {
  const heard = heardSpan(voice, { startSeconds: 0, endSeconds: voice.length / FILM_SAMPLE_RATE });
  const [first, last] = [captions[0], captions.at(-1)];
  return first && last
    ? [first.startSeconds - start - heard.startSeconds, last.endSeconds - start - heard.endSeconds]
    : [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
}

/** Stretches without speech, starting a while after the last word. */
function gapsBetween(spans: readonly Span[], endSeconds: number): Span[] {
  const starts = [...spans.map((span) => span.startSeconds - 0.3), endSeconds];
  const ends = [0, ...spans.map((span) => span.endSeconds + 0.6)];
  return ends
    .map((end, index): Span => ({ startSeconds: end, endSeconds: starts[index] ?? end }))
    .filter((gap) => gap.endSeconds > gap.startSeconds);
}

async function meanColour(whole: WholeFilm): Promise<number[]> {
  const frames = await decodeFrames({ ffmpeg: studio.parts.ffmpeg, path: pathOf(whole, 'movie'), width: 8, height: 8 });
  const sums = [0, 0, 0];
  for (const frame of frames) {
    for (let index = 0; index < frame.length; index++) {
      if (index % 4 < 3) {
        sums[index % 4] = (sums[index % 4] ?? 0) + (frame[index] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / (frames.length * 64));
}
