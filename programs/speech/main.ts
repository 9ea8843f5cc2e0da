import { createInterface } from 'node:readline';
import { cleanText } from './clean-text.ts';
import { speakWithEspeak } from './espeak.ts';
import { speakWithFlite } from './flite.ts';
import { idOf, parseRequest } from './request.ts';
import { SpeechFault, type Spoken } from './spoken.ts';

/** One answer: a line of JSON, then as many bytes of 16-bit little-endian PCM as its byteLength says. */
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
    // An engine that broke in the middle may be in any state: the one who started us starts a fresh one.
    if (!(error instanceof SpeechFault)) process.exit(70);
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

// Whoever reads us may go away at any time; then there is nobody to answer.
process.stdout.on('error', () => process.exit(0));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() !== '') await answer(line);
}
