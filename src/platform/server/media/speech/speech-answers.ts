import * as z from 'zod';

const Span = { startSeconds: z.number(), endSeconds: z.number() };
const Header = z.object({
  id: z.string(),
  byteLength: z.int().min(0),
  sampleRate: z.int().min(8_000).max(48_000).optional(),
  words: z.array(z.object({ text: z.string(), ...Span })).optional(),
  sounds: z.array(z.object({ phoneme: z.string(), ...Span })).optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
type Header = z.infer<typeof Header>;

/** Speech from the speech program: 16-bit mono samples, with the times of words and phonemes. */
export interface SpokenAudio {
  sampleRate: number;
  samples: Int16Array;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  /** IPA or ARPABET as the engine prints it; empty or 'pau' for silence. */
  sounds: { phoneme: string; startSeconds: number; endSeconds: number }[];
}

/** One answer of the speech program. */
export type SpeechAnswer =
  | { id: string; audio: SpokenAudio }
  | { id: string; error: { code: string; message: string } };

const LONGEST_HEADER_BYTES = 4_000_000;
const NEWLINE = 10;

/**
 * Parses the speech program's output, in chunks of any size, into complete answers. Throws on malformed output; the
 * rest of the stream is then unusable.
 */
export function createAnswerReader(onAnswer: (answer: SpeechAnswer) => void): (bytes: Buffer) => void {
  let pieces: Buffer[] = [];
  let gatheredBytes = 0;
  let header: Header | undefined;
  return (bytes) => {
    pieces.push(bytes);
    gatheredBytes += bytes.length;
    for (;;) {
      if (header === undefined) {
        if (!pieces.some((piece) => piece.includes(NEWLINE))) {
          if (gatheredBytes > LONGEST_HEADER_BYTES) {
            throw new Error('The speech program sent no header.');
          }
          return;
        }
        const gathered = Buffer.concat(pieces);
        const end = gathered.indexOf(NEWLINE);
        header = Header.parse(JSON.parse(gathered.toString('utf8', 0, end)));
        pieces = [gathered.subarray(end + 1)];
        gatheredBytes -= end + 1;
      }
      if (gatheredBytes < header.byteLength) {
        return;
      }
      const gathered = Buffer.concat(pieces);
      const answer = toAnswer(header, gathered.subarray(0, header.byteLength));
      pieces = [gathered.subarray(header.byteLength)];
      gatheredBytes -= header.byteLength;
      header = undefined;
      onAnswer(answer);
      if (gatheredBytes === 0) {
        return;
      }
    }
  };
}

function toAnswer(header: Header, pcm: Buffer): SpeechAnswer {
  const { id, error, sampleRate, words = [], sounds = [] } = header;
  if (error) {
    return { id, error };
  }
  if (sampleRate === undefined) {
    throw new Error('The speech program sent sound without its sample rate.');
  }
  const samples = new Int16Array(pcm.length >> 1);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = pcm.readInt16LE(index * 2);
  }
  return { id, audio: { sampleRate, samples, words, sounds } };
}
