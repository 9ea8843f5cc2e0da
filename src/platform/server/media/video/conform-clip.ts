import { rename, rm } from 'node:fs/promises';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { readMp4Layout } from '../ffmpeg/read-mp4-layout.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from '../ffmpeg/run-ffmpeg.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';
import {
  checkPictureFormat,
  keyframeOptions,
  pictureEncoderOptions,
  type PictureFormat,
  type Quality,
} from './film-encoding.ts';

const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 3_600, fileBytes: 2 * 1024 ** 3 };

/** An external clip and the format that it is brought to. */
export interface ClipConform {
  ffmpeg: Ffmpeg;
  /** An external clip, alone in its folder. */
  sourcePath: string;
  path: string;
  format: PictureFormat;
  quality?: Quality;
  /** The first frame that is kept, in the rate of the format; 0 by default. */
  fromFrame?: number;
  /** Exact length: a longer source is cut, a shorter one repeats its last frame. */
  frames?: number;
  keyframes?: readonly number[];
  /** Maximum seconds of the source to read. */
  limitSeconds?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Re-encodes an untrusted clip to the film's picture format, scaled to cover the frame and centre-cropped. Returns its
 * length in frames. Throws MEDIA_FAILED when it is not an allowed clip.
 */
export async function conformClip(work: ClipConform): Promise<{ frames: number }> {
  checkPictureFormat(work.format);
  const { width, height, framesPerSecond } = work.format;
  const hold = work.frames === undefined ? '' : `,tpad=stop_mode=clone:stop=${work.frames},fps=${framesPerSecond}`;
  // With other timestamps the rate is unknown until it is given again.
  const start = work.fromFrame ? `,trim=start_frame=${work.fromFrame},setpts=PTS-STARTPTS,fps=${framesPerSecond}` : '';
  const part = `${work.path}.${process.pid}.part.mp4`;
  try {
    await runFfmpeg({
      ffmpeg: work.ffmpeg,
      signal: work.signal,
      limits: LIMITS,
      arguments: [
        ...STRANGER_INPUT_OPTIONS,
        // Each decoder thread holds frames: this number fits the memory limit on every machine.
        '-threads',
        '4',
        '-t',
        String(work.limitSeconds ?? 120),
        '-i',
        fileName(work.sourcePath),
        '-map',
        '0:v:0',
        '-vf',
        `fps=${framesPerSecond}${start},scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv,` +
          `crop=${width}:${height},setsar=1,format=yuv420p${hold}`,
        ...(work.frames === undefined ? [] : ['-frames:v', String(work.frames)]),
        ...keyframeOptions(work.keyframes ?? []),
        ...pictureEncoderOptions(work.format, work.quality),
        fileName(part),
      ],
    });
    const frames = (await readMp4Layout(part)).tracks[0]?.samples ?? 0;
    await rename(part, work.path);
    return { frames };
  } finally {
    await rm(part, { force: true });
  }
}
