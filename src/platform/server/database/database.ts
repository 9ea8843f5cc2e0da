import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The query builder over the pool. */
export type Database = NodePgDatabase<Record<string, never>>;
/** The query builder inside a transaction. Use nothing else there. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For functions that may run inside their caller's transaction or alone. */
export type Executor = Database | Transaction;

/** A connected database that answers queries. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  /** Address for further connections of this process. Secret when it is the operator's. */
  readonly url: string;
  /** True for the embedded PostgreSQL that this program starts. */
  readonly embedded: boolean;
  /** Closes the connections; stops the embedded PostgreSQL when no other process uses it. Idempotent. */
  close(): Promise<void>;
}
