import { resolve } from 'node:path';
import { startFenced, type FenceLimits } from '../run-fenced.ts';
import { startProgram, type ProgramStart, type RunningProgram } from '../start-program.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';

/** One run of ffmpeg; the arguments follow the general options. */
export interface FfmpegRun {
  ffmpeg: Ffmpeg;
  arguments: readonly string[];
  signal?: AbortSignal | undefined;
  /** Working folder. */
  folder?: string;
  /** A generated fonts.conf, for runs that draw text. */
  fontsConfPath?: string;
  /** 'info' for runs whose log is the result (measurements). */
  messages?: 'error' | 'info';
  noProgressSeconds?: number;
  /** Told of the seconds of output that are written so far. */
  onSeconds?: (seconds: number) => void;
  /** Resource limits for untrusted files (run-fenced.ts). */
  limits?: FenceLimits | undefined;
}

/** Starts ffmpeg without waiting; `input` is open when requested. */
export function startFfmpeg(run: FfmpegRun & { opensInput?: boolean; isIdle?: () => boolean }): RunningProgram {
  return startProgram(describeStart(run));
}

/** Starts ffmpeg on an untrusted file, inside limits (run-fenced.ts). */
export function startFencedFfmpeg(
  run: FfmpegRun & { opensInput?: boolean; isIdle?: () => boolean },
  limits: FenceLimits,
): Promise<RunningProgram> {
  return startFenced(describeStart(run), limits);
}

function describeStart(run: FfmpegRun & { opensInput?: boolean; isIdle?: () => boolean }): ProgramStart {
  return {
    path: resolve(run.ffmpeg.path),
    arguments: [
      '-nostdin',
      '-hide_banner',
      '-nostats',
      '-y',
      '-loglevel',
      run.messages ?? 'error',
      '-progress',
      'pipe:3',
      '-stats_period',
      '1',
      ...run.arguments,
    ],
    environment: run.fontsConfPath === undefined ? {} : { FONTCONFIG_FILE: run.fontsConfPath },
    signal: run.signal,
    onSeconds: run.onSeconds,
    ...(run.folder === undefined ? {} : { folder: run.folder }),
    ...(run.noProgressSeconds === undefined ? {} : { noProgressSeconds: run.noProgressSeconds }),
    ...(run.opensInput === undefined ? {} : { opensInput: run.opensInput }),
    ...(run.isIdle === undefined ? {} : { isIdle: run.isIdle }),
  };
}

/**
 * Runs ffmpeg to its end; returns its messages and its standard output. Throws MEDIA_FAILED with the last messages, or
 * the signal's reason when aborted.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<{ messages: string; output: Buffer }> {
  const running = run.limits ? await startFencedFfmpeg(run, run.limits) : startFfmpeg(run);
  const pieces: Buffer[] = [];
  running.output.on('data', (piece: Buffer) => pieces.push(piece));
  const messages = await running.ended;
  return { messages, output: Buffer.concat(pieces) };
}

/** A path with the `file:` protocol, so that ffmpeg reads no other protocol or pattern from its name. */
export function fileName(path: string): string {
  return `file:${path}`;
}

/** Input options for untrusted files: listed containers, local files only, bounded. */
export const STRANGER_INPUT_OPTIONS = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mp3,wav,ogg,flac,aac',
  '-max_streams',
  '8',
  '-max_pixels',
  '40000000',
  '-codec_whitelist',
  'h264,hevc,av1,libdav1d,vp8,vp9,libvpx-vp9,mpeg4,mjpeg,prores,mp3,mp3float,aac,opus,vorbis,flac,pcm_s16le,pcm_s24le,pcm_f32le,ac3,mov_text',
] as const;
