import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** The fields of a paged query that the list reads. */
export interface PagedQuery {
  isPending: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

/** A list in each of its states: loading, failed, empty (`empty`), complete, and with more pages. */
export function PagedList({
  list,
  isEmpty,
  empty,
  skeleton,
  children,
}: {
  list: PagedQuery;
  isEmpty: boolean;
  empty: ReactNode;
  /** Classes for the height reserved while it loads. */
  skeleton: string;
  children: ReactNode;
}) {
  const t = useTranslations('ui');
  return (
    <>
      <output className="sr-only">{list.isPending ? t('working') : ''}</output>
      {list.isPending && <Skeleton className={skeleton} />}
      {list.error && (
        <Notice
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {list.error.message}
        </Notice>
      )}
      {list.isSuccess && isEmpty && empty}
      {!isEmpty && children}
      {list.hasNextPage && (
        <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
