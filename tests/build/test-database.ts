import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { silentLog } from './silent-log.ts';

export const TEMPLATE_NAME = 'kinora_template';

/** The address of another database on the same server. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^([^/]+\/\/[^/]*\/)[^?]*/, (_, server: string) => `${server}${name}`);
}

/** A fresh database of its own, migrated, for one test file or one test. Closing it drops it. */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files is the quicker way where nothing is synced, and two copies at once are allowed.
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE_NAME} strategy file_copy`);
  const database = await openDatabase({ config: { dataFolder: '/nonexistent', databaseUrl: withDatabaseName(serverUrl, name) }, log: silentLog });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
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
