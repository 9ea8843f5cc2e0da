import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { narrowingOf, readHistoryChoice, WHOLE_HISTORY, writeHistoryChoice, type HistoryChoice } from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { useCheckIn, useCoinHistory, useHistoryFile } from './use-rewards.ts';

/** Every change of the account's coins (COIN-09). What is chosen stands in the address. */
export function CoinHistoryScreen() {
  const t = useTranslations('rewards.history');
  const [query, setQuery] = useSearchParams();
  const choice = readHistoryChoice(query);
  const choose = (next: HistoryChoice): void => setQuery(writeHistoryChoice(next), { replace: true, preventScrollReset: true });
  const history = useCoinHistory(narrowingOf(choice));
  const file = useHistoryFile();
  const checkIn = useCheckIn();
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const narrowed = Object.keys(writeHistoryChoice(choice)).length > 0;
  const bare = history.isSuccess && !history.isPlaceholderData && entries.length === 0;
  const download = (): void => file.mutate(narrowingOf(choice), { onSuccess: (csv) => saveFile(csv, 'kinora-film-coins.csv'), onError: () => toast(t('csvFailed'), 'error') });
  return (
    <div className="flex w-full max-w-[880px] flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="display text-title">{t('heading')}</h1>
        {history.data && <p className="flex items-center gap-2.5 text-text-2">{t('balance')} <CoinAmount coins={history.data.pages[0]?.balanceCoins ?? 0} className="text-lead font-semibold text-text-1" /></p>}
      </header>
      {!(bare && !narrowed) && (
        <div className="flex flex-wrap items-end gap-3">
          <HistoryFilters choice={choice} onChange={choose} />
          <Button className="sm:ml-auto" busy={file.isPending} onClick={download}>{t('csv')}</Button>
        </div>
      )}
      <output className="sr-only">{history.isPending ? t('loading') : ''}</output>
      {history.isPending && <div className="flex flex-col gap-2">{['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="h-14" />)}</div>}
      {history.error && <Notice action={<Button busy={history.isFetching} onClick={() => void history.refetch()}>{t('tryAgain')}</Button>}>{history.error.message}</Notice>}
      {bare && (narrowed
        ? <EmptyState title={t('nothing')} action={<Button onClick={() => choose(WHOLE_HISTORY)}>{t('showAll')}</Button>} />
        : <EmptyState title={t('empty')} action={<Button busy={checkIn.isPending} onClick={() => checkIn.mutate()}>{t('checkIn')}</Button>}>{t('emptyNote')}</EmptyState>)}
      {entries.length > 0 && <HistoryList entries={entries} busy={history.isPlaceholderData} />}
      {history.hasNextPage && <Button className="self-center" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>{t('more')}</Button>}
    </div>
  );
}
