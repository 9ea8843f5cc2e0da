import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '#src/features/film/server/state/document-of.ts';
import { loadFilmRows } from '#src/features/film/server/state/film-rows.ts';
import { en as texts } from '#src/features/film/texts/preview/en.ts';
import type { FilmDocument } from '#src/features/film/timeline/film-document.ts';
import type { FilmEdit } from '#src/features/film/timeline/film-edit.ts';
import type { DecodedSounds } from '#src/features/film/web/editor/preview/decoded-sounds.ts';
import type { PreviewTransport } from '#src/features/film/web/editor/preview/preview-player.ts';
import type { HeardSound, SoundPlan } from '#src/features/film/web/editor/preview/sound-plan.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { buildHarness, serveHarness } from './preview-harness/build-harness.ts';

let opened: OpenedFilm;
let page: Page;
let complaints: string[];
let film: FilmDocument;

/** What the page of the harness has. */
interface Harnessed {
  harness: {
    transport: PreviewTransport;
    edit: (edits: readonly FilmEdit[]) => void;
    decodedSounds: () => DecodedSounds;
  };
  clocks: AudioContext[];
  /** Sounds that are decoded while they play, the newest last. */
  streams: HTMLMediaElement[];
}

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce' });
  ({ page, complaints } = opened);
  const { filmAddress, context } = opened;
  const filmId = filmAddress.split('/').at(-1) ?? '';
  const built = join(opened.folder, 'harness');
  await buildHarness(built);
  film = await readDocument(filmId);
  await serveHarness(context, built);
  await context.addInitScript(
    (harness) => {
      const clocks: AudioContext[] = [];
      const streams: HTMLMediaElement[] = [];
      const Original = AudioContext;
      Object.assign(globalThis, {
        harness,
        clocks,
        streams,
        AudioContext: class extends Original {
          constructor(options?: AudioContextOptions) {
            super(options);
            clocks.push(this);
          }
          override createMediaElementSource(element: HTMLMediaElement): MediaElementAudioSourceNode {
            streams.push(element);
            return super.createMediaElementSource(element);
          }
        },
      });
    },
    { document: film, filmId, width: 640 },
  );
  complaints.length = 0;
  await page.goto(new URL('/preview-harness/', filmAddress).href);
  await page.getByRole('region', { name: texts.region }).waitFor();
});

afterAll(() => opened?.close());

async function readDocument(filmId: string): Promise<FilmDocument> {
  const rows = await loadFilmRows(opened.database.db, filmId);
  if (!rows) {
    throw new Error('the film is gone');
  }
  return documentOf(rows);
}

const transport = <Value>(act: (transport: PreviewTransport) => Value): Promise<Value> =>
  page.evaluate(`(${String(act)})(globalThis.harness.transport)`) as Promise<Value>;
const seconds = (): Promise<number> => transport((one) => one.seconds);
const edit = (edits: readonly FilmEdit[]): Promise<void> =>
  page.evaluate((changes) => (globalThis as unknown as Harnessed).harness.edit(changes), edits);
const preview = () => page.getByRole('region', { name: texts.region });
const still = (number: number) => page.locator(`[data-shot="${number}"] canvas`);

/** The sum of a canvas's pixels, a coarse mark of what it shows. */
const look = (canvas: ReturnType<typeof still>): Promise<number> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    let sum = 0;
    for (let index = 0; index < pixels.length; index += 4) {
      sum = (sum * 31 + (pixels[index] ?? 0) + (pixels[index + 1] ?? 0)) % 1_000_003;
    }
    return sum;
  });

/** How bright a canvas is, 0 to 255. */
const brightness = (canvas: ReturnType<typeof still>): Promise<number> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    let sum = 0;
    for (let index = 0; index < pixels.length; index += 4) {
      sum += (pixels[index] ?? 0) + (pixels[index + 1] ?? 0) + (pixels[index + 2] ?? 0);
    }
    return (sum / pixels.length) * (4 / 3);
  });

test('[DRAFT-09] a changed shot is drawn again at once, and no other', async () => {
  await expectSoon(() => page.locator('[data-still="sharp"]').count()).toBe(film.shots.length);
  const [first, second] = [await look(still(1)), await look(still(2))];
  const { id, plan } = film.shots[1]!;
  const timeOfDay = plan.timeOfDay === 'night' ? 'morning' : 'night';
  await edit([{ kind: 'shot', id, set: { timeOfDay } }]);
  await expectSoon(() => look(still(2))).not.toBe(second);
  await expectSoon(() => still(2).getAttribute('data-still')).toBe('sharp');
  expect(await look(still(1))).toBe(first);
  await edit([{ kind: 'shot', id, set: { timeOfDay: plan.timeOfDay } }]);
  await expectSoon(() => look(still(2))).toBe(second);
});

test('a film plays with a changed shot in its middle, in step with its sound', async () => {
  const { id, plan } = film.shots[1]!;
  await edit([{ kind: 'shot', id, set: { weather: plan.weather === 'clear' ? 'rain' : 'clear' } }]);
  await expectSoon(() => preview().getByText(texts.fromClip).count()).toBe(1);
  await preview().focus();
  await page.keyboard.press(' ');
  await expectSoon(seconds).toBeGreaterThan(0.5);
  const [before, after] = await page.evaluate(async () => {
    const { harness, clocks } = globalThis as unknown as Harnessed;
    const read = (): { film: number; sound: number } => ({
      film: harness.transport.seconds,
      sound: clocks.at(-1)?.currentTime ?? 0,
    });
    const one = read();
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    return [one, read()];
  });
  expect(after.film - before.film).toBeGreaterThan(0.5);
  expect(after.film - before.film).toBeCloseTo(after.sound - before.sound, 1);
  await preview().getByText(texts.drawnLive).waitFor();
  expect(await transport((one) => one.seconds)).toBeGreaterThan(1);
  await preview().getByText(texts.fromClip).waitFor();
  await preview().getByRole('button', { name: texts.play, exact: true }).waitFor();
  expect(await seconds()).toBeCloseTo(await transport((one) => one.durationSeconds), 3);
});

test('[EDIT-13] a film that has ended shows its last picture, not the black to which it fades, and is played again from its start', async () => {
  const canvas = preview().locator('canvas');
  await transport((one) => one.seek(one.durationSeconds - 1.5));
  await expectSoon(() => brightness(canvas)).toBeGreaterThan(20);
  const before = await brightness(canvas);
  await preview().focus();
  await page.keyboard.press('End');
  await page.keyboard.press(',');
  await expectSoon(() => brightness(canvas)).toBeLessThan(before / 3);
  await transport((one) => one.seek(one.durationSeconds - 0.5));
  await page.keyboard.press(' ');
  await expectSoon(seconds).toBe(await transport((one) => one.durationSeconds));
  await expectSoon(() => brightness(canvas)).toBeGreaterThan(before / 2);
  await page.keyboard.press(' ');
  await expectSoon(seconds).toBeLessThan(3);
  await page.keyboard.press('k');
});

test('music is decoded while it plays, in step with the film, also after a jump, and stops with it', async () => {
  await transport((one) => one.seek(0));
  await transport((one) => one.play());
  const music = () =>
    page.evaluate(() => {
      const { harness, streams } = globalThis as unknown as Harnessed;
      const stream = streams.at(-1);
      return {
        isPlaying: stream !== undefined && !stream.paused,
        off: Math.abs((stream?.currentTime ?? 1000) - harness.transport.seconds),
      };
    });
  await expectSoon(async () => (await music()).isPlaying).toBe(true);
  await expectSoon(async () => (await music()).off).toBeLessThan(0.2);
  await transport((one) => one.seek(6));
  await expectSoon(async () => (await music()).isPlaying).toBe(true);
  await expectSoon(async () => (await music()).off).toBeLessThan(0.2);
  await expectSoon(seconds).toBeGreaterThan(6);
  await transport((one) => one.pause());
  expect((await music()).isPlaying).toBe(false);
});

test('what is heard plays on while a later shot is changed', async () => {
  await transport((one) => one.seek(0));
  await transport((one) => one.play());
  const streams = () => page.evaluate(() => (globalThis as unknown as Harnessed).streams.length);
  await expectSoon(seconds).toBeGreaterThan(0.2);
  const before = { streams: await streams(), length: await transport((one) => one.durationSeconds) };
  const { id, plan } = film.shots.at(-1)!;
  for (const longer of [0.25, 0.5, 0.75]) {
    await edit([{ kind: 'shot', id, set: { durationSeconds: plan.durationSeconds + longer } }]);
  }
  await expectSoon(() => transport((one) => one.durationSeconds)).toBeGreaterThan(before.length + 0.6);
  expect(await streams()).toBe(before.streams);
  await edit([{ kind: 'shot', id, set: { durationSeconds: plan.durationSeconds } }]);
  await transport((one) => one.pause());
});

test('what is said is shown while it is said, and a moment that is sought is seen', async () => {
  const spoken = film.shots.findIndex(({ plan }) => plan.speech.kind !== 'silent');
  await transport((one) => one.seek(0));
  const canvas = preview().locator('canvas');
  const opening = await look(canvas);
  const { id, plan } = film.shots[spoken]!;
  await page.evaluate((shotId) => (globalThis as unknown as Harnessed).harness.transport.seekToShot(shotId), id);
  await page.evaluate(() => {
    const { transport: one } = (globalThis as unknown as Harnessed).harness;
    one.seek(one.seconds + 1.6);
  });
  const caption = preview().locator('[data-caption]');
  await caption.waitFor();
  const words = (await caption.locator('span').allTextContents()).join(' ');
  expect(plan.speech.text.replaceAll(/\s+/g, ' ')).toContain(words);
  await expectSoon(() => look(canvas)).not.toBe(opening);
  const place = await seconds();
  await preview().focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(seconds).toBeCloseTo(place + 1, 2);
  await page.keyboard.press('j');
  await expectSoon(seconds).toBeLessThan(place + 0.9);
  await page.keyboard.press('k');
  const stopped = await seconds();
  await page.keyboard.press('.');
  expect((await seconds()) - stopped).toBeCloseTo(1 / 24, 1);
});

test('of decoded sounds those stay in memory that were asked for last', async () => {
  const kept = await page.evaluate(async () => {
    // Recordings of about four minutes: two have room in memory, three have not.
    const samples = 12_000_000;
    const recording = (): string => {
      const bytes = new Uint8Array(44 + samples).fill(128);
      const view = new DataView(bytes.buffer);
      const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
      write(0, 'RIFF');
      view.setUint32(4, 36 + samples, true);
      write(8, 'WAVEfmt ');
      view.setUint32(16, 16, true);
      view.setUint16(20, 1, true);
      view.setUint16(22, 1, true);
      view.setUint32(24, 48_000, true);
      view.setUint32(28, 48_000, true);
      view.setUint16(32, 1, true);
      view.setUint16(34, 8, true);
      write(36, 'data');
      view.setUint32(40, samples, true);
      return URL.createObjectURL(new Blob([bytes]));
    };
    const path = recording();
    const sounds = ['one', 'two', 'three'].map((source) => ({ source, track: 'effects' })) as unknown as HeardSound[];
    const plan = { sounds, files: { one: path, two: path, three: path } } as unknown as SoundPlan;
    const decoded = (globalThis as unknown as Harnessed).harness.decodedSounds();
    const bufferOf = async (index: number): Promise<AudioBuffer | undefined> =>
      (await decoded.decode(plan, sounds[index]!))?.buffer;
    const [one, two] = [await bufferOf(0), await bufferOf(1)];
    const both = [(await bufferOf(0)) === one, (await bufferOf(1)) === two];
    // The first is wanted once more, so the second makes room for the third.
    await bufferOf(0);
    const three = await bufferOf(2);
    const after = [(await bufferOf(0)) === one, (await bufferOf(2)) === three];
    const again = await bufferOf(1);
    after.push(again === two);
    // What the film does not have any more goes.
    decoded.keepOnly({ ...plan, sounds: [sounds[1]!] });
    const ofPlan = [(await bufferOf(1)) === again, (await bufferOf(2)) === three];
    return { samples: one?.length, both, after, ofPlan };
  });
  expect(kept).toEqual({
    samples: 12_000_000,
    both: [true, true],
    after: [true, true, false],
    ofPlan: [true, false],
  });
});

test('the preview plays and draws on while the server is gone', async () => {
  expect(complaints).toEqual([]);
  await opened.kinora.stop();
  const { id, plan } = film.shots[2]!;
  await edit([{ kind: 'shot', id, set: { weather: plan.weather === 'clear' ? 'rain' : 'clear' } }]);
  await page.evaluate((shotId) => (globalThis as unknown as Harnessed).harness.transport.seekToShot(shotId), id);
  await preview().getByText(texts.drawnLive).waitFor();
  await page.keyboard.press('l');
  await preview().getByRole('button', { name: texts.play, exact: true }).waitFor();
  expect(await seconds()).toBeCloseTo(await transport((one) => one.durationSeconds), 3);
});
