import type { Executor } from '#src/platform/server/database/database.ts';
import { writeCsv } from '#src/shared/write-csv.ts';
import { listEntries, type ListedEntry } from './list-entries.ts';

const PAGE = 1000;

/** The ledger's part of an archive: every change of the balance, newest first, as JSON and as CSV. */
export async function* ledgerSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const entries: ListedEntry[] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await listEntries(executor, { accountId, after, limit: PAGE });
    entries.push(...page.entries);
    after = page.next ?? undefined;
    more = page.next !== null;
  }
  yield { name: 'coins/ledger.json', text: JSON.stringify(entries, null, 2) };
  // Incoming and outgoing coins are separate columns, so that no number begins with a sign.
  const rows = entries.map(({ createdAt, kind, reason, task, amountCoins, balanceAfterCoins }) => [
    createdAt.toISOString(),
    kind,
    reason,
    task.kind,
    task.id,
    Math.max(0, amountCoins),
    Math.max(0, -amountCoins),
    balanceAfterCoins,
  ]);
  yield {
    name: 'coins/ledger.csv',
    text: writeCsv([['time', 'kind', 'reason', 'task kind', 'task', 'received', 'spent', 'balance after'], ...rows]),
  };
}
