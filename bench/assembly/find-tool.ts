import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder of programs to compare with, which has its own node_modules; from BENCH_TOOLS. */
export const toolsFolder = (): string | undefined => process.env.BENCH_TOOLS;

/** The path of a package in the folder of tools; undefined where it is not installed. */
export function findPackage(name: string): string | undefined {
  const folder = toolsFolder();
  const path = folder && join(folder, 'node_modules', name);
  return path && existsSync(join(path, 'package.json')) ? path : undefined;
}

/** The path of a program on the search path. */
export function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
