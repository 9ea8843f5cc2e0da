import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import type { HistoryEntry } from '../contract.ts';
import './history-list.css';

/** Changes of a balance in words: when, what for, which film, and the outcome. */
export function HistoryList({ entries, busy }: { entries: readonly HistoryEntry[]; busy: boolean }) {
  const t = useTranslations('rewards.history');
  const format = useFormatter();
  const head = 'px-3 py-2 text-left text-note font-normal text-text-2 first:pl-4 last:pr-4';
  return (
    <Slate className="overflow-hidden" aria-busy={busy || undefined}>
      <table className="w-full border-collapse">
        <thead className="border-b border-line max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              {t('what')}
            </th>
            <th scope="col" className={head}>
              {t('date')}
            </th>
            <th scope="col" className={clsx(head, 'text-right!')}>
              {t('change')}
            </th>
            <th scope="col" className={clsx(head, 'text-right!')}>
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="history-row border-b border-line last:border-0">
              <td className="min-w-0">
                <span className="block">{t(`reasons.${entry.reason}`)}</span>
                <span className="block text-note text-text-2">
                  {entry.change !== 'received' && t(`changes.${entry.change}`)}
                  {entry.film && (
                    <>
                      {entry.change !== 'received' && ' · '}
                      <Link
                        to={`/dashboard/film/${entry.film.id}`}
                        className="wrap-anywhere underline decoration-line-strong underline-offset-2 hover:text-text-1"
                      >
                        {entry.film.title}
                      </Link>
                    </>
                  )}
                </span>
              </td>
              <td className="text-note whitespace-nowrap text-text-2">
                <time dateTime={entry.at}>
                  {format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </td>
              <td className={clsx('text-right whitespace-nowrap', entry.amountCoins > 0 ? 'text-ok' : 'text-text-1')}>
                <span className="font-edge text-[0.92em] tabular-nums">
                  {format.number(entry.amountCoins, { signDisplay: 'always' })}
                </span>
              </td>
              <td className="text-right font-edge text-note text-text-2 tabular-nums">
                <span className="sr-only sm:hidden">{t('after')} </span>
                {format.number(entry.balanceAfterCoins)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Slate>
  );
}
