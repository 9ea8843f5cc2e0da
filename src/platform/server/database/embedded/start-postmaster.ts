import { spawn } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#src/shared/errors/app-error.ts';
import { readInheritedEnvironment } from '../../config/read-inherited-environment.ts';
import { isAlive } from '../../life-cycle/process-identity.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { isPostmasterAlive, readPostmaster, type Postmaster } from './postmaster-file.ts';
import { commandFor, type RunAs } from './run-as.ts';
import { SOCKET_PORT } from './socket-folder.ts';

const START_LIMIT_SECONDS = 60;
const STOP_LIMIT_SECONDS = 20;
const LOG_LIMIT_BYTES = 4_000_000;
const POLL_MILLISECONDS = 4;

/** What a server is started from: programs, user, and absolute paths. */
export interface PostmasterStart {
  programs: PostgresPrograms;
  runAs: RunAs;
  clusterFolder: string;
  socketFolder: string;
  logFile: string;
  /** False only for temporary databases of tests: a crash of the machine may then lose data. */
  durable: boolean;
}

/**
 * Starts PostgreSQL as a detached process and waits until it is ready. Throws DATABASE_UNAVAILABLE with the end of its
 * log.
 */
export async function startPostmaster(start: PostmasterStart): Promise<Postmaster> {
  const left = await readPostmaster(start.clusterFolder);
  // PostgreSQL would mistake another process with the old pid for itself and refuse to start.
  if (left && isAlive(left.pid) && !isPostmasterAlive(left)) {
    await rm(join(start.clusterFolder, 'postmaster.pid'), { force: true });
  }
  const tooLong = ((await stat(start.logFile).catch(() => undefined))?.size ?? 0) > LOG_LIMIT_BYTES;
  const log = await open(start.logFile, tooLong ? 'w' : 'a', 0o600);
  const { command, args, ids } = commandFor(start.runAs, start.programs.postgres, serverArguments(start));
  // Detached, in its own session: Ctrl-C in a terminal reaches only this program, which stops the server last.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: serverEnvironment(start.programs),
    cwd: '/',
    ...ids,
  });
  const end: { reason?: string } = {};
  child.once('error', (error) => (end.reason = error.message));
  child.once('exit', (code, signal) => (end.reason = `PostgreSQL ended with ${code ?? signal}`));
  child.unref();
  await log.close();
  const deadline = performance.now() + START_LIMIT_SECONDS * 1000;
  while (end.reason === undefined && performance.now() < deadline) {
    const running = await readPostmaster(start.clusterFolder);
    if (running?.pid === child.pid && running?.status === 'ready') {
      return running;
    }
    await pause(POLL_MILLISECONDS);
  }
  const lastLines = (await readFile(start.logFile, 'utf8').catch(() => '')).trim().slice(-600);
  throw new AppError('DATABASE_UNAVAILABLE', {
    details: { reason: `${end.reason ?? 'PostgreSQL did not become ready'}. ${lastLines}` },
  });
}

/** Waits until a starting server is ready or a stopping one has exited. */
export async function settlePostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  const deadline = performance.now() + START_LIMIT_SECONDS * 1000;
  while (performance.now() < deadline) {
    const running = await readPostmaster(clusterFolder);
    if (!running || !isPostmasterAlive(running)) {
      return undefined;
    }
    if (running.status === 'ready') {
      return running;
    }
    await pause(POLL_MILLISECONDS);
  }
  throw new AppError('DATABASE_UNAVAILABLE', {
    details: { reason: 'A PostgreSQL on this folder neither becomes ready nor ends.' },
  });
}

/** Stops a server: a fast shutdown first, an immediate one when that takes too long. */
export async function stopPostmaster(clusterFolder: string, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = performance.now() + STOP_LIMIT_SECONDS * 1000;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    while (performance.now() < deadline) {
      const running = await readPostmaster(clusterFolder);
      if (!isAlive(pid) || (running !== undefined && running.pid !== pid)) {
        return;
      }
      await pause(POLL_MILLISECONDS);
    }
  }
}

function serverArguments({ clusterFolder, socketFolder, durable }: PostmasterStart): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return [
    '-D',
    clusterFolder,
    '-k',
    socketFolder,
    '-p',
    String(SOCKET_PORT),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

// The operator's PG* variables are meant for other servers.
function serverEnvironment(programs: PostgresPrograms): NodeJS.ProcessEnv {
  return { ...readInheritedEnvironment(), ...programs.env, LC_ALL: 'C' };
}
