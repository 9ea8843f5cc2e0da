import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pieceFile } from '#src/draft-engine/clip/drawn-pieces.ts';
import { pieceStarts } from '#src/draft-engine/clip/pieces.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { testActor, testDrawing } from '#tests/build/measured-stage.ts';
import { createClipDrawing, type ClipWork } from './draw-in-pieces.ts';

let folder: string;
let ffmpeg: ClipWork['ffmpeg'];
let threads: ThreadPool;
/** How often a thread was asked to draw. */
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-pieces-'));
  ffmpeg = await findFfmpeg();
  const pool = createThreadPool({ entry: new URL('../../draft-engine/engine-thread.ts', import.meta.url), size: 3 });
  threads = {
    ...pool,
    run: (...task) => {
      asked++;
      return pool.run(...task);
    },
  };
});
afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true, force: true });
});

const workOf = (name: string): ClipWork => ({
  drawing: testDrawing({ camera: 'pan_left', actors: [testActor()] }),
  durationSeconds: 9,
  width: 160,
  height: 90,
  framesPerSecond: 24,
  keyframes: [9],
  visemes: [],
  path: join(folder, name),
  ffmpeg,
});
const options = () => ({ priority: 5000, signal: new AbortController().signal });

test('[DRAFT-07] one thread or several: the same file, with key frames where the clip will be split', async () => {
  const alone = await createClipDrawing(threads, 1).draw(workOf('alone.mp4'), options());
  expect(asked).toBe(1);
  const told: number[] = [];
  const onProgress = (share: number): void => void told.push(share);
  const together = await createClipDrawing(threads, 3).draw(workOf('together.mp4'), { ...options(), onProgress });
  // Of all who draw it together, forward only.
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.every((share) => share > 0 && share <= 1)).toBe(true);
  expect(asked).toBe(4);
  expect(together).toEqual(alone);
  expect(await readFile(join(folder, 'together.mp4'))).toEqual(await readFile(join(folder, 'alone.mp4')));
  for (const name of ['alone.mp4', 'together.mp4']) {
    const { tracks } = await readMp4Layout(join(folder, name));
    expect(tracks[0]?.samples).toBe(216);
    expect(tracks[0]?.keyframes).toContain(9);
  }
  expect((await readdir(folder)).toSorted()).toEqual(['alone.mp4', 'together.mp4']);
});

test('[DRAFT-07] pieces that are put aside as they are drawn are the clip, and leave it the same', async () => {
  const drawnPieces = { folder: join(folder, 'drawn'), clipId: 'clip' };
  const plain = await createClipDrawing(threads, 1).draw(workOf('plain.mp4'), options());
  const drawn = await createClipDrawing(threads, 2).draw({ ...workOf('drawn.mp4'), drawnPieces }, options());
  expect(drawn).toEqual(plain);
  expect((await readdir(drawnPieces.folder)).toSorted()).toEqual(
    pieceStarts(216, 24)
      .map((start) => `clip.${start}.mp4`)
      .toSorted(),
  );
  const lengths = await Promise.all(
    pieceStarts(216, 24).map(async (start) => (await readMp4Layout(pieceFile(drawnPieces, start))).tracks[0]?.samples),
  );
  expect(lengths).toEqual([72, 72, 72]);
});

test('[PIPE-04] whoever lets an opening go first waits for its first piece, and for no more of it', async () => {
  const drawnPieces = { folder: join(folder, 'opening'), clipId: 'clip' };
  const names = pieceStarts(216, 24, true).map((start) => `clip.${start}.mp4`);
  const { draw, firstPieces } = createClipDrawing(threads, 2);
  const drawing = draw({ ...workOf('opening.mp4'), isOpening: true, drawnPieces }, options());
  await firstPieces();
  const there = await readdir(drawnPieces.folder);
  expect(there).toContain(names[0]);
  expect(there.length).toBeLessThan(names.length);
  await drawing;
  expect((await readdir(drawnPieces.folder)).toSorted()).toEqual(names.toSorted());
  await firstPieces();
});

test('two clips on two processors are drawn by a thread each until one is done', async () => {
  const { draw } = createClipDrawing(threads, 2);
  asked = 0;
  const both = [draw(workOf('first.mp4'), options()), draw({ ...workOf('second.mp4'), durationSeconds: 1 }, options())];
  await both[1];
  const [first] = await Promise.all(both);
  expect(first?.frames).toBe(216);
  expect(asked).toBeLessThanOrEqual(4);
});

test('a clip that is called off, or whose encoder cannot write, ends all its workers', async () => {
  const stop = new AbortController();
  const drawing = createClipDrawing(threads, 3).draw(workOf('off.mp4'), { priority: 5000, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('called off')), 300);
  await expect(drawing).rejects.toThrow('called off');
  await expect(createClipDrawing(threads, 3).draw(workOf('nowhere/a.mp4'), options())).rejects.toMatchObject({
    code: 'MEDIA_FAILED',
  });
  const after = await createClipDrawing(threads, 3).draw(workOf('after.mp4'), options());
  expect(after.frames).toBe(216);
});
