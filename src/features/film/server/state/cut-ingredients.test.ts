import { expect, test } from 'vitest';
import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { hashCutIngredients, isCutStale, isUsedCutStale, UPLOAD } from './cut-ingredients.ts';
import type { FilmRows } from './film-rows.ts';

const take = (id: string, assetKind: string, assetKey: string, rest: object = {}) => ({
  id,
  assetKind,
  assetKey,
  circled: true,
  inputs: { model: 'draft', references: [] },
  ...rest,
});

const plan = (text: string, transition = 'cut') => ({
  placeKey: 'pier',
  framing: 'medium',
  transition,
  durationSeconds: 3,
  speech: { kind: 'line', text },
  ambience: ['wind'],
  events: [{ sound: 'bell', at: 0.5, loudness: 1 }],
});

const FIRST = { id: 'first', plan: plan('The sea.') };
const SECOND = { id: 'second', plan: plan('A lamp.') };
const MADE = [
  take('clip-1', 'clip', 'first'),
  take('clip-2', 'clip', 'second'),
  take('voice-1', 'voice', 'first'),
  take('voice-2', 'voice', 'second'),
  take('music-1', 'music', 'film'),
];

function filmOf(shots: object[] = [FIRST, SECOND], settings: CutSettings = DEFAULT_CUT_SETTINGS): FilmRows {
  return {
    film: { language: 'en', cutSettings: settings },
    places: [{ key: 'pier', place: { kind: 'pier' } }],
    shots,
    takes: MADE,
  } as unknown as FilmRows;
}

/** The same film with the cut that was made of another one. */
function withCutOf(rows: FilmRows, cut: object): FilmRows {
  const references = MADE.map(({ id }) => id);
  const movie = take('movie-1', 'movie', 'film', { inputs: { model: 'final-cut', references, ...cut } });
  return { ...rows, takes: [...MADE, movie] } as unknown as FilmRows;
}

const LOUDER: CutSettings = { ...DEFAULT_CUT_SETTINGS, volumes: { voice: 1, music: 2, effects: 1 } };

test('[EDIT-13] a cut is out of date when anything that it depends on has changed', () => {
  const ingredients = hashCutIngredients(filmOf());
  const isStale = (rows: FilmRows): boolean => isCutStale(withCutOf(rows, { ingredients }));
  expect(isStale(filmOf())).toBe(false);
  expect(isStale(filmOf([SECOND, FIRST]))).toBe(true);
  expect(isStale(filmOf([FIRST]))).toBe(true);
  expect(isStale(filmOf([FIRST, { ...SECOND, plan: plan('A candle.') }]))).toBe(true);
  expect(isStale(filmOf([FIRST, { ...SECOND, plan: plan('A lamp.', 'dissolve') }]))).toBe(true);
  expect(isStale(filmOf([FIRST, { ...SECOND, plan: { ...plan('A lamp.'), events: [] } }]))).toBe(true);
  expect(isStale(filmOf(undefined, LOUDER))).toBe(true);
});

test('a cut from before ingredients were kept is judged by its takes, and by choices that are not the usual ones', () => {
  expect(isCutStale(withCutOf(filmOf(), {}))).toBe(false);
  expect(isCutStale(withCutOf(filmOf([SECOND, FIRST]), {}))).toBe(false);
  expect(isCutStale(withCutOf(filmOf(), { references: ['clip-1', 'clip-2', 'voice-1', 'voice-2'] }))).toBe(true);
  expect(isCutStale(withCutOf(filmOf(undefined, LOUDER), {}))).toBe(true);
});

test('[EDIT-13] where a new cut failed, the one that is used is still older than the film', () => {
  const louder = filmOf(undefined, LOUDER);
  const rows = withCutOf(louder, { ingredients: hashCutIngredients(filmOf()) });
  const inputs = { model: 'final-cut', references: [], ingredients: hashCutIngredients(louder) };
  const failed = take('movie-2', 'movie', 'film', { circled: false, inputs });
  const both = { ...rows, takes: [...rows.takes, failed] } as unknown as FilmRows;
  expect([isCutStale(both), isUsedCutStale(both)]).toEqual([false, true]);
  expect(isUsedCutStale(withCutOf(louder, inputs))).toBe(false);
});

test('[EDIT-13] a film whose owner uploaded its cut is not cut again', () => {
  const rows = withCutOf(filmOf(undefined, LOUDER), {});
  const own = take('movie-2', 'movie', 'film', { inputs: { model: UPLOAD, references: [] } });
  expect(isCutStale({ ...rows, takes: [...rows.takes, own] } as unknown as FilmRows)).toBe(false);
});
