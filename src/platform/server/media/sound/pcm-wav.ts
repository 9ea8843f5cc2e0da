import { AppError } from '#src/shared/errors/app-error.ts';
import { wavHeader } from './wav-header.ts';

export interface WavAudio {
  sampleRate: number;
  /** One array per channel, all of one length, each sample -1 to 1. */
  channels: Float32Array[];
}

const FULL_SCALE = 32_767;

/** The bytes of a 16-bit PCM WAV file. Samples beyond -1 to 1 are clipped. All channels must have one length. */
export function encodePcmWav({ sampleRate, channels }: WavAudio): Buffer {
  const channelCount = channels.length;
  const frameCount = channels[0]?.length ?? 0;
  const data = Buffer.alloc(frameCount * channelCount * 2);
  channels.forEach((samples, channel) => {
    for (let frame = 0; frame < frameCount; frame++) {
      const sample = Math.max(-1, Math.min(1, samples[frame] ?? 0));
      data.writeInt16LE(Math.round(sample * FULL_SCALE), (frame * channelCount + channel) * 2);
    }
  });
  return Buffer.concat([wavHeader({ encoding: 'int16', channelCount, sampleRate }, frameCount), data]);
}

/** Reads the bytes of a 16-bit PCM WAV file, skipping unknown chunks. Throws INVALID_DATA for anything else. */
export function decodePcmWav(bytes: Buffer): WavAudio {
  const refuse = (reason: string): never => {
    throw new AppError('INVALID_DATA', { details: { reason } });
  };
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') {
    refuse('not a WAV file');
  }
  let format: { channelCount: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8);
    const start = at + 8;
    if (name === 'fmt ' && size >= 16) {
      const isPcm = [1, 0xfffe].includes(bytes.readUInt16LE(start)) && bytes.readUInt16LE(start + 14) === 16;
      if (!isPcm) {
        refuse('not 16-bit PCM');
      }
      format = { channelCount: bytes.readUInt16LE(start + 2), sampleRate: bytes.readUInt32LE(start + 4) };
      if (format.channelCount === 0) {
        refuse('no channels');
      }
    } else if (name === 'data' && format) {
      return {
        sampleRate: format.sampleRate,
        channels: splitChannels(bytes.subarray(start, start + size), format.channelCount),
      };
    }
    at = start + size + (size % 2);
  }
  return refuse('no sound in the WAV file');
}

function splitChannels(data: Buffer, channelCount: number): Float32Array[] {
  const frameCount = Math.floor(data.length / 2 / channelCount);
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frameCount);
    for (let frame = 0; frame < frameCount; frame++) {
      samples[frame] = data.readInt16LE((frame * channelCount + channel) * 2) / FULL_SCALE;
    }
    return samples;
  });
}
