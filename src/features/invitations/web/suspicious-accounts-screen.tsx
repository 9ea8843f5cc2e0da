import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { SuspiciousAccountCard } from './suspicious-account-card.tsx';
import { useSuspiciousAccounts } from './use-invitations.ts';

/** Accounts that look like farming, why, and what an admin can do about it (ADM-04). */
export function SuspiciousAccountsScreen() {
  const t = useTranslations('invitations.suspicious');
  const again = useTranslations('invitations');
  const list = useSuspiciousAccounts();
  const accounts = list.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="display text-title">{t('heading')}</h1>
        <p className="max-w-prose text-text-2">{t('lead')}</p>
      </header>
      {list.isPending && <Skeleton className="h-48" />}
      {list.error && <Notice action={<Button busy={list.isFetching} onClick={() => void list.refetch()}>{again('tryAgain')}</Button>}>{list.error.message}</Notice>}
      {list.isSuccess && accounts.length === 0 && <EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>}
      {accounts.length > 0 && (
        <ul className="flex flex-col gap-4">
          {accounts.map((account) => <li key={account.accountId}><SuspiciousAccountCard account={account} /></li>)}
        </ul>
      )}
      {list.hasNextPage && <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t('more')}</Button>}
    </div>
  );
}
