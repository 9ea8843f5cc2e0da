import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayableCaption } from '#src/platform/browser/player/live/caption-track.ts';
import type { createSourcePlayback } from '#src/platform/browser/player/live/create-source-playback.ts';
import type { createTurnsPlayback } from '#src/platform/browser/player/live/create-turns-playback.ts';
import type { LivePlayback, PlayablePiece } from '#src/platform/browser/player/live/live-playback.ts';
import type { takeOver } from '#src/platform/browser/player/live/take-over.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { mixAudio } from '#src/platform/server/media/sound/mix-audio.ts';
import { mixStretch, PACKET_SAMPLES } from '#src/platform/server/media/sound/mix-stretch.ts';
import { writeFloatWav } from '#src/platform/server/media/sound/write-float-wav.ts';
import { muxFilm } from '#src/platform/server/media/video/mux-film.ts';
import { muxPiece } from '#src/platform/server/media/video/mux-piece.ts';
import { makeNumberedClip } from '../build/build-numbered-clip.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';

const PLAYER = fileURLToPath(new URL('../../src/platform/browser/player/live/', import.meta.url));
const RATE = 24;
/** Frames of the pieces: their bounds are no multiples of a sound packet. */
const LENGTHS = [37, 48, 50];
const SECONDS = LENGTHS.reduce((sum, frames) => sum + frames, 0) / RATE;

let folder: string;
let server: Server;
let browser: Browser;
let origin: string;
let pieces: PlayablePiece[];

const PAGE = `<!doctype html><title>x</title>
<video id="first"></video><video id="second"></video><video id="film"></video>
<script type="module">
import * as source from '/create-source-playback.ts';
import * as turns from '/create-turns-playback.ts';
import * as over from '/take-over.ts';
globalThis.modules = { ...source, ...turns, ...over };
</script>`;

/** The player's modules in the page. */
interface Modules {
  createSourcePlayback: typeof createSourcePlayback;
  createTurnsPlayback: typeof createTurnsPlayback;
  takeOver: typeof takeOver;
}

/** What the page's script puts at hand. */
interface Playing {
  playback: LivePlayback;
  errors: string[];
  offer(count: number): void;
  takeOver(): Promise<number>;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-playback-'));
  pieces = await makePieces();
  server = createServer(
    (request, response) =>
      void answer(request.url ?? '').then(
        ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
        () => response.writeHead(404).end(),
      ),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Three pieces and the film that they are, with one steady note. */
async function makePieces(): Promise<PlayablePiece[]> {
  const ffmpeg = await findFfmpeg();
  const note = Float32Array.from({ length: SECONDS * FILM_SAMPLE_RATE }, (_, index) => 0.2 * Math.sin(index / 20));
  const music = join(folder, 'music.wav');
  await writeFloatWav(music, [note, note]);
  const made: PlayablePiece[] = [];
  const clips: string[] = [];
  const packetAt = (frame: number): number => Math.ceil((frame * FILM_SAMPLE_RATE) / RATE / PACKET_SAMPLES);
  let startFrame = 0;
  for (const [index, frames] of LENGTHS.entries()) {
    const clip = join(folder, `clip-${index}.mp4`);
    await makeNumberedClip({ ffmpeg, path: clip, frames, red: 40 * index });
    clips.push(clip);
    const firstPacket = packetAt(startFrame);
    const packets = packetAt(startFrame + frames) - firstPacket;
    const sound = join(folder, `sound-${index}.m4a`);
    const { packetsBefore } = await mixStretch({
      ffmpeg,
      stems: { music },
      stretch: { firstPacket, packets },
      filmSeconds: SECONDS,
      gainDecibels: 6,
      path: sound,
    });
    const delaySamples = firstPacket * PACKET_SAMPLES - (startFrame * FILM_SAMPLE_RATE) / RATE;
    await muxPiece({
      ffmpeg,
      clips: [clip],
      framesPerSecond: RATE,
      sound: { path: sound, packetsBefore, packets, delaySamples },
      path: join(folder, `piece-${index}.mp4`),
    });
    made.push({ key: `piece-${index}`, startSeconds: startFrame / RATE, durationSeconds: frames / RATE });
    startFrame += frames;
  }
  const audioPath = join(folder, 'whole.m4a');
  await mixAudio({ ffmpeg, stems: { music }, durationSeconds: SECONDS, path: audioPath });
  await muxFilm({
    ffmpeg,
    clips,
    framesPerSecond: RATE,
    audioPath,
    language: 'en',
    title: 'film',
    path: join(folder, 'film.mp4'),
  });
  return made;
}

/** The player's modules as a browser reads them, and the media. */
async function answer(url: string): Promise<{ type: string; body: string | Buffer }> {
  const name = basename(url);
  if (name.endsWith('.ts')) {
    return { type: 'text/javascript', body: stripTypeScriptTypes(await readFile(join(PLAYER, name), 'utf8')) };
  }
  if (name.endsWith('.mp4')) {
    return { type: 'video/mp4', body: await readFile(join(folder, name)) };
  }
  return {
    type: 'text/html',
    body: PAGE,
  };
}

/** Opens a page with a playback of one kind. */
async function openPlayback(kind: 'source' | 'turns'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'modules' in globalThis);
  await page.evaluate(
    async ({ kind: wanted, all }) => {
      const { modules } = globalThis as unknown as { modules: Modules };
      const errors: string[] = [];
      const [first, second, film] = ['first', 'second', 'film'].map((id) => document.getElementById(id)) as [
        HTMLVideoElement,
        HTMLVideoElement,
        HTMLVideoElement,
      ];
      // A film of which a browser may load any part: this server sends only wholes.
      film.src = URL.createObjectURL(await (await fetch('/film.mp4')).blob());
      const parts = {
        loadPiece: async ({ key }: { key: string }) => (await fetch(`/${key}.mp4`)).blob(),
        onChange: () => {},
        onError: (error: unknown) => void errors.push(String(error)),
      };
      const playback =
        wanted === 'source'
          ? modules.createSourcePlayback(first, MediaSource, parts)
          : modules.createTurnsPlayback([first, second], () => {}, parts);
      const playing: Playing = {
        playback,
        errors,
        offer: (count) => playback.offer(all.slice(0, count)),
        takeOver: async () => {
          await modules.takeOver(playback, film, {
            soundOf: () => ({ muted: false, volume: 0.7 }),
            signal: new AbortController().signal,
          });
          return film.currentTime - playback.seconds();
        },
      };
      Object.assign(globalThis, { playing });
    },
    { kind, all: pieces },
  );
  return page;
}

const at = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { playing: Playing }).playing.playback.seconds());
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { playing: Playing }).playing.playback.isWaiting());
const offer = (page: Page, count: number): Promise<void> =>
  page.evaluate((most) => (globalThis as unknown as { playing: Playing }).playing.offer(most), count);

test.each(['source', 'turns'] as const)(
  '[PIPE-04] pieces play one after another, what is missing is waited for, and the film takes over at the same place: %s',
  async (kind) => {
    const page = await openPlayback(kind);
    await offer(page, 1);
    await page.evaluate(() => (globalThis as unknown as { playing: Playing }).playing.playback.play());
    await expectSoon(() => isWaiting(page)).toBe(true);
    expect(Math.abs((await at(page)) - 37 / RATE)).toBeLessThan(0.1);
    await offer(page, 3);
    await expectSoon(() => isWaiting(page)).toBe(false);
    await expectSoon(() => at(page)).toBeGreaterThan(37 / RATE + 0.2);
    const apart = await page.evaluate(() => (globalThis as unknown as { playing: Playing }).playing.takeOver());
    expect(Math.abs(apart)).toBeLessThan(0.1);
    expect(
      await page.evaluate(() => {
        const { muted, volume } = document.getElementById('film') as HTMLVideoElement;
        return { muted, volume, errors: (globalThis as unknown as { playing: Playing }).playing.errors };
      }),
    ).toEqual({ muted: false, volume: 0.7, errors: [] });
    await page.context().close();
  },
);

test.each(['source', 'turns'] as const)('[PIPE-04] a paused film is taken over where it stands: %s', async (kind) => {
  const page = await openPlayback(kind);
  await offer(page, 2);
  await expectSoon(() =>
    page.evaluate(() => (document.getElementById('first') as HTMLVideoElement).readyState),
  ).toBeGreaterThan(2);
  await page.evaluate(() => (globalThis as unknown as { playing: Playing }).playing.playback.seek(1.2));
  await expectSoon(() => at(page)).toBeCloseTo(1.2, 1);
  expect(
    Math.abs(await page.evaluate(() => (globalThis as unknown as { playing: Playing }).playing.takeOver())),
  ).toBeLessThan(0.05);
  expect(await page.evaluate(() => (document.getElementById('film') as HTMLVideoElement).paused)).toBe(true);
  await page.context().close();
});

/** The caption on the screen. */
const captionOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')]
      .flatMap(({ textTracks }) => [...textTracks])
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])])
      .map((cue) => (cue as VTTCue).getCueAsHTML().textContent)
      .join(),
  );

test.each(['source', 'turns'] as const)(
  '[PIPE-04] captions are shown at their times in the film, as they come, and none when none are wanted: %s',
  async (kind) => {
    const page = await openPlayback(kind);
    const setCaptions = (captions: PlayableCaption[]): Promise<void> =>
      page.evaluate(
        (given) => (globalThis as unknown as { playing: Playing }).playing.playback.setCaptions(given),
        captions,
      );
    const seek = (seconds: number): Promise<void> =>
      page.evaluate((to) => (globalThis as unknown as { playing: Playing }).playing.playback.seek(to), seconds);
    const first = { startSeconds: 0.4, endSeconds: 1, lines: ['The first'] };
    await setCaptions([first]);
    await offer(page, 3);
    await expectSoon(() =>
      page.evaluate(() => (document.getElementById('first') as HTMLVideoElement).readyState),
    ).toBeGreaterThan(2);
    await seek(0.7);
    await expectSoon(() => captionOf(page)).toBe('The first');
    await seek(1.2);
    await expectSoon(() => captionOf(page)).toBe('');
    // In the second piece, which begins at 1.54 s.
    await seek(2);
    await setCaptions([first, { startSeconds: 1.8, endSeconds: 2.4, lines: ['A & <b>', 'second'] }]);
    await expectSoon(() => captionOf(page)).toBe('A & <b>\nsecond');
    await setCaptions([]);
    await expectSoon(() => captionOf(page)).toBe('');
    await page.context().close();
  },
);
