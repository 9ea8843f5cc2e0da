import { writeFile } from 'node:fs/promises';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { speak, type SpeakRequest, type Voice } from '../voice/speak.ts';
import { writeWav } from '../voice/wav.ts';

// One speech program per thread: each thread makes one request at a time, and the program serves one at a time.
const speech = createSpeechProgram();

/** Speaks a text into a WAV file and returns the timings. */
export async function speakTask(
  input: SpeakRequest & { path: string },
  tools: { signal: AbortSignal },
): Promise<Omit<Voice, 'samples'>> {
  const { samples, ...times } = await speak(input, { speech, signal: tools.signal });
  await writeFile(input.path, writeWav({ sampleRate: 48_000, channels: [samples] }));
  return times;
}
