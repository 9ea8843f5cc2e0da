import { writeFile } from 'node:fs/promises';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { loadVoiceModel, type VoiceModel } from '../voice/neural/voice-model.ts';
import { speak, type SpeakRequest, type Voice } from '../voice/speak.ts';
import { writeWav } from '../voice/wav.ts';

// One speech program and one model per process: it makes one request at a time.
const speech = createSpeechProgram();
let loaded: Promise<VoiceModel> | undefined;

/** Loads the neural voice now instead of at the first line. */
export async function prepareVoiceTask(): Promise<void> {
  await model();
}

/** Speaks a text into a WAV file and returns the timings. */
export async function speakTask(
  input: SpeakRequest & { path: string },
  { signal }: { signal: AbortSignal },
): Promise<Omit<Voice, 'samples'>> {
  const { samples, ...times } = await speak(input, { speech, model, signal });
  await writeFile(input.path, writeWav({ sampleRate: 48_000, channels: [samples] }));
  return times;
}

function model(): Promise<VoiceModel> {
  loaded ??= loadVoiceModel().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
