import { createHash } from 'node:crypto';
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

export interface ClipRequest {
  drawing: ShotDrawing;
  durationSeconds: number;
  /** Mouth shapes by the actor's index; times count from the start of the voice. */
  visemes?: readonly (readonly MouthSpan[])[];
  /** Start of the voice in the clip. */
  speechStartSeconds?: number;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Frame numbers (0-based) at which the clip can be split later. */
  keyframes?: readonly number[];
  /** Path of the MP4 file to write. */
  path: string;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
  /** Drawing functions for figures, places and things; default: the draft engine's own. */
  makers?: StageMakers;
}

export interface DrawnClip {
  frames: number;
  /** SHA-256 over the checksums (CRC-32) of all frames as they are encoded. */
  framesHash: string;
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
  throwIfCancelled(request);
  const { width, height, framesPerSecond, durationSeconds } = request;
  const frames = Math.max(1, Math.round(durationSeconds * framesPerSecond));
  const pictures = drawnFrames(request);
  const hash = createHash('sha256');
  const encoder = openFrameEncoder({
    ffmpeg: request.ffmpeg,
    path: request.path,
    width,
    height,
    framesPerSecond,
    ...(request.keyframes ? { keyframes: request.keyframes } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  });
  try {
    for (let frame = 0; frame < frames; frame++) {
      throwIfCancelled(request);
      const pixels = pictures(frame / framesPerSecond);
      hash.update(Uint32Array.of(pixels ? await encoder.write(pixels) : await encoder.repeat()));
      if (pixels) {
        release(pixels);
      }
    }
    await encoder.finish();
  } catch (error) {
    await encoder.abort();
    throw request.signal?.aborted ? cancelled(request) : error;
  }
  return { frames, framesHash: hash.digest('hex') };
}

const cancelled = ({ signal }: ClipRequest): AppError => new AppError('CANCELLED', { cause: signal?.reason });

function throwIfCancelled(request: ClipRequest): void {
  if (request.signal?.aborted) {
    throw cancelled(request);
  }
}

/** A function that draws the frame at a time; it gives nothing where the frame would be the one before. */
function drawnFrames(request: ClipRequest): (seconds: number) => Uint8Array | undefined {
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
  return (seconds) => {
    const drawing = drawingAt(seconds);
    if (shot.holdsStill && drawing === last) {
      return undefined;
    }
    last = drawing;
    shot.drawFrame(context, seconds);
    const pixels = canvas.data();
    shot.finishPixels?.(pixels);
    return pixels;
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
