import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { musicSpans } from '../../../timeline/music-spans.ts';
import { repeatMusic } from './repeat-music.ts';

const ffmpeg = await findFfmpeg();

test('[EDIT-12] a piece that is too short is heard to the end of the film, each hearing faded into the next', async () => {
  await withTemporaryFolder(async (folder) => {
    const [from, path] = [join(folder, 'piece.wav'), join(folder, 'whole.wav')];
    // Left is steady, right rises over the piece: that tells where in it one is.
    const length = 8 * FILM_SAMPLE_RATE;
    const left = new Float32Array(length).fill(0.5);
    const right = Float32Array.from({ length }, (_, index) => index / length);
    await writeFile(from, encodePcmWav({ sampleRate: FILM_SAMPLE_RATE, channels: [left, right] }));
    const spans = musicSpans(8, 15.25);
    await repeatMusic({ ffmpeg, path: from, spans, durationSeconds: 15.25 }, path, new AbortController().signal);
    const [heard, place] = await decodeAudio(ffmpeg, path, 2);
    expect(heard).toHaveLength(15.25 * FILM_SAMPLE_RATE);
    const at = (samples: Float32Array | undefined, seconds: number): number =>
      samples?.[Math.round(seconds * FILM_SAMPLE_RATE)] ?? Number.NaN;
    for (const seconds of [0, 3, 6.5, 7, 7.5, 10, 12.5, 15]) {
      expect(at(heard, seconds)).toBeCloseTo(0.5, 2);
    }
    expect(at(place, 4)).toBeCloseTo(0.5, 2);
    // The second hearing began at 6 s, the third at 12 s.
    expect(at(place, 10)).toBeCloseTo(0.5, 2);
    expect(at(place, 15)).toBeCloseTo(3 / 8, 2);
  });
});
