import { join } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { readMp4Layout } from '../ffmpeg/read-mp4-layout.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { containerOptions } from './film-encoding.ts';

/** Where a clip is split by copying. */
export interface ClipSplit {
  ffmpeg: Ffmpeg;
  path: string;
  framesPerSecond: number;
  /** Frame numbers (0-based, ascending) where a new part begins; each must be a key frame. */
  atFrames: readonly number[];
  /** Output folder of part-0.mp4, part-1.mp4 … */
  folder: string;
  signal?: AbortSignal | undefined;
}

/** True when all these frames are key frames, so that the clip can be split there by copying. */
export async function canSplitAt(path: string, frames: readonly number[]): Promise<boolean> {
  const video = (await readMp4Layout(path)).tracks.find((track) => track.kind === 'video');
  return video !== undefined && frames.every((frame) => video.keyframes === null || video.keyframes.includes(frame));
}

/**
 * Splits a clip without decoding it and returns the parts in order. Throws MEDIA_FAILED when a part does not have the
 * requested length.
 */
export async function splitClip(split: ClipSplit): Promise<string[]> {
  await runFfmpeg({
    ffmpeg: split.ffmpeg,
    signal: split.signal,
    folder: split.folder,
    arguments: [
      '-i',
      fileName(split.path),
      '-map',
      '0:v:0',
      '-c',
      'copy',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-avoid_negative_ts',
      'disabled',
      '-f',
      'segment',
      '-segment_frames',
      split.atFrames.join(','),
      '-reset_timestamps',
      '1',
      '-segment_format',
      'mp4',
      '-segment_format_options',
      containerPairs(split.framesPerSecond),
      'part-%d.mp4',
    ],
  });
  const total = (await readMp4Layout(split.path)).tracks.find((track) => track.kind === 'video')?.samples ?? 0;
  const bounds = [0, ...split.atFrames, total];
  const parts: string[] = [];
  for (let index = 0; index + 1 < bounds.length; index++) {
    const part = join(split.folder, `part-${index}.mp4`);
    const wanted = (bounds[index + 1] ?? 0) - (bounds[index] ?? 0);
    const kept = (await readMp4Layout(part)).tracks[0]?.samples;
    if (kept !== wanted) {
      throw new AppError('MEDIA_FAILED', { details: { reason: `a part has ${kept} frames instead of ${wanted}` } });
    }
    parts.push(part);
  }
  return parts;
}

/** The segment muxer takes the container's options as name=value pairs. */
function containerPairs(framesPerSecond: number): string {
  const options = containerOptions({ framesPerSecond });
  const pairs: string[] = [];
  for (let index = 0; index < options.length; index += 2) {
    const name = options[index]?.slice(1);
    if (name !== 'f') {
      pairs.push(`${name}=${options[index + 1]}`);
    }
  }
  return pairs.join(':');
}
