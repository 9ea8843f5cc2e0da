import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import { ACCOUNT_IDENTITIES, type AccountIdentity } from '../account-identities.ts';
import { AccountDialog } from './account-dialog.tsx';
import { AccountTable } from './account-table.tsx';
import { AppealList } from './appeal-list.tsx';
import { useAccounts } from './use-administration.ts';

const SEARCH_AFTER_MILLISECONDS = 300;

/** Accounts and appeals (ADM-01). The search and the open account are in the URL. */
export function UserManagementScreen() {
  const t = useTranslations('administration.users');
  const [parameters, setParameters] = useSearchParams();
  const { confirmed, dialog } = useConfirmation();
  const tab = parameters.get('tab') === 'appeals' ? 'appeals' : 'accounts';
  const open = parameters.get('account');
  const set = (key: string, value: string | undefined): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) {
          next.set(key, value);
        } else {
          next.delete(key);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="flex w-full flex-col gap-6">
      <PageHead heading={t('heading')} />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={(key) => set('tab', key === 'appeals' ? key : undefined)}
        tabs={[
          { key: 'accounts', label: t('accounts') },
          { key: 'appeals', label: t('appeals') },
        ]}
      >
        {tab === 'accounts' ? (
          <AccountSearch
            search={parameters.get('search') ?? ''}
            identity={ACCOUNT_IDENTITIES.find((one) => one === parameters.get('identity'))}
            set={set}
          />
        ) : (
          <AppealList confirmed={confirmed} onOpen={(accountId) => set('account', accountId)} />
        )}
      </Tabs>
      {open && (
        <AccountDialog key={open} accountId={open} confirmed={confirmed} onClose={() => set('account', undefined)} />
      )}
      {dialog}
    </div>
  );
}

function AccountSearch({
  search,
  identity,
  set,
}: {
  search: string;
  identity: AccountIdentity | undefined;
  set: (key: string, value: string | undefined) => void;
}) {
  const t = useTranslations('administration.users');
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed.trim(), SEARCH_AFTER_MILLISECONDS);
  useEffect(() => {
    if (settled !== search) {
      set('search', settled);
    }
  }, [settled]); // oxlint-disable-line react-hooks/exhaustive-deps
  const list = useAccounts({ search: settled, ...(identity ? { identity } : {}) });
  const accounts = list.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <TextField
          label={t('search')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={t('identity')}
          value={identity ?? ''}
          onChange={(value) => set('identity', value || undefined)}
          options={[
            { value: '', label: t('everybody') },
            ...ACCOUNT_IDENTITIES.map((value) => ({ value, label: t(`identities.${value}`) })),
          ]}
        />
      </div>
      <PagedList
        list={list}
        isEmpty={accounts.length === 0}
        empty={<EmptyState title={t('none')}>{t('noneNote')}</EmptyState>}
        skeleton="h-64"
      >
        <AccountTable accounts={accounts} onOpen={(accountId) => set('account', accountId)} />
      </PagedList>
    </div>
  );
}
