import { listEntries, type EntryListing, type ListedEntry } from '#src/foundation/coins/server/list-entries.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { COIN_REASONS, knownCoinReason, KNOWN_COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';
import type { HistoryEntry, HistoryNarrowing } from '../contract.ts';

/** The film of a task. */
interface NamedFilm {
  id: string;
  title: string;
}

/** The account's films by the ids of ledger tasks; tasks of other kinds are left out. */
export type NameFilms = (
  accountId: string,
  tasks: readonly { kind: string; id: string }[],
) => Promise<ReadonlyMap<string, NamedFilm>>;

/** The account's history, newest first, page by page. */
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
  return {
    accountId: read.accountId,
    after: read.after,
    limit: read.limit,
    direction: direction === 'all' ? undefined : direction,
    reasons: topic === 'all' ? undefined : reasonsOf(topic),
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  };
}

/** `other` covers all reasons without a topic, also unknown ones. */
function reasonsOf(topic: keyof typeof COIN_REASONS): EntryListing['reasons'] {
  if (topic !== 'other') {
    return { among: COIN_REASONS[topic] };
  }
  const shown: readonly string[] = COIN_REASONS.other;
  return { beyond: KNOWN_COIN_REASONS.filter((reason) => !shown.includes(reason)) };
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
      if (closedBy === 'settle') {
        return 'spent';
      }
      return closedBy === 'release' ? 'undone' : 'set_aside';
  }
}
