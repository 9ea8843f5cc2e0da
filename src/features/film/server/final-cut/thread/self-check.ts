import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia, type MediaFacts, type MediaStream } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { measureLoudness } from '#src/platform/server/media/sound/measure-loudness.ts';
import { FILM_LOUDNESS_LUFS, FILM_TRUE_PEAK_DECIBELS } from '#src/platform/server/media/sound/mix-audio.ts';
import { detectBlack, detectSilence } from '#src/platform/server/media/video/detect-black-and-silence.ts';
import type { CutPlan } from '../../timeline/plan-cut.ts';
import { findMissingLines } from './find-missing-lines.ts';
import { type Finding, SILENCE_LIMITS, type SoundFacts } from './findings.ts';

export interface FilmCheck {
  ffmpeg: Ffmpeg;
  path: string;
  plan: CutPlan;
  /** The stretches with speech. */
  lines: readonly { startSeconds: number; endSeconds: number }[];
  /** The voice stem of the mix; a line that is silent in it is missing. */
  voicePath?: string | undefined;
  /** The findings from mixing this very sound, so that it need not be analysed again. */
  sound?: SoundFacts;
  /** The film is silent on purpose. */
  isSilent?: boolean;
  signal?: AbortSignal | undefined;
}

/** Longer black is a fault; fades are shorter. */
const BLACK_SECONDS = 1.2;

/** Checks a finished film and lists its faults; empty when there are none. Throws MEDIA_FAILED when it cannot be read. */
export async function checkFilm(check: FilmCheck): Promise<Finding[]> {
  const { ffmpeg, path, signal } = check;
  const facts = await probeMedia(ffmpeg, path, signal);
  const findings = [...checkFormat(facts, check.plan), ...checkLengths(facts, check.plan)];
  if (!facts.streams.some((stream) => stream.kind === 'audio')) {
    return findings;
  }
  const [black, sound] = await Promise.all([
    detectBlack(ffmpeg, path, BLACK_SECONDS, signal),
    check.sound ?? listen(check),
  ]);
  const { loudness } = sound;
  for (const span of black) {
    findings.push({ kind: 'black', ...span });
  }
  if (!check.isSilent) {
    for (const span of sound.silence) {
      findings.push({ kind: 'silence', ...span });
    }
    const lufs = loudness.integratedLufs;
    if (lufs === null || Math.abs(lufs - FILM_LOUDNESS_LUFS) > 1) {
      findings.push({ kind: 'loudness', foundLufs: lufs });
    }
  }
  const peak = loudness.truePeakDecibels;
  if (peak !== null && peak > FILM_TRUE_PEAK_DECIBELS) {
    findings.push({ kind: 'true_peak', foundDecibels: peak });
  }
  return [...findings, ...sound.missingLines.map((span) => ({ kind: 'missing_line' as const, ...span }))];
}

async function listen({ ffmpeg, path, lines, voicePath, signal }: FilmCheck): Promise<SoundFacts> {
  const options = signal === undefined ? {} : { signal };
  const [loudness, silence, voice] = await Promise.all([
    measureLoudness(ffmpeg, path, signal),
    detectSilence(ffmpeg, path, SILENCE_LIMITS, signal),
    voicePath === undefined ? undefined : decodeAudio(ffmpeg, voicePath, 1, options),
  ]);
  return { loudness, silence, missingLines: findMissingLines(lines, voice?.[0]) };
}

function checkFormat(facts: MediaFacts, plan: CutPlan): Finding[] {
  const video: Partial<MediaStream> = facts.streams.find((stream) => stream.kind === 'video') ?? {};
  const audio = facts.streams.find((stream) => stream.kind === 'audio');
  const size = `${plan.format.width}x${plan.format.height}`;
  const wanted = [
    ['codec', video.codec, 'h264'],
    ['profile', video.profile, 'High'],
    ['pixel_format', video.pixelFormat, 'yuv420p'],
    ['size', `${video.width}x${video.height}`, size],
    ['frame_rate', String(video.framesPerSecond), String(plan.format.framesPerSecond)],
    ['audio_codec', audio?.codec, 'aac'],
    ['faststart', String(facts.faststart), 'true'],
  ] as const;
  return wanted.flatMap(([what, found, expected]) =>
    found === expected ? [] : [{ kind: 'format' as const, what, found: found ?? 'none' }],
  );
}

function checkLengths(facts: MediaFacts, plan: CutPlan): Finding[] {
  const findings: Finding[] = [];
  const frames = facts.streams.find((stream) => stream.kind === 'video')?.frames ?? 0;
  if (frames !== plan.frames) {
    findings.push({ kind: 'frames', expected: plan.frames, found: frames });
  }
  const soundSeconds = facts.streams.find((stream) => stream.kind === 'audio')?.durationSeconds;
  const pictureSeconds = frames / plan.format.framesPerSecond;
  if (soundSeconds !== undefined && Math.abs(soundSeconds - pictureSeconds) > 1 / plan.format.framesPerSecond) {
    findings.push({ kind: 'sound_length', pictureSeconds, soundSeconds });
  }
  return findings;
}
