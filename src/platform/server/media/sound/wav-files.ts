import { open } from 'node:fs/promises';

/** Sample rate of all sound in a film, hertz. */
export const FILM_SAMPLE_RATE = 48_000;

/** Sound in memory: one array for mono, two of equal length for stereo; samples from -1 to 1. */
export type Channels = readonly [Float32Array] | readonly [Float32Array, Float32Array];

/** Writes 32-bit float WAV, which preserves levels above full scale for the mix to reduce. */
export async function writeWav(path: string, channels: Channels, sampleRate: number = FILM_SAMPLE_RATE): Promise<void> {
  const frames = channels[0].length;
  if (channels.some((channel) => channel.length !== frames)) {
    throw new RangeError('channels differ in length');
  }
  const dataBytes = frames * channels.length * 4;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(3, 20); // IEEE float
  header.writeUInt16LE(channels.length, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * channels.length * 4, 28);
  header.writeUInt16LE(channels.length * 4, 32);
  header.writeUInt16LE(32, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
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
