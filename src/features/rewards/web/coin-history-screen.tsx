import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDownload } from '#src/platform/browser/download/use-download.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import type { HistoryEntry } from '../contract.ts';
import {
  narrowingOf,
  readHistoryChoice,
  WHOLE_HISTORY,
  writeHistoryChoice,
  type HistoryChoice,
} from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { useCheckIn, useCoinHistory, useHistoryFile } from './use-rewards.ts';

/** Every change of the account's coins (COIN-09). The filters are in the URL. */
export function CoinHistoryScreen() {
  const t = useTranslations('rewards.history');
  const [query, setQuery] = useSearchParams();
  const choice = readHistoryChoice(query);
  const choose = (next: HistoryChoice): void =>
    setQuery(writeHistoryChoice(next), { replace: true, preventScrollReset: true });
  const history = useCoinHistory(narrowingOf(choice));
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const narrowed = Object.keys(writeHistoryChoice(choice)).length > 0;
  const bare = history.isSuccess && !history.isPlaceholderData && entries.length === 0;
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-8">
      <PageHead heading={t('heading')} />
      <Balance coins={history.data?.pages[0]?.balanceCoins} />
      {!(bare && !narrowed) && (
        <div className="flex flex-wrap items-end gap-3">
          <HistoryFilters choice={choice} onChange={choose} />
        </div>
      )}
      <output className="sr-only">{history.isPending ? t('loading') : ''}</output>
      {history.isPending && <Waiting />}
      {history.error && (
        <Notice
          action={
            <Button busy={history.isFetching} onClick={() => void history.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {history.error.message}
        </Notice>
      )}
      {bare && <NoEntries narrowed={narrowed} showAll={() => choose(WHOLE_HISTORY)} />}
      {entries.length > 0 && <Entries choice={choice} history={history} entries={entries} />}
    </div>
  );
}

/** Placeholder of the list while it loads. */
function Waiting() {
  return (
    <div className="flex flex-col gap-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  );
}

/** Nothing matches the filters, or there is nothing yet. */
function NoEntries({ narrowed, showAll }: { narrowed: boolean; showAll: () => void }) {
  const t = useTranslations('rewards.history');
  return narrowed ? (
    <EmptyState title={t('nothing')} action={<Button onClick={showAll}>{t('showAll')}</Button>} />
  ) : (
    <EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>
  );
}

/** The loaded entries, a button for more, and the export. */
function Entries({
  choice,
  history,
  entries,
}: {
  choice: HistoryChoice;
  history: ReturnType<typeof useCoinHistory>;
  entries: readonly HistoryEntry[];
}) {
  const t = useTranslations('rewards.history');
  const file = useDownload();
  const bring = useHistoryFile(narrowingOf(choice));
  return (
    <div className="flex flex-col gap-4">
      {file.problem && <Notice>{file.problem}</Notice>}
      <HistoryList entries={entries} busy={history.isPlaceholderData} />
      <div className="flex flex-wrap justify-between gap-2.5">
        <Button
          kind="quiet"
          className="-ml-4"
          busy={file.share !== null}
          onClick={() => file.start(bring, 'kinora-film-coins.csv')}
          icon={<Download className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('csv')}
        </Button>
        {history.hasNextPage && (
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}
/** The balance, and the two quickest ways to more. */
function Balance({ coins }: { coins: number | undefined }) {
  const t = useTranslations('rewards');
  const checkIn = useCheckIn();
  return (
    <Slate
      as="section"
      aria-labelledby="coin-balance"
      className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-5 py-5 sm:px-7 sm:py-6"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <h2 id="coin-balance" className="edge text-text-3">
          {t('history.balance')}
        </h2>
        {coins === undefined ? (
          <Skeleton className="h-11 w-40" />
        ) : (
          <CoinAmount
            coins={coins}
            className="gap-3! text-[clamp(1.9rem,1.3rem+2vw,2.6rem)] leading-none [&>svg]:size-[0.8em]"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="primary" busy={checkIn.isPending} onClick={() => checkIn.mutate()}>
          {t('menu.checkIn')}
        </Button>
        <Link to="/pricing" className={buttonLook('plain')}>
          {t('menu.recharge')}
        </Link>
      </div>
    </Slate>
  );
}
