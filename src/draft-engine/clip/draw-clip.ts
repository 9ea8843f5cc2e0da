import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { registerFonts } from '#src/platform/server/media/fonts/register-fonts.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { drawingAt, type MouthSpan } from '../picture/acting.ts';
import { composeShot } from '../picture/compose-shot.ts';
import type { StageMakers } from '../picture/compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from '../picture/drawing-surface.ts';
import type { ShotDrawing } from '../picture/shot-drawing.ts';
import { STAGE_MAKERS } from '../picture/stage.ts';
import { pieceFile, type DrawnPieces } from './drawn-pieces.ts';
import { joinPieces, type DrawnClip, type DrawnPiece } from './join-pieces.ts';
import { drawStillWindow } from './move-over-still.ts';
import { claimPiece, createPieceClaims, pieceStarts, type PieceClaims } from './pieces.ts';

/** A clip's form and file. */
export interface ClipForm {
  durationSeconds: number;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Frame numbers (0-based) at which the clip can be split later. */
  keyframes?: readonly number[];
  /** Path of the MP4 file to write. */
  path: string;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
  /** A film begins with it: its first piece is short (see `pieceStarts`). */
  isOpening?: boolean;
  /** Learns how many frames this worker has drawn. */
  tell?: (frames: number) => void;
  /** Each piece is put here too as soon as it is drawn. */
  drawnPieces?: DrawnPieces;
}

/** A clip of a shot. */
export interface ClipRequest extends ClipForm {
  drawing: ShotDrawing;
  /** Mouth shapes by the actor's index; times count from the start of the voice. */
  visemes?: readonly (readonly MouthSpan[])[];
  /** Start of the voice in the clip. */
  speechStartSeconds?: number;
  /** A picture that is shown instead of the drawing: the shot's camera moves over it. */
  still?: Surface;
  /** Drawing functions for figures, places and things; default: the draft engine's own. */
  makers?: StageMakers;
}

/** Skia surfaces for the picture module, with the studio's typefaces for what is lettered. */
export const skiaSurfaces: SurfaceFactory = (width, height) => {
  registerFonts(GlobalFonts);
  return createCanvas(width, height) as unknown as Surface;
};

/** Reads a Skia surface's pixels, premultiplied. */
export const readPixels = (surface: Surface): Uint8Array => (surface as unknown as Canvas).data();

/**
 * Draws every frame of a shot and encodes them. Blocks its thread for seconds: run it in a worker thread. Throws
 * CANCELLED when aborted and MEDIA_FAILED when the encoder died.
 */
export async function drawClip(request: ClipRequest): Promise<DrawnClip> {
  return joinPieces(
    await drawPieces(request, { claims: createPieceClaims(pieceStartsOf(request).length), worker: 1 }),
    request,
  );
}

/** A worker's part in drawing a clip that several draw together. */
export interface SharedWork {
  /** Shared by all workers of the clip. */
  claims: PieceClaims;
  /** From 1; another one for each worker. */
  worker: number;
}

const framesOf = ({ durationSeconds, framesPerSecond }: ClipForm): number =>
  Math.max(1, Math.round(durationSeconds * framesPerSecond));
const pieceStartsOf = (request: ClipForm): number[] =>
  pieceStarts(framesOf(request), request.framesPerSecond, request.isOpening);

/**
 * Draws pieces of a clip for as long as there are some that no other worker has taken, each into a file of its own
 * beside the clip's: an encoder's bytes depend on all that it has encoded before, and the clip's must not depend on who
 * drew what. Throws as `drawClip` does.
 */
export async function drawPieces(request: ClipRequest, work: SharedWork): Promise<DrawnPiece[]> {
  return drawPiecesOf(request, work, () =>
    request.still ? movePictures(request, request.still) : composePictures(request),
  );
}

/** The same for a clip whose frames `open` makes ready to be drawn. */
export async function drawPiecesOf(
  request: ClipForm,
  { claims, worker }: SharedWork,
  open: () => PictureAt | Promise<PictureAt>,
): Promise<DrawnPiece[]> {
  const first = claimPiece(claims, worker);
  if (first === undefined) {
    return [];
  }
  const picture = await open();
  const pieces: DrawnPiece[] = [];
  let frames = 0;
  const onFrame = (): void => request.tell?.(++frames);
  for (let piece: number | undefined = first; piece !== undefined; piece = claimPiece(claims, worker)) {
    pieces.push(await drawPiece({ ...request, onFrame }, picture, piece));
  }
  return pieces;
}

async function drawPiece(
  request: ClipForm & { onFrame: () => void },
  picture: PictureAt,
  piece: number,
): Promise<DrawnPiece> {
  throwIfCancelled(request);
  const { width, height, framesPerSecond, ffmpeg, signal, keyframes = [] } = request;
  const starts = pieceStartsOf(request);
  const firstFrame = starts[piece] ?? 0;
  const end = starts[piece + 1] ?? framesOf(request);
  const drawn: DrawnPiece = { path: `${request.path}.${firstFrame}.piece.mp4`, firstFrame, checksums: [] };
  const encoder = openFrameEncoder({
    ffmpeg,
    path: drawn.path,
    width,
    height,
    framesPerSecond,
    keyframes: keyframes.map((frame) => frame - firstFrame),
    ...(signal ? { signal } : {}),
  });
  try {
    for (let frame = firstFrame; frame < end; frame++) {
      throwIfCancelled(request);
      const pixels = picture(frame / framesPerSecond, frame === firstFrame);
      drawn.checksums.push(pixels ? await encoder.write(pixels) : await encoder.repeat());
      if (pixels) {
        release(pixels);
      }
      request.onFrame();
    }
    await encoder.finish();
  } catch (error) {
    await encoder.abort();
    throw signal?.aborted ? cancelled(request) : error;
  }
  await publishPiece(request.drawnPieces, drawn);
  return drawn;
}

async function publishPiece(pieces: DrawnPieces | undefined, { path, firstFrame }: DrawnPiece): Promise<void> {
  if (!pieces) {
    return;
  }
  const file = pieceFile(pieces, firstFrame);
  await mkdir(dirname(file), { recursive: true });
  // Whoever looks finds all of it or nothing.
  await copyFile(path, `${file}.${process.pid}.part`);
  await rename(`${file}.${process.pid}.part`, file);
}

const cancelled = ({ signal }: ClipForm): AppError => new AppError('CANCELLED', { cause: signal?.reason });

function throwIfCancelled(request: ClipForm): void {
  if (request.signal?.aborted) {
    throw cancelled(request);
  }
}

/** Draws the frame at a time. Undefined where it would be the one drawn last, unless it is wanted `anew`. */
export type PictureAt = (seconds: number, anew: boolean) => Uint8Array | undefined;

function composePictures(request: ClipRequest): PictureAt {
  const { width, height, durationSeconds } = request;
  const shot = composeShot(request.drawing, {
    width,
    height,
    durationSeconds,
    surfaces: skiaSurfaces,
    makers: request.makers ?? STAGE_MAKERS,
    readPixels,
    ...(request.visemes ? { mouths: request.visemes } : {}),
    ...(request.speechStartSeconds === undefined ? {} : { speechStartSeconds: request.speechStartSeconds }),
  });
  const canvas: Canvas = createCanvas(width, height);
  const context = (canvas as unknown as Surface).getContext('2d');
  let last = -1;
  return (seconds, anew) => {
    const drawing = drawingAt(seconds);
    if (!anew && shot.holdsStill && drawing === last) {
      return undefined;
    }
    last = drawing;
    shot.drawFrame(context, seconds);
    const pixels = canvas.data();
    shot.finishPixels?.(pixels);
    return pixels;
  };
}

function movePictures({ width, height, durationSeconds, drawing: { camera } }: ClipRequest, still: Surface): PictureAt {
  const canvas: Canvas = createCanvas(width, height);
  const context = (canvas as unknown as Surface).getContext('2d');
  return (seconds) => {
    drawStillWindow(context, still, { frame: { width, height }, camera, share: seconds / durationSeconds });
    return canvas.data();
  };
}

/** Frees a frame at once: with megabytes per frame, the garbage collector would otherwise run several times a second. */
function release(pixels: Uint8Array): void {
  if (
    pixels.byteOffset === 0 &&
    pixels.byteLength === pixels.buffer.byteLength &&
    pixels.buffer instanceof ArrayBuffer
  ) {
    pixels.buffer.transfer(0);
  }
}
