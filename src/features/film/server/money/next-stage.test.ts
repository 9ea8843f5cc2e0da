import { expect, test } from 'vitest';
import type { FilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import { comingStage, missingAssets, missingWork } from './next-stage.ts';

const SPEECHLESS = { speech: { kind: 'silent', text: '' }, ambience: [], events: [], durationSeconds: 5 };
const SHOTS = [1, 2, 3].map((number) => ({ id: `shot-${number}`, position: number, plan: SPEECHLESS }));
const CAST = {
  characters: [
    { key: 'mira', position: 0 },
    { key: 'omar', position: 1 },
  ],
  places: [{ key: 'pier' }],
};

function take(assetKind: TakeRow['assetKind'], assetKey: string, state: TakeRow['state'], more: object = {}): TakeRow {
  return {
    assetKind,
    assetKey,
    number: 1,
    state,
    circled: state === 'generated',
    inputs: { model: 'flux-schnell' },
    dismissed: false,
    ...more,
  } as TakeRow;
}
const made = (kind: TakeRow['assetKind'], ...keys: string[]): TakeRow[] =>
  keys.map((key) => take(kind, key, 'generated'));

/** A film whose pictures cost 2 coins each, made step by step, with its fixed price paid. */
function rowsWith(
  takes: TakeRow[],
  change: { film?: object } & Partial<Record<keyof FilmRows, unknown>> = {},
): FilmRows {
  const { film, ...rows } = change;
  const models = { text: 'draft-text', image: 'flux-schnell', video: 'draft-video', music: 'draft-music' };
  return {
    film: {
      mode: 'step_by_step',
      allowedStage: 'movie',
      cancelledAt: null,
      editedAt: null,
      shotCount: 3,
      models,
      ...film,
    },
    takes,
    ...CAST,
    items: [],
    shots: SHOTS,
    given: [],
    charges: [{ part: 'film', state: 'settled' }],
    reserves: [],
    ...rows,
  } as unknown as FilmRows;
}

const START = [
  ...made('story', 'film'),
  ...made('character_picture', 'mira', 'omar'),
  ...made('place_picture', 'pier'),
];
const CLIPS = made('clip', 'shot-1', 'shot-2', 'shot-3');

test('[COIN-02] [PIPE-05] going on after a failure is priced with all that failed and all that is missing, and nothing else', () => {
  const takes = [...START, ...CLIPS, ...made('music', 'film')];
  const failed = take('picture', 'shot-1', 'failed');
  const second = { number: 2 };
  // The first shot's failed, the second's is made, the third's was never begun; then the film.
  expect(missingWork(rowsWith([...takes, failed, ...made('picture', 'shot-2')]))).toEqual({
    stage: 'scenes',
    count: 3,
    coins: 4,
  });
  // What failed for a second time is still what the film has of the first.
  const kept = [...made('picture', 'shot-1', 'shot-2', 'shot-3'), take('picture', 'shot-1', 'failed', second)];
  expect(missingWork(rowsWith([...takes, ...kept]))).toEqual({ stage: 'movie', count: 1, coins: 0 });
  // What is being made was paid for when it began.
  const again = [failed, take('picture', 'shot-1', 'generating', second), ...made('picture', 'shot-2', 'shot-3')];
  expect(missingWork(rowsWith([...takes, ...again]))).toEqual({ stage: 'scenes', count: 1, coins: 0 });
});

test('[COIN-04] [CAT-35] a fixed price that was given back belongs to the price of going on, one that is held does not', () => {
  const takes = [...START, ...CLIPS, ...made('music', 'film'), ...made('picture', 'shot-1', 'shot-2')];
  const coins = (...states: string[]): number =>
    missingWork(rowsWith(takes, { charges: states.map((state) => ({ part: 'film', state })) })).coins;
  expect([coins('settled'), coins('held'), coins('released'), coins('released', 'held'), coins()]).toEqual([
    2, 2, 12, 2, 12,
  ]);
});

test('[COIN-02] [PIPE-11] a character whose picture was brought along costs nothing, before and after the cast is written', () => {
  const plan = { ...CAST, items: [], shots: SHOTS.map(({ plan: shot }, index) => ({ ...shot, number: index + 1 })) };
  const unwritten = { characters: [], places: [], shots: [], film: { allowedStage: 'story' } };
  const given = [{ position: 1, name: '' }];
  const story = [take('story', 'film', 'generated', { data: plan })];
  for (const rows of [rowsWith(story, { ...unwritten, given }), rowsWith(story, { film: unwritten.film, given })]) {
    expect(comingStage(rows)).toEqual({ stage: 'characters', count: 3, coins: 4 });
    expect(
      missingAssets({ ...rows, film: { ...rows.film, allowedStage: 'movie' } }).filter(({ coins }) => coins > 0),
    ).toEqual([
      expect.objectContaining({ kind: 'character_picture', key: 'mira' }),
      expect.objectContaining({ kind: 'place_picture', key: 'pier' }),
      ...[1, 2, 3].map((number) => ({ kind: 'picture', key: `shot-${number}`, coins: 2 })),
    ]);
  }
});
