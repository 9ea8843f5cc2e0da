import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../life-cycle/process-identity.ts';

/** The facts in postmaster.pid, which a running PostgreSQL writes into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty when it has none. */
  socketFolder: string;
  /** 'starting', 'ready', 'stopping' or 'standby'. */
  status: string;
}

/** Reads postmaster.pid; undefined when it is missing or incomplete. */
export async function readPostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  let lines: string[];
  try {
    lines = (await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8')).split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    return undefined;
  }
  return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4] ?? '', status: (lines[7] ?? 'starting').trim() };
}

/** True when the file's process is alive and is a PostgreSQL, not another process that reuses its pid. */
export function isPostmasterAlive(postmaster: Postmaster): boolean {
  if (!isAlive(postmaster.pid)) {
    return false;
  }
  try {
    return readFileSync(`/proc/${postmaster.pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return isAlive(postmaster.pid);
  }
}
