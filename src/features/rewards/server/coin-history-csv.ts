import type { Executor } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { writeCsv } from '#src/shared/write-csv.ts';
import type { HistoryEntry, HistoryNarrowing } from '../contract.ts';
import { cn } from '../texts/cn.ts';
import { en, type RewardsTexts } from '../texts/en.ts';
import { ja } from '../texts/ja.ts';
import { ko } from '../texts/ko.ts';
import { readCoinHistory, type NameFilms } from './coin-history.ts';

const TEXTS: Readonly<Record<Language, RewardsTexts>> = { en, cn, ko, ja };
const MOST_ROWS = 10_000;
const PAGE = 1000;

/** The history as a CSV file in a language, with times of a time zone: at most the newest 10,000 changes. */
export async function exportCoinHistory(
  executor: Executor,
  nameFilms: NameFilms,
  order: HistoryNarrowing & { accountId: string; language: Language; timeZone: string },
): Promise<string> {
  const t = TEXTS[order.language].history;
  // Swedish formats dates as ISO does.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: order.timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // Incoming and outgoing coins are separate columns, so that no number begins with a sign.
  const row = ({ at, reason, film, change, amountCoins, balanceAfterCoins }: HistoryEntry): (string | number)[] => [
    time.format(new Date(at)),
    t.reasons[reason],
    film?.title ?? '',
    t.changes[change],
    Math.max(0, amountCoins),
    Math.max(0, -amountCoins),
    balanceAfterCoins,
  ];
  const rows: (string | number)[][] = [
    [`${t.date} (${order.timeZone})`, t.what, t.film, t.state, t.received, t.spent, t.after],
  ];
  for (let after: string | undefined; rows.length <= MOST_ROWS;) {
    const page = await readCoinHistory(executor, nameFilms, {
      ...order,
      after,
      limit: Math.min(PAGE, MOST_ROWS + 1 - rows.length),
    });
    rows.push(...page.entries.map(row));
    if (page.next === null) {
      break;
    }
    after = page.next;
  }
  return writeCsv(rows);
}
