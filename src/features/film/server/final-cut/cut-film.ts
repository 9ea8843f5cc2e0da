import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWav } from '#src/draft-engine/voice/wav.ts';
import { decodeAudio } from '#src/platform/server/media/decode-audio.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/wav-files.ts';
import { assembleFilm } from './assemble-film.ts';
import type { CutAnswer, CutRequest, PlacedFile } from './cut-request.ts';
import { makeSegments } from './make-segments.ts';
import { buildAmbienceStem } from './place-ambience.ts';
import { buildStem, type PlacedSound } from './place-speech.ts';
import { checkFilm } from './self-check.ts';

/** Cuts a film: stems and segments beside each other, then one file, then a look at it. Throws MEDIA_FAILED, or the signal's reason. */
export async function cutFilm(request: CutRequest, { signal }: { signal: AbortSignal }): Promise<CutAnswer> {
  const { ffmpeg, plan } = request;
  const began = performance.now();
  const seconds: Record<string, number> = {};
  const note = (name: string, since: number): number => {
    const now = performance.now();
    seconds[name] = Math.round(now - since) / 1000;
    return now;
  };
  const segmentsMade = makeSegments(plan, { ffmpeg, cacheFolder: request.cacheFolder, signal });
  segmentsMade.catch(() => {});
  const stems = await buildStems(request, signal);
  const segments = await segmentsMade;
  const assembling = note('stemsAndSegments', began);
  const assembled = await assembleFilm({
    ffmpeg, plan, segments, stems, subtitles: request.subtitles, title: request.title, language: request.language,
    fontsFolder: request.fontsFolder, path: request.path, signal,
  });
  const checking = note('assemble', assembling);
  const findings = await checkFilm({ ffmpeg, path: request.path, plan, lines: request.lines, voicePath: stems.voice, signal });
  note('check', checking);
  const count = (origin: 'made' | 'kept' | 'clip'): number => segments.filter((segment) => segment.origin === origin).length;
  return {
    durationSeconds: assembled.durationSeconds, loudness: assembled.loudness, vtt: assembled.vtt, srt: assembled.srt, findings,
    segments: { made: count('made'), kept: count('kept'), clip: count('clip') }, seconds,
  };
}

async function buildStems(request: CutRequest, signal: AbortSignal): Promise<Partial<Record<'voice' | 'music' | 'effects' | 'ambience', string>>> {
  const { plan, scratchFolder } = request;
  const sounds = new Map<string, Promise<Float32Array>>();
  const load = (path: string): Promise<Float32Array> => {
    const loading = sounds.get(path) ?? loadMono(request, path, signal);
    sounds.set(path, loading);
    return loading;
  };
  const place = (files: readonly PlacedFile[]): Promise<PlacedSound[]> =>
    Promise.all(files.map(async ({ path, startSeconds, gain }) => ({ samples: await load(path), startSeconds, gain })));
  const stems: Partial<Record<'voice' | 'music' | 'effects' | 'ambience', string>> = {};
  if (request.voices.length > 0) {
    stems.voice = join(scratchFolder, 'voice.wav');
    await buildStem(await place(request.voices), plan.durationSeconds, stems.voice);
  }
  if (request.events.length > 0) {
    stems.effects = join(scratchFolder, 'effects.wav');
    await buildStem(await place(request.events), plan.durationSeconds, stems.effects);
  }
  if (request.ambience.length > 0) {
    stems.ambience = join(scratchFolder, 'ambience.wav');
    const beds = await Promise.all(request.ambience.map(async ({ path, ...bed }) => ({ ...bed, loop: await load(path) })));
    await buildAmbienceStem(beds, plan.durationSeconds, stems.ambience);
  }
  if (request.musicPath !== undefined) stems.music = request.musicPath;
  return stems;
}

/** Our own WAV files are read here, since a program for each would take longer than all the rest. */
async function loadMono(request: CutRequest, path: string, signal: AbortSignal): Promise<Float32Array> {
  if (path.endsWith('.wav')) {
    const wav = readWav(await readFile(path));
    const [channel] = wav.channels;
    if (channel && wav.channels.length === 1 && wav.sampleRate === FILM_SAMPLE_RATE) return channel;
  }
  const [samples] = await decodeAudio(request.ffmpeg, path, 1, { signal });
  return samples ?? new Float32Array();
}
