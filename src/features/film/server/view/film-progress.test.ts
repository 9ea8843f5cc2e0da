import { expect, test } from 'vitest';
import { ASSET_KINDS, type AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { EXPECTED_SECONDS } from '#src/shared/catalogue/expected-seconds.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import type { TakeRow, TakeState } from '../tables.ts';
import { measureProgress } from './film-progress.ts';

const BEGIN = Date.parse('2026-05-01T10:00:00Z');
const at = (seconds: number): Date => new Date(BEGIN + seconds * 1000);

function take(assetKind: AssetKind, state: TakeState, createdAt: number, finishedAt?: number): TakeRow {
  return {
    assetKind,
    assetKey: `${assetKind}-${createdAt}`,
    state,
    circled: state === 'generated',
    dismissed: false,
    inputs: { model: 'draft' },
    createdAt: at(createdAt),
    finishedAt: finishedAt === undefined ? null : at(finishedAt),
  } as TakeRow;
}

function rowsWith(takes: TakeRow[]): FilmRows {
  const film = {
    status: 'GENERATING_VIDEO',
    createdAt: at(0),
    cancelledAt: null,
    allowedStage: 'movie',
    shotCount: 4,
    models: { video: 'draft-video', image: 'draft-image' },
  };
  return {
    film,
    takes,
    characters: [],
    places: [],
    items: [],
    shots: [],
    given: [],
    charges: [],
    reserves: [],
  } as unknown as FilmRows;
}

const lateAfter = (takes: TakeRow[], seconds: number): number | undefined =>
  measureProgress(rowsWith(takes), at(seconds)).lateInSeconds;

test('[ERR-03] work is late when nothing was finished for as long as its slowest part should take; a result resets that', () => {
  const one = [take('story', 'generating', 0)];
  const { story, clip, voice } = EXPECTED_SECONDS;
  expect([0, 1, story - 1, story, story + 5000].map((seconds) => lateAfter(one, seconds))).toEqual([
    story,
    story - 1,
    1,
    0,
    0,
  ]);
  const several = [take('story', 'generated', 0, 20), take('voice', 'generating', 21), take('clip', 'generating', 30)];
  expect(voice).toBeLessThan(clip);
  expect([30, 30 + clip].map((seconds) => lateAfter(several, seconds))).toEqual([clip, 0]);
  const cameOne = [...several, take('voice', 'generated', 21, 30 + clip)];
  expect(lateAfter(cameOne, 30 + clip)).toBe(clip);
  expect(measureProgress(rowsWith(several), at(30 + clip))).toMatchObject({
    status: 'GENERATING_VIDEO',
    making: [{ kind: 'clip' }, { kind: 'voice' }],
  });
});

test('[ERR-03] without work in progress nothing is late', () => {
  expect(lateAfter([], 100_000)).toBeUndefined();
  expect(lateAfter([take('story', 'generated', 0, 10), take('clip', 'failed', 11, 20)], 100_000)).toBeUndefined();
  for (const kind of ASSET_KINDS) {
    expect(EXPECTED_SECONDS[kind]).toBeGreaterThan(0);
  }
});

const writtenStory = (): TakeRow => ({ ...take('story', 'generated', 0, 10), assetKey: WHOLE_FILM });

test('[PIPE-04] the remaining time is estimated from the pace so far, and from the usual one while little is made', () => {
  const rows = rowsWith([writtenStory(), take('clip', 'generating', 11)]);
  const left = (seconds: number): number => measureProgress(rows, at(seconds)).secondsLeft ?? 0;
  const { percent } = measureProgress(rows, at(2.5));
  expect(percent).toBeGreaterThan(0);
  // A story of usual length is 2.5 s of work. The percentage is rounded down: the share lies between it and the next.
  expect(left(2.5)).toBeGreaterThanOrEqual(Math.floor(2.5 * (100 / (percent + 1) - 1)));
  expect(left(2.5)).toBeLessThanOrEqual(Math.ceil(2.5 * (100 / percent - 1)));
  // Twelve times as slow a story does not make the whole film twelve times as slow.
  expect(left(30) / left(2.5)).toBeGreaterThan(2);
  expect(left(30) / left(2.5)).toBeLessThan(4);
});

test('[PIPE-04] no remaining time is given before anything is made', () => {
  expect(measureProgress(rowsWith([take('story', 'generating', 0)]), at(10)).secondsLeft).toBeUndefined();
});

test('[PIPE-04] no remaining time is given while a film waits for a person', () => {
  const rows = rowsWith([writtenStory()]);
  expect(measureProgress(rows, at(10)).secondsLeft).toBeDefined();
  (rows.film as { allowedStage: string }).allowedStage = 'story';
  expect(measureProgress(rows, at(10))).toMatchObject({ waits: true });
  expect(measureProgress(rows, at(10)).secondsLeft).toBeUndefined();
});

test('[PIPE-04] each stage is counted: clips, with the sounds of shots, are made while characters are', () => {
  const rows = rowsWith([writtenStory(), { ...take('clip', 'generated', 12, 20), assetKey: 'shot-1' }]);
  const { stage, stages } = measureProgress(rows, at(21));
  expect(stage).toBe('characters');
  expect(stages.filter(({ made }) => made > 0)).toEqual([
    { stage: 'story', made: 1, of: 1 },
    { stage: 'video', made: 1, of: 10 },
  ]);
});
