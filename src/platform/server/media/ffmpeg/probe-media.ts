import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod';
import { AppError } from '#src/shared/errors/app-error.ts';
import { readBounded } from '../read-bounded.ts';
import { startFenced, type FenceLimits } from '../run-fenced.ts';
import { startProgram } from '../start-program.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { readMp4Layout } from './read-mp4-layout.ts';
import { fileName, runFfmpeg, STRANGER_INPUT_OPTIONS } from './run-ffmpeg.ts';

/** A stream as ffprobe describes it; sizes in pixels, `sampleRate` in hertz. Unknown values are absent. */
export interface MediaStream {
  kind: 'video' | 'audio' | 'subtitle' | 'other';
  codec: string;
  /** For example High. */
  profile?: string;
  pixelFormat?: string;
  /** The tagged colour matrix, for example smpte170m. */
  matrix?: string;
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
  /** Pixel aspect ratio, when it is not 1. */
  pixelAspect?: number;
  /** Displayed rotated by 90 degrees, left or right. */
  isQuarterTurned?: true;
  /** A cover picture, not a video. */
  isAttachment?: true;
}

/** Limits for probing an untrusted file. */
export interface StrangerProbe {
  inputOptions: readonly string[];
  limits: FenceLimits;
}

/** A file and its streams. */
export interface MediaFacts {
  durationSeconds: number;
  bytes: number;
  streams: MediaStream[];
  title?: string;
  /** MP4 only: the index precedes the media. */
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
      color_space: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      avg_frame_rate: z.string().optional(),
      nb_frames: z.string().optional(),
      sample_rate: z.string().optional(),
      channels: z.number().optional(),
      duration: z.string().optional(),
      sample_aspect_ratio: z.string().optional(),
      tags: z.record(z.string(), z.string()).optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
});
type ProbedStream = z.infer<typeof Probed>['streams'][number];

/** The requested entries only: tags can be as long as the file, and just two are used. */
const ENTRIES = [
  'format=duration',
  'format_tags=title',
  'stream=codec_type,codec_name,profile,pix_fmt,color_space,width,height,avg_frame_rate,nb_frames,sample_rate,channels,duration,sample_aspect_ratio',
  'stream_tags=language',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':');
const MOST_ANSWER_BYTES = 1024 * 1024;

/**
 * Reads the streams of a media file, by ffprobe or, without one, by ffmpeg. Untrusted files are probed inside limits,
 * without their MP4 layout. Throws MEDIA_FAILED for anything but an allowed kind of media.
 */
export async function probeMedia(
  ffmpeg: Ffmpeg,
  path: string,
  signal?: AbortSignal,
  stranger?: StrangerProbe,
): Promise<MediaFacts> {
  const facts =
    ffmpeg.probePath === undefined
      ? await askFfmpeg(ffmpeg, path, signal, stranger)
      : await askFfprobe(ffmpeg.probePath, path, signal, stranger);
  const layout = stranger ? undefined : await readMp4Layout(path).catch(() => undefined);
  if (!layout) {
    return facts;
  }
  const video = layout.tracks.find((track) => track.kind === 'video');
  return {
    ...facts,
    faststart: layout.faststart,
    streams: facts.streams.map((stream) =>
      stream.kind === 'video' && video ? { ...stream, frames: video.samples } : stream,
    ),
  };
}

async function askFfprobe(
  probePath: string,
  path: string,
  signal?: AbortSignal,
  stranger?: StrangerProbe,
): Promise<MediaFacts> {
  const start = {
    path: resolve(probePath),
    signal,
    arguments: [
      '-hide_banner',
      '-loglevel',
      'error',
      ...(stranger?.inputOptions ?? STRANGER_INPUT_OPTIONS),
      '-of',
      'json',
      '-show_entries',
      ENTRIES,
      fileName(path),
    ],
  };
  const running = stranger ? await startFenced(start, stranger.limits) : startProgram(start);
  const { format, streams } = readAnswer(await readBounded(running, MOST_ANSWER_BYTES));
  const title = format.tags?.['title'];
  return {
    durationSeconds: optionalNumber(format.duration) ?? 0,
    bytes: (await stat(path)).size,
    ...(title === undefined ? {} : { title }),
    streams: streams.map(probedStream),
  };
}

function readAnswer(answer: Buffer): z.infer<typeof Probed> {
  try {
    return Probed.parse(JSON.parse(answer.toString('utf8')));
  } catch {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'no answer of ffprobe' } });
  }
}

function probedStream(stream: ProbedStream): MediaStream {
  const kind = kindOf(stream.codec_type);
  const isVideo = kind === 'video';
  const turn = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return {
    kind,
    codec: stream.codec_name ?? 'unknown',
    ...given('profile', stream.profile),
    ...given('pixelFormat', stream.pix_fmt),
    ...given('matrix', isVideo ? stream.color_space : undefined),
    ...given('width', stream.width),
    ...given('height', stream.height),
    ...given('framesPerSecond', isVideo ? fraction(stream.avg_frame_rate) : undefined),
    ...given('frames', isVideo ? wholeNumber(stream.nb_frames) : undefined),
    ...given('sampleRate', wholeNumber(stream.sample_rate)),
    ...given('channels', stream.channels),
    ...given('durationSeconds', stream.duration === undefined ? undefined : Number(stream.duration)),
    ...given('language', stream.tags?.['language']),
    ...given('pixelAspect', pixelAspect(stream.sample_aspect_ratio)),
    ...given('isQuarterTurned', Math.abs(Math.round(turn / 90)) % 2 === 1 ? true : undefined),
    ...given('isAttachment', stream.disposition?.attached_pic === 1 ? true : undefined),
  };
}

/** `ffmpeg -i` prints its input on standard error and fails because no output is named: that exit code is expected. */
async function askFfmpeg(
  ffmpeg: Ffmpeg,
  path: string,
  signal?: AbortSignal,
  stranger?: StrangerProbe,
): Promise<MediaFacts> {
  const { messages } = await runFfmpeg({
    ffmpeg,
    signal,
    messages: 'info',
    limits: stranger?.limits,
    arguments: [
      ...(stranger?.inputOptions ?? STRANGER_INPUT_OPTIONS),
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
  if (!input.includes('Input #0')) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'not a media file' } });
  }
  const title = /^ {4}title\s+: (.*)$/m.exec(input)?.[1];
  return {
    durationSeconds: clock ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) : 0,
    bytes: (await stat(path)).size,
    ...(title === undefined ? {} : { title }),
    streams: input.split(/^ +(?=Stream #0:)/m).flatMap((part) => {
      const match = /^Stream #0:\d+[^:(]*(?:\((\w+)\))?: (Video|Audio|Subtitle|Data): (.*)$/m.exec(part);
      const isTurned = /displaymatrix: rotation of -?(?:90|270)\./.test(part);
      return match
        ? [
            {
              ...describedStream(match[2] ?? '', match[3] ?? '', match[1]),
              ...given('isQuarterTurned', isTurned || undefined),
            },
          ]
        : [];
    }),
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
    ...given('matrix', /, (?:yuv|rgb|gray|gbr)\w*\((?:(?:tv|pc), )?(\w+)/.exec(description)?.[1]),
    ...given('width', wholeNumber(size?.[1])),
    ...given('height', wholeNumber(size?.[2])),
    ...given('framesPerSecond', optionalNumber(/([\d.]+) fps/.exec(description)?.[1])),
    ...given('sampleRate', wholeNumber(/(\d+) Hz/.exec(description)?.[1])),
    ...given('channels', channels === undefined ? undefined : { mono: 1, stereo: 2, '5.1': 6 }[channels]),
    ...given('language', language),
    ...given('pixelAspect', pixelAspect(/ SAR (\d+:\d+)/.exec(description)?.[1])),
    ...given('isAttachment', description.includes('(attached pic)') ? true : undefined),
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

function pixelAspect(text: string | undefined): number | undefined {
  const [width = 0, height = 0] = (text ?? '').split(':').map(Number);
  return width > 0 && height > 0 && width !== height ? width / height : undefined;
}

function fraction(text: string | undefined): number | undefined {
  const [over = 0, under = 0] = (text ?? '').split('/').map(Number);
  return under > 0 ? over / under : undefined;
}
