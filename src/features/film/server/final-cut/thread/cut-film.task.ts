import { writeFile } from 'node:fs/promises';
import { drawSprite, planSprite } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import { findCrowdedLines } from '../../../timeline/crowded-lines.ts';
import type { CutAnswer, CutInput, SoundInput } from '../cut-input.ts';
import { assembleFilm } from './assemble-film.ts';
import type { Finding } from './findings.ts';
import { makeSegments } from './make-segments.ts';
import { mixSound } from './mix-sound.ts';
import { checkFilm } from './self-check.ts';

/**
 * Cuts a film: sound and segments in parallel, then one file, then the check. Throws MEDIA_FAILED, or the signal's
 * reason.
 */
export async function cutFilm(request: CutInput, { signal }: { signal: AbortSignal }): Promise<CutAnswer> {
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
  const sound = await mixSound(request.sound, signal);
  const segments = await segmentsMade;
  const assembling = note('soundAndSegments', began);
  const assembled = await assembleFilm({
    ffmpeg,
    plan,
    segments,
    sound,
    subtitles: request.subtitles,
    subtitleMode: request.subtitleMode,
    title: request.title,
    language: request.language,
    path: request.path,
    signal,
  });
  const checking = note('assemble', assembling);
  const thumbnails = planSprite({ ...plan.format, durationSeconds: plan.durationSeconds });
  const [findings, sprite] = await Promise.all([
    checkFilm({ ffmpeg, path: request.path, plan, sound, signal }),
    drawSprite({ ffmpeg, path: request.path, layout: thumbnails, signal }),
  ]);
  await writeFile(request.spritePath, sprite);
  note('check', checking);
  const count = (origin: 'made' | 'kept' | 'clip'): number =>
    segments.filter((segment) => segment.origin === origin).length;
  return {
    durationSeconds: assembled.durationSeconds,
    loudness: sound.loudness,
    vtt: assembled.vtt,
    srt: assembled.srt,
    thumbnails,
    findings: [...findings, ...findingsOfLines(request.sound.lines, plan.durationSeconds)],
    subtitleMode: request.subtitleMode,
    segments: { made: count('made'), kept: count('kept'), clip: count('clip') },
    sound: sound.origin,
    stems: sound.stems,
    seconds,
  };
}

function findingsOfLines(lines: SoundInput['lines'], durationSeconds: number): Finding[] {
  return findCrowdedLines(lines, durationSeconds).map(({ kind, startSeconds, endSeconds }) => ({
    kind,
    startSeconds,
    endSeconds,
  }));
}
