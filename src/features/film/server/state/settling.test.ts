import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { editFilm } from '../editing/edit-film.ts';
import { advanceFilm } from '../pipeline/advance-film.job.ts';
import { makeFinalCut } from '../pipeline/make-final-cut.ts';
import { films } from '../tables.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { outdatedTakes } from './made-from.ts';
import { secondsUntilSettled } from './settling.ts';

let finished: FinishedFilm;
let database: OpenDatabase;
let studio: Studio;
let filmId: string;

// Nothing works here: what is begun stays begun, what is sent stays to be counted.
beforeAll(async () => {
  finished = await copyFinishedFilm();
  ({ database, filmId } = finished);
  studio = await buildStudio(database, finished.folder, { work: false });
});
beforeEach(async () => void (await database.pool.query('delete from pgboss.job')));
afterAll(async () => {
  await studio?.close();
  await finished?.close();
});

const own = () => ({ accountId: studio.accountId, filmId });
const read = (): Promise<WholeFilm> => readFilm(database.db, own());
/** Says when the film was changed last, and has it go on. */
async function goOn(changedSecondsAgo: number): Promise<void> {
  const editedAt = new Date(Date.now() - changedSecondsAgo * 1000);
  await database.db.update(films).set({ editedAt }).where(eq(films.id, filmId));
  await advanceFilm(studio.parts, { filmId });
}
/** Somebody is still changing it, however long this test takes. */
const JUST_NOW = -3600;
const LONG_AGO = 60;
const composing = async (): Promise<number> =>
  (await read()).takes.filter(({ assetKind, state }) => assetKind === 'music' && state === 'generating').length;
/** Jobs of the film that are to be worked at once, and later. */
async function jobs(): Promise<{ now: string[]; later: string[] }> {
  const { rows } = await database.pool.query<{ name: string; later: boolean }>(
    `select name, start_after > now() + interval '1 second' as later from pgboss.job
     where name in ('film-advance', 'film-prepare-cut') order by name`,
  );
  const named = (isLater: boolean): string[] => rows.filter(({ later }) => later === isLater).map(({ name }) => name);
  return { now: named(false), later: named(true) };
}
const editMusic = async (description: string): Promise<void> => {
  const { film } = await read();
  if (!film.music) {
    throw new Error('the film has no music');
  }
  const music = { ...film.music, description, byDescription: true as const };
  const edits = [{ kind: 'film' as const, set: { music } }];
  await editFilm(studio.parts, { ...own(), version: film.version, batchId: randomUUID(), edits });
};

test('an edited film has settled when nothing was changed for a while, or its owner waits for the cut', () => {
  const now = Date.now();
  const editedAt = new Date(now - 1000);
  expect(secondsUntilSettled({ editedAt: null, cutHeld: true }, now)).toBe(0);
  const left = secondsUntilSettled({ editedAt, cutHeld: true }, now);
  expect(left).toBeGreaterThan(0);
  expect(secondsUntilSettled({ editedAt, cutHeld: true }, now + 1000)).toBeCloseTo(left - 1, 5);
  expect(secondsUntilSettled({ editedAt, cutHeld: true }, now + left * 1000)).toBe(0);
  expect(secondsUntilSettled({ editedAt, cutHeld: true }, now + 3_600_000)).toBe(0);
  expect(secondsUntilSettled({ editedAt, cutHeld: false }, now)).toBe(0);
});

test('[EDIT-05] what is out of date in an edited film’s music, and parts of its cut, are made once the film has settled', async () => {
  await editMusic('A slow piece for cello alone');
  await database.pool.query('delete from pgboss.job');
  await goOn(JUST_NOW);
  expect(outdatedTakes(await read()).size).toBe(1);
  expect(await composing()).toBe(0);
  // It looks again by itself.
  expect(await jobs()).toEqual({ now: [], later: ['film-advance'] });
  await database.pool.query('delete from pgboss.job');
  await goOn(LONG_AGO);
  expect(await composing()).toBe(1);
  expect(await jobs()).toEqual({ now: ['film-prepare-cut'], later: [] });
});

test('[EDIT-05] music that is being composed when its description changes is stopped at once, and begun again later', async () => {
  await editMusic('A fast piece for trumpet');
  await goOn(JUST_NOW);
  expect(await composing()).toBe(0);
  await goOn(LONG_AGO);
  expect(await composing()).toBe(1);
});

test('[EDIT-13] a cut that is ordered does not wait: what is out of date is made at once', async () => {
  await editMusic('A waltz for a music box');
  await goOn(JUST_NOW);
  expect(await composing()).toBe(0);
  await database.pool.query('delete from pgboss.job');
  await makeFinalCut(studio.parts, own());
  await goOn(JUST_NOW);
  expect(await composing()).toBe(1);
  // The wake-up of the order, and none for later.
  expect(await jobs()).toEqual({ now: ['film-advance', 'film-prepare-cut'], later: [] });
});
