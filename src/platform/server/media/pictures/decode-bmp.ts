import { AppError } from '#src/shared/errors/app-error.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { startFencedFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { readBounded } from '../read-bounded.ts';
import { FENCED_MEMORY_BYTES } from '../run-fenced.ts';
import type { DecodedPicture } from './decode-picture.ts';

const LIMIT_SECONDS = 20;
const LIMITS = { memoryBytes: FENCED_MEMORY_BYTES, cpuSeconds: 60, fileBytes: 0 };
/** Maximum size of one allocation. */
const MOST_BLOCK_BYTES = 512 * 1024 * 1024;
/** Sizes of the file header and of the oldest picture header, whose numbers are 16 bits wide. */
const FILE_HEAD_BYTES = 14;
const OLD_HEAD_BYTES = 12;

/**
 * Decodes a BMP. Throws MEDIA_FAILED for a truncated or invalid picture or one above the pixel limit, or the signal's
 * reason.
 */
export async function decodeBmp(
  ffmpeg: Ffmpeg,
  bytes: Uint8Array,
  { mostPixels, signal }: { mostPixels: number; signal: AbortSignal | undefined },
): Promise<DecodedPicture> {
  const { width, height } = readSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (width < 1 || height < 1 || width * height > mostPixels) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'size', width, height } });
  }
  const running = await startFencedFfmpeg(
    {
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
        '-max_alloc',
        String(MOST_BLOCK_BYTES),
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
    },
    LIMITS,
  );
  running.input?.end(bytes);
  const output = await readBounded(running, width * height * 4);
  if (output.length !== width * height * 4) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'half a picture' } });
  }
  return { width, height, data: new Uint8ClampedArray(output.buffer, output.byteOffset, output.length) };
}

/** Declared width and height; 0 when truncated. A negative height means rows from the top. */
function readSize(file: Buffer): { width: number; height: number } {
  if (file.length < FILE_HEAD_BYTES + OLD_HEAD_BYTES) {
    return { width: 0, height: 0 };
  }
  if (file.readUInt32LE(FILE_HEAD_BYTES) === OLD_HEAD_BYTES) {
    return { width: file.readUInt16LE(18), height: file.readUInt16LE(20) };
  }
  return { width: file.readInt32LE(18), height: Math.abs(file.readInt32LE(22)) };
}
