import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Log } from '../log/create-log.ts';
import type { Executor, Transaction } from './database.ts';

/** A table whose rows are worked on: a numbered lease, and when its worker last said that it is alive. */
type LeasedTable = PgTable & { id: AnyPgColumn; lease: AnyPgColumn; aliveAt: AnyPgColumn };

/** A row as its worker took it. */
export interface LeasedRow {
  readonly id: string;
  readonly lease: number;
}

/** Which rows can be leased, and how long a lease lasts without being prolonged. */
export interface LeaseRules {
  /** Which rows are to be worked on: those that are not finished. */
  isOpen: SQL;
  /** A worker that has not prolonged its lease for this long counts as dead. */
  deadAfterSeconds: number;
  /** How often a running worker prolongs its lease. */
  prolongEveryMilliseconds: number;
}

/** A lease that is being prolonged. */
export interface RunningLease {
  /** Aborted when the lease is lost or the caller's signal is aborted. */
  readonly signal: AbortSignal;
  /** True when another worker took the row, or somebody ended it: this one decides nothing about it any more. */
  isLost(): boolean;
  /** Stops prolonging. The lease itself stays until it is released or runs out. */
  stop(): void;
}

/**
 * Leases on the rows of a table: the right of one worker to work on a row. Each take has a new number, so that a worker
 * that lost its lease, however late it wakes, can be told from the one that has it. Time is the database's.
 */
export function createRowLease<Table extends LeasedTable>(table: Table, rules: LeaseRules) {
  type Row = Table['$inferSelect'] & LeasedRow;
  type Values = Partial<{ [Column in keyof Table['$inferSelect']]: Table['$inferSelect'][Column] | SQL }>;
  const { isOpen, deadAfterSeconds } = rules;

  const isHeld = (row: LeasedRow): SQL | undefined => and(eq(table.id, row.id), eq(table.lease, row.lease), isOpen);
  /** True for rows that nobody works on: never taken, released, or their worker died. */
  const isFree = or(
    eq(table.lease, 0),
    isNull(table.aliveAt),
    sql`${table.aliveAt} < now() - make_interval(secs => ${deadAfterSeconds})`,
  );
  /** What taking a row writes, for a query that picks the row itself. */
  const taken = { lease: sql`${table.lease} + 1`, aliveAt: sql`now()` };

  /** Takes an open row that nobody works on. Undefined for any other. */
  const take = async (executor: Executor, id: string): Promise<Row | undefined> => {
    const rows = await executor
      .update(table)
      .set(taken as never)
      .where(and(eq(table.id, id), isOpen, isFree))
      .returning();
    return (rows as Row[])[0];
  };

  /** Writes to the row if the lease is still held. Returns false when it is not, and nothing was written. */
  const write = async (executor: Executor, row: LeasedRow, values: Values): Promise<boolean> => {
    const written = await executor
      .update(table)
      .set(values as never)
      .where(isHeld(row))
      .returning({ id: table.id });
    return (written as unknown[]).length === 1;
  };

  /** Locks the row for a transaction that writes more than the row itself. Returns false when the lease is lost. */
  const lock = async (transaction: Transaction, row: LeasedRow): Promise<boolean> => {
    const { rowCount } = await transaction.execute(sql`select from ${table} where ${isHeld(row)} for update`);
    return rowCount === 1;
  };

  /** Gives the row back, so that the next worker need not wait for this one to count as dead. */
  const release = (executor: Executor, row: LeasedRow, values: Values = {}): Promise<boolean> =>
    write(executor, row, { ...values, aliveAt: sql`'epoch'` } as Values);

  /** Prolongs the lease until it is stopped. `news` is what is written to the row each time. */
  const keep = (
    dependencies: { readonly db: Executor; readonly log: Log },
    row: LeasedRow,
    outer: AbortSignal,
    news: () => Values = () => ({}),
  ): RunningLease => {
    const lost = new AbortController();
    const prolong = async (): Promise<void> => {
      try {
        if (!(await write(dependencies.db, row, { ...news(), aliveAt: sql`now()` } as Values))) {
          lost.abort(new Error('the lease was lost'));
        }
      } catch (error) {
        // The database may be back the next time; if it is not, another worker takes over.
        dependencies.log.warn({ err: error, id: row.id }, 'a lease could not be prolonged');
      }
    };
    const timer = setInterval(() => void prolong(), rules.prolongEveryMilliseconds);
    return {
      signal: AbortSignal.any([outer, lost.signal]),
      isLost: () => lost.signal.aborted,
      stop: () => clearInterval(timer),
    };
  };

  return { isFree, taken, take, write, lock, release, keep };
}
