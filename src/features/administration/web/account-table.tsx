import { useFormatter, useTranslations } from 'use-intl';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import type { AccountAnswer } from '../contract.ts';
import { identityName } from './identity-name.ts';

/** Accounts in dense rows; the name opens one. On narrow screens the address is below the name. */
export function AccountTable({
  accounts,
  onOpen,
}: {
  accounts: readonly AccountAnswer[];
  onOpen: (accountId: string) => void;
}) {
  const t = useTranslations('administration.users');
  const names = useTranslations('administration.identity');
  const format = useFormatter();
  return (
    <table aria-label={t('list')} className="w-full border-separate [border-spacing:0] text-dense">
      <thead className="sticky top-14 z-10 bg-bg text-left text-note text-text-3">
        <tr>
          <th scope="col" className="border-b border-line px-2 py-2 font-normal">
            {t('name')}
          </th>
          <th scope="col" className="border-b border-line px-2 py-2 font-normal max-md:hidden">
            {t('email')}
          </th>
          <th scope="col" className="border-b border-line px-2 py-2 font-normal">
            {t('status')}
          </th>
          <th scope="col" className="border-b border-line px-2 py-2 text-right font-normal whitespace-nowrap">
            {t('coins')}
          </th>
          <th scope="col" className="border-b border-line px-2 py-2 text-right font-normal max-lg:hidden">
            {t('joined')}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id} className="hover:bg-surface-1">
            <td className="w-full max-w-0 border-b border-line px-2 py-1 sm:w-1/3">
              <button
                type="button"
                onClick={() => onOpen(account.id)}
                title={account.username}
                translate="no"
                className="block min-h-9 w-full truncate text-left font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
              >
                {account.username}
              </button>
              <span className="block pb-1.5 text-note wrap-anywhere text-text-3 md:hidden">
                {account.email ?? t('noEmail')}
              </span>
            </td>
            <td
              title={account.email ?? undefined}
              className="max-w-0 truncate border-b border-line px-2 py-1 text-text-2 max-md:hidden sm:w-1/3"
            >
              {account.email ?? t('noEmail')}
            </td>
            <td className={`border-b border-line px-2 py-1 whitespace-nowrap ${colourOf(account)}`}>
              {names(identityName(account.identity))}
            </td>
            <td className="border-b border-line px-2 py-1 text-right font-edge tabular-nums">
              {format.number(account.coins)}
            </td>
            <td className="border-b border-line px-2 py-1 text-right whitespace-nowrap text-text-2 tabular-nums max-lg:hidden">
              {format.dateTime(new Date(account.createdAt), { dateStyle: 'medium' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function colourOf({ bannedAt, identity }: AccountAnswer): string {
  if (bannedAt) {
    return 'text-err';
  }
  return identity === IDENTITIES.ordinary ? 'text-text-2' : 'text-text-1';
}
