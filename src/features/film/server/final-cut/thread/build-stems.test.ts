import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import type { SoundInput } from '../cut-input.ts';
import { buildStems } from './build-stems.ts';

const ffmpeg = await findFfmpeg();
const { signal } = new AbortController();

/** A steady sound of a second, with as many channels and samples a second as a file may have. */
async function writeSteady(path: string, level: number, { sampleRate = FILM_SAMPLE_RATE, channels = 1 } = {}) {
  const samples = Array.from({ length: channels }, () => new Float32Array(sampleRate).fill(level));
  await writeFile(path, encodePcmWav({ sampleRate, channels: samples }));
  return path;
}
async function levels(path: string | undefined, moments: readonly number[]): Promise<number[]> {
  const [samples = new Float32Array()] = await decodeAudio(ffmpeg, path ?? '', 1);
  return moments.map(
    (seconds) => Math.round((samples[Math.round(seconds * FILM_SAMPLE_RATE)] ?? Number.NaN) * 100) / 100,
  );
}
const requestOf = (folder: string, parts: Partial<SoundInput>): SoundInput => ({
  ffmpeg,
  key: 'one',
  durationSeconds: 6,
  folder,
  voices: [],
  events: [],
  ambience: [],
  lines: [],
  ...parts,
});

test('[DRAFT-06] each sound is as loud as it is meant to be, the second of a film and a sound heard twice too', async () => {
  await withTemporaryFolder(async (folder) => {
    const [bell, step] = [
      await writeSteady(join(folder, 'bell.wav'), 0.5),
      await writeSteady(join(folder, 'step.wav'), 0.25),
    ];
    const { stems, voice } = await buildStems(
      requestOf(folder, {
        events: [
          { path: bell, startSeconds: 0, gain: 1 },
          { path: bell, startSeconds: 2, gain: 0.2 },
          { path: step, startSeconds: 4, gain: 2 },
        ],
      }),
      folder,
      signal,
    );
    expect(await levels(stems.effects, [0.5, 1.5, 2.5, 3.5, 4.5, 5.5])).toEqual([0.5, 0, 0.1, 0, 0.5, 0]);
    expect([Object.keys(stems), voice]).toEqual([['effects'], undefined]);
  });
});

test('[DRAFT-06] a sound is as loud in a stem with one channel as with two equal ones', async () => {
  await withTemporaryFolder(async (folder) => {
    const files = [
      await writeSteady(join(folder, 'mono.wav'), 0.4),
      await writeSteady(join(folder, 'slow.wav'), 0.4, { sampleRate: 24_000 }),
      await writeSteady(join(folder, 'stereo.wav'), 0.4, { channels: 2 }),
      await writeSteady(join(folder, 'slow-stereo.wav'), 0.4, { sampleRate: 24_000, channels: 2 }),
    ];
    const { stems } = await buildStems(
      requestOf(folder, { events: files.map((path, index) => ({ path, startSeconds: index, gain: 1 })) }),
      folder,
      signal,
    );
    expect(await levels(stems.effects, [0.5, 1.5, 2.5, 3.5, 4.5])).toEqual([0.4, 0.4, 0.4, 0.4, 0]);
  });
});

test('[DRAFT-06] a sound of another rate or with two channels keeps its place and length', async () => {
  await withTemporaryFolder(async (folder) => {
    const slow = await writeSteady(join(folder, 'slow.wav'), 0.4, { sampleRate: 24_000 });
    const wide = await writeSteady(join(folder, 'wide.wav'), 0.4, { channels: 2 });
    const { stems, voice } = await buildStems(
      requestOf(folder, {
        voices: [
          { path: slow, startSeconds: 1, gain: 1 },
          { path: wide, startSeconds: 3, gain: 1 },
        ],
      }),
      folder,
      signal,
    );
    const heard = (await levels(stems.voice, [0.5, 1.1, 1.9, 2.1, 2.9, 3.1, 3.9, 4.1])).map((level) => level > 0.3);
    expect(heard).toEqual([false, true, true, false, false, true, true, false]);
    expect([voice?.length, voice?.[1.5 * FILM_SAMPLE_RATE]]).toEqual([6 * FILM_SAMPLE_RATE, expect.closeTo(0.4, 2)]);
  });
});
