import { useTranslations } from 'use-intl';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { SuspiciousAccountCard } from './suspicious-account-card.tsx';
import { useSuspiciousAccounts } from './use-invitations.ts';

/** Accounts suspected of farming, why, and the possible actions (ADM-04). */
export function SuspiciousAccountsScreen() {
  const t = useTranslations('invitations.suspicious');
  const list = useSuspiciousAccounts();
  const accounts = list.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('lead')} />
      <PagedList
        list={list}
        isEmpty={accounts.length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>}
        skeleton="h-48"
      >
        <ul className="flex flex-col gap-4">
          {accounts.map((account) => (
            <li key={account.accountId}>
              <SuspiciousAccountCard account={account} />
            </li>
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
