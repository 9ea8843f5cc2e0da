import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isPostmasterAlive, readPostmaster } from '#src/platform/server/database/embedded/postmaster-file.ts';
import { stopPostmaster } from '#src/platform/server/database/embedded/start-postmaster.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { isSameProcessAlive, type ProcessIdentity } from '#src/platform/server/life-cycle/process-identity.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { silentLog } from './silent-log.ts';
import { TEMPLATE_NAME, withDatabaseName } from './test-database.ts';

const PREFIX = 'kinora-tests-';

/** Starts one PostgreSQL for the whole run, with a migrated database in it that tests are given copies of. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandonedServers();
  const dataFolder = await mkdtemp(join(tmpdir(), PREFIX));
  const log = silentLog;
  // What a crash of the machine would lose here, nobody needs.
  const server = await openDatabase({ config: { dataFolder }, log, embedded: { durable: false }, poolSize: 2 });
  await server.pool.query(`create database ${TEMPLATE_NAME}`);
  const template = await openDatabase({ config: { dataFolder, databaseUrl: withDatabaseName(server.url, TEMPLATE_NAME) }, log });
  await migrateDatabase({ database: template, log });
  const queue = await openQueue({ database: template, log, jobs: [] });
  await queue.start({ work: false });
  await queue.stop();
  await template.close();
  project.provide('testServerUrl', server.url);
  return async () => {
    // Copies that a failed test left open would keep the server alive.
    await server.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name not like 'kinora presence %' and pid <> pg_backend_pid()");
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

// A run that was killed could not stop its server.
async function sweepAbandonedServers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const owner = await readFile(join(folder, 'database-owner.json'), 'utf8').catch(() => undefined);
    if (owner === undefined || isSameProcessAlive(JSON.parse(owner) as ProcessIdentity)) continue;
    const server = await readPostmaster(join(folder, 'database'));
    if (server && isPostmasterAlive(server)) await stopPostmaster(join(folder, 'database'), server.pid);
    await rm(folder, { recursive: true, force: true });
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
  }
}
