import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { formatPhone } from '#src/shared/phone-number.ts';
import type { AccountAnswer, BanAnswer } from '../contract.ts';
import { BanForm } from './ban-form.tsx';
import { CoinsForm } from './coins-form.tsx';
import { identityName } from './identity-name.ts';
import { PhoneForm } from './phone-form.tsx';
import { StandingForm } from './standing-form.tsx';
import { useManagedAccount, type Confirmed } from './use-administration.ts';

/** One account and everything that an admin can do with it. */
export function AccountDialog({
  accountId,
  confirmed,
  onClose,
}: {
  accountId: string;
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const t = useTranslations('administration');
  const read = useManagedAccount(accountId);
  return (
    <Dialog open onClose={onClose} title={read.data?.account.username ?? t('account.title')} width={520} side>
      <div className="flex flex-col gap-6 pb-4">
        {read.isPending && <Skeleton className="h-72" />}
        {read.error && (
          <Notice
            action={
              <Button busy={read.isFetching} onClick={() => void read.refetch()}>
                {t('tryAgain')}
              </Button>
            }
          >
            {read.error.message}
          </Notice>
        )}
        {read.data && (
          <>
            <Facts account={read.data.account} />
            <CoinsForm account={read.data.account} confirmed={confirmed} />
            <StandingForm key={JSON.stringify(read.data.account)} account={read.data.account} confirmed={confirmed} />
            {read.data.account.phone !== null && <PhoneForm account={read.data.account} confirmed={confirmed} />}
            <BanForm
              account={read.data.account}
              ban={read.data.bans.find(({ liftedAt }) => liftedAt === null)}
              confirmed={confirmed}
            />
            <EarlierBans bans={read.data.bans.filter(({ liftedAt }) => liftedAt !== null)} />
            <Link to={`/admin/audit?subject=${accountId}`} className="self-start link">
              {t('account.audit')}
            </Link>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ account }: { account: AccountAnswer }) {
  const t = useTranslations('administration');
  const format = useFormatter();
  const facts = [
    [
      t('account.id'),
      <code key="id" className="font-edge text-note text-text-2 wrap-anywhere select-all">
        {account.id}
      </code>,
    ],
    [
      t('users.email'),
      <span key="email" className="wrap-anywhere">
        {account.email ?? t('users.noEmail')}
      </span>,
    ],
    ...(account.phone === null
      ? []
      : [
          [
            t('account.phone'),
            <span key="phone" translate="no">
              {formatPhone(account.phone)}
            </span>,
          ] as const,
        ]),
    [t('users.status'), t(`identity.${identityName(account.identity)}`)],
    [t('users.coins'), <CoinAmount key="coins" coins={account.coins} />],
    [t('users.joined'), format.dateTime(new Date(account.createdAt), { dateStyle: 'long' })],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-note text-text-3">{name}</dt>
          <dd className="text-text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function EarlierBans({ bans }: { bans: readonly BanAnswer[] }) {
  const t = useTranslations('administration');
  const format = useFormatter();
  if (bans.length === 0) {
    return null;
  }
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return (
    <section aria-labelledby="earlier-bans" className="flex flex-col gap-2">
      <h3 id="earlier-bans" className="font-semibold text-text-1">
        {t('account.history')}
      </h3>
      <ul className="flex flex-col gap-2">
        {bans.map((ban) => (
          <li key={ban.id} className="flex flex-col gap-0.5 border-l-2 border-line-strong pl-3">
            <span className="text-note text-text-3">
              {t('account.fromTo', { from: day(ban.bannedAt), to: day(ban.liftedAt ?? ban.bannedAt) })}
            </span>
            <span className="[white-space:pre-line] wrap-anywhere">{ban.reason}</span>
            {ban.appeal && (
              <span className="text-note">
                {t('account.appealed', { state: t(`appeals.states.${ban.appeal.state}`) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
