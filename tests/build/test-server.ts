import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { silentLog as log } from './silent-log.ts';

/** Prefix of these servers' data folders in the system's temporary folder. */
export const TEST_SERVER_PREFIX = 'kinora-tests-';
export const TEMPLATE_NAME = 'kinora_template';

/** A PostgreSQL without durability, with a migrated template database. */
export interface TestServer {
  url: string;
  /** Its folder, which lasts as long as the run. */
  folder: string;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/** Starts a server in a new temporary folder. */
export async function startTestServer(): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), TEST_SERVER_PREFIX));
  const server = await openDatabase({ config: { dataFolder }, log, embedded: { durable: false }, poolSize: 2 });
  await server.pool.query(`create database ${TEMPLATE_NAME}`);
  const template = await openDatabase({
    config: { dataFolder, databaseUrl: withDatabaseName(server.url, TEMPLATE_NAME) },
    log,
  });
  await migrateDatabase({ database: template, log });
  const queue = await openQueue({ database: template, log, jobs: [] });
  await queue.start({ work: false });
  await queue.stop();
  await template.close();
  return {
    url: server.url,
    folder: dataFolder,
    close: async () => {
      // Copies that a failed test left open would keep the server alive.
      await server.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name not like 'kinora presence %' and pid <> pg_backend_pid()",
      );
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A new copy of a template database of the server, by default the migrated one. Closing it drops it. */
export async function copyDatabase(serverUrl: string, template = TEMPLATE_NAME): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const database = await createCopy(serverUrl, name, template);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, async (server) => {
        await server.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

/**
 * Makes another template database, which is a migrated one as `fill` leaves it. It is made once, whichever processes
 * ask for it at the same time; one whose making failed is made anew.
 */
export async function makeTemplate(
  serverUrl: string,
  template: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  await onServer(serverUrl, async (server) => {
    // Held until the connection ends.
    await server.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) {
      return;
    }
    const unfinished = `${template}_unfinished`;
    await server.query(`drop database if exists ${unfinished} with (force)`);
    const database = await createCopy(serverUrl, unfinished, TEMPLATE_NAME);
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await server.query(`alter database ${unfinished} rename to ${template}`);
  });
}

async function createCopy(serverUrl: string, name: string, template: string): Promise<OpenDatabase> {
  // Copying files is faster when nothing is synced, and allows two copies at once.
  await onServer(serverUrl, async (server) => {
    await server.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return openDatabase({
    config: { dataFolder: '/nonexistent', databaseUrl: withDatabaseName(serverUrl, name) },
    log,
  });
}

/** The URL of another database on the same server. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^([^/]+\/\/[^/]*\/)[^?]*/, (_, server: string) => `${server}${name}`);
}

async function onServer(url: string, work: (server: Client) => Promise<void>): Promise<void> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
