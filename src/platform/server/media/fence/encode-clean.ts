import type { FfmpegRun } from '../ffmpeg/run-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES, type FenceLimits } from '../run-fenced.ts';
import { FILM_SAMPLE_RATE } from '../sound/film-sample-rate.ts';
import { fenceInputOptions } from './fence-options.ts';
import { asUnreadable, type ClipFacts, type FencedFile, type HeardSound } from './inspect-media.ts';

/** The format of a sound's clean copy. */
export type KeptSound = 'wav' | 'm4a';

/** A clean copy has at most this rate; a faster source loses frames. */
const MOST_FRAMES_PER_SECOND = 60;
const FRAMES_PER_SECOND_UNTOLD = 30;
const DECODER_THREADS = '2';
/** CPU seconds per second of video of 4,000 lines, and a fixed share for start-up. */
const CPU_SECONDS_PER_SECOND = 30;
const CPU_SECONDS_AT_LEAST = 60;
/** Room for the index, which is written in a second pass over the file. */
const FILE_MARGIN_BYTES = 16 * 1024 * 1024;
const WITHOUT_METADATA = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];

/**
 * Re-encodes a clip as H.264 and AAC in MP4, upright, with one frame size, a constant rate and the matrix of BT.709.
 * Throws MEDIA_UNREADABLE.
 */
export async function encodeCleanClip(
  file: FencedFile,
  { picture, sound }: ClipFacts,
  { path, mostBytes }: { path: string; mostBytes: number },
): Promise<void> {
  const framesPerSecond = chooseRate(picture.framesPerSecond);
  const even = (pixels: number): number => Math.max(2, 2 * Math.floor(pixels / 2));
  await encode(file, { path, mostBytes }, [
    '-map',
    '0:V:0',
    ...(sound ? ['-map', '0:a:0'] : ['-an']),
    // One size for all frames, even when the source changes its size.
    '-vf',
    `fps=${framesPerSecond},scale=${even(picture.width)}:${even(picture.height)}:in_color_matrix=${picture.matrix}:out_color_matrix=bt709:out_range=tv,setsar=1,format=yuv420p`,
    '-frames:v',
    String(Math.ceil(decodedSeconds(file) * framesPerSecond)),
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '18',
    '-colorspace',
    'bt709',
    '-color_range',
    'tv',
    '-flags:v',
    '+bitexact',
    '-threads',
    DECODER_THREADS,
    ...(sound
      ? ['-c:a', 'aac', '-b:a', '192k', '-ar', String(FILM_SAMPLE_RATE), '-ac', '2', '-flags:a', '+bitexact']
      : []),
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
  ]);
}

/** Re-encodes the first sound track, 48 kHz, mono or stereo. Throws MEDIA_UNREADABLE. */
export async function encodeCleanSound(
  file: FencedFile,
  { channels }: HeardSound,
  { path, mostBytes, kept }: { path: string; mostBytes: number; kept: KeptSound },
): Promise<void> {
  await encode(file, { path, mostBytes }, [
    '-map',
    '0:a:0',
    '-vn',
    '-ar',
    String(FILM_SAMPLE_RATE),
    '-ac',
    String(Math.min(2, channels)),
    '-flags:a',
    '+bitexact',
    ...(kept === 'wav'
      ? ['-c:a', 'pcm_s16le', '-f', 'wav']
      : ['-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart', '-f', 'mp4']),
  ]);
}

/** How much is decoded: a second more than may be shows that a file is longer than it says. */
const decodedSeconds = ({ mostSeconds, cutsLonger }: FencedFile): number => mostSeconds + (cutsLonger ? 0 : 1);

/** Frame rate of the clean clip. */
function chooseRate(told: number | undefined): number {
  if (told === undefined || !(told >= 1)) {
    return FRAMES_PER_SECOND_UNTOLD;
  }
  return Math.min(MOST_FRAMES_PER_SECOND, Math.round(told * 1000) / 1000);
}

async function encode(
  file: FencedFile,
  { path, mostBytes }: { path: string; mostBytes: number },
  output: readonly string[],
): Promise<void> {
  const limits: FenceLimits = {
    memoryBytes: FENCED_MEMORY_BYTES,
    cpuSeconds: CPU_SECONDS_AT_LEAST + CPU_SECONDS_PER_SECOND * file.mostSeconds,
    fileBytes: mostBytes + FILE_MARGIN_BYTES,
  };
  const run: FfmpegRun = {
    ffmpeg: file.ffmpeg,
    signal: file.signal,
    limits,
    arguments: [
      ...fenceInputOptions(file.format),
      '-threads',
      DECODER_THREADS,
      '-t',
      String(decodedSeconds(file)),
      '-i',
      fileName(file.path),
      ...WITHOUT_METADATA,
      ...output,
      '-t',
      String(decodedSeconds(file)),
      '-fs',
      String(mostBytes),
      fileName(path),
    ],
  };
  try {
    await runFfmpeg(run);
  } catch (cause) {
    throw asUnreadable(cause);
  }
}
