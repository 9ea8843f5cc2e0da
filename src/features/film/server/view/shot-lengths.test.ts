import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { presentFilm } from './present-film.ts';
import { readFilm, type WholeFilm } from './read-film.ts';

let finished: FinishedFilm;
let film: WholeFilm;
beforeAll(async () => {
  finished = await copyFinishedFilm();
  const { database, filmId } = finished;
  const { rows } = await database.pool.query<{ id: string }>('select account_id as id from films');
  film = await readFilm(database.db, { accountId: rows[0]?.id ?? '', filmId });
});
afterAll(() => finished?.close());

const shotsOf = (whole: WholeFilm): FilmView['shots'] =>
  presentFilm(whole, { language: 'en', link: (id) => `/media/${id}` }, { spentCoins: 0, heldCoins: 0 }).shots;

test('[EDIT-05] the page of a film says how long each shot is in the film, where its voice may need more than was planned', () => {
  const shots = shotsOf(film);
  const last = shots.at(-1);
  expect((last?.startSeconds ?? 0) + (last?.durationSeconds ?? 0)).toBeCloseTo(film.cut?.durationSeconds ?? 0, 1);
  for (const [index, { startSeconds, durationSeconds, spokenSeconds }] of shots.entries()) {
    const next = shots[index + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    // A dissolve shows two at once.
    expect((startSeconds ?? 0) + durationSeconds).toBeGreaterThanOrEqual(
      Math.min(next, film.cut?.durationSeconds ?? 0) - 0.05,
    );
    expect(durationSeconds).toBeGreaterThan(spokenSeconds ?? 0);
    // Whole frames.
    expect(durationSeconds * 24).toBeCloseTo(Math.round(durationSeconds * 24), 6);
  }
  expect(shots.some(({ durationSeconds }, index) => durationSeconds !== film.shots[index]?.plan.durationSeconds)).toBe(
    true,
  );
});

test('[EDIT-05] before the voices are there, and of a shot that is left out, the page says what the plan says', () => {
  const plans = film.shots.map(({ plan }) => plan.durationSeconds);
  const silent = shotsOf({ ...film, takes: film.takes.filter(({ assetKind }) => assetKind === 'story') });
  for (const [index, { durationSeconds }] of silent.entries()) {
    expect(durationSeconds).toBeCloseTo(plans[index] ?? 0, 6);
  }
  expect(silent.map(({ startSeconds }) => startSeconds)).toEqual(plans.map(() => null));
  const [first] = shotsOf({
    ...film,
    shots: film.shots.map((shot, index) => (index === 0 ? { ...shot, plan: { ...shot.plan, leftOut: true } } : shot)),
  });
  expect(first?.startSeconds).toBeNull();
  expect(first?.durationSeconds).toBeCloseTo(plans[0] ?? 0, 6);
});
