import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { colourMatrix } from '../ffmpeg/colour-matrix.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia, type MediaFacts, type MediaStream } from '../ffmpeg/probe-media.ts';
import { fenceInputOptions, PICTURE_CODECS, PROBE_LIMITS, SOUND_CODECS } from './fence-options.ts';
import type { MediaFormat } from './recognise-media.ts';

/** An untrusted file of a recognised format, alone in a scratch folder. */
export interface FencedFile {
  ffmpeg: Ffmpeg;
  path: string;
  format: MediaFormat;
  mostSeconds: number;
  /** Only its first `mostSeconds` are kept; otherwise a longer one is refused. */
  cutsLonger?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** A clip's picture as displayed: rotated upright, with square pixels. */
interface ClipPicture {
  codec: string;
  width: number;
  height: number;
  /** By which its colours are to be read, as ffmpeg's scale filter names it. */
  matrix: string;
  /** As declared by the file; undefined when missing. */
  framesPerSecond: number | undefined;
}

/** Declared facts of the first sound track. */
export interface HeardSound {
  codec: string;
  sampleRate: number;
  channels: number;
}

/** Declared facts of a clip. The length is 0 when the file declares none. */
export interface ClipFacts {
  durationSeconds: number;
  picture: ClipPicture;
  sound: HeardSound | undefined;
}

const LEAST_SIDE_PIXELS = 2;
const MOST_SAMPLE_RATE = 192_000;
const LEAST_SAMPLE_RATE = 4_000;
const MOST_CHANNELS = 8;
/** A pixel aspect beyond this is an error in the file; the pixels are then treated as square. */
const MOST_PIXEL_ASPECT = 4;
/** Exit codes of the fence programs when the command is missing or not executable. */
const NOT_STARTED: readonly unknown[] = ['exit code 126', 'exit code 127'];
/** ffmpeg's message for a decoder that is not on the list; it says nearly the same of a file within a file. */
const UNLISTED_DECODER = /Codec \(\S+\) not on whitelist/;
/** Tolerance at the end of a clip: sound is padded to whole frames. */
const LENGTH_TOLERANCE_SECONDS = 0.5;

/**
 * Probes a clip. Throws MEDIA_UNREADABLE, MEDIA_FORMAT_UNSUPPORTED for codecs that are not accepted, MEDIA_TOO_LONG,
 * MEDIA_TOO_LARGE for a side above the limit, or the signal's reason.
 */
export async function inspectClipFile(file: FencedFile, mostSidePixels: number): Promise<ClipFacts> {
  const facts = await probe(file);
  const stream = facts.streams.find(({ kind, isAttachment }) => kind === 'video' && !isAttachment);
  if (!stream) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'no moving picture' } });
  }
  checkCodec(stream, PICTURE_CODECS);
  const picture = {
    codec: stream.codec,
    ...seenSize(stream),
    matrix: colourMatrix(stream),
    framesPerSecond: stream.framesPerSecond,
  };
  if (Math.min(picture.width, picture.height) < LEAST_SIDE_PIXELS) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'no size' } });
  }
  if (Math.max(picture.width, picture.height) > mostSidePixels) {
    throw new AppError('MEDIA_TOO_LARGE', { details: { limitPixels: mostSidePixels } });
  }
  checkLength(facts.durationSeconds, file);
  return { durationSeconds: facts.durationSeconds, picture, sound: heardSound(facts) };
}

/** Probes a sound; ignores pictures in the file. Throws like `inspectClipFile`. */
export async function inspectSoundFile(file: FencedFile): Promise<{ durationSeconds: number; sound: HeardSound }> {
  const facts = await probe(file);
  const sound = heardSound(facts);
  if (!sound) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'no sound' } });
  }
  checkLength(facts.durationSeconds, file);
  return { durationSeconds: facts.durationSeconds, sound };
}

/** Throws MEDIA_TOO_LONG. */
export function checkLength(
  durationSeconds: number,
  { mostSeconds, cutsLonger }: Pick<FencedFile, 'mostSeconds' | 'cutsLonger'>,
): void {
  if (!cutsLonger && durationSeconds > mostSeconds + LENGTH_TOLERANCE_SECONDS) {
    throw new AppError('MEDIA_TOO_LONG', { details: { limitSeconds: mostSeconds } });
  }
}

/**
 * Maps a failure of a media program on an untrusted file to MEDIA_UNREADABLE; a program that does not start is our own
 * fault and stays as it is.
 */
export function asUnreadable(cause: unknown): unknown {
  if (!isAppError(cause, 'MEDIA_FAILED') || cause.cause !== undefined) {
    return cause;
  }
  if (NOT_STARTED.includes(cause.details?.['reason'])) {
    return cause;
  }
  const isUnlisted = UNLISTED_DECODER.test(String(cause.details?.['messages']));
  return new AppError(isUnlisted ? 'MEDIA_FORMAT_UNSUPPORTED' : 'MEDIA_UNREADABLE', { cause });
}

async function probe({ ffmpeg, path, format, signal }: FencedFile): Promise<MediaFacts> {
  try {
    return await probeMedia(ffmpeg, path, signal, { inputOptions: fenceInputOptions(format), limits: PROBE_LIMITS });
  } catch (cause) {
    throw asUnreadable(cause);
  }
}

function heardSound({ streams }: MediaFacts): HeardSound | undefined {
  const stream = streams.find(({ kind }) => kind === 'audio');
  if (!stream) {
    return undefined;
  }
  checkCodec(stream, SOUND_CODECS);
  const { codec, sampleRate = 0, channels = 0 } = stream;
  if (sampleRate < LEAST_SAMPLE_RATE || sampleRate > MOST_SAMPLE_RATE || channels < 1 || channels > MOST_CHANNELS) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'sound', sampleRate, channels } });
  }
  return { codec, sampleRate, channels };
}

function checkCodec({ codec }: MediaStream, allowed: readonly string[]): void {
  if (!allowed.includes(codec)) {
    throw new AppError('MEDIA_FORMAT_UNSUPPORTED', { details: { codec: codec.slice(0, 40) } });
  }
}

function seenSize({ width = 0, height = 0, pixelAspect = 1, isQuarterTurned }: MediaStream): {
  width: number;
  height: number;
} {
  const aspect = pixelAspect > MOST_PIXEL_ASPECT || pixelAspect < 1 / MOST_PIXEL_ASPECT ? 1 : pixelAspect;
  const wide = Math.round(width * aspect);
  return isQuarterTurned ? { width: height, height: wide } : { width: wide, height };
}
