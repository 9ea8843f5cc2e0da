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

/** A new copy of the server's template database. Closing it drops it. */
export async function copyDatabase(serverUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files is faster when nothing is synced, and allows two copies at once.
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE_NAME} strategy file_copy`);
  const database = await openDatabase({
    config: { dataFolder: '/nonexistent', databaseUrl: withDatabaseName(serverUrl, name) },
    log,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The URL of another database on the same server. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^([^/]+\/\/[^/]*\/)[^?]*/, (_, server: string) => `${server}${name}`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
