import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import { DEFAULT_CUT_SETTINGS, SUBTITLE_COLOURS, type SubtitleSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { Transition } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { makeSegments } from '../final-cut/thread/make-segments.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { burnCaptions } from './burn-captions.ts';
import { planFilmCut } from './film-times.ts';
import type { CutPlan } from './plan-cut.ts';

interface Told {
  text: string;
  transition?: Transition;
}

const BURNED: SubtitleSettings = { ...DEFAULT_CUT_SETTINGS.subtitles, mode: 'burned' };

/** A film of shots of three seconds, in each of which a text is said for a second. */
function filmOf(
  told: readonly Told[],
  {
    language = 'en',
    aspect = '16:9',
    subtitles = BURNED,
  }: Partial<Record<'language' | 'aspect', string>> & {
    subtitles?: SubtitleSettings;
  } = {},
): FilmRows {
  return {
    film: { aspect, shortSidePixels: 180, language, cutSettings: { ...DEFAULT_CUT_SETTINGS, subtitles } },
    shots: told.map(({ text, transition = 'cut' }, index) => ({
      id: `shot-${index}`,
      plan: { durationSeconds: 3, transition, speech: { kind: text === '' ? 'silent' : 'line', text } },
    })),
    takes: told.flatMap(({ text }, index) => [
      { assetKind: 'clip', assetKey: `shot-${index}`, circled: true, inputs: {}, data: { frames: 72 } },
      ...(text === ''
        ? []
        : [
            {
              assetKind: 'voice',
              assetKey: `shot-${index}`,
              circled: true,
              data: { durationSeconds: 1, words: [] },
            },
          ]),
    ]),
  } as unknown as FilmRows;
}

const planOf = (rows: FilmRows, path = '/clip.mp4', markFolder?: string): CutPlan =>
  burnCaptions(
    planFilmCut(rows, (id) => ({ path, sha256: id }), markFolder),
    rows,
  );
const keysOf = (rows: FilmRows): string[] => planOf(rows).segments.map(({ key }) => key);

test('[EDIT-13] subtitles in a track or a file leave every segment as it is', () => {
  const plain = planFilmCut(filmOf([{ text: 'The sea.' }]), () => ({ path: '/clip.mp4', sha256: 'shot-0' }));
  for (const mode of ['track', 'none'] as const) {
    expect(planOf(filmOf([{ text: 'The sea.' }], { subtitles: { ...BURNED, mode } }))).toEqual(plain);
  }
});

test('[EDIT-13] a changed text changes the segments that show it, and no other', () => {
  const before = keysOf(filmOf([{ text: 'The sea.' }, { text: '' }, { text: 'A lamp.', transition: 'dissolve' }]));
  const after = keysOf(filmOf([{ text: 'The sea.' }, { text: '' }, { text: 'A candle.', transition: 'dissolve' }]));
  const changed = before.flatMap((key, index) => (key === after[index] ? [] : [index]));
  // Bodies of the three shots, the dissolve into the third and the final fade: the last line begins after its dissolve.
  expect(before).toHaveLength(5);
  expect(changed).toEqual([3]);
});

test('[EDIT-13] each look of the subtitles is a segment of its own', () => {
  const looks: SubtitleSettings[] = [
    BURNED,
    { ...BURNED, size: 'large' },
    { ...BURNED, colour: 'yellow' },
    { ...BURNED, place: 'top' },
    { ...BURNED, ground: 'shade' },
  ];
  const keys = looks.map((subtitles) => keysOf(filmOf([{ text: 'The sea.' }], { subtitles }))[0]);
  expect(new Set(keys).size).toBe(looks.length);
});

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'WHENEVER THE LIGHTHOUSE WAS DARK, MAMA WAITED WHERE THE WARM WAVES MEET',
  cn: '老灯塔看守人在暴风雨之夜发现一个漂流瓶，里面装着一封写给他的信。',
  ko: '늙은 등대지기는 폭풍우 치는 밤에 유리병 하나를 발견했다.',
  ja: '年老いた灯台守は嵐の夜に一本の瓶を見つけ、その中には手紙が入っていた。',
};

test(
  '[EDIT-13] burned subtitles are seen in all languages and both formats, and are never cut off',
  { timeout: 120_000 },
  async () => {
    const ffmpeg = await findFfmpeg();
    await withTemporaryFolder(async (folder) => {
      for (const aspect of ['16:9', '9:16'] as const) {
        const [width, height] = aspect === '16:9' ? [320, 180] : [180, 320];
        const clip = join(folder, `${width}.mp4`);
        await makeNumberedClip({
          ffmpeg,
          path: clip,
          frames: 72,
          red: 0,
          format: { width, height, framesPerSecond: 24 },
        });
        for (const [language, text] of Object.entries(TEXTS)) {
          const subtitles: SubtitleSettings = { ...BURNED, size: 'large', colour: 'yellow' };
          const plan = planOf(filmOf([{ text }], { language, aspect, subtitles }), clip, folder);
          const [body] = await makeSegments(plan, { ffmpeg, cacheFolder: folder });
          const [, , , , , , , , , , seen] = await decodeFrames({
            ffmpeg,
            path: body?.path ?? '',
            width,
            height,
            count: 11,
          });
          const { columns, rows } = inkOf(seen ?? new Uint8ClampedArray(), width);
          expect(columns.length, `${aspect} ${language}`).toBeGreaterThan(width / 5);
          expect(Math.min(...columns), `${aspect} ${language}`).toBeGreaterThan(2);
          expect(Math.max(...columns), `${aspect} ${language}`).toBeLessThan(width - 3);
          expect(Math.min(...rows)).toBeGreaterThan(height / 2);
          expect(Math.max(...rows)).toBeLessThan(plan.mark?.top ?? 0);
        }
      }
    });
  },
);

/** Columns and rows with pixels of about the subtitles' yellow: the clip has none. */
function inkOf(pixels: Uint8ClampedArray, width: number): { columns: number[]; rows: number[] } {
  const wanted = [0, 2, 4].map((at) => Number.parseInt(SUBTITLE_COLOURS.yellow.slice(at, at + 2), 16));
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    if (wanted.every((value, channel) => Math.abs((pixels[pixel * 4 + channel] ?? 0) - value) < 70)) {
      columns.add(pixel % width);
      rows.add(Math.floor(pixel / width));
    }
  }
  return { columns: [...columns], rows: [...rows] };
}

test('[EDIT-13] only the segments of a changed text are made again', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const clip = join(folder, 'clip.mp4');
    await makeNumberedClip({
      ffmpeg,
      path: clip,
      frames: 72,
      red: 0,
      format: { width: 320, height: 180, framesPerSecond: 24 },
    });
    const make = (text: string) =>
      makeSegments(planOf(filmOf([{ text: 'The sea.' }, { text }]), clip), { ffmpeg, cacheFolder: folder });
    const first = await make('A lamp.');
    const second = await make('A candle.');
    expect(first.map(({ origin }) => origin)).toEqual(['made', 'made', 'made']);
    expect(second.map(({ origin }) => origin)).toEqual(['kept', 'made', 'kept']);
    expect((await stat(second[1]?.path ?? '')).size).toBeGreaterThan(0);
  });
});
