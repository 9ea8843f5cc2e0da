import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';
import { CHILD_NODE_OPTIONS } from '../../child-node-options.ts';
import { readBounded } from '../read-bounded.ts';
import { startFenced } from '../run-fenced.ts';
import type { DecodedPicture } from './decode-picture.ts';

const PROGRAM = fileURLToPath(new URL('./heic-program.ts', import.meta.url));
/** Folders of the decoder and its dependencies, and their real paths when they are links. */
const PACKAGES = [
  fileURLToPath(new URL('../../../../../node_modules/', import.meta.url)),
  dirname(dirname(createRequire(import.meta.url).resolve('heic-decode/package.json'))),
];
const READABLE = [PROGRAM, ...PACKAGES].map((path) => `--allow-fs-read=${path}`);
const LIMIT_SECONDS = 40;
/** Memory of the decoder in pages of 64 KB: fits a picture of 40 million pixels and 10 bits, not a decompression bomb. */
const MEMORY_PAGES = 16_384;
/** Limits of the whole program, including the pixels and their copies. It reserves far more address space than it uses. */
const LIMITS = { memoryBytes: 3 * 1024 ** 3, addressBytes: 'unlimited', cpuSeconds: 60, fileBytes: 0 } as const;
/** Width and height precede the pixels. */
const HEAD_BYTES = 8;

/**
 * Decodes the first picture of a HEIC file, upright, in a separate process, so that a hostile file can crash only that
 * process. It may read nothing but the decoder, has no write access, child processes or network, and has memory and
 * time limits. Throws MEDIA_FAILED for a truncated or invalid picture or one above the pixel limit, or the signal's
 * reason.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  { mostPixels, signal }: { mostPixels: number; signal: AbortSignal | undefined },
): Promise<DecodedPicture> {
  const running = await startFenced(
    {
      path: process.execPath,
      arguments: [
        ...CHILD_NODE_OPTIONS,
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
    },
    LIMITS,
  );
  running.input?.end(bytes);
  const output = await readBounded(running, HEAD_BYTES + mostPixels * 4);
  const size = {
    width: output.length < HEAD_BYTES ? 0 : output.readUInt32LE(0),
    height: output.length < HEAD_BYTES ? 0 : output.readUInt32LE(4),
  };
  if (output.length === 0 || output.length !== HEAD_BYTES + size.width * size.height * 4) {
    throw new AppError('MEDIA_FAILED', { details: { program: PROGRAM, reason: 'half a picture' } });
  }
  return {
    ...size,
    data: new Uint8ClampedArray(output.buffer, output.byteOffset + HEAD_BYTES, output.length - HEAD_BYTES),
  };
}
