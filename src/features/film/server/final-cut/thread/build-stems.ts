import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureLoudness } from '#src/draft-engine/audio/loudness.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { decodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { AMBIENCE_LEVEL } from '#src/platform/server/media/sound/planned-gains.ts';
import type { Stem } from '#src/shared/catalogue/stems.ts';
import type { PlacedFile, SoundInput } from '../cut-input.ts';
import { buildAmbienceStem } from './place-ambience.ts';
import { buildStem, type PlacedSound, type SoundWindow } from './place-speech.ts';
import { repeatMusic } from './repeat-music.ts';

/** The sounds of a film and their places; with a window, only that stretch of them is built. */
export type StemsInput = Pick<
  SoundInput,
  'ffmpeg' | 'durationSeconds' | 'voices' | 'events' | 'ambience' | 'musicPath' | 'musicSpans'
> & { window?: SoundWindow };

export interface BuiltStems {
  /** WAV files, each from the start of the film, or of the window; but music is the whole film's. */
  stems: Partial<Record<Stem, string>>;
  /** The samples of the voice stem's left channel: 48 kHz. */
  voice?: Float32Array;
}

/** Places each kind of sound on the timeline, as files in the folder. Throws MEDIA_FAILED, or the signal's reason. */
export async function buildStems(request: StemsInput, folder: string, signal: AbortSignal): Promise<BuiltStems> {
  const { durationSeconds, window } = request;
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
    built.voice = await buildStem(await place(request.voices), durationSeconds, built.stems.voice, window);
  }
  if (request.events.length > 0) {
    built.stems.effects = join(folder, 'effects.wav');
    await buildStem(await place(request.events), durationSeconds, built.stems.effects, window);
  }
  if (request.ambience.length > 0) {
    built.stems.ambience = join(folder, 'ambience.wav');
    const beds = await Promise.all(
      request.ambience.map(async ({ path, ...bed }) => {
        const loop = await load(path);
        return { ...bed, loop, gain: bed.gain * levelOf(loop) };
      }),
    );
    await buildAmbienceStem(beds, durationSeconds, built.stems.ambience, window);
  }
  const { ffmpeg, musicPath, musicSpans } = request;
  if (musicPath !== undefined && musicSpans !== undefined) {
    built.stems.music = join(folder, 'repeated-music.wav');
    const piece = { ffmpeg, path: musicPath, spans: musicSpans, durationSeconds };
    await repeatMusic(piece, built.stems.music, signal);
  } else if (musicPath !== undefined) {
    built.stems.music = musicPath;
  }
  return built;
}

/** The gain that brings a loop of ambience to its level: the same in every film. */
function levelOf(loop: Float32Array): number {
  const lufs = measureLoudness([loop, loop]);
  const decibels = Number.isFinite(lufs) ? Math.min(AMBIENCE_LEVEL.mostGainDecibels, AMBIENCE_LEVEL.lufs - lufs) : 0;
  return 10 ** (decibels / 20);
}

/** Our own WAV files are read in-process, because starting a program for each would take longer than everything else. */
async function loadMono(request: StemsInput, path: string, signal: AbortSignal): Promise<Float32Array> {
  if (path.endsWith('.wav')) {
    const wav = decodePcmWav(await readFile(path));
    const [channel] = wav.channels;
    if (channel && wav.channels.length === 1 && wav.sampleRate === FILM_SAMPLE_RATE) {
      return channel;
    }
  }
  const [samples] = await decodeAudio(request.ffmpeg, path, 1, { signal });
  return samples ?? new Float32Array();
}
