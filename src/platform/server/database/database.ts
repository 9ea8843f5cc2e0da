import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The query builder over the pool. */
export type Database = NodePgDatabase<Record<string, never>>;
/** The query builder inside a transaction. Inside one, use nothing else. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For functions that may run inside a transaction of their caller, or alone. */
export type Executor = Database | Transaction;

/** A database that is connected and answers. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  /** Address for other connections of this process. Secret when it is the operator's. */
  readonly url: string;
  /** True when it is the PostgreSQL that this program starts by itself. */
  readonly embedded: boolean;
  /** Ends the connections; stops the own PostgreSQL when nobody else uses it. May be called twice. */
  close(): Promise<void>;
}
