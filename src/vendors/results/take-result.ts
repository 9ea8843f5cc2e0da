import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { withCleanClip, withCleanSound } from '#src/platform/server/media/fence/take-in-media.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { normalisePicture } from '#src/platform/server/media/pictures/normalise-picture.ts';
import { conformClip } from '#src/platform/server/media/video/conform-clip.ts';
import { fetchPublic } from '#src/platform/server/outside/fetch-public.ts';
import { resolveHost } from '#src/platform/server/outside/resolve-host.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { keepReceived } from '#src/platform/server/storage/received-results.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { ShotFormat } from '../tool-requests.ts';
import { VendorError, type VendorContext, type VendorRequest, type VendorResult } from '../vendor.ts';
import { checkGlb } from './check-glb.ts';

/** What results are taken in with. */
export interface ResultParts {
  config: Pick<Config, 'dataFolder' | 'disk' | 'fetchOrigins'>;
  ffmpeg: Ffmpeg;
}

/** A result as a vendor gives it: its bytes, or where they are. */
export type GivenResult = { bytes: Uint8Array } | { address: string };

type Taken = NonNullable<VendorResult['file']>;

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = {
  image: 60 * MEGABYTE,
  shot: 400 * MEGABYTE,
  clip: 400 * MEGABYTE,
  sound: 100 * MEGABYTE,
  solid: 100 * MEGABYTE,
} as const;
const MOST_DOWNLOAD_SECONDS = 300;
/** The room that taking a result in needs, as a multiple of its size. */
const ROOM_FACTOR = 3;
const LONGEST_SIDE_PIXELS = 4096;
const LONGEST_ENLARGED_SIDE_PIXELS = 8192;
const MOST_CLIP_SECONDS = 300;
const MOST_SOUND_SECONDS = 900;

/** What is wrong with a result, as opposed to this machine or the way to it. */
const RESULT_ERRORS: readonly ErrorCode[] = [
  'IMAGE_FORMAT_UNSUPPORTED',
  'MEDIA_FORMAT_UNSUPPORTED',
  'MEDIA_UNREADABLE',
  'MEDIA_TOO_LONG',
  'MEDIA_TOO_LARGE',
  'MEDIA_FAILED',
  'FILE_TOO_LARGE',
  'ADDRESS_INVALID',
  'ADDRESS_NOT_PUBLIC',
];

/**
 * Copies a result into the scratch folder as a file of ours. What comes from a vendor is as untrusted as an upload: it
 * is fetched from public addresses alone and decoded inside the media fence. A clip gets the film's picture format and
 * exactly the length that was asked for. Throws VendorError: `failed` for a result that cannot be used, `busy` when it
 * could not be fetched or this machine cannot take it in now; or the signal's reason. What was fetched and could not be
 * taken in is kept (see `withReceivedResults`): its address may not last as long as a full disk.
 */
export async function takeResult(
  parts: ResultParts,
  request: VendorRequest,
  given: GivenResult,
  context: VendorContext,
): Promise<Taken> {
  let fetched: Uint8Array | undefined;
  try {
    const bytes = await bytesOf(parts, given, MOST_BYTES[mediumOf(request)], context);
    fetched = 'address' in given ? bytes : undefined;
    await ensureFreeSpace(parts.config, ROOM_FACTOR * bytes.length);
    return await takeBytes(parts, request, bytes, context);
  } catch (cause) {
    const error = explain(cause);
    if (fetched && !(error instanceof VendorError && error.kind === 'failed')) {
      // Otherwise it is fetched again.
      await keepReceived(parts.config, context.generationId, fetched).catch(() => undefined);
    }
    context.signal.throwIfAborted();
    throw error;
  }
}

function explain(cause: unknown): unknown {
  if (!isAppError(cause)) {
    return cause;
  }
  return new VendorError(
    RESULT_ERRORS.includes(cause.code) ? 'failed' : 'busy',
    `the result could not be taken in: ${cause.code}`,
    { cause },
  );
}

type Medium = keyof typeof MOST_BYTES;

/** What a result is where the request has no format of a shot. */
const MEDIA: Readonly<Partial<Record<VendorRequest['kind'], Medium>>> = {
  image: 'image',
  'image-edit': 'image',
  view: 'image',
  'image-upscale': 'image',
  'cut-out': 'image',
  video: 'clip',
  'video-edit': 'clip',
  'video-upscale': 'clip',
  subtitles: 'clip',
  'lip-sync': 'clip',
  template: 'clip',
  'clip-sound': 'clip',
  'model-3d': 'solid',
};

const mediumOf = (request: VendorRequest): Medium =>
  shotFormatOf(request) ? 'shot' : (MEDIA[request.kind] ?? 'sound');

const TAKERS: Readonly<
  Record<
    Medium,
    (parts: ResultParts, request: VendorRequest, bytes: Uint8Array, context: VendorContext) => Promise<Taken>
  >
> = {
  image: takePicture,
  shot: takeShot,
  clip: takeClip,
  sound: takeSound,
  solid: takeSolid,
};

function takeBytes(
  parts: ResultParts,
  request: VendorRequest,
  bytes: Uint8Array,
  context: VendorContext,
): Promise<Taken> {
  return TAKERS[mediumOf(request)](parts, request, bytes, context);
}

async function bytesOf(
  { config }: ResultParts,
  given: GivenResult,
  mostBytes: number,
  { signal }: VendorContext,
): Promise<Uint8Array> {
  if ('bytes' in given) {
    return given.bytes;
  }
  const rules = { allowedOrigins: config.fetchOrigins, resolveHost };
  const { bytes } = await fetchPublic(rules, {
    address: given.address,
    accept: '*/*',
    mostBytes,
    mostSeconds: MOST_DOWNLOAD_SECONDS,
    signal,
  });
  return bytes;
}

async function takePicture(
  { ffmpeg }: ResultParts,
  { kind }: VendorRequest,
  source: Uint8Array,
  context: VendorContext,
): Promise<Taken> {
  const { signal, generationId, scratchFolder } = context;
  const longestSidePixels = kind === 'image-upscale' ? LONGEST_ENLARGED_SIDE_PIXELS : LONGEST_SIDE_PIXELS;
  const rules = { ffmpeg, longestSidePixels, holder: `vendor ${generationId}`, signal };
  const { bytes, mime, extension } = await normalisePicture(source, rules);
  const path = join(scratchFolder, `result.${extension}`);
  await writeFile(path, bytes);
  return { path, mime, extension };
}

async function takeShot(
  { ffmpeg }: ResultParts,
  request: VendorRequest,
  source: Uint8Array,
  { scratchFolder, signal }: VendorContext,
): Promise<Taken> {
  const shot = shotFormatOf(request);
  if (!shot) {
    throw new TypeError(`${request.kind} is no shot`);
  }
  // The decoder sees this folder alone.
  const folder = join(scratchFolder, 'given');
  await mkdir(folder);
  const sourcePath = join(folder, 'clip.mp4');
  await writeFile(sourcePath, source);
  const { widthPixels: width, heightPixels: height, framesPerSecond, fromFrame, frames, keyframes } = shot;
  const path = join(scratchFolder, 'result.mp4');
  await conformClip({
    ffmpeg,
    sourcePath,
    path,
    format: { width, height, framesPerSecond },
    fromFrame,
    frames,
    keyframes,
    signal,
  });
  return { path, mime: 'video/mp4', extension: 'mp4' };
}

/** The form in which a film has what comes back; undefined for what keeps its own. */
function shotFormatOf(request: VendorRequest): ShotFormat | undefined {
  if (request.kind === 'lip-sync') {
    return request.shot;
  }
  return request.kind === 'video' && !request.alone
    ? {
        ...request,
        fromFrame: 0,
        frames: Math.max(1, Math.round(request.durationSeconds * request.framesPerSecond)),
      }
    : undefined;
}

/** A clip in its own size and rate, with its sound. */
async function takeClip(
  parts: ResultParts,
  _request: VendorRequest,
  source: Uint8Array,
  { scratchFolder, signal }: VendorContext,
): Promise<Taken> {
  const given = join(scratchFolder, 'given');
  await writeFile(given, source);
  const path = join(scratchFolder, 'result.mp4');
  const rules = {
    path: given,
    formats: [...LIMITS.formats.videoUpscale],
    mostBytes: MOST_BYTES.clip,
    mostSeconds: MOST_CLIP_SECONDS,
    mostSidePixels: LONGEST_ENLARGED_SIDE_PIXELS,
    signal,
  };
  await withCleanClip(parts, rules, (clip) => copyFile(clip.path, path));
  return { path, mime: 'video/mp4', extension: 'mp4' };
}

async function takeSolid(
  _parts: ResultParts,
  _request: VendorRequest,
  source: Uint8Array,
  { scratchFolder }: VendorContext,
): Promise<Taken> {
  checkGlb(source);
  const path = join(scratchFolder, 'result.glb');
  await writeFile(path, source);
  return { path, mime: 'model/gltf-binary', extension: 'glb' };
}

async function takeSound(
  parts: ResultParts,
  _request: VendorRequest,
  source: Uint8Array,
  context: VendorContext,
): Promise<Taken> {
  const given = join(context.scratchFolder, 'given');
  await writeFile(given, source);
  const path = join(context.scratchFolder, 'result.wav');
  const rules = {
    path: given,
    formats: [...LIMITS.formats.audio],
    mostBytes: MOST_BYTES.sound,
    mostSeconds: MOST_SOUND_SECONDS,
    signal: context.signal,
  };
  await withCleanSound(parts, rules, (sound) => copyFile(sound.path, path));
  return { path, mime: 'audio/wav', extension: 'wav' };
}
