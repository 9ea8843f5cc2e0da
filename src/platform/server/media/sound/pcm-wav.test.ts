import { expect, test } from 'vitest';
import { decodePcmWav, encodePcmWav } from './pcm-wav.ts';

test('what is written is read again, to a 16-bit step, and clips instead of wrapping round', () => {
  const left = Float32Array.from([0, 0.5, -0.5, 1, -1, 3]);
  const right = Float32Array.from([0.1, 0.2, 0.3, -0.4, 0.5, -3]);
  const read = decodePcmWav(encodePcmWav({ sampleRate: 48_000, channels: [left, right] }));
  expect(read.sampleRate).toBe(48_000);
  expect(read.channels).toHaveLength(2);
  read.channels[0]!.forEach((sample, index) => expect(sample).toBeCloseTo(Math.min(1, left[index]!), 4));
  read.channels[1]!.forEach((sample, index) => expect(sample).toBeCloseTo(Math.max(-1, right[index]!), 4));
});

test('a file that is no 16-bit WAV is refused by name', () => {
  const wav = encodePcmWav({ sampleRate: 8_000, channels: [new Float32Array(4)] });
  for (const bytes of [Buffer.alloc(0), Buffer.from('nonsense, all of it'), wav.subarray(0, 30), wav.subarray(0, 36)]) {
    expect(() => decodePcmWav(bytes)).toThrow(expect.objectContaining({ code: 'INVALID_DATA' }));
  }
});
