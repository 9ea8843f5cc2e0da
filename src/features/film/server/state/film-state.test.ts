import { expect, test } from 'vitest';
import type { FilmRows } from './film-rows.ts';
import { filmStateOf } from './film-state.ts';
import { nextSteps } from './next-steps.ts';

const plan = (kind: string, text: string) => ({ speech: { kind, text }, ambience: [], events: [] });
function rowsWith(
  change: { video?: string; image?: string } & Partial<Record<keyof FilmRows, unknown>> = {},
): FilmRows {
  const { video = 'draft-video', image = 'draft-image', ...rows } = change;
  return {
    film: { cancelledAt: null, allowedStage: 'movie', models: { video, image } },
    characters: [],
    places: [{ key: 'pier' }],
    items: [],
    shots: [],
    takes: [{ assetKind: 'story', assetKey: 'film', number: 1, state: 'generated', circled: true, dismissed: false }],
    ...rows,
  } as unknown as FilmRows;
}

test('[PIPE-02] a story of places alone has its cast, and goes on to its scripts', () => {
  const steps = nextSteps(filmStateOf(rowsWith())).steps;
  expect(steps).toEqual([{ kind: 'write_scripts' }, { kind: 'make', assetKind: 'place_picture', assetKey: 'pier' }]);
  expect(nextSteps(filmStateOf(rowsWith({ places: [] }))).steps).toEqual([{ kind: 'write_cast' }]);
});

test('[PIPE-02] a shot is voiced where there is something to say', () => {
  const shots = [
    { id: 'told', plan: plan('narration', 'Once.') },
    { id: 'blank', plan: plan('narration', ' ') },
    { id: 'silent', plan: plan('silent', 'not said') },
  ];
  expect(filmStateOf(rowsWith({ shots })).shots).toEqual([
    { id: 'told', hasSpeech: true },
    { id: 'blank', hasSpeech: false },
    { id: 'silent', hasSpeech: false },
  ]);
});

test('[PIPE-04] an opening that is narrated is drawn before it is spoken, if that costs nothing', () => {
  const opening = (kind: string, video = 'draft-video'): boolean =>
    filmStateOf(rowsWith({ video, shots: [{ id: 'first', plan: plan(kind, 'Once.') }] })).opensBeforeSpeech;
  expect(opening('narration')).toBe(true);
  expect(opening('line')).toBe(false);
  expect(opening('narration', 'wan22_std')).toBe(false);
});

test('[PIPE-02] a clip waits for its picture where its model begins with one', () => {
  expect(filmStateOf(rowsWith()).clipNeedsPicture).toBe(false);
  expect(filmStateOf(rowsWith({ video: 'wan22_std' })).clipNeedsPicture).toBe(true);
});

test('[PIPE-10] a picture waits for the pictures of those seen in it where its model refers to them', () => {
  const seen = { ...plan('silent', ''), placeKey: 'pier', actors: [{ characterKey: 'keeper' }], items: [] };
  const rows = { characters: [{ key: 'keeper' }], shots: [{ id: 'first', plan: seen }] };
  const first = (image: string) =>
    nextSteps(filmStateOf(rowsWith({ image, ...rows }))).steps.map((step) => 'assetKind' in step && step.assetKind);
  expect(first('draft-image')).toContain('picture');
  expect(first('seedream4.0')).not.toContain('picture');
  expect(first('seedream4.0')).toContain('character_picture');
});
