import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { writeVtt } from '#src/platform/server/media/captions/subtitles.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import type { FilmStatus } from '#src/shared/catalogue/film-statuses.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { continueFilm } from '../../pipeline/resume-film.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../../state/film-rows.ts';
import { WHOLE_FILM } from '../../state/next-steps.ts';
import { planFilmTimes } from '../../timeline/film-times.ts';
import { presentLive } from '../../view/present-live.ts';
import { createLiveFilms, listPieces, piecePath, type LivePiece } from './live-films.ts';

const ffmpeg = await findFfmpeg();
const SIZE = { width: 160, height: 90 };

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-live-'));
  studio = await buildStudio(database, folder);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function rowsOf(filmId: string): Promise<FilmRows> {
  const rows = await loadFilmRows(database.db, filmId);
  if (!rows) {
    throw new Error('the film is gone');
  }
  return rows;
}

const endOf = (pieces: readonly LivePiece[]): number => {
  const last = pieces.at(-1);
  return last ? last.startSeconds + last.durationSeconds : 0;
};

/** Watches a film that is being made until its beginning is as long as this. */
async function watchUntil(filmId: string, seconds: number): Promise<LivePiece[]> {
  const stop = new AbortController();
  const watch = createLiveFilms(studio.parts, stop.signal).watch(filmId);
  try {
    for (let attempt = 0; attempt < 2400; attempt++) {
      watch.look();
      const pieces = await listPieces(studio.parts, await rowsOf(filmId));
      if (endOf(pieces) >= seconds - 0.001) {
        return pieces;
      }
      await Promise.race([watch.nextPiece(), pause(50)]);
    }
    throw new Error('no piece came');
  } finally {
    watch.leave();
    stop.abort();
  }
}

/** Continues a film step by step until it waits with this status. */
async function continueUntil(filmId: string, wanted: FilmStatus): Promise<void> {
  for (;;) {
    const { film } = await studio.waitFor(filmId, ({ progress }) => progress.waits);
    if (film.status === wanted) {
      return;
    }
    await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
    await studio.waitFor(filmId, ({ film: row }) => row.allowedStage !== film.allowedStage);
  }
}

/** The sound of pieces that are played one after another. */
async function joinSound(paths: readonly string[]): Promise<Float32Array> {
  const streams = await Promise.all(
    paths.map(async (path, index) => {
      const stream = join(folder, `piece-${index}.aac`);
      await runFfmpeg({ ffmpeg, arguments: ['-i', path, '-map', '0:a:0', '-c', 'copy', '-f', 'adts', stream] });
      return readFile(stream);
    }),
  );
  const joined = join(folder, 'joined.aac');
  await writeFile(joined, Buffer.concat(streams));
  return (await decodeAudio(ffmpeg, joined, 1))[0] ?? new Float32Array();
}

function decibels(samples: Float32Array, fromSeconds: number): number {
  const part = samples.subarray(fromSeconds * FILM_SAMPLE_RATE, (fromSeconds + 1) * FILM_SAMPLE_RATE);
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length + 1e-9);
}

test('[PIPE-04] the first piece of a film is there before the film is, and pieces follow without gaps', async () => {
  const filmId = await studio.createFilm({ seed: 3 });
  // Nothing is known of its shots yet.
  expect(presentLive(await rowsOf(filmId), [])).toEqual({ pieces: [], captions: [] });
  await watchUntil(filmId, 1);
  const early = await studio.waitFor(filmId, () => true);
  expect(early.film.status).not.toBe('COMPLETED');
  const pieces = await watchUntil(filmId, 6);
  expect(pieces[0]?.startSeconds).toBe(0);
  expect(pieces.slice(1).map(({ startSeconds }) => startSeconds)).toEqual(
    pieces.slice(0, -1).map(({ startSeconds, durationSeconds }) => expect.closeTo(startSeconds + durationSeconds, 6)),
  );
  await studio.waitFor(filmId, ({ film: { status } }) => ['COMPLETED', 'FAILED'].includes(status));
});

test('[PIPE-04] [DRAFT-06] pieces played one after another are the film: the same frames and captions, and the same sound within 1 dB', async () => {
  const filmId = await studio.createFilm({ seed: 11, mode: 'step_by_step' });
  // Its cut comes after its pieces: none are made of a finished film.
  await continueUntil(filmId, 'GENERATING_MUSIC');
  const pieces = await watchUntil(filmId, planFilmTimes(await rowsOf(filmId)).durationSeconds);
  await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
  const film = await studio.waitFor(filmId, ({ film: { status } }) => ['COMPLETED', 'FAILED'].includes(status));
  const movie = film.files.get(circledTake(film, 'movie', WHOLE_FILM)?.fileId ?? '');
  const moviePath = studio.parts.storage.pathOf(movie?.storageKey ?? '');
  const seconds = film.cut?.durationSeconds ?? Number.NaN;
  const paths = pieces.map(({ key }) => piecePath(studio.parts.config, filmId, key));

  const shown: Uint8ClampedArray[] = [];
  for (const path of paths) {
    shown.push(...(await decodeFrames({ ffmpeg, path, ...SIZE })));
  }
  const wanted = await decodeFrames({ ffmpeg, path: moviePath, ...SIZE });
  expect(shown.length).toBe(wanted.length);
  expect(
    shown.flatMap((frame, index) =>
      Buffer.compare(Buffer.from(frame), Buffer.from(wanted[index] ?? [])) === 0 ? [] : [index],
    ),
  ).toEqual([]);

  const heard = await joinSound(paths);
  const [whole = new Float32Array()] = await decodeAudio(ffmpeg, moviePath, 1);
  expect(Math.abs(heard.length / FILM_SAMPLE_RATE - seconds)).toBeLessThan(0.05);
  const differences = Array.from(
    { length: Math.floor(seconds) },
    (_, second) => decibels(heard, second) - decibels(whole, second),
  );
  expect(Math.max(...differences.map(Math.abs)), differences.join(' ')).toBeLessThan(1);

  const subtitles = film.files.get(film.cut?.subtitlesFileId ?? '');
  const written = await readFile(studio.parts.storage.pathOf(subtitles?.storageKey ?? ''), 'utf8');
  const { captions } = presentLive(await rowsOf(filmId), pieces);
  expect(captions.length).toBeGreaterThan(0);
  expect(writeVtt(captions)).toBe(written);
  const [first] = pieces;
  expect(presentLive(await rowsOf(filmId), pieces.slice(0, 1)).captions).toEqual(
    captions.filter(({ startSeconds }) => startSeconds < (first?.durationSeconds ?? 0)),
  );
});
