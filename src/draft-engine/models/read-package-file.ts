import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Path of a data file in an installed package. */
export function packageFile(name: string, file: string): string {
  return join(NODE_MODULES, name, file);
}

/** Reads a data file of an installed package. Throws WEIGHTS_MISSING when it is not there or cannot be read. */
export async function readPackageFile(name: string, file: string): Promise<Buffer> {
  const path = packageFile(name, file);
  try {
    return await readFile(path);
  } catch (cause) {
    throw packageDamaged(name, path, cause);
  }
}

/** WEIGHTS_MISSING: a data file of a package is not there or not what it should be. */
export function packageDamaged(name: string, path: string, cause: unknown): AppError {
  return new AppError('WEIGHTS_MISSING', { details: { package: name, folder: dirname(path) }, cause });
}
