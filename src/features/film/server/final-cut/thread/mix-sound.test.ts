import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import type { SoundInput } from '../cut-input.ts';
import { mixSound } from './mix-sound.ts';

const ffmpeg = await findFfmpeg();
const { signal } = new AbortController();

async function requestOf(folder: string): Promise<SoundInput> {
  const tone = Float32Array.from(
    { length: FILM_SAMPLE_RATE * 2 },
    (_, index) => 0.3 * Math.sin((index / FILM_SAMPLE_RATE) * 2 * Math.PI * 330),
  );
  const path = join(folder, 'line.wav');
  await writeFile(path, encodePcmWav({ sampleRate: FILM_SAMPLE_RATE, channels: [tone] }));
  const lines = [
    { startSeconds: 0.5, endSeconds: 2.5 },
    { startSeconds: 3, endSeconds: 3.5 },
  ];
  return {
    ffmpeg,
    key: 'one',
    durationSeconds: 4,
    folder: join(folder, 'sound'),
    lines,
    ambience: [],
    voices: [{ path, startSeconds: 0.5, gain: 1 }],
    events: [{ path, startSeconds: 1, gain: 0.2 }],
    musicPath: path,
  };
}

test('[DRAFT-06] a sound is mixed once, cached with its findings, and made again when its bytes are damaged', async () => {
  await withTemporaryFolder(async (folder) => {
    const request = await requestOf(folder);
    const first = await mixSound(request, signal);
    expect(first).toMatchObject({ origin: 'made', silence: [], missingLines: [{ startSeconds: 3, endSeconds: 3.5 }] });
    expect(Math.abs((first.loudness.integratedLufs ?? 0) + 16)).toBeLessThan(1);
    const bytes = await readFile(first.path);
    expect(await mixSound(request, signal)).toEqual({ ...first, origin: 'kept' });
    await appendFile(first.path, 'x');
    expect(await mixSound(request, signal)).toEqual(first);
    // The same inputs give the same bytes.
    expect((await readFile(first.path)).equals(bytes)).toBe(true);
  });
});

test('an aborted mix leaves nothing behind', async () => {
  await withTemporaryFolder(async (folder) => {
    const request = await requestOf(folder);
    const stop = new AbortController();
    const making = mixSound(request, stop.signal);
    stop.abort(new Error('the film was cancelled'));
    await expect(making).rejects.toThrow('the film was cancelled');
    expect(await readdir(request.folder)).toEqual([]);
  });
});
