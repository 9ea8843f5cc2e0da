import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, FILM_STATUSES, STAGE_STATUSES, type FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import { assetStates, listAssets, nextSteps, STAGE_OF, WHOLE_FILM, type FilmState, type Step } from './next-steps.ts';

const EMPTY: FilmState = {
  cancelled: false,
  allowedStage: 'movie',
  hasCast: false,
  characterKeys: [],
  placeKeys: [],
  itemKeys: [],
  shots: [],
  soundKeys: [],
  clipNeedsPicture: false,
  opensBeforeSpeech: false,
  isCutStale: false,
  takes: [],
};
const WRITTEN: FilmState = {
  ...EMPTY,
  hasCast: true,
  characterKeys: ['c1'],
  placeKeys: ['p1'],
  itemKeys: ['i1'],
  soundKeys: ['ambience:sea'],
  shots: [
    { id: 's1', hasSpeech: true },
    { id: 's2', hasSpeech: false },
  ],
};
type Take = FilmState['takes'][number];
const take = (assetKind: AssetKind, assetKey: string, state: Take['state'], rest: Partial<Take> = {}): Take => ({
  assetKind,
  assetKey,
  number: 1,
  state,
  circled: state === 'generated',
  dismissed: false,
  ...rest,
});
const made = (...assets: [AssetKind, string][]): Take[] => assets.map(([kind, key]) => take(kind, key, 'generated'));
const STORY: Take = take('story', WHOLE_FILM, 'generated');
const names = (steps: readonly Step[]): string[] =>
  steps.map((step) => (step.kind === 'make' ? `${step.assetKind}:${step.assetKey}` : step.kind));
const everythingBut = (film: FilmState, ...left: string[]): Take[] =>
  listAssets(film)
    .filter(({ kind, key }) => !left.includes(`${kind}:${key}`))
    .map(({ kind, key }) => take(kind, key, 'generated'));

test('[PIPE-02] a new film begins with its story', () => {
  expect(nextSteps(EMPTY)).toEqual({
    steps: [{ kind: 'make', assetKind: 'story', assetKey: 'film' }],
    status: 'GENERATING_STORY',
    waits: false,
  });
  expect(nextSteps({ ...EMPTY, takes: [take('story', WHOLE_FILM, 'generating')] })).toEqual({
    steps: [],
    status: 'GENERATING_STORY',
    waits: false,
  });
});

test('[PIPE-02] cast, then scripts, then all assets that depend only on them, in parallel', () => {
  expect(names(nextSteps({ ...EMPTY, takes: [STORY] }).steps)).toEqual(['write_cast']);
  const withCast = nextSteps({ ...EMPTY, hasCast: true, characterKeys: ['c1'], placeKeys: ['p1'], takes: [STORY] });
  expect(names(withCast.steps)).toEqual(['write_scripts', 'character_picture:c1', 'place_picture:p1']);
  expect(withCast.status).toBe('GENERATING_CHARACTERS');
  expect(names(nextSteps({ ...WRITTEN, takes: [STORY] }).steps)).toEqual([
    'character_picture:c1',
    'place_picture:p1',
    'item_picture:i1',
    'voice:s1',
    'picture:s1',
    'picture:s2',
    'clip:s2',
    'sound:ambience:sea',
  ]);
});

test('a clip with speech waits for its voice, which sets its length; a silent one does not', () => {
  const before = names(nextSteps({ ...WRITTEN, takes: [STORY] }).steps);
  expect(before).toContain('clip:s2');
  expect(before).not.toContain('clip:s1');
  expect(names(nextSteps({ ...WRITTEN, takes: [STORY, ...made(['voice', 's1'])] }).steps)).toContain('clip:s1');
});

test('the opening may be drawn before its narration is spoken; no other clip may', () => {
  const film = { ...WRITTEN, shots: WRITTEN.shots.map((shot) => ({ ...shot, hasSpeech: true })), takes: [STORY] };
  const clips = (opensBeforeSpeech: boolean): string[] =>
    names(nextSteps({ ...film, opensBeforeSpeech }).steps).filter((name) => name.startsWith('clip'));
  expect(clips(true)).toEqual(['clip:s1']);
  expect(clips(false)).toEqual([]);
});

test('with a model that starts from the picture a clip waits for it', () => {
  const film = { ...WRITTEN, clipNeedsPicture: true, takes: [STORY, ...made(['voice', 's1'])] };
  expect(names(nextSteps(film).steps).filter((name) => name.startsWith('clip'))).toEqual([]);
  expect(
    names(nextSteps({ ...film, takes: [...film.takes, ...made(['picture', 's2'])] }).steps).filter((name) =>
      name.startsWith('clip'),
    ),
  ).toEqual(['clip:s2']);
});

test('[EDIT-08] a model’s clip waits for the picture that it is to end on, unless that failed', () => {
  const tailed: FilmState = {
    ...WRITTEN,
    clipNeedsPicture: true,
    shots: [{ id: 's2', hasSpeech: false, hasTail: true }],
  };
  const makesClip = (...tail: Take[]): boolean =>
    names(nextSteps({ ...tailed, takes: [STORY, ...made(['picture', 's2']), ...tail] }).steps).includes('clip:s2');
  expect(makesClip()).toBe(false);
  expect(makesClip(take('tail_picture', 's2', 'generating'))).toBe(false);
  expect(makesClip(take('tail_picture', 's2', 'generated'))).toBe(true);
  expect(makesClip(take('tail_picture', 's2', 'failed'))).toBe(true);
  const again = [take('tail_picture', 's2', 'generated'), take('tail_picture', 's2', 'generating', { number: 2 })];
  expect(makesClip(...again)).toBe(false);
});

test('music is made when every voice is known, in parallel with the clips; the cut when all is there', () => {
  expect(names(nextSteps({ ...WRITTEN, takes: [STORY] }).steps)).not.toContain('music:film');
  expect(names(nextSteps({ ...WRITTEN, takes: [STORY, ...made(['voice', 's1'])] }).steps)).toContain('music:film');
  expect(names(nextSteps({ ...WRITTEN, takes: everythingBut(WRITTEN, 'movie:film') }).steps)).toEqual(['movie:film']);
  for (const asset of listAssets(WRITTEN)) {
    const name = `${asset.kind}:${asset.key}`;
    if (asset.kind === 'movie' || asset.kind === 'story') {
      continue;
    }
    expect(
      names(nextSteps({ ...WRITTEN, takes: everythingBut(WRITTEN, 'movie:film', name) }).steps),
      name,
    ).not.toContain('movie:film');
  }
});

test('[PIPE-02] the status is that of the first unfinished stage', () => {
  const orderly: [string, string][] = [
    ['voice:s1', 'GENERATING_SCRIPTS'],
    ['picture:s2', 'GENERATING_SCENES'],
    ['clip:s1', 'GENERATING_VIDEO'],
    ['music:film', 'GENERATING_MUSIC'],
    ['movie:film', 'GENERATING_MOVIE'],
    ['item_picture:i1', 'GENERATING_CHARACTERS'],
  ];
  for (const [missing, status] of orderly) {
    expect(nextSteps({ ...WRITTEN, takes: everythingBut(WRITTEN, missing) }).status, missing).toBe(status);
  }
  expect(nextSteps({ ...WRITTEN, takes: everythingBut(WRITTEN) })).toEqual({
    steps: [],
    status: 'COMPLETED',
    waits: false,
  });
});

test('[PIPE-05] a failed shot does not stop the others; the film fails only when nothing else can be done', () => {
  const failed = take('clip', 's1', 'failed');
  const others = everythingBut(WRITTEN, 'clip:s1', 'clip:s2', 'music:film', 'movie:film');
  const going = nextSteps({ ...WRITTEN, takes: [...others, failed] });
  expect(names(going.steps)).toEqual(['clip:s2', 'music:film']);
  expect(going.status).toBe('GENERATING_VIDEO');
  const working = nextSteps({
    ...WRITTEN,
    takes: [
      ...everythingBut(WRITTEN, 'clip:s1', 'music:film', 'movie:film'),
      failed,
      take('music', WHOLE_FILM, 'generating'),
    ],
  });
  expect(working).toEqual({ steps: [], status: 'GENERATING_VIDEO', waits: false });
  const stuck = [...everythingBut(WRITTEN, 'clip:s1', 'movie:film'), failed];
  expect(nextSteps({ ...WRITTEN, takes: stuck })).toEqual({ steps: [], status: 'FAILED', waits: false });
  const again = nextSteps({
    ...WRITTEN,
    takes: stuck.map((each) => (each === failed ? { ...each, dismissed: true } : each)),
  });
  expect(names(again.steps)).toEqual(['clip:s1']);
  expect(again.status).toBe('GENERATING_VIDEO');
});

test('a later take that fails leaves the circled take in place; a finished film stays finished while one is made', () => {
  const all = everythingBut(WRITTEN);
  expect(nextSteps({ ...WRITTEN, takes: [...all, take('clip', 's1', 'failed', { number: 2 })] }).status).toBe(
    'COMPLETED',
  );
  expect(nextSteps({ ...WRITTEN, takes: [...all, take('clip', 's1', 'generating', { number: 2 })] })).toMatchObject({
    steps: [],
    status: 'COMPLETED',
  });
});

test('[EDIT-18] a film is cut again when what is circled is not in its cut, once everything is there', () => {
  const all = everythingBut(WRITTEN);
  const stale = { ...WRITTEN, isCutStale: true };
  expect(names(nextSteps({ ...stale, takes: all }).steps)).toEqual(['movie:film']);
  expect(nextSteps({ ...stale, takes: [...all, take('clip', 's1', 'generating', { number: 2 })] }).steps).toEqual([]);
  // One of several candidates is there: the cut waits for the others.
  const candidates = [take('clip', 's1', 'generating', { number: 2 }), take('clip', 's1', 'generated', { number: 3 })];
  const uncircled = all.map((each) =>
    each.assetKind === 'clip' ? { ...each, circled: each.assetKey !== 's1' } : each,
  );
  expect(nextSteps({ ...stale, takes: [...uncircled, ...candidates] })).toMatchObject({
    steps: [],
    status: 'COMPLETED',
  });
  expect(nextSteps({ ...stale, takes: [...all, take('movie', 'film', 'generating', { number: 2 })] })).toMatchObject({
    steps: [],
    status: 'COMPLETED',
  });
});

test('[PIPE-06] a cancelled film starts nothing more, wherever it was', () => {
  for (const takes of [[], [STORY], everythingBut(WRITTEN, 'clip:s1', 'movie:film')]) {
    expect(nextSteps({ ...WRITTEN, cancelled: true, takes })).toMatchObject({ steps: [], status: 'FAILED' });
  }
  expect(nextSteps({ ...WRITTEN, cancelled: true, takes: everythingBut(WRITTEN) }).status).toBe('COMPLETED');
});

test('step by step no later stage starts, and the film waits when the stage is finished', () => {
  const stateAfter = (stage: FilmStage): FilmState => {
    const cast = { ...WRITTEN, shots: [], soundKeys: [] };
    const base = { story: EMPTY, characters: cast }[stage as string] ?? WRITTEN;
    const last = FILM_STAGES.indexOf(stage);
    return {
      ...base,
      allowedStage: stage,
      takes: everythingBut(base).filter(({ assetKind }) => FILM_STAGES.indexOf(STAGE_OF[assetKind]) <= last),
    };
  };
  for (const stage of FILM_STAGES.slice(0, -1)) {
    expect(nextSteps(stateAfter(stage)), stage).toEqual({ steps: [], status: STAGE_STATUSES[stage], waits: true });
    const allowed = FILM_STAGES[FILM_STAGES.indexOf(stage) + 1] as FilmStage;
    const next = nextSteps({ ...stateAfter(stage), allowedStage: allowed });
    expect(next.steps.length, stage).toBeGreaterThan(0);
    expect(next.waits, stage).toBe(false);
  }
  expect(nextSteps(stateAfter('movie'))).toMatchObject({ status: 'COMPLETED', waits: false });
});

const someTake = (film: FilmState): fc.Arbitrary<Take> =>
  fc
    .record({
      asset: fc.constantFrom(...listAssets(film)),
      number: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom<Take['state']>('generating', 'generated', 'failed', 'cancelled'),
      dismissed: fc.boolean(),
    })
    .map(({ asset, number, state, dismissed }) =>
      take(asset.kind, asset.key, state, { number, dismissed, circled: state === 'generated' && number === 1 }),
    );

test('[PIPE-03] for any rows, steps are missing assets of allowed stages, each once, and the result is repeatable', () => {
  fc.assert(
    fc.property(
      fc.array(someTake(WRITTEN), { maxLength: 30 }),
      fc.constantFrom(...FILM_STAGES),
      fc.boolean(),
      fc.boolean(),
      (takes, allowedStage, cancelled, clipNeedsPicture) => {
        const film: FilmState = { ...WRITTEN, takes, allowedStage, cancelled, clipNeedsPicture };
        const next = nextSteps(film);
        expect(nextSteps(film)).toEqual(next);
        expect(FILM_STATUSES).toContain(next.status);
        const stateOf = assetStates(takes);
        const steps = names(next.steps);
        expect(new Set(steps).size).toBe(steps.length);
        if (cancelled) {
          expect(steps).toEqual([]);
        }
        for (const step of next.steps) {
          if (step.kind !== 'make') {
            continue;
          }
          expect(stateOf(step.assetKind, step.assetKey)).toBe('missing');
          expect(FILM_STAGES.indexOf(STAGE_OF[step.assetKind])).toBeLessThanOrEqual(FILM_STAGES.indexOf(allowedStage));
        }
        // Nothing may be forgotten: the film works, waits for a person, or has ended.
        const isOver = next.status === 'COMPLETED' || next.status === 'FAILED';
        const isWorking =
          next.steps.length > 0 || listAssets(film).some(({ kind, key }) => stateOf(kind, key) === 'generating');
        if (!cancelled) {
          expect(isOver || isWorking || next.waits).toBe(true);
        }
      },
    ),
    { numRuns: 500, seed: 3 },
  );
});

test('[PIPE-01] a film whose every step succeeds completes, in whatever order the steps end', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1000)), (choices) => {
      let film: FilmState = EMPTY;
      const open: [AssetKind, string][] = [];
      for (let round = 0; round < 100; round++) {
        const { steps, status } = nextSteps(film);
        if (status === 'COMPLETED') {
          return;
        }
        for (const step of steps) {
          if (step.kind === 'write_cast') {
            film = {
              ...film,
              hasCast: true,
              characterKeys: WRITTEN.characterKeys,
              placeKeys: WRITTEN.placeKeys,
              itemKeys: WRITTEN.itemKeys,
            };
          } else if (step.kind === 'write_scripts') {
            film = { ...film, shots: WRITTEN.shots, soundKeys: WRITTEN.soundKeys };
          } else {
            open.push([step.assetKind, step.assetKey]);
            film = { ...film, takes: [...film.takes, take(step.assetKind, step.assetKey, 'generating')] };
          }
        }
        const [ended] = open.splice((choices.next().value as number) % Math.max(1, open.length), 1);
        if (ended) {
          film = {
            ...film,
            takes: film.takes.map((each) =>
              each.assetKind === ended[0] && each.assetKey === ended[1] ? take(ended[0], ended[1], 'generated') : each,
            ),
          };
        }
      }
      expect.fail('the film did not complete');
    }),
    { numRuns: 100, seed: 5 },
  );
});
