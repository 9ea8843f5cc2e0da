import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LIST_STATUSES, useFilmList, type ListStatus } from './film-list-data.ts';
import { FilmListGrid } from './film-list-grid.tsx';
import { FilmSearch, useSettledSearch } from './film-search.tsx';

/** All films of this account, newest first, with search, filters and actions. `onWrite` leads to the idea box. */
export function FilmList({ onWrite }: { onWrite: () => void }) {
  const t = useTranslations('filmList');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<ListStatus>('all');
  const settled = useSettledSearch(search);
  const list = useFilmList({ search: settled, status });
  const films = list.data?.pages.flatMap((page) => page.films) ?? [];
  // While the answer to another choice is loading, the page stays as it was.
  const narrowed = settled !== '' || status !== 'all' || list.isPlaceholderData;
  const all = (): void => {
    setSearch('');
    setStatus('all');
  };
  const bare = list.isSuccess && films.length === 0;
  return (
    <section aria-labelledby="your-films" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-films" className="display text-head">
          {t('heading')}
        </h2>
        {!(bare && !narrowed) && (
          <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
            <FilmSearch value={search} onChange={setSearch} className="flex-1 sm:w-64 sm:flex-none" />
            <SelectChip
              size="usual"
              label={t('show')}
              value={status}
              onChange={setStatus}
              options={LIST_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
          </div>
        )}
      </div>
      <output className="sr-only">{list.isPending ? t('loading') : ''}</output>
      {list.isPending && (
        <div className="grid grid-cols-1 gap-x-4 gap-y-6 min-[420px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="flex flex-col gap-2">
              <Skeleton aspect="16:9" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          ))}
        </div>
      )}
      {bare &&
        (narrowed ? (
          <EmptyState title={t('nothing')} action={<Button onClick={all}>{t('showAll')}</Button>} />
        ) : (
          <EmptyState title={t('empty')} action={<Button onClick={onWrite}>{t('emptyAction')}</Button>}>
            {t('emptyNote')}
          </EmptyState>
        ))}
      {films.length > 0 && <FilmListGrid films={films} />}
      <ListEnd list={list} />
    </section>
  );
}
