import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { createRandom } from '#src/shared/random.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { mergeBeds } from '../../../timeline/merge-beds.ts';
import { buildAmbienceStem, closeLoop } from './place-ambience.ts';
import { buildStem } from './place-speech.ts';

const RATE = 48_000;

function noise(seconds: number, seed: number): Float32Array {
  const random = createRandom(seed);
  return Float32Array.from({ length: seconds * RATE }, () => random.between(-0.3, 0.3));
}

function level(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

test('changing beds keep their power at the cut, and equal ones continue without a seam', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'ambience.wav');
    await buildAmbienceStem(
      [
        { name: 'rain', loop: noise(1, 1), startSeconds: 0, endSeconds: 2 },
        { name: 'wind', loop: noise(1, 2), startSeconds: 2, endSeconds: 4 },
      ],
      4,
      path,
    );
    const [stem = new Float32Array()] = await decodeAudio(ffmpeg, path, 1);
    expect(stem.length).toBe(4 * RATE);
    const usual = level(stem, 0.5, 1.5);
    expect(level(stem, 1.9, 2.1) / usual).toBeGreaterThan(0.85);
    expect(level(stem, 1.9, 2.1) / usual).toBeLessThan(1.15);
    expect(level(stem, 3.5, 3.9) / usual).toBeGreaterThan(0.9);
  });
  const bed = { loop: new Float32Array(1), gain: 0.5 };
  expect(
    mergeBeds([
      { ...bed, name: 'rain', startSeconds: 2, endSeconds: 4 },
      { ...bed, name: 'rain', startSeconds: 0, endSeconds: 2 },
      { ...bed, name: 'rain', startSeconds: 6, endSeconds: 7 },
    ]),
  ).toMatchObject([
    { startSeconds: 0, endSeconds: 4 },
    { startSeconds: 6, endSeconds: 7 },
  ]);
});

test('a loop repeats without a jump', () => {
  const ramp = Float32Array.from({ length: RATE }, (_, index) => index / RATE);
  const closed = closeLoop(ramp);
  expect(Math.abs((closed[0] ?? 0) - (closed.at(-1) ?? 0))).toBeLessThan(0.01);
});

test('sounds are placed at their times, overlap, and are cut off at the ends of the film', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'voice.wav');
    const one = new Float32Array(RATE).fill(0.25);
    await buildStem(
      [
        { samples: one, startSeconds: 0.5 },
        { samples: one, startSeconds: 1, gain: 2 },
        { samples: one, startSeconds: 2.5 },
        { samples: one, startSeconds: -0.9 },
      ],
      3,
      path,
    );
    const [stem = new Float32Array()] = await decodeAudio(ffmpeg, path, 1);
    const at = (seconds: number): number => stem[Math.round(seconds * RATE)] ?? Number.NaN;
    expect(stem.length).toBe(3 * RATE);
    expect(at(0.05)).toBeCloseTo(0.25, 3);
    expect(at(0.3)).toBe(0);
    expect(at(0.75)).toBeCloseTo(0.25, 3);
    expect(at(1.25)).toBeCloseTo(0.75, 3);
    expect(at(2.2)).toBe(0);
    expect(at(2.9)).toBeCloseTo(0.25, 3);
    await expect(buildStem([], 100_000, path)).rejects.toThrow(RangeError);
  });
});
