import { Client } from 'pg';
import { connectionName } from '../connection-name.ts';
import { databaseErrorCode } from '../database-errors.ts';
import { SOCKET_PORT } from './socket-folder.ts';

const DATABASE_NAME = 'kinora';

/** Connection URL of the embedded database at a socket folder. */
export function embeddedUrl(socketFolder: string): string {
  return `postgresql://postgres@/${DATABASE_NAME}?host=${encodeURIComponent(socketFolder)}&port=${SOCKET_PORT}`;
}

/** Opens the presence connection: while it is open, the server's other users see that this process uses it too. */
export async function connectPresence(socketFolder: string): Promise<Client> {
  try {
    return await connect(socketFolder, DATABASE_NAME);
  } catch (error) {
    if (databaseErrorCode(error) !== '3D000') {
      throw error;
    }
  }
  const first = await connect(socketFolder, 'postgres');
  try {
    await first.query(`create database ${DATABASE_NAME}`);
  } finally {
    await first.end();
  }
  return connect(socketFolder, DATABASE_NAME);
}

/** The data folder of the server behind a connection. */
export async function dataFolderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  return rows[0]?.data_directory ?? '';
}

/** The number of other connections to the server, without this one and those that this process has just closed. */
export async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> all ($1)",
    [[connectionName('pool'), connectionName('queue')]],
  );
  return rows[0]?.others ?? 0;
}

async function connect(socketFolder: string, database: string): Promise<Client> {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    database,
    application_name: connectionName('presence'),
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  // Without a listener, the server's end would crash this process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
