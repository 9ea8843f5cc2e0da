import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { testActor, testDrawing, testMakers } from '#tests/build/measured-stage.ts';
import { drawClip, type DrawnClip } from './draw-clip.ts';

let folder: string;
let ffmpeg: Ffmpeg;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-clip-'));
  ffmpeg = await findFfmpeg();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function draw(name: string, camera: 'static' | 'pan_left', signal?: AbortSignal): Promise<DrawnClip> {
  return drawClip({
    drawing: testDrawing({ camera, actors: [testActor()] }),
    durationSeconds: 1,
    width: 320,
    height: 180,
    framesPerSecond: 24,
    path: join(folder, name),
    ffmpeg,
    makers: testMakers(),
    ...(signal ? { signal } : {}),
  });
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
