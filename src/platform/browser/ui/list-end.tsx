import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** The fields of a paged query that the end of its list reads. */
export interface ContinuedQuery {
  isFetching: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** True when the next page could not be had; the loaded ones are there. */
  isFetchNextPageError: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

/** Below a paged list: a button for more, or what failed, with a button that asks for the same again. */
export function ListEnd({ list }: { list: ContinuedQuery }) {
  const t = useTranslations('ui');
  const more = (): void => void list.fetchNextPage();
  return (
    <>
      {list.error && (
        <Notice
          action={
            <Button busy={list.isFetching} onClick={() => (list.isFetchNextPageError ? more() : void list.refetch())}>
              {t('tryAgain')}
            </Button>
          }
        >
          {list.error.message}
        </Notice>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button className="self-center" busy={list.isFetchingNextPage} onClick={more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
