import { writeFile } from 'node:fs/promises';
import { createSpeechProgram } from '#src/platform/server/media/speech-program.ts';
import { speak, type SpeakRequest, type Voice } from '../voice/speak.ts';
import { writeWav } from '../voice/wav.ts';

// One program a thread: each thread asks one thing at a time, and the program answers one at a time.
const speech = createSpeechProgram();

/** Speaks a text into a WAV file and answers with its times. */
export async function speakTask(
  input: SpeakRequest & { path: string },
  tools: { signal: AbortSignal },
): Promise<Omit<Voice, 'samples'>> {
  const { samples, ...times } = await speak(input, { speech, signal: tools.signal });
  await writeFile(input.path, writeWav({ sampleRate: 48_000, channels: [samples] }));
  return times;
}
