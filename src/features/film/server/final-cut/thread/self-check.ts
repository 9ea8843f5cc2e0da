import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia, type MediaFacts, type MediaStream } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { FILM_LOUDNESS_LUFS, FILM_TRUE_PEAK_DECIBELS } from '#src/platform/server/media/sound/mix-audio.ts';
import { detectBlack } from '#src/platform/server/media/video/detect-black-and-silence.ts';
import type { CutPlan } from '../../timeline/plan-cut.ts';
import type { Finding, SoundFacts } from './findings.ts';

export interface FilmCheck {
  ffmpeg: Ffmpeg;
  path: string;
  plan: CutPlan;
  /** What was found when its sound was mixed. */
  sound: SoundFacts;
  signal?: AbortSignal | undefined;
}

/** Longer black is a fault; fades are shorter. */
export const BLACK_SECONDS = 1.2;

/** Checks a finished film and lists its faults; empty when there are none. Throws MEDIA_FAILED when it cannot be read. */
export async function checkFilm(check: FilmCheck): Promise<Finding[]> {
  const { ffmpeg, path, signal } = check;
  const facts = await probeMedia(ffmpeg, path, signal);
  const findings = [...checkFormat(facts, check.plan), ...checkLengths(facts, check.plan)];
  if (!facts.streams.some((stream) => stream.kind === 'audio')) {
    return findings;
  }
  for (const span of await detectBlack(ffmpeg, path, BLACK_SECONDS, signal)) {
    findings.push({ kind: 'black', ...span });
  }
  return [...findings, ...checkSound(check.sound)];
}

function checkSound({ loudness, silence, missingLines }: SoundFacts): Finding[] {
  const { integratedLufs: lufs, truePeakDecibels: peak } = loudness;
  return [
    ...silence.map((span) => ({ kind: 'silence' as const, ...span })),
    ...(lufs === null || Math.abs(lufs - FILM_LOUDNESS_LUFS) > 1
      ? [{ kind: 'loudness' as const, foundLufs: lufs }]
      : []),
    ...(peak !== null && peak > FILM_TRUE_PEAK_DECIBELS ? [{ kind: 'true_peak' as const, foundDecibels: peak }] : []),
    ...missingLines.map((span) => ({ kind: 'missing_line' as const, ...span })),
  ];
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
