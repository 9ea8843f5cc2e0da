import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { testActor, testDrawing, testMakers } from '#tests/build/measured-stage.ts';
import { drawClip, drawPieces } from './draw-clip.ts';
import { joinPieces, type DrawnClip } from './join-pieces.ts';
import { claimPiece, createPieceClaims, pieceStarts } from './pieces.ts';

let folder: string;
let ffmpeg: Ffmpeg;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-clip-'));
  ffmpeg = await findFfmpeg();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const requestOf = (name: string, camera: 'static' | 'pan_left', durationSeconds = 1) => ({
  drawing: testDrawing({ camera, actors: [testActor()] }),
  durationSeconds,
  width: 320,
  height: 180,
  framesPerSecond: 24,
  path: join(folder, name),
  ffmpeg,
  makers: testMakers(),
});

function draw(name: string, camera: 'static' | 'pan_left', signal?: AbortSignal): Promise<DrawnClip> {
  return drawClip({ ...requestOf(name, camera), ...(signal ? { signal } : {}) });
}

test('[DRAFT-07] a clip has its length, and equal requests give equal frames', async () => {
  const first = await draw('first.mp4', 'pan_left');
  const second = await draw('second.mp4', 'pan_left');
  expect(first.frames).toBe(24);
  expect(second.framesHash).toBe(first.framesHash);
  const probe = await probeMedia(ffmpeg, join(folder, 'first.mp4'));
  expect(probe.durationSeconds).toBeCloseTo(1, 1);
  expect((await draw('still.mp4', 'static')).framesHash).not.toBe(first.framesHash);
});

test('a clip that is called off ends as cancelled', async () => {
  await expect(draw('never.mp4', 'static', AbortSignal.abort())).rejects.toMatchObject({ code: 'CANCELLED' });
});

test.each(['static', 'pan_left'] as const)(
  '[DRAFT-07] three workers that share the pieces of a clip (%s) make the file of one',
  async (camera) => {
    const request = { ...requestOf(`shared-${camera}.mp4`, camera, 14), keyframes: [13, 200] };
    const claims = createPieceClaims(4);
    const parts = await Promise.all([1, 2, 3].map((worker) => drawPieces(request, { claims, worker })));
    expect(parts.filter((own) => own.length > 0).length).toBe(3);
    const joined = await joinPieces(parts.flat(), request);
    const alone = { ...request, path: join(folder, `alone-${camera}.mp4`) };
    expect(joined).toEqual(await drawClip(alone));
    expect(await readFile(request.path)).toEqual(await readFile(alone.path));
    expect(joined.frames).toBe(336);
    const { tracks } = await readMp4Layout(request.path);
    expect(tracks[0]?.samples).toBe(336);
    expect(tracks[0]?.keyframes).toEqual(expect.arrayContaining([0, 13, 84, 168, 200, 252]));
    expect((await readdir(folder)).filter((name) => name.includes('.piece.'))).toEqual([]);
  },
);

test('a clip with a missing piece is an error', async () => {
  const request = requestOf('hole.mp4', 'static', 8);
  const claims = createPieceClaims(2);
  claimPiece(claims, 2);
  await expect(joinPieces(await drawPieces(request, { claims, worker: 1 }), request)).rejects.toMatchObject({
    code: 'MEDIA_FAILED',
  });
});

test.each([
  { isOpening: false, longest: 96 },
  { isOpening: true, longest: 48 },
])('pieces have their lengths, the opening (%o) shorter ones', ({ isOpening, longest }) => {
  for (let frames = 24; frames < 480; frames += 7) {
    const bounds = [...pieceStarts(frames, 24, isOpening), frames];
    const lengths = bounds.slice(1).map((end, index) => end - (bounds[index] as number));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(longest + 1);
    expect(lengths[0]).toBe(isOpening && frames > 48 ? 24 : lengths[0]);
  }
});

test('each worker gets the first piece that nobody has', () => {
  const claims = createPieceClaims(3);
  expect([1, 2, 1, 2].map((worker) => claimPiece(claims, worker))).toEqual([0, 1, 2, undefined]);
});
