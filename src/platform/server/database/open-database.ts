import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';
import { connectionName } from './connection-name.ts';
import { databaseErrorCode } from './database-errors.ts';
import type { OpenDatabase } from './database.ts';
import { useEmbeddedPostgres, type EmbeddedOptions } from './embedded/embedded-postgres.ts';

const OLDEST_VERSION = 150_000;

/** Which database to open, and with how many connections. */
export interface OpenDatabaseOptions {
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>;
  log: Log;
  /** For tests: how to start the embedded PostgreSQL. */
  embedded?: EmbeddedOptions;
  /** Maximum number of pool connections. */
  poolSize?: number;
}

/**
 * Opens the operator's database (DATABASE_URL), or else the embedded one in the data folder, which it starts if
 * necessary. Does not migrate. Throws DATABASE_UNAVAILABLE or DATA_FOLDER_UNUSABLE.
 */
export async function openDatabase({
  config,
  log,
  embedded,
  poolSize = 12,
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    return connect(config.databaseUrl, log, poolSize);
  }
  try {
    const server = await useEmbeddedPostgres(config.dataFolder, log, embedded);
    return await connect(server.url, log, poolSize, server.release);
  } catch (cause) {
    throw asUnavailable(cause, config.dataFolder);
  }
}

/** Connects to a database and checks that it answers and is new enough. Throws DATABASE_UNAVAILABLE. */
export async function connect(
  url: string,
  log: Log,
  poolSize: number,
  release?: () => Promise<void>,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: connectionName('pool'),
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // The server may close idle connections; the pool replaces them, but without a listener the process would crash.
  pool.on('error', (error) => log.warn({ code: databaseErrorCode(error) }, 'a database connection was lost'));
  // The pool handles errors of idle connections only. One lost between two queries of a transaction makes the next
  // query fail.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ code: databaseErrorCode(error) }, 'a connection in use was lost')),
  );
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= pool.end().then(() => release?.()));
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new AppError('DATABASE_UNAVAILABLE', {
        details: { reason: `PostgreSQL 15 or newer is needed, this one is ${Math.floor(version / 10_000)}.` },
      });
    }
  } catch (cause) {
    await close().catch(() => {});
    throw asUnavailable(cause);
  }
  return { db: drizzle(pool), pool, url, embedded: release !== undefined, close };
}

function asUnavailable(cause: unknown, folder?: string): AppError {
  if (isAppError(cause)) {
    return cause;
  }
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : String(code ?? cause);
  if (folder !== undefined && ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR'].includes(code ?? '')) {
    return new AppError('DATA_FOLDER_UNUSABLE', { details: { folder, reason }, cause });
  }
  if (folder !== undefined && code === 'ENOSPC') {
    return new AppError('DISK_FULL', { cause });
  }
  return new AppError('DATABASE_UNAVAILABLE', { details: { reason }, cause });
}
