import { open } from 'node:fs/promises';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';
import { wavHeader } from './wav-header.ts';

/** Sound in memory: one array for mono, two of equal length for stereo; samples from -1 to 1. */
type Channels = readonly [Float32Array] | readonly [Float32Array, Float32Array];

/**
 * Writes a stem of a film as a file of 32-bit float WAV, which preserves levels above full scale for the mix to reduce.
 * Throws RangeError when the channels differ in length.
 */
export async function writeFloatWav(path: string, channels: Channels): Promise<void> {
  const frames = channels[0].length;
  if (channels.some((channel) => channel.length !== frames)) {
    throw new RangeError('channels differ in length');
  }
  const header = wavHeader(
    { encoding: 'float32', channelCount: channels.length, sampleRate: FILM_SAMPLE_RATE },
    frames,
  );
  const file = await open(path, 'w');
  try {
    await file.write(header);
    const blockFrames = 65_536;
    for (let start = 0; start < frames; start += blockFrames) {
      await file.write(interleave(channels, start, Math.min(frames, start + blockFrames)));
    }
  } finally {
    await file.close();
  }
}

function interleave(channels: Channels, start: number, end: number): Uint8Array {
  const count = channels.length;
  const block = new Float32Array((end - start) * count);
  channels.forEach((channel, index) => {
    for (let frame = start; frame < end; frame++) {
      block[(frame - start) * count + index] = channel[frame] ?? 0;
    }
  });
  return new Uint8Array(block.buffer);
}
