import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { DecodedPicture } from './decode-picture.ts';
import { startProgram } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('./heic-program.ts', import.meta.url));
/** Where the decoder and what it stands on are looked for, and where they are when that is a link. */
const PACKAGES = [
  fileURLToPath(new URL('../../../../node_modules/', import.meta.url)),
  dirname(dirname(createRequire(import.meta.url).resolve('heic-decode/package.json'))),
];
const READABLE = [PROGRAM, ...PACKAGES].map((path) => `--allow-fs-read=${path}`);
const LIMIT_SECONDS = 40;
/** Of the decoder, in pages of 64 KB: a picture of 40 million pixels and 10 bits fits, one that swells does not. */
const MEMORY_PAGES = 16_384;

/**
 * Decodes the first picture of a HEIC file, upright, in a process of its own: what a hostile file brings down is that
 * process, which may read nothing but the decoder, write and start nothing, and has a gigabyte and forty seconds.
 * Throws MEDIA_FAILED for what is no whole picture within the pixels, or the signal's reason.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  { mostPixels, signal }: { mostPixels: number; signal: AbortSignal | undefined },
): Promise<DecodedPicture> {
  const running = startProgram({
    path: process.execPath,
    arguments: [
      '--disable-warning=ExperimentalWarning',
      '--permission',
      ...READABLE,
      `--wasm-max-mem-pages=${MEMORY_PAGES}`,
      '--max-old-space-size=512',
      PROGRAM,
      String(mostPixels),
    ],
    opensInput: true,
    noProgressSeconds: LIMIT_SECONDS,
    signal,
  });
  running.input?.end(bytes);
  const [output] = await Promise.all([buffer(running.output), running.ended]);
  const size = {
    width: output.length < 8 ? 0 : output.readUInt32LE(0),
    height: output.length < 8 ? 0 : output.readUInt32LE(4),
  };
  if (output.length === 0 || output.length !== 8 + size.width * size.height * 4)
    throw new AppError('MEDIA_FAILED', { details: { program: PROGRAM, reason: 'half a picture' } });
  return { ...size, data: new Uint8ClampedArray(output.buffer, output.byteOffset + 8, output.length - 8) };
}
