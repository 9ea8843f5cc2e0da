import { stat } from 'node:fs/promises';
import * as z from 'zod';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { readMp4Layout } from './read-mp4-layout.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from './run-ffmpeg.ts';
import { startProgram } from './run-program.ts';

export interface MediaStream {
  kind: 'video' | 'audio' | 'subtitle' | 'other';
  codec: string;
  /** Such as High. */
  profile?: string;
  pixelFormat?: string;
  width?: number;
  height?: number;
  framesPerSecond?: number;
  /** Of video in MP4 files. */
  frames?: number;
  sampleRate?: number;
  channels?: number;
  durationSeconds?: number;
  /** Three letters. */
  language?: string;
}

export interface MediaFacts {
  durationSeconds: number;
  bytes: number;
  streams: MediaStream[];
  title?: string;
  /** Of MP4 files: the index stands before the media. */
  faststart?: boolean;
}

const Probed = z.object({
  format: z.object({ duration: z.string().optional(), tags: z.record(z.string(), z.string()).optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      profile: z.string().optional(),
      pix_fmt: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      avg_frame_rate: z.string().optional(),
      nb_frames: z.string().optional(),
      sample_rate: z.string().optional(),
      channels: z.number().optional(),
      duration: z.string().optional(),
      tags: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/**
 * Reads what a media file holds, by ffprobe or, without one, by ffmpeg. Throws MEDIA_FAILED when it is no media of an
 * allowed kind.
 */
export async function probeMedia(ffmpeg: Ffmpeg, path: string, signal?: AbortSignal): Promise<MediaFacts> {
  const facts =
    ffmpeg.probePath === undefined
      ? await askFfmpeg(ffmpeg, path, signal)
      : await askFfprobe(ffmpeg.probePath, path, signal);
  const layout = await readMp4Layout(path).catch(() => undefined);
  if (!layout) return facts;
  const video = layout.tracks.find((track) => track.kind === 'video');
  return {
    ...facts,
    faststart: layout.faststart,
    streams: facts.streams.map((stream) =>
      stream.kind === 'video' && video ? { ...stream, frames: video.samples } : stream,
    ),
  };
}

async function askFfprobe(probePath: string, path: string, signal?: AbortSignal): Promise<MediaFacts> {
  const running = startProgram({
    path: probePath,
    signal,
    arguments: [
      '-hide_banner',
      '-loglevel',
      'error',
      ...STRANGER_INPUT_OPTIONS,
      '-of',
      'json',
      '-show_format',
      '-show_streams',
      fileName(path),
    ],
  });
  const pieces: Buffer[] = [];
  running.output.on('data', (piece: Buffer) => pieces.push(piece));
  await running.ended;
  const { format, streams } = Probed.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
  const title = format.tags?.['title'];
  return {
    durationSeconds: Number(format.duration ?? 0),
    bytes: (await stat(path)).size,
    ...(title === undefined ? {} : { title }),
    streams: streams.map((stream) => ({
      kind: kindOf(stream.codec_type),
      codec: stream.codec_name ?? 'unknown',
      ...given('profile', stream.profile),
      ...given('pixelFormat', stream.pix_fmt),
      ...given('width', stream.width),
      ...given('height', stream.height),
      ...given('framesPerSecond', stream.codec_type === 'video' ? fraction(stream.avg_frame_rate) : undefined),
      ...given('frames', stream.codec_type === 'video' ? wholeNumber(stream.nb_frames) : undefined),
      ...given('sampleRate', wholeNumber(stream.sample_rate)),
      ...given('channels', stream.channels),
      ...given('durationSeconds', stream.duration === undefined ? undefined : Number(stream.duration)),
      ...given('language', stream.tags?.['language']),
    })),
  };
}

/**
 * `ffmpeg -i` describes its input on the error output and then complains that no output was named: that end is
 * expected.
 */
async function askFfmpeg(ffmpeg: Ffmpeg, path: string, signal?: AbortSignal): Promise<MediaFacts> {
  const { messages } = await runFfmpeg({
    ffmpeg,
    signal,
    messages: 'info',
    arguments: [
      ...STRANGER_INPUT_OPTIONS,
      '-i',
      fileName(path),
      '-map',
      '0',
      '-c',
      'copy',
      '-t',
      '0',
      '-f',
      'null',
      '-',
    ],
  });
  const input = messages.split('Output #0')[0] ?? '';
  const clock = /Duration: (\d+):(\d+):([\d.]+)/.exec(input);
  if (!input.includes('Input #0')) throw new AppError('MEDIA_FAILED', { details: { reason: 'not a media file' } });
  const title = /^ {4}title\s+: (.*)$/m.exec(input)?.[1];
  return {
    durationSeconds: clock ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) : 0,
    bytes: (await stat(path)).size,
    ...(title === undefined ? {} : { title }),
    streams: [...input.matchAll(/Stream #0:\d+[^:(]*(?:\((\w+)\))?: (Video|Audio|Subtitle|Data): (.*)$/gm)].map(
      (match) => describedStream(match[2] ?? '', match[3] ?? '', match[1]),
    ),
  };
}

function describedStream(type: string, description: string, language: string | undefined): MediaStream {
  const size = / (\d{2,5})x(\d{2,5})/.exec(description);
  const channels = /, (mono|stereo|5\.1)/.exec(description)?.[1];
  return {
    kind: kindOf(type.toLowerCase()),
    codec: /^\w+/.exec(description)?.[0] ?? 'unknown',
    ...given('profile', /^\w+ \(([A-Z][\w: ]*)\)/.exec(description)?.[1]),
    ...given('pixelFormat', /, ((?:yuv|rgb|gray|gbr)\w*)/.exec(description)?.[1]),
    ...given('width', wholeNumber(size?.[1])),
    ...given('height', wholeNumber(size?.[2])),
    ...given('framesPerSecond', optionalNumber(/([\d.]+) fps/.exec(description)?.[1])),
    ...given('sampleRate', wholeNumber(/(\d+) Hz/.exec(description)?.[1])),
    ...given('channels', channels === undefined ? undefined : { mono: 1, stereo: 2, '5.1': 6 }[channels]),
    ...given('language', language),
  };
}

function kindOf(type: string | undefined): MediaStream['kind'] {
  return type === 'video' || type === 'audio' || type === 'subtitle' ? type : 'other';
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function optionalNumber(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? undefined : value;
}

function wholeNumber(text: string | undefined): number | undefined {
  const value = optionalNumber(text);
  return value === undefined ? undefined : Math.round(value);
}

function fraction(text: string | undefined): number | undefined {
  const [over = 0, under = 0] = (text ?? '').split('/').map(Number);
  return under > 0 ? over / under : undefined;
}
