import { spawn } from 'node:child_process';
import { chmod, chown, cp, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** How to start PostgreSQL, which refuses to run as root. */
export type RunAs =
  | { way: 'self' }
  /** In a user namespace that maps our user to `nobody`: files stay ours, and the system needs no `nobody` account. */
  | { way: 'namespace' }
  | { way: 'user'; uid: number; gid: number };

const NOBODY = 65534;
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * Chooses how to start PostgreSQL: as our own user, as the owner of an existing cluster, in a user namespace, or as
 * `nobody`.
 */
export async function chooseRunAs(clusterFolder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) {
    return { way: 'self' };
  }
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    return { way: 'user', uid: owner.uid, gid: owner.gid };
  }
  return (await namespacesWork()) ? { way: 'namespace' } : { way: 'user', uid: NOBODY, gid: NOBODY };
}

/** Command line and spawn options that start a program in this way. */
export function commandFor(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): { command: string; args: string[]; ids: { uid?: number; gid?: number } } {
  if (runAs.way === 'namespace') {
    return { command: 'unshare', args: [...NAMESPACE, program, ...args], ids: {} };
  }
  return { command: program, args: [...args], ids: runAs.way === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {} };
}

/** Changes the owner of a folder (with `deep`, of all its content) to the user that runs PostgreSQL. */
export async function giveTo(runAs: RunAs, folder: string, deep = false): Promise<void> {
  if (runAs.way !== 'user') {
    return;
  }
  await chown(folder, runAs.uid, runAs.gid);
  if (!deep) {
    return;
  }
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), runAs.uid, runAs.gid);
  }
}

/**
 * Makes the programs and the data folder accessible to another user, if necessary by a copy of the programs in
 * `copyFolder`. Throws DATA_FOLDER_UNUSABLE when a parent of the data folder denies access.
 */
export async function makeReachable(
  runAs: RunAs,
  programs: PostgresPrograms,
  dataFolder: string,
  copyFolder: string,
): Promise<PostgresPrograms> {
  if (runAs.way !== 'user') {
    return programs;
  }
  if (!(await isOpenToOthers(dirname(dataFolder)))) {
    const reason =
      'PostgreSQL does not run as root, and this folder is closed to other users. Start as another user, choose another folder with KINORA_DATA, or set DATABASE_URL.';
    throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder: dataFolder, reason } });
  }
  // The other user needs to traverse the data folder, not to list it.
  const { mode } = await stat(dataFolder);
  if ((mode & 0o001) === 0) {
    await chmod(dataFolder, (mode & 0o777) | 0o011);
  }
  if (await isOpenToOthers(programs.folder)) {
    return programs;
  }
  await mkdir(copyFolder, { recursive: true, mode: 0o755 });
  await cp(programs.folder, copyFolder, { recursive: true, force: false, verbatimSymlinks: true });
  return {
    ...programs,
    folder: copyFolder,
    initdb: join(copyFolder, 'bin', 'initdb'),
    postgres: join(copyFolder, 'bin', 'postgres'),
  };
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) {
      return false;
    }
    if (dirname(path) === path) {
      return true;
    }
  }
}

function namespacesWork(): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
