import { and, desc, eq, gt, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#src/platform/server/database/database.ts';
import { ledgerEntries } from './tables.ts';

/** Entries that move nothing are never listed. */
const COMPARISONS = { in: gt, out: lt, any: ne } as const;

/** A page of an account's history, filtered. */
export interface EntryListing {
  accountId: string;
  /** Only incoming or only outgoing coins. */
  direction?: 'in' | 'out' | undefined;
  /** Only entries with one of these reasons, or only those with none of them. */
  reasons?: { among: readonly string[] } | { beyond: readonly string[] } | undefined;
  from?: Date | undefined;
  /** Entries before this time (exclusive). */
  until?: Date | undefined;
  /** Id of the last entry of the previous page; an id of another account ends the list. */
  after?: string | undefined;
  limit: number;
}

/** One change of a balance, as its owner sees it. */
export interface ListedEntry {
  id: string;
  kind: 'grant' | 'hold' | 'settle' | 'release' | 'take';
  amountCoins: number;
  balanceAfterCoins: number;
  reason: string;
  task: { kind: string; id: string };
  createdAt: Date;
  /** For a hold: how it was closed; null while the coins are held. */
  closedBy: 'settle' | 'release' | null;
}

/** The account's changes, newest first, page by page. Entries that move nothing (a fully charged hold) are left out. */
export async function listEntries(
  executor: Executor,
  list: EntryListing,
): Promise<{ entries: ListedEntry[]; next: string | null }> {
  const closing = alias(ledgerEntries, 'closing');
  const before = alias(ledgerEntries, 'before');
  const { reasons } = list;
  const rows = await executor
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      amountCoins: ledgerEntries.amountCoins,
      balanceAfterCoins: ledgerEntries.balanceAfterCoins,
      reason: ledgerEntries.reason,
      taskKind: ledgerEntries.taskKind,
      taskId: ledgerEntries.taskId,
      createdAt: ledgerEntries.createdAt,
      closedBy: closing.kind,
    })
    .from(ledgerEntries)
    .leftJoin(closing, eq(closing.holdId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.accountId, list.accountId),
        COMPARISONS[list.direction ?? 'any'](ledgerEntries.amountCoins, 0),
        reasons &&
          ('among' in reasons
            ? inArray(ledgerEntries.reason, [...reasons.among])
            : notInArray(ledgerEntries.reason, [...reasons.beyond])),
        list.from && gte(ledgerEntries.createdAt, list.from),
        list.until && lt(ledgerEntries.createdAt, list.until),
        list.after === undefined
          ? undefined
          : lt(
              ledgerEntries.sequence,
              sql`(${executor
                .select({ sequence: before.sequence })
                .from(before)
                .where(and(eq(before.id, list.after), eq(before.accountId, list.accountId)))})`,
            ),
      ),
    )
    .orderBy(desc(ledgerEntries.sequence))
    .limit(list.limit + 1);
  const entries = rows.slice(0, list.limit).map(({ taskKind, taskId, closedBy, ...row }): ListedEntry => ({
    ...row,
    task: { kind: taskKind, id: taskId },
    closedBy: closedBy === 'settle' || closedBy === 'release' ? closedBy : null,
  }));
  return { entries, next: rows.length > list.limit ? (entries.at(-1)?.id ?? null) : null };
}
