/** Encodings of samples: their `wFormatTag` and size. */
const ENCODINGS = { int16: { tag: 1, bytes: 2 }, float32: { tag: 3, bytes: 4 } } as const;

/** The samples of a WAV file. */
export interface WavFormat {
  encoding: keyof typeof ENCODINGS;
  channelCount: number;
  sampleRate: number;
}

/** The header of a WAV file of `frameCount` samples a channel, which follow at once, interleaved. */
export function wavHeader({ encoding, channelCount, sampleRate }: WavFormat, frameCount: number): Buffer {
  const { tag, bytes } = ENCODINGS[encoding];
  const frameBytes = channelCount * bytes;
  const dataBytes = frameCount * frameBytes;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(header.length - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(tag, 20);
  header.writeUInt16LE(channelCount, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(bytes * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
