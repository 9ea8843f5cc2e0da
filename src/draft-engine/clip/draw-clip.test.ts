import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { testActor, testDrawing, testMakers } from '#tests/build/measured-stage.ts';
import { drawClip, drawRuns } from './draw-clip.ts';
import { joinRuns, type DrawnClip } from './join-runs.ts';
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
  '[DRAFT-07] three workers that share the pieces of a clip (%s) make the frames of one',
  async (camera) => {
    const request = { ...requestOf(`shared-${camera}.mp4`, camera, 7), keyframes: [13] };
    const claims = createPieceClaims(4);
    const runs = await Promise.all([1, 2, 3].map((worker) => drawRuns(request, { claims, worker })));
    expect(runs.filter((own) => own.length > 0).length).toBe(3);
    const joined = await joinRuns(runs.flat(), request);
    expect(joined).toEqual(await drawClip(requestOf(`alone-${camera}.mp4`, camera, 7)));
    expect(joined.frames).toBe(168);
    const { tracks } = await readMp4Layout(request.path);
    expect(tracks[0]?.samples).toBe(168);
    expect(tracks[0]?.keyframes).toEqual(expect.arrayContaining([0, 13, 42, 84, 126]));
    expect((await readdir(folder)).filter((name) => name.includes('.run.'))).toEqual([]);
  },
);

test('a clip with a missing run is an error', async () => {
  const request = requestOf('hole.mp4', 'static', 4);
  const claims = createPieceClaims(2);
  claimPiece(claims, 2);
  await expect(joinRuns(await drawRuns(request, { claims, worker: 1 }), request)).rejects.toMatchObject({
    code: 'MEDIA_FAILED',
  });
});

test('pieces last one to two seconds, and whoever begins later leaves the next one to who comes', () => {
  for (let frames = 24; frames < 480; frames += 7) {
    const bounds = [...pieceStarts(frames, 24), frames];
    const lengths = bounds.slice(1).map((end, index) => end - (bounds[index] as number));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(49);
  }
  const claims = createPieceClaims(6);
  expect([claimPiece(claims, 1), claimPiece(claims, 2), claimPiece(claims, 1, 0)]).toEqual([0, 3, 1]);
  expect([claimPiece(claims, 2, 3), claimPiece(claims, 2, 4), claimPiece(claims, 2, 5)]).toEqual([4, 5, 2]);
  expect(claimPiece(claims, 1, 1)).toBeUndefined();
});
