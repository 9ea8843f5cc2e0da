import { readFile, writeFile } from 'node:fs/promises';
import { decodePcmWav, encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { Voice } from '../voice/finish-voice.ts';
import { fitRecording, type RecordingRequest } from '../voice/fit-recording.ts';
import { loadFolderModel, type FolderModel } from '../voice/folder/folder-model.ts';
import { loadVoiceModel, type VoiceModel } from '../voice/neural/voice-model.ts';
import { speak, type SpeakRequest } from '../voice/speak.ts';

// One speech program and one model per process: it makes one request at a time.
const speech = createSpeechProgram();
let loaded: Promise<VoiceModel> | undefined;
let folder: { path: string; model: Promise<FolderModel> } | undefined;

/** Loads the neural voice now instead of at the first line. */
export async function prepareVoiceTask(): Promise<void> {
  await model();
}

/** Speaks a text into a WAV file and returns the timings. */
export async function speakTask(
  input: SpeakRequest & { path: string },
  { signal }: { signal: AbortSignal },
): Promise<Omit<Voice, 'samples'>> {
  const { samples, ...times } = await speak(input, { speech, model, folderModel, signal });
  await writeFile(input.path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [samples] }));
  return times;
}

/** Makes a line's WAV file of a recording of it (16-bit WAV) and returns the timings. */
export async function fitRecordingTask(
  input: RecordingRequest & { recordingPath: string; path: string },
): Promise<Omit<Voice, 'samples' | 'spokenBy'>> {
  const { sampleRate, channels } = decodePcmWav(await readFile(input.recordingPath));
  const { samples, ...times } = await fitRecording(input, { sampleRate, samples: mixDown(channels) });
  await writeFile(input.path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [samples] }));
  return times;
}

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), second] = channels;
  return second ? first.map((sample, index) => (sample + second[index]!) / 2) : first;
}

function model(): Promise<VoiceModel> {
  loaded ??= loadVoiceModel().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

function folderModel(path: string): Promise<FolderModel> {
  if (folder?.path !== path) {
    const model = loadFolderModel(path);
    folder = { path, model };
    model.catch(() => (folder = undefined));
  }
  return folder.model;
}
