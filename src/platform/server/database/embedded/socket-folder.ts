import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type RunAs } from './run-as.ts';

/** Part of the name of the Unix socket; no network port is opened. */
export const SOCKET_PORT = 5432;
// sockaddr_un holds 107 bytes and a final zero on Linux, 103 elsewhere. The lock file's name is 5 longer but is not a
// socket.
const LONGEST_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/**
 * A private folder for the socket: in the data folder, or in the system's temporary folder when that path is too long
 * for a socket.
 */
export async function makeSocketFolder(dataFolder: string, runAs: RunAs): Promise<string> {
  const near = join(dataFolder, 'database-socket');
  const folder = fits(near) ? near : await makeShortFolder(dataFolder);
  if (folder === near) {
    await mkdir(near, { recursive: true, mode: 0o700 });
  }
  await chmod(folder, 0o700);
  await giveTo(runAs, folder);
  return folder;
}

async function makeShortFolder(dataFolder: string): Promise<string> {
  const name = `kinora-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
  const short = join(fits(join(tmpdir(), name)) ? tmpdir() : '/tmp', name);
  await mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') {
      throw error;
    }
  });
  const found = await lstat(short);
  const me = process.getuid?.() ?? found.uid;
  const ours = found.isDirectory() && (found.uid === me || me === 0) && (found.mode & 0o077) === 0;
  // Another user created the name first in a world-writable folder: use a random name.
  return ours ? short : mkdtemp(join('/tmp', 'kinora-'));
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_PATH_BYTES;
}
