import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Weights } from './weights.ts';

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Path of a data file in an installed package. */
export function packageFile(name: string, file: string): string {
  return join(NODE_MODULES, name, file);
}

/**
 * Reads the weights of a model and checks their hash. Throws WEIGHTS_MISSING when a file is not there or its bytes are
 * not the pinned ones.
 */
export async function readWeights({ package: name, files, sha256 }: Weights): Promise<Uint8Array> {
  const paths = files.map((file) => packageFile(name, file));
  let parts: Buffer[];
  try {
    parts = await Promise.all(paths.map((path) => readFile(path)));
  } catch (cause) {
    throw new AppError('WEIGHTS_MISSING', { details: { package: name, folder: dirname(paths[0] ?? '') }, cause });
  }
  const joined = Buffer.concat(parts);
  const found = createHash('sha256').update(joined).digest('hex');
  if (found !== sha256) {
    throw new AppError('WEIGHTS_MISSING', { details: { package: name, reason: 'the files are not the pinned ones' } });
  }
  return joined;
}
