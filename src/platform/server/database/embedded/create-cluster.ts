import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import { readInheritedEnvironment } from '../../config/read-inherited-environment.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { commandFor, giveTo, type RunAs } from './run-as.ts';

/** The major version of the data directory that the installed programs read. */
const MAJOR_VERSION = '18';
const DRAFT_PREFIX = 'database.new-';

/**
 * True when a cluster of our version exists, false without one. Throws DATA_FOLDER_UNUSABLE for a cluster of another
 * version or an unreadable folder.
 */
export async function hasCluster(clusterFolder: string): Promise<boolean> {
  let version: string;
  try {
    version = (await readFile(join(clusterFolder, 'PG_VERSION'), 'utf8')).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      return false;
    }
    throw new AppError('DATA_FOLDER_UNUSABLE', {
      details: { folder: clusterFolder, reason: 'It belongs to another user.' },
      cause,
    });
  }
  if (version === MAJOR_VERSION) {
    return true;
  }
  const reason = `It was made by PostgreSQL ${version}, and this program brings PostgreSQL ${MAJOR_VERSION}. docs/operating tells how to move the data.`;
  throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder: clusterFolder, reason } });
}

/** Creates an empty cluster in a temporary folder and renames it into place, so that a crash never leaves a partial one. */
export async function createCluster(
  programs: PostgresPrograms,
  runAs: RunAs,
  { dataFolder, clusterFolder, durable }: { dataFolder: string; clusterFolder: string; durable: boolean },
): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (name.startsWith(DRAFT_PREFIX)) {
      await rm(join(dataFolder, name), { recursive: true, force: true });
    }
  }
  const draft = join(dataFolder, `${DRAFT_PREFIX}${randomUUID().slice(0, 8)}`);
  await mkdir(draft, { mode: 0o700 });
  await giveTo(runAs, draft);
  const sync = durable ? [] : ['--no-sync'];
  await runInitdb(programs, runAs, [
    '-D',
    draft,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
    ...sync,
  ]);
  await rename(draft, clusterFolder);
  const folder = await open(dataFolder, 'r');
  if (durable) {
    await folder.sync();
  }
  await folder.close();
}

function runInitdb(programs: PostgresPrograms, runAs: RunAs, initdbArguments: string[]): Promise<void> {
  const { command, args, ids } = commandFor(runAs, programs.initdb, initdbArguments);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...readInheritedEnvironment(), ...programs.env, LC_ALL: 'C' },
      cwd: '/',
      ...ids,
    });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(
          new AppError('DATABASE_UNAVAILABLE', {
            details: { reason: `initdb ended with ${code}: ${complaint.trim().slice(-600)}` },
          }),
        );
      }
    });
  });
}
