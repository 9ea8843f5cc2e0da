import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '../ffmpeg/probe-media.ts';
import { decodeAudio } from './decode-audio.ts';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';
import { measureFileLoudness } from './measure-file-loudness.ts';
import { mixAudio } from './mix-audio.ts';
import { writeFloatWav } from './write-float-wav.ts';

const ffmpeg = await findFfmpeg();
const SECONDS = 8;
/** The voice speaks in the second and the fourth quarter. */
const speaks = (seconds: number): boolean => (seconds >= 2 && seconds < 4) || seconds >= 6;

function tone(hertz: number, level: (seconds: number) => number): Float32Array {
  return Float32Array.from({ length: SECONDS * FILM_SAMPLE_RATE }, (_, index) => {
    const seconds = index / FILM_SAMPLE_RATE;
    return Math.sin(2 * Math.PI * hertz * seconds) * level(seconds);
  });
}

/** Level of one tone in an interval, decibels (Goertzel). */
function toneLevel(samples: Float32Array, hertz: number, from: number, to: number): number {
  const start = Math.round(from * FILM_SAMPLE_RATE);
  const count = Math.round((to - from) * FILM_SAMPLE_RATE);
  const step = (2 * Math.PI * hertz) / FILM_SAMPLE_RATE;
  let real = 0;
  let imaginary = 0;
  for (let index = 0; index < count; index++) {
    real += (samples[start + index] ?? 0) * Math.cos(step * index);
    imaginary += (samples[start + index] ?? 0) * Math.sin(step * index);
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / count + 1e-9);
}

test.each([
  ['quiet', 0.004],
  ['loud', 0.95],
])(
  '[DRAFT-06] a %s film comes to -16 LUFS with peaks under -1 dBTP, music ducked under the voice',
  async (_, level) => {
    await withTemporaryFolder(async (folder) => {
      const [voice, music, path] = [join(folder, 'voice.wav'), join(folder, 'music.wav'), join(folder, 'mix.m4a')];
      await writeFloatWav(voice, [tone(300, (seconds) => (speaks(seconds) ? level : 0))]);
      const notes = tone(1_000, () => level);
      await writeFloatWav(music, [notes, notes]);
      const loudness = await mixAudio({ ffmpeg, stems: { voice, music }, durationSeconds: SECONDS, path });
      expect(Math.abs((loudness.integratedLufs ?? 0) + 16)).toBeLessThanOrEqual(1);
      expect(loudness.truePeakDecibels).toBeLessThan(-1);
      expect(await measureFileLoudness(ffmpeg, path)).toEqual(loudness);

      const [left = new Float32Array()] = await decodeAudio(ffmpeg, path, 2);
      const free = toneLevel(left, 1_000, 0.5, 1.8);
      const under = toneLevel(left, 1_000, 2.5, 3.8);
      expect(free - under).toBeGreaterThan(6);
      expect(toneLevel(left, 300, 2.5, 3.8)).toBeGreaterThan(under + 12);
      // The music returns after the voice and is faded at the end; the voice is not.
      expect(Math.abs(toneLevel(left, 1_000, 5.2, 5.9) - free)).toBeLessThan(1.5);
      expect(toneLevel(left, 300, 7.7, 7.95)).toBeGreaterThan(toneLevel(left, 300, 6.5, 7) - 1);
      expect(toneLevel(left, 1_000, 7.9, 7.99)).toBeLessThan(under - 12);

      const facts = await probeMedia(ffmpeg, path);
      expect(facts.streams).toMatchObject([{ kind: 'audio', codec: 'aac', sampleRate: 48_000, channels: 2 }]);
      expect(Math.abs(facts.durationSeconds - SECONDS)).toBeLessThan(0.01);
    });
  },
);

test('sharp peaks are held under -1 dBTP while the loudness is kept', async () => {
  await withTemporaryFolder(async (folder) => {
    const [effects, music, path] = [join(folder, 'effects.wav'), join(folder, 'music.wav'), join(folder, 'mix.m4a')];
    await writeFloatWav(effects, [tone(90, (seconds) => (seconds % 1 < 0.02 ? 3 : 0))]);
    await writeFloatWav(music, [tone(440, (seconds) => 0.02 + 0.01 * Math.sin(seconds * 9))]);
    const loudness = await mixAudio({ ffmpeg, stems: { effects, music }, durationSeconds: SECONDS, path });
    expect(loudness.truePeakDecibels).toBeLessThan(-1);
    expect(Math.abs((loudness.integratedLufs ?? 0) + 16)).toBeLessThanOrEqual(1);
  });
});

test('a stem that is turned off is not heard, and a film without sound is silence of its length', async () => {
  await withTemporaryFolder(async (folder) => {
    const [music, ambience, path] = [join(folder, 'music.wav'), join(folder, 'ambience.wav'), join(folder, 'mix.m4a')];
    await writeFloatWav(music, [tone(1_000, () => 0.3)]);
    await writeFloatWav(ambience, [tone(200, () => 0.1)]);
    await mixAudio({ ffmpeg, stems: { music, ambience }, volumes: { music: 0 }, durationSeconds: SECONDS, path });
    const [left = new Float32Array()] = await decodeAudio(ffmpeg, path, 2);
    expect(toneLevel(left, 1_000, 1, 4)).toBeLessThan(-70);
    expect(toneLevel(left, 200, 1, 4)).toBeGreaterThan(-30);

    expect(await mixAudio({ ffmpeg, stems: {}, durationSeconds: 2.5, path })).toMatchObject({ integratedLufs: null });
    expect(Math.abs((await probeMedia(ffmpeg, path)).durationSeconds - 2.5)).toBeLessThan(0.01);
  });
});

test('[DRAFT-06] the stems are kept as they are in the mix: together they are its sound', async () => {
  await withTemporaryFolder(async (folder) => {
    const [voice, music, path] = [join(folder, 'voice.wav'), join(folder, 'music.wav'), join(folder, 'mix.m4a')];
    await writeFloatWav(voice, [tone(300, (seconds) => (speaks(seconds) ? 0.1 : 0))]);
    const notes = tone(1_000, () => 0.1);
    await writeFloatWav(music, [notes, notes]);
    const stemPath = (stem: string): string => join(folder, `${stem}.flac`);
    await mixAudio({ ffmpeg, stems: { voice, music }, durationSeconds: SECONDS, stemPath, path });
    const read = async (file: string): Promise<Float32Array> =>
      (await decodeAudio(ffmpeg, file, 2))[0] ?? new Float32Array();
    const [spoken, played, whole] = [await read(stemPath('voice')), await read(stemPath('music')), await read(path)];
    expect([spoken.length, played.length]).toEqual([SECONDS * FILM_SAMPLE_RATE, SECONDS * FILM_SAMPLE_RATE]);
    expect(toneLevel(spoken, 1_000, 0.5, 7.5)).toBeLessThan(-60);
    // Each tone is as far below the mix in its stem, whether somebody speaks or not.
    const gains = [
      toneLevel(whole, 300, 2.5, 3.8) - toneLevel(spoken, 300, 2.5, 3.8),
      toneLevel(whole, 1_000, 2.5, 3.8) - toneLevel(played, 1_000, 2.5, 3.8),
      toneLevel(whole, 1_000, 0.5, 1.5) - toneLevel(played, 1_000, 0.5, 1.5),
    ];
    expect(Math.max(...gains) - Math.min(...gains)).toBeLessThan(0.3);
  });
});
