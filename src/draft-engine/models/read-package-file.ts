import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';

/** Where packages are installed: the program's own, and those in `models/`. */
const NODE_MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const EXTRA_NODE_MODULES = fileURLToPath(new URL('../../../models/node_modules/', import.meta.url));

/** Path of a data file in an installed package; an extra one is among those in `models/`. */
export function packageFile(name: string, file: string, isExtra = false): string {
  return join(isExtra ? EXTRA_NODE_MODULES : NODE_MODULES, name, file);
}

/** The command that installs a package. */
export const installCommand = (isExtra = false): string => (isExtra ? 'npm run models' : 'npm ci');

/** Reads a data file of an installed package. Throws WEIGHTS_MISSING when it is not there or cannot be read. */
export async function readPackageFile(name: string, file: string, isExtra = false): Promise<Buffer> {
  const path = packageFile(name, file, isExtra);
  try {
    return await readFile(path);
  } catch (cause) {
    throw packageDamaged(name, path, cause, installCommand(isExtra));
  }
}

/** WEIGHTS_MISSING: a data file of a package is not there or not what it should be. */
export function packageDamaged(name: string, path: string, cause: unknown, command = installCommand()): AppError {
  return new AppError('WEIGHTS_MISSING', { details: { package: name, folder: dirname(path), command }, cause });
}
