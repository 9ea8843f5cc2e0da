import { createHash } from 'node:crypto';
import { AppError } from '#src/shared/errors/app-error.ts';
import { installCommand, readPackageFile } from './read-package-file.ts';
import type { Weights } from './weights.ts';

/**
 * Reads the weights of a model and checks their hash. Throws WEIGHTS_MISSING when a file is not there or its bytes are
 * not the pinned ones.
 */
export async function readWeights({ package: name, files, range, sha256, isExtra }: Weights): Promise<Uint8Array> {
  const whole = Buffer.concat(await Promise.all(files.map((file) => readPackageFile(name, file, isExtra))));
  const joined = range ? whole.subarray(...range) : whole;
  const found = createHash('sha256').update(joined).digest('hex');
  if (found !== sha256) {
    const reason = 'the files are not the pinned ones';
    throw new AppError('WEIGHTS_MISSING', { details: { package: name, reason, command: installCommand(isExtra) } });
  }
  return joined;
}
