import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import type { PictureFormat } from '#src/platform/server/media/video/film-encoding.ts';

/** The small picture format of tests. */
export const TEST_FORMAT: PictureFormat = { width: 160, height: 90, framesPerSecond: 24 };

export interface TestClip {
  ffmpeg: Ffmpeg;
  path: string;
  frames: number;
  /** Amount of red, 0 to 255, that identifies the clip. */
  red: number;
  keyframes?: readonly number[];
  format?: PictureFormat;
}

/** Makes a clip in which every frame encodes its own number (0 to 255) in the grey of its two halves. */
export async function makeNumberedClip(clip: TestClip): Promise<void> {
  const format = clip.format ?? TEST_FORMAT;
  const encoder = openFrameEncoder({
    ffmpeg: clip.ffmpeg,
    path: clip.path,
    ...format,
    quality: 'master',
    ...(clip.keyframes ? { keyframes: clip.keyframes } : {}),
  });
  for (let frame = 0; frame < clip.frames; frame++) {
    await encoder.write(numberedFrame(frame, clip.red, format));
  }
  await encoder.finish();
}

function numberedFrame(frame: number, red: number, format: PictureFormat): Uint8Array {
  const pixels = new Uint8Array(format.width * format.height * 4);
  for (let pixel = 0; pixel < format.width * format.height; pixel++) {
    const column = pixel % format.width;
    const green = (column < format.width / 2 ? frame % 16 : Math.floor(frame / 16)) * 16;
    pixels.set([red, green, 255 - red, 255], pixel * 4);
  }
  return pixels;
}

/** Reads the number and the red of a decoded frame of such a clip. */
export function readNumberedFrame(
  pixels: Uint8ClampedArray,
  format: PictureFormat = TEST_FORMAT,
): { number: number; red: number } {
  const at = (share: number, channel: number): number => {
    const pixel = Math.floor(format.height / 2) * format.width + Math.floor(format.width * share);
    return pixels[pixel * 4 + channel] ?? 0;
  };
  return { number: Math.round(at(0.25, 1) / 16) + 16 * Math.round(at(0.75, 1) / 16), red: at(0.25, 0) };
}
