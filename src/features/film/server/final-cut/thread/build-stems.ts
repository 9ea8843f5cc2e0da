import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWav } from '#src/draft-engine/voice/wav.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import type { Stem } from '#src/platform/server/media/sound/mix-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/wav-files.ts';
import type { PlacedFile, SoundInput } from '../cut-input.ts';
import { buildAmbienceStem } from './place-ambience.ts';
import { buildStem, type PlacedSound } from './place-speech.ts';

export interface BuiltStems {
  /** WAV files, each from the start of the film. */
  stems: Partial<Record<Stem, string>>;
  /** The samples of the voice stem's left channel: 48 kHz. */
  voice?: Float32Array;
}

/** Places each kind of sound on the timeline, as files in the folder. Throws MEDIA_FAILED, or the signal's reason. */
export async function buildStems(request: SoundInput, folder: string, signal: AbortSignal): Promise<BuiltStems> {
  const { durationSeconds } = request;
  const sounds = new Map<string, Promise<Float32Array>>();
  const load = (path: string): Promise<Float32Array> => {
    const loading = sounds.get(path) ?? loadMono(request, path, signal);
    sounds.set(path, loading);
    return loading;
  };
  const place = (files: readonly PlacedFile[]): Promise<PlacedSound[]> =>
    Promise.all(files.map(async ({ path, ...placed }) => ({ ...placed, samples: await load(path) })));
  const built: BuiltStems = { stems: {} };
  if (request.voices.length > 0) {
    built.stems.voice = join(folder, 'voice.wav');
    built.voice = await buildStem(await place(request.voices), durationSeconds, built.stems.voice);
  }
  if (request.events.length > 0) {
    built.stems.effects = join(folder, 'effects.wav');
    await buildStem(await place(request.events), durationSeconds, built.stems.effects);
  }
  if (request.ambience.length > 0) {
    built.stems.ambience = join(folder, 'ambience.wav');
    const beds = await Promise.all(
      request.ambience.map(async ({ path, ...bed }) => ({ ...bed, loop: await load(path) })),
    );
    await buildAmbienceStem(beds, durationSeconds, built.stems.ambience);
  }
  if (request.musicPath !== undefined) {
    built.stems.music = request.musicPath;
  }
  return built;
}

/** Our own WAV files are read in-process, because starting a program for each would take longer than everything else. */
async function loadMono(request: SoundInput, path: string, signal: AbortSignal): Promise<Float32Array> {
  if (path.endsWith('.wav')) {
    const wav = readWav(await readFile(path));
    const [channel] = wav.channels;
    if (channel && wav.channels.length === 1 && wav.sampleRate === FILM_SAMPLE_RATE) {
      return channel;
    }
  }
  const [samples] = await decodeAudio(request.ffmpeg, path, 1, { signal });
  return samples ?? new Float32Array();
}
