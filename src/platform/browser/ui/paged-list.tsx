import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ListEnd, type ContinuedQuery } from './list-end.tsx';
import { Skeleton } from './skeleton.tsx';

/** The fields of a paged query that the list reads. */
export interface PagedQuery extends ContinuedQuery {
  isPending: boolean;
  isSuccess: boolean;
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
      {list.isSuccess && isEmpty && empty}
      {!isEmpty && children}
      <ListEnd list={list} />
    </>
  );
}
