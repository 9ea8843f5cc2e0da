import { createInterface } from 'node:readline';
import { cleanText } from './clean-text.ts';
import { speakWithEspeak } from './espeak.ts';
import { speakWithFlite } from './flite.ts';
import { idOf, parseRequest } from './request.ts';
import { SpeechFault, type Spoken } from './spoken.ts';

/** Writes one answer: a line of JSON, then `byteLength` bytes of 16-bit little-endian PCM. */
async function answer(line: string): Promise<void> {
  try {
    const request = parseRequest(line);
    const text = cleanText(request.text, request.language);
    const spoken = await (request.engine === 'flite' ? speakWithFlite(request, text) : speakWithEspeak(request, text));
    await writeSpoken(request.id, spoken);
  } catch (error) {
    const code = error instanceof SpeechFault ? error.code : 'ENGINE_FAILED';
    const message = error instanceof Error ? error.message : String(error);
    await write(Buffer.from(`${JSON.stringify({ id: idOf(line), byteLength: 0, error: { code, message } })}\n`));
    // After an engine crash the state is undefined: exit, and the parent process starts a new program.
    if (!(error instanceof SpeechFault)) {
      process.exit(70);
    }
  }
}

async function writeSpoken(id: string, spoken: Spoken): Promise<void> {
  const { sampleRate, samples, words, sounds } = spoken;
  const header = { id, byteLength: samples.byteLength, sampleRate, words, sounds };
  await write(Buffer.from(`${JSON.stringify(header)}\n`));
  await write(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
}

async function write(bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

// Exit when the reader closes the pipe.
process.stdout.on('error', () => process.exit(0));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() !== '') {
    await answer(line);
  }
}
