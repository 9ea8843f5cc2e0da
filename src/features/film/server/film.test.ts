import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { runFfmpeg } from '#src/platform/server/media/run-ffmpeg.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { VendorError, type Vendor, type VendorRequest } from '#src/vendors/vendor.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { cancelFilm } from './cancel-film.ts';
import { reportFilm } from './film-report.ts';
import { listFilms } from './list-films.ts';
import { circledTake } from './pipeline/film-rows.ts';
import { WHOLE_FILM } from './pipeline/next-steps.ts';
import { readFilm, type WholeFilm } from './read-film.ts';
import { continueFilm, resumeFilm } from './resume-film.ts';
import { retryShot } from './retry-shot.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-film-'));
  studio = await buildStudio(database, folder);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const isOver = ({ film }: { film: { status: string } }): boolean => film.status === 'COMPLETED' || film.status === 'FAILED';

/** Lets the draft engine fail what the test says, until the answer is disposed. */
function failWhen(shallFail: (request: VendorRequest) => boolean): Disposable {
  const vendors = studio.parts.vendors as Map<VendorName, Vendor>;
  const real = vendors.get('draft') as Vendor;
  vendors.set('draft', {
    ...real,
    start: (request, tools) => (shallFail(request) ? Promise.reject(new VendorError('failed', 'on purpose')) : real.start(request, tools)),
  });
  return { [Symbol.dispose]: () => void vendors.set('draft', real) };
}

test('[PIPE-01] [PIPE-12] [PIPE-13] a sentence becomes a film, free, with all that it was made from', async () => {
  const filmId = await studio.createFilm();
  const film = await studio.waitFor(filmId, isOver);
  expect(film.film).toMatchObject({ status: 'COMPLETED', error: null });
  expect(film.progress).toMatchObject({ stage: 'complete', percent: 100 });
  const movie = film.files.get(circledTake(film, 'movie', WHOLE_FILM)?.fileId ?? '');
  expect(await studio.parts.storage.verify(movie?.storageKey ?? '')).toBe(true);
  expect(film.cut?.facts).toMatchObject({ findings: [] });

  const report = reportFilm(film);
  expect(report.shots).toHaveLength(4);
  expect(report.title.length).toBeGreaterThan(0);
  for (const shot of report.shots) {
    expect(Object.keys(shot.hashes)).toEqual(expect.arrayContaining(['picture', 'clip']));
    expect(shot.servedBy).toMatchObject({ picture: 'draft-image', clip: 'draft-video' });
    expect(shot.durationSeconds).toBeGreaterThan(0.5);
  }
  for (const take of film.takes) {
    expect(take.inputs.model.length, take.assetKind).toBeGreaterThan(0);
    expect(Number.isInteger(take.inputs.seed), take.assetKind).toBe(true);
  }
  const ends = report.shots.map((shot) => shot.startSeconds + shot.durationSeconds);
  expect(ends.at(-1)).toBeCloseTo(report.durationSeconds, 3);
  expect(await proveLedger(database.db)).toMatchObject({ entries: 0, faults: [] });
  expect((await listNotifications(database.db, studio.accountId)).filter(({ data }) => data['filmId'] === filmId)).toHaveLength(1);
});

/** Hash of the pictures of the film's file, without its sound and its container. */
async function picturesOf(film: WholeFilm | undefined): Promise<string> {
  const movie = film?.files.get((film && circledTake(film, 'movie', WHOLE_FILM)?.fileId) ?? '');
  const { output } = await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg, arguments: ['-i', studio.parts.storage.pathOf(movie?.storageKey ?? ''), '-map', '0:v:0', '-f', 'md5', 'pipe:1'],
  });
  return output.toString();
}

test('[DRAFT-07] the same idea and seed give the same pictures, clips, voices and film; another seed gives others', async () => {
  const [first, second, other] = await Promise.all([{}, {}, { seed: 8 }].map(async (change) =>
    studio.waitFor(await studio.createFilm(change), isOver)));
  const hashes = (film: typeof first): unknown => film?.takes
    .filter(({ circled, fileId, assetKind }) => circled && fileId !== null && assetKind !== 'movie')
    .map(({ assetKind, assetKey, fileId }) => [assetKind, film.shots.find(({ id }) => id === assetKey)?.position ?? assetKey, film.files.get(fileId ?? '')?.sha256].join(' '))
    .sort();
  expect(hashes(first)).toEqual(hashes(second));
  expect(hashes(first)).not.toEqual(hashes(other));
  expect(await picturesOf(first)).toBe(await picturesOf(second));
  expect(await picturesOf(first)).not.toBe(await picturesOf(other));
});

test('[PIPE-05] a failed shot does not fail the others; tried again alone, it completes the film', async () => {
  let filmId: string;
  {
    using _broken = failWhen((request) => request.kind === 'video' && request.keyframes.length > 0 && request.drawing.seed === 31 && request.seed === failing);
    let failing = -1;
    filmId = await studio.createFilm({ seed: 31, mode: 'step_by_step' });
    for (const stage of ['characters', 'scripts', 'scenes'] as const) {
      await studio.waitFor(filmId, ({ progress }) => progress.waits);
      await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
      await studio.waitFor(filmId, ({ film }) => film.allowedStage === stage);
    }
    const before = await studio.waitFor(filmId, ({ progress }) => progress.waits);
    const { makeRequest } = await import('./pipeline/make-request.ts');
    failing = makeRequest(before, 'clip', before.shots[2]?.id ?? '').inputs.seed;
    await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
    const stuck = await studio.waitFor(filmId, isOver);
    expect(stuck.film).toMatchObject({ status: 'FAILED', error: { code: 'GENERATION_FAILED' } });
    const clips = stuck.takes.filter(({ assetKind }) => assetKind === 'clip').map(({ state }) => state).sort();
    expect(clips).toEqual(['failed', 'generated', 'generated', 'generated']);
  }
  await expect(retryShot(studio.parts, { accountId: studio.accountId, filmId, number: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await retryShot(studio.parts, { accountId: studio.accountId, filmId, number: 3 });
  for (const stage of ['music', 'movie'] as const) {
    await studio.waitFor(filmId, ({ progress }) => progress.waits);
    await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
    await studio.waitFor(filmId, ({ film }) => film.allowedStage === stage);
  }
  const film = await studio.waitFor(filmId, isOver);
  expect(film.film.status).toBe('COMPLETED');
  const third = film.takes.filter(({ assetKind, assetKey }) => assetKind === 'clip' && assetKey === film.shots[2]?.id);
  expect(third.map(({ number, state, circled, dismissed }) => ({ number, state, circled, dismissed }))).toEqual([
    { number: 1, state: 'failed', circled: false, dismissed: true }, { number: 2, state: 'generated', circled: true, dismissed: false },
  ]);
});

test('[PIPE-06] a film is stopped at once, and goes on from there when it is resumed', async () => {
  const filmId = await studio.createFilm({ seed: 12 });
  const own = { accountId: studio.accountId, filmId };
  await studio.waitFor(filmId, ({ shots }) => shots.length > 0);
  await cancelFilm(studio.parts, own);
  const stopped = await readFilm(database.db, own);
  expect(stopped.film).toMatchObject({ status: 'FAILED', error: { code: 'CANCELLED' } });
  expect(stopped.takes.filter(({ state }) => state === 'generating')).toEqual([]);
  const made = stopped.takes.filter(({ state }) => state === 'generated').length;
  expect(circledTake(stopped, 'movie', WHOLE_FILM)).toBeUndefined();
  await cancelFilm(studio.parts, own);
  await resumeFilm(studio.parts, own);
  const film = await studio.waitFor(filmId, isOver);
  expect(film.film).toMatchObject({ status: 'COMPLETED', cancelledAt: null });
  expect(film.takes.filter(({ state }) => state === 'generated').length).toBeGreaterThan(made);
});

test('[PIPE-02] step by step shows each stage in its order and waits after it', async () => {
  const filmId = await studio.createFilm({ mode: 'step_by_step', seed: 5 });
  const own = { accountId: studio.accountId, filmId };
  const seen: string[] = [];
  for (let stage = 0; stage < 6; stage++) {
    const film = await studio.waitFor(filmId, ({ progress }) => progress.waits);
    seen.push(film.film.status);
    await continueFilm(studio.parts, own);
    await studio.waitFor(filmId, ({ film: row }) => row.allowedStage !== film.film.allowedStage);
  }
  await studio.waitFor(filmId, isOver);
  expect(seen).toEqual(['GENERATING_STORY', 'GENERATING_CHARACTERS', 'GENERATING_SCRIPTS', 'GENERATING_SCENES', 'GENERATING_VIDEO', 'GENERATING_MUSIC']);
  await continueFilm(studio.parts, own);
  expect((await readFilm(database.db, own)).film.status).toBe('COMPLETED');
});

test('a wish is checked before anything is begun', async () => {
  const begun = async (): Promise<number> => Number((await database.db.execute<{ count: string }>(sql`select count(*) from films`)).rows[0]?.count);
  const before = await begun();
  const wrong: [Parameters<Studio['createFilm']>[0], string][] = [
    [{ idea: '  \n ' }, 'IDEA_EMPTY'], [{ idea: 'x'.repeat(10_000) }, 'IDEA_TOO_LONG'], [{ style: 'nope' }, 'STYLE_UNKNOWN'], [{ type: '__proto__' }, 'TYPE_UNKNOWN'],
    [{ language: 'fr' }, 'LANGUAGE_UNKNOWN'], [{ aspect: '1:1' }, 'ASPECT_UNKNOWN'], [{ shots: 3 }, 'SHOT_COUNT_INVALID'], [{ shots: 41 }, 'SHOT_COUNT_INVALID'],
    [{ shots: 4.5 }, 'SHOT_COUNT_INVALID'], [{ seed: -1 }, 'INVALID_DATA'], [{ models: { video: 'veo3' } }, 'MODEL_RETIRED'],
    [{ models: { video: 'kling_v21' } }, 'MODEL_UNAVAILABLE'], [{ models: { image: 'nope' } }, 'MODEL_UNKNOWN'],
  ];
  for (const [change, code] of wrong) await expect(studio.createFilm(change), code).rejects.toMatchObject({ code });
  expect(await begun()).toBe(before);
});

test('[COIN-03] the same key makes one film however often it is sent, and another wish under it is refused', async () => {
  const order = { idempotencyKey: 'sent-twice', mode: 'step_by_step' as const, seed: 3 };
  const ids = await Promise.all(Array.from({ length: 6 }, () => studio.createFilm(order)));
  expect(new Set(ids).size).toBe(1);
  await expect(studio.createFilm({ ...order, seed: 4 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('[SEC-01] a film answers to its owner alone', async () => {
  const filmId = await studio.createFilm({ mode: 'step_by_step', seed: 1 });
  const stranger = { accountId: randomUUID(), filmId };
  await expect(readFilm(database.db, stranger)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(cancelFilm(studio.parts, stranger)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(resumeFilm(studio.parts, stranger)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(retryShot(studio.parts, { ...stranger, number: 1 })).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  expect((await listFilms(database.db, { accountId: stranger.accountId, limit: 10 })).films).toEqual([]);
  const own = await listFilms(database.db, { accountId: studio.accountId, limit: 1 });
  expect([own.films[0]?.id, own.more]).toEqual([filmId, true]);
});
