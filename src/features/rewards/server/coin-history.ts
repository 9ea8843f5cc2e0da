import { listEntries, type EntryListing, type ListedEntry } from '#src/foundation/coins/server/list-entries.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { COIN_REASONS, knownCoinReason, KNOWN_COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';
import type { HistoryEntry, HistoryNarrowing } from '../contract.ts';

/** A film that a task belongs to. */
export interface NamedFilm {
  id: string;
  title: string;
}

/**
 * Which of the account's films a ledger's tasks belong to, by the task's id; those that are none of its films are left
 * out.
 */
export type NameFilms = (
  accountId: string,
  tasks: readonly { kind: string; id: string }[],
) => Promise<ReadonlyMap<string, NamedFilm>>;

/** The account's history, the newest first, page by page. */
export async function readCoinHistory(
  executor: Executor,
  nameFilms: NameFilms,
  read: HistoryNarrowing & { accountId: string; after?: string | undefined; limit: number },
): Promise<{ entries: HistoryEntry[]; next: string | null }> {
  const { entries, next } = await listEntries(executor, listingOf(read));
  const films = await nameFilms(
    read.accountId,
    entries.map(({ task }) => task),
  );
  return { entries: entries.map((entry) => describeEntry(entry, films)), next };
}

function listingOf({ direction, topic, from, until, ...read }: Parameters<typeof readCoinHistory>[2]): EntryListing {
  const shown = COIN_REASONS.other;
  return {
    accountId: read.accountId,
    after: read.after,
    limit: read.limit,
    direction: direction === 'all' ? undefined : direction,
    // `other` is whatever has no place of its own, also what nobody has named yet.
    reasons:
      topic === 'all'
        ? undefined
        : topic === 'other'
          ? { beyond: KNOWN_COIN_REASONS.filter((reason) => !shown.some((each) => each === reason)) }
          : { among: COIN_REASONS[topic] },
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  };
}

function describeEntry(entry: ListedEntry, films: ReadonlyMap<string, NamedFilm>): HistoryEntry {
  const film = films.get(entry.task.id);
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    change: changeOf(entry),
    amountCoins: entry.amountCoins,
    balanceAfterCoins: entry.balanceAfterCoins,
    reason: knownCoinReason(entry.reason),
    film: film ? { id: film.id, title: film.title } : null,
  };
}

function changeOf({ kind, closedBy }: ListedEntry): HistoryEntry['change'] {
  switch (kind) {
    case 'grant':
      return 'received';
    case 'take':
      return 'taken';
    case 'settle':
    case 'release':
      return 'returned';
    case 'hold':
      return closedBy === 'settle' ? 'spent' : closedBy === 'release' ? 'undone' : 'set_aside';
  }
}
