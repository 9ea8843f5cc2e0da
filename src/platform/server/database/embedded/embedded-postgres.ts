import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { AppError } from '#src/shared/errors/app-error.ts';
import { withLockFile } from '../../life-cycle/lock-file.ts';
import { identifyProcess, isSameProcessAlive, type ProcessIdentity } from '../../life-cycle/process-identity.ts';
import type { Log } from '../../log/create-log.ts';
import { prepareDataFolder } from '../../storage/prepare-data-folder.ts';
import { createCluster, hasCluster } from './create-cluster.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { readPostmaster } from './postmaster-file.ts';
import { connectPresence, countOthers, dataFolderOf, embeddedUrl } from './presence.ts';
import { chooseRunAs, makeReachable, type RunAs } from './run-as.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { settlePostmaster, startPostmaster, stopPostmaster } from './start-postmaster.ts';

const LOCK_LIMIT_SECONDS = 90;
const REATTACH_PAUSE_MILLISECONDS = 250;
const LAST_LOOKS = 10;
const LAST_LOOK_PAUSE_MILLISECONDS = 20;

/** What only tests change about the embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** False only for temporary databases of tests. */
  durable?: boolean;
  /** Overrides the choice of the user that runs the server, for tests of that choice. */
  runAs?: RunAs;
}

/** The embedded PostgreSQL of a data folder, in use by this process. */
export interface EmbeddedPostgres {
  url: string;
  /**
   * Releases it; stops the server when no other process uses it and this process started it (or the one that did is
   * dead).
   */
  release(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder, or joins a running one, no matter which process started it. Restarts the
 * server when it dies while in use. Throws DATA_FOLDER_UNUSABLE or DATABASE_UNAVAILABLE.
 */
export async function useEmbeddedPostgres(
  givenFolder: string,
  log: Log,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const dataFolder = await prepareDataFolder(givenFolder);
  const lock = join(dataFolder, 'database.lock');
  const clusterFolder = join(dataFolder, 'database');
  const use = { released: false };
  let { presence, url } = await attach();

  function attach(): Promise<{ presence: Client; url: string }> {
    return withLockFile(lock, LOCK_LIMIT_SECONDS, async () => {
      const { socketFolder, started } = await startOrJoin(dataFolder, clusterFolder, options);
      const client = await connectPresence(socketFolder);
      const found = await dataFolderOf(client);
      if ((await realpath(found)) !== (await realpath(clusterFolder))) {
        await client.end();
        throw new AppError('DATABASE_UNAVAILABLE', {
          details: { reason: `Another PostgreSQL (of ${found}) answers in ${socketFolder}.` },
        });
      }
      if (started) {
        await writeOwner(dataFolder);
      }
      log.debug({ started, socketFolder }, 'own database ready');
      client.once('end', () => void reattach());
      return { presence: client, url: embeddedUrl(socketFolder) };
    });
  }

  async function reattach(): Promise<void> {
    while (!use.released) {
      await pause(REATTACH_PAUSE_MILLISECONDS);
      if (use.released) {
        return;
      }
      try {
        ({ presence, url } = await attach());
        log.warn('own database is back');
        if (use.released) {
          await leave();
        }
        return;
      } catch (error) {
        log.error({ err: error }, 'own database could not be started again');
      }
    }
  }

  async function leave(): Promise<void> {
    await withLockFile(lock, LOCK_LIMIT_SECONDS, async () => {
      const inheritable = !(await isOwnedByAnother(dataFolder));
      const others = await countRemaining(presence).catch(() => undefined);
      const running = await readPostmaster(clusterFolder);
      await presence.end().catch(() => {});
      if (others !== 0 || !inheritable || !running) {
        return;
      }
      await stopPostmaster(clusterFolder, running.pid);
      await rm(join(dataFolder, OWNER_FILE), { force: true });
      if (!running.socketFolder.startsWith(dataFolder)) {
        await rm(running.socketFolder, { recursive: true, force: true });
      }
    });
  }

  return {
    url,
    release: async () => {
      if (use.released) {
        return;
      }
      use.released = true;
      try {
        await leave();
      } catch (error) {
        // The folder is gone or the lock timed out: the next process that starts takes the server over.
        await presence.end().catch(() => {});
        log.warn({ err: error }, 'own database could not be left in order');
      }
    },
  };
}

// The server lists a connection for a moment after its client has closed it, so this count is polled.
async function countRemaining(presence: Client): Promise<number> {
  let others = await countOthers(presence);
  for (let look = 0; others > 0 && look < LAST_LOOKS; look++) {
    await pause(LAST_LOOK_PAUSE_MILLISECONDS);
    others = await countOthers(presence);
  }
  return others;
}

async function startOrJoin(
  dataFolder: string,
  clusterFolder: string,
  options: EmbeddedOptions,
): Promise<{ socketFolder: string; started: boolean }> {
  const running = await settlePostmaster(clusterFolder);
  if (running) {
    return { socketFolder: running.socketFolder, started: false };
  }
  const runAs = options.runAs ?? (await chooseRunAs(clusterFolder));
  const found = await findPostgresPrograms(join(dataFolder, 'database-libraries'));
  const programs = await makeReachable(runAs, found, dataFolder, join(dataFolder, 'database-programs'));
  const durable = options.durable ?? true;
  if (!(await hasCluster(clusterFolder))) {
    await createCluster(programs, runAs, { dataFolder, clusterFolder, durable });
  }
  const socketFolder = await makeSocketFolder(dataFolder, runAs);
  await startPostmaster({
    programs,
    runAs,
    clusterFolder,
    socketFolder,
    logFile: join(dataFolder, 'database.log'),
    durable,
  });
  return { socketFolder, started: true };
}

// Records the process that started the server: the last other user to leave checks whether it is still alive.
const OWNER_FILE = 'database-owner.json';

async function writeOwner(dataFolder: string): Promise<void> {
  await writeFile(join(dataFolder, OWNER_FILE), JSON.stringify(identifyProcess()), { mode: 0o600 });
}

async function isOwnedByAnother(dataFolder: string): Promise<boolean> {
  try {
    const owner = JSON.parse(await readFile(join(dataFolder, OWNER_FILE), 'utf8')) as ProcessIdentity;
    return owner.pid !== process.pid && isSameProcessAlive(owner);
  } catch {
    return false;
  }
}
