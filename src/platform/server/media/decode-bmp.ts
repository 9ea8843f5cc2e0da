import { buffer } from 'node:stream/consumers';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { DecodedPicture } from './decode-picture.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { startFfmpeg } from './run-ffmpeg.ts';

const LIMIT_SECONDS = 20;
/** Of the file's own head, and of the oldest kind of the picture's, whose numbers are short. */
const FILE_HEAD_BYTES = 14;
const OLD_HEAD_BYTES = 12;

/** Decodes a BMP. Throws MEDIA_FAILED for what is no whole picture within the pixels, or the signal's reason. */
export async function decodeBmp(
  ffmpeg: Ffmpeg,
  bytes: Uint8Array,
  { mostPixels, signal }: { mostPixels: number; signal: AbortSignal | undefined },
): Promise<DecodedPicture> {
  const { width, height } = readSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (width < 1 || height < 1 || width * height > mostPixels)
    throw new AppError('MEDIA_FAILED', { details: { reason: 'size', width, height } });
  const running = startFfmpeg({
    ffmpeg,
    signal,
    opensInput: true,
    noProgressSeconds: LIMIT_SECONDS,
    arguments: [
      '-protocol_whitelist',
      'pipe',
      '-format_whitelist',
      'bmp_pipe',
      '-codec_whitelist',
      'bmp',
      '-max_pixels',
      String(mostPixels),
      '-f',
      'bmp_pipe',
      '-i',
      'pipe:0',
      '-frames:v',
      '1',
      '-pix_fmt',
      'rgba',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
  });
  running.input?.end(bytes);
  const [output] = await Promise.all([buffer(running.output), running.ended]);
  if (output.length !== width * height * 4)
    throw new AppError('MEDIA_FAILED', { details: { reason: 'half a picture' } });
  return { width, height, data: new Uint8ClampedArray(output.buffer, output.byteOffset, output.length) };
}

/** Width and height that the file tells; 0 where it ends before. A negative height means rows from the top. */
function readSize(file: Buffer): { width: number; height: number } {
  if (file.length < FILE_HEAD_BYTES + OLD_HEAD_BYTES) return { width: 0, height: 0 };
  if (file.readUInt32LE(FILE_HEAD_BYTES) === OLD_HEAD_BYTES)
    return { width: file.readUInt16LE(18), height: file.readUInt16LE(20) };
  return { width: file.readInt32LE(18), height: Math.abs(file.readInt32LE(22)) };
}
