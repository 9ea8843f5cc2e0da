import { detectBlackAndSilence } from '#src/platform/server/media/detect-black-and-silence.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import { measureLoudness, type Loudness } from '#src/platform/server/media/measure-loudness.ts';
import { decodeAudio } from '#src/platform/server/media/decode-audio.ts';
import { FILM_LOUDNESS_LUFS, FILM_TRUE_PEAK_DECIBELS } from '#src/platform/server/media/mix-audio.ts';
import { probeMedia, type MediaFacts, type MediaStream } from '#src/platform/server/media/probe-media.ts';
import { FILM_SAMPLE_RATE, type Channels } from '#src/platform/server/media/wav-files.ts';
import type { CutPlan } from './plan-cut.ts';

/** Something in a finished film that is not as it should be. Times and lengths in seconds. */
export type Finding =
  | { kind: 'format'; what: 'codec' | 'profile' | 'pixel_format' | 'size' | 'frame_rate' | 'audio_codec' | 'faststart'; found: string }
  | { kind: 'frames'; expected: number; found: number }
  | { kind: 'sound_length'; pictureSeconds: number; soundSeconds: number }
  | { kind: 'black'; startSeconds: number; endSeconds: number }
  | { kind: 'silence'; startSeconds: number; endSeconds: number }
  | { kind: 'loudness'; foundLufs: number | null }
  | { kind: 'true_peak'; foundDecibels: number }
  | { kind: 'missing_line'; startSeconds: number; endSeconds: number };

export interface FilmCheck {
  ffmpeg: Ffmpeg;
  path: string;
  plan: CutPlan;
  /** Where somebody speaks. */
  lines: readonly { startSeconds: number; endSeconds: number }[];
  /** The voice stem that went into the mix; a line that is silent in it is missing. */
  voicePath?: string | undefined;
  /** What was measured on this very sound, which spares measuring it again. */
  loudness?: Loudness;
  /** A film that is meant to be without sound. */
  isSilent?: boolean;
  signal?: AbortSignal | undefined;
}

/** Black that fades make is shorter than this. */
const BLACK_SECONDS = 1.2;
const SILENCE = { seconds: 4, decibels: -60 };
const LINE_FLOOR_DECIBELS = -50;

/** Looks at a finished film and lists what is wrong; empty when all is well. Throws MEDIA_FAILED when it cannot be read. */
export async function checkFilm(check: FilmCheck): Promise<Finding[]> {
  const { ffmpeg, path, signal } = check;
  const facts = await probeMedia(ffmpeg, path, signal);
  const findings = [...checkFormat(facts, check.plan), ...checkLengths(facts, check.plan)];
  if (!facts.streams.some((stream) => stream.kind === 'audio')) return findings;
  const [spans, loudness, missing] = await Promise.all([
    detectBlackAndSilence(
      ffmpeg, path, { blackSeconds: BLACK_SECONDS, silenceSeconds: SILENCE.seconds, silenceDecibels: SILENCE.decibels }, signal,
    ),
    check.loudness ?? measureLoudness(ffmpeg, path, signal),
    findMissingLines(check),
  ]);
  for (const span of spans.black) findings.push({ kind: 'black', ...span });
  if (!check.isSilent) {
    for (const span of spans.silence) findings.push({ kind: 'silence', ...span });
    const lufs = loudness.integratedLufs;
    if (lufs === null || Math.abs(lufs - FILM_LOUDNESS_LUFS) > 1) findings.push({ kind: 'loudness', foundLufs: lufs });
  }
  const peak = loudness.truePeakDecibels;
  if (peak !== null && peak > FILM_TRUE_PEAK_DECIBELS) findings.push({ kind: 'true_peak', foundDecibels: peak });
  return [...findings, ...missing];
}

function checkFormat(facts: MediaFacts, plan: CutPlan): Finding[] {
  const video: Partial<MediaStream> = facts.streams.find((stream) => stream.kind === 'video') ?? {};
  const audio = facts.streams.find((stream) => stream.kind === 'audio');
  const size = `${plan.format.width}x${plan.format.height}`;
  const wanted = [
    ['codec', video.codec, 'h264'], ['profile', video.profile, 'High'], ['pixel_format', video.pixelFormat, 'yuv420p'],
    ['size', `${video.width}x${video.height}`, size], ['frame_rate', String(video.framesPerSecond), String(plan.format.framesPerSecond)],
    ['audio_codec', audio?.codec, 'aac'], ['faststart', String(facts.faststart), 'true'],
  ] as const;
  return wanted.flatMap(([what, found, expected]) => (found === expected ? [] : [{ kind: 'format' as const, what, found: found ?? 'none' }]));
}

function checkLengths(facts: MediaFacts, plan: CutPlan): Finding[] {
  const findings: Finding[] = [];
  const frames = facts.streams.find((stream) => stream.kind === 'video')?.frames ?? 0;
  if (frames !== plan.frames) findings.push({ kind: 'frames', expected: plan.frames, found: frames });
  const soundSeconds = facts.streams.find((stream) => stream.kind === 'audio')?.durationSeconds;
  const pictureSeconds = frames / plan.format.framesPerSecond;
  if (soundSeconds !== undefined && Math.abs(soundSeconds - pictureSeconds) > 1 / plan.format.framesPerSecond) {
    findings.push({ kind: 'sound_length', pictureSeconds, soundSeconds });
  }
  return findings;
}

async function findMissingLines(check: FilmCheck): Promise<Finding[]> {
  if (check.lines.length === 0) return [];
  const options = check.signal === undefined ? {} : { signal: check.signal };
  const channels: Channels = check.voicePath === undefined
    ? [new Float32Array()]
    : [(await decodeAudio(check.ffmpeg, check.voicePath, 1, options))[0] ?? new Float32Array()];
  return check.lines.flatMap((line) =>
    levelDecibels(channels[0], line.startSeconds, line.endSeconds) > LINE_FLOOR_DECIBELS
      ? []
      : [{ kind: 'missing_line' as const, startSeconds: line.startSeconds, endSeconds: line.endSeconds }],
  );
}

/** Root mean square of a stretch, in dBFS. */
function levelDecibels(samples: Float32Array, startSeconds: number, endSeconds: number): number {
  const start = Math.max(0, Math.floor(startSeconds * FILM_SAMPLE_RATE));
  const end = Math.min(samples.length, Math.ceil(endSeconds * FILM_SAMPLE_RATE));
  let sum = 0;
  for (let index = start; index < end; index++) sum += (samples[index] ?? 0) ** 2;
  return end > start ? 10 * Math.log10(sum / (end - start) + 1e-12) : Number.NEGATIVE_INFINITY;
}
