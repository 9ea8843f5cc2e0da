import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Parts } from '#src/apps/parts.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { connect } from '#src/platform/server/database/open-database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { VendorError, type Vendor, type VendorRequest } from '#src/vendors/vendor.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { openDatabaseProxy, type DatabaseProxy } from '#tests/build/database-proxy.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { cancelFilm } from './pipeline/cancel-film.ts';
import { makeRequest } from './pipeline/make-request.ts';
import { continueFilm, resumeFilm } from './pipeline/resume-film.ts';
import { retryShot } from './pipeline/retry-shot.ts';
import { circledTake } from './state/film-rows.ts';
import { WHOLE_FILM } from './state/next-steps.ts';
import { listFilms } from './view/list-films.ts';
import { presentFilm } from './view/present-film.ts';
import { readFilm, type WholeFilm } from './view/read-film.ts';

let database: OpenDatabase;
let way: DatabaseProxy;
/** The studio's connection to the same database, which can be cut. */
let far: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-film-'));
  way = await openDatabaseProxy(database);
  far = await connect(way.url, silentLog, 12);
  studio = await buildStudio(far, folder);
});
afterAll(async () => {
  await studio?.close();
  await far?.close();
  await way?.cut();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const isOver = ({ film }: { film: { status: string } }): boolean =>
  film.status === 'COMPLETED' || film.status === 'FAILED';

/** Cuts the database connection as soon as the next film has been cut, before that is recorded. */
function loseDatabaseAfterCut(): Promise<void> {
  const parts = studio.parts as { cutThreads: Parts['cutThreads'] };
  const real = parts.cutThreads;
  return new Promise((lost) => {
    parts.cutThreads = {
      ...real,
      run: async (...work) => {
        if (work[0] !== 'cut-film') {
          return real.run(...work);
        }
        parts.cutThreads = real;
        const answer = await real.run(...work);
        await way.cut();
        setTimeout(() => void way.mend().then(lost), 1500);
        return answer;
      },
    };
  });
}

/** Makes the draft engine fail for these requests, until the result is disposed. */
function failWhen(shallFail: (request: VendorRequest) => boolean): Disposable {
  const vendors = studio.parts.vendors as Map<VendorName, Vendor>;
  const real = vendors.get('draft') as Vendor;
  vendors.set('draft', {
    ...real,
    start: (request, dependencies) =>
      shallFail(request) ? Promise.reject(new VendorError('failed', 'on purpose')) : real.start(request, dependencies),
  });
  return { [Symbol.dispose]: () => void vendors.set('draft', real) };
}

test('[PIPE-02] [PIPE-05] [REL-06] step by step waits after each stage; a failed shot is retried alone and completes the film', async () => {
  const filmId = await studio.createFilm({ mode: 'step_by_step', seed: 31 });
  const own = { accountId: studio.accountId, filmId };
  const seen: string[] = [];
  const goOn = async (): Promise<WholeFilm> => {
    const film = await studio.waitFor(filmId, ({ progress }) => progress.waits);
    seen.push(film.film.status);
    await continueFilm(studio.parts, own);
    await studio.waitFor(filmId, ({ film: row }) => row.allowedStage !== film.film.allowedStage);
    return film;
  };
  for (let stage = 0; stage < 3; stage++) {
    await goOn();
  }
  {
    // The third shot's clip fails while this holds.
    const before = await studio.waitFor(filmId, ({ progress }) => progress.waits);
    const failing = makeRequest(before, 'clip', before.shots[2]?.id ?? '').inputs.seed;
    using _broken = failWhen((request) => request.kind === 'video' && request.seed === failing);
    await goOn();
    const stuck = await studio.waitFor(filmId, isOver);
    expect(stuck.film).toMatchObject({ status: 'FAILED', error: { code: 'GENERATION_FAILED' } });
    const clips = stuck.takes
      .filter(({ assetKind }) => assetKind === 'clip')
      .map(({ state }) => state)
      .sort();
    expect(clips).toEqual(['failed', 'generated', 'generated', 'generated']);
    expect(
      presentFilm(stuck, { language: 'ko', link: (id) => `/media/${id}` }, { spentCoins: 0, heldCoins: 0 }),
    ).toMatchObject({
      nextStep: { action: 'retry', coins: 0 },
      failure: { message: errorText('ko', 'GENERATION_FAILED') },
      movie: null,
    });
  }
  await expect(retryShot(studio.parts, { ...own, number: 9 })).rejects.toMatchObject({ code: 'INDEX_OUT_OF_RANGE' });
  await retryShot(studio.parts, { ...own, number: 3 });
  await goOn();
  const lost = loseDatabaseAfterCut();
  await goOn();
  await lost;
  const film = await studio.waitFor(filmId, isOver);
  expect(film.film.status).toBe('COMPLETED');
  expect(seen).toEqual([
    'GENERATING_STORY',
    'GENERATING_CHARACTERS',
    'GENERATING_SCRIPTS',
    'GENERATING_SCENES',
    'GENERATING_VIDEO',
    'GENERATING_MUSIC',
  ]);
  const third = film.takes.filter(({ assetKind, assetKey }) => assetKind === 'clip' && assetKey === film.shots[2]?.id);
  expect(third.map(({ number, state, circled, dismissed }) => ({ number, state, circled, dismissed }))).toEqual([
    { number: 1, state: 'failed', circled: false, dismissed: true },
    { number: 2, state: 'generated', circled: true, dismissed: false },
  ]);
  const movies = film.takes.filter(({ assetKind }) => assetKind === 'movie');
  expect(movies.map(({ number, state, error }) => ({ number, state, error }))).toEqual([
    { number: 1, state: 'generated', error: null },
  ]);
  await continueFilm(studio.parts, own);
  expect((await readFilm(database.db, own)).film.status).toBe('COMPLETED');
});

test('[PIPE-06] a film stops at once, and continues from there when it is resumed', { timeout: 300_000 }, async () => {
  const filmId = await studio.createFilm({ seed: 12 });
  const own = { accountId: studio.accountId, filmId };
  await studio.waitFor(filmId, ({ shots }) => shots.length > 0);
  await cancelFilm(studio.parts, own);
  expect((await readFilm(database.db, own)).film).toMatchObject({ status: 'FAILED', error: { code: 'CANCELLED' } });
  // Assets that had just finished are still collected; nothing new starts.
  const stopped = await studio.waitFor(filmId, ({ takes }) => takes.every(({ state }) => state !== 'generating'));
  const made = stopped.takes.filter(({ state }) => state === 'generated').map(({ id }) => id);
  expect(circledTake(stopped, 'movie', WHOLE_FILM)).toBeUndefined();
  await cancelFilm(studio.parts, own);
  await resumeFilm(studio.parts, own);
  const film = await studio.waitFor(filmId, isOver);
  expect(film.film).toMatchObject({ status: 'COMPLETED', cancelledAt: null });
  const inFilm = film.takes.filter(({ circled }) => circled).map(({ id }) => id);
  expect(inFilm).toEqual(expect.arrayContaining(made));
  expect(inFilm.length).toBeGreaterThan(made.length);
});

test('an input is checked before anything starts', async () => {
  const begun = async (): Promise<number> =>
    Number((await database.db.execute<{ count: string }>(sql`select count(*) from films`)).rows[0]?.count);
  const before = await begun();
  const wrong: [Parameters<Studio['createFilm']>[0], string][] = [
    [{ idea: '  \n ' }, 'IDEA_EMPTY'],
    [{ idea: 'x'.repeat(10_000) }, 'IDEA_TOO_LONG'],
    [{ style: 'nope' }, 'STYLE_UNKNOWN'],
    [{ type: '__proto__' }, 'TYPE_UNKNOWN'],
    [{ language: 'fr' }, 'LANGUAGE_UNKNOWN'],
    [{ aspect: '1:1' }, 'ASPECT_UNKNOWN'],
    [{ shots: 3 }, 'SHOT_COUNT_INVALID'],
    [{ shots: 41 }, 'SHOT_COUNT_INVALID'],
    [{ shots: 4.5 }, 'SHOT_COUNT_INVALID'],
    [{ seed: -1 }, 'INVALID_DATA'],
    [{ models: { video: 'veo3' } }, 'MODEL_RETIRED'],
    [{ models: { video: 'kling_v21' } }, 'MODEL_UNAVAILABLE'],
    [{ models: { image: 'nope' } }, 'MODEL_UNKNOWN'],
  ];
  for (const [change, code] of wrong) {
    await expect(studio.createFilm(change), code).rejects.toMatchObject({ code });
  }
  expect(await begun()).toBe(before);
});

test('[COIN-03] a key creates one film however often it is sent, and another input under it is refused', async () => {
  const order = { idempotencyKey: 'sent-twice', mode: 'step_by_step' as const, seed: 3 };
  const ids = await Promise.all(Array.from({ length: 6 }, () => studio.createFilm(order)));
  expect(new Set(ids).size).toBe(1);
  await expect(studio.createFilm({ ...order, seed: 4 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('[SEC-01] a film is available to its owner only', async () => {
  const filmId = await studio.createFilm({ mode: 'step_by_step', seed: 1 });
  const stranger = { accountId: randomUUID(), filmId };
  await expect(readFilm(database.db, stranger)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(cancelFilm(studio.parts, stranger)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(resumeFilm(studio.parts, stranger)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(retryShot(studio.parts, { ...stranger, number: 1 })).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  expect((await listFilms(database.db, { accountId: stranger.accountId, limit: 10 })).films).toEqual([]);
  const own = await listFilms(database.db, { accountId: studio.accountId, limit: 1 });
  expect([own.films[0]?.film.id, own.next !== null]).toEqual([filmId, true]);
});
