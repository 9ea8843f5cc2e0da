import { beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { createRandom } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { LEAST_SPEECH } from './own-sound.ts';
import { removeNoise } from './remove-noise.ts';

/** Our own voices, as they are played where a voice is chosen. */
const VOICES = ['en-woman', 'cn-man'] as const;
const speech: Float32Array[] = [];

beforeAll(async () => {
  const ffmpeg = await findFfmpeg();
  for (const voice of VOICES) {
    const [samples = new Float32Array()] = await decodeAudio(ffmpeg, `src/apps/web/public/voices/${voice}.m4a`, 1);
    speech.push(samples);
  }
});

const power = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

/** Speech with the noise of a microphone and of the mains, so many decibels below it. */
function withNoise(clean: Float32Array, { below, hum }: { below: number; hum: number }): Float32Array {
  const random = createRandom(5);
  const noise = clean.map(
    (_, index) => random.between(-1, 1) * 0.7 + Math.sin((2 * Math.PI * 50 * index) / SAMPLE_RATE) * hum,
  );
  const gain = Math.sqrt(power(clean) / power(noise) / 10 ** (below / 10));
  return clean.map((sample, index) => sample + gain * (noise[index] as number));
}

/** How far what is not the speech is below it, in decibels; a change of level of the speech does not count. */
function signalToNoise(clean: Float32Array, heard: Float32Array): number {
  let shared = 0;
  clean.forEach((sample, index) => (shared += sample * (heard[index] as number)));
  const gain = shared / (power(clean) * clean.length);
  const rest = heard.map((sample, index) => sample - gain * (clean[index] as number));
  return 10 * Math.log10((gain ** 2 * power(clean)) / power(rest));
}

test.each([
  { below: 0, hum: 0.4 },
  { below: 5, hum: 0 },
])('[AUD-01] speech stands out of noise by at least 6 dB more, in place and as loud: %j', async (noise) => {
  for (const clean of speech) {
    const noisy = withNoise(clean, noise);
    const { channels, speechShare } = await removeNoise([noisy]);
    const heard = channels[0]!;
    expect(heard.length).toBe(clean.length);
    expect(signalToNoise(clean, heard) - signalToNoise(clean, noisy)).toBeGreaterThanOrEqual(6);
    expect(Math.abs(10 * Math.log10(power(heard) / power(clean)))).toBeLessThan(1.5);
    expect(speechShare).toBeGreaterThan(LEAST_SPEECH);
  }
});

test('[AUD-01] of noise alone next to nothing is left, no speech is heard in it, and silence stays silence', async () => {
  const random = createRandom(3);
  const noise = Float32Array.from({ length: 2 * SAMPLE_RATE }, () => random.between(-0.05, 0.05));
  const { channels, speechShare } = await removeNoise([noise]);
  expect(speechShare).toBeLessThan(LEAST_SPEECH / 4);
  // The model needs a moment.
  const late = (samples: Float32Array): number => power(samples.subarray(SAMPLE_RATE));
  expect(10 * Math.log10(late(channels[0]!) / late(noise))).toBeLessThan(-15);
  const silent = await removeNoise([new Float32Array(SAMPLE_RATE), new Float32Array(SAMPLE_RATE)]);
  expect(silent.channels.map((one) => Math.max(...one))).toEqual([0, 0]);
  expect('window' in globalThis).toBe(false);
});

test('the work can be aborted', async () => {
  await expect(removeNoise([new Float32Array(SAMPLE_RATE)], AbortSignal.abort(new Error('no more')))).rejects.toThrow(
    'no more',
  );
});
