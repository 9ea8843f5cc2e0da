import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { GuestList } from './guest-list.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useInvitations, type MyInvitations as Mine } from './use-invitations.ts';
import { WeeksChart } from './weeks-chart.tsx';

/** The account's link and its results. */
export function MyInvitations() {
  const t = useTranslations('invitations');
  const mine = useInvitations();
  return (
    <div className="flex flex-col gap-8 lg:gap-10">
      <PageHead
        heading={t('heading')}
        lead={t('lead', { guest: REWARDS.invitedNewcomer, inviter: REWARDS.inviter, limit: LIMITS.invitations })}
      />
      {mine.error && (
        <Notice
          action={
            <Button busy={mine.isFetching} onClick={() => void mine.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {mine.error.message}
        </Notice>
      )}
      {mine.isPending && (
        <>
          <Skeleton className="h-56" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </>
      )}
      {mine.data && (
        <>
          {mine.data.welcome === 'held' && (
            <Notice kind="note">{t('welcomeHeld', { coins: REWARDS.invitedNewcomer })}</Notice>
          )}
          <InvitationLink code={mine.data.code} canInvite={mine.data.canInvite} />
          <Figures mine={mine.data} />
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-10">
            <WeeksChart weeks={mine.data.weeks} />
            <GuestList mine={mine.data} />
          </div>
        </>
      )}
    </div>
  );
}

function Count({ number }: { number: number }) {
  const format = useFormatter();
  return <span className="font-edge text-[0.92em]">{format.number(number)}</span>;
}

function Figures({ mine }: { mine: Mine }) {
  const t = useTranslations('invitations.figures');
  const figures = [
    ['came', <Count key="came" number={mine.came} />],
    ['active', <Count key="active" number={mine.active} />],
    ['earned', <CoinAmount key="earned" coins={mine.earnedCoins} />],
    ['waiting', <CoinAmount key="waiting" coins={mine.waitingCoins} />],
  ] as const;
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4 border-y border-line py-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(([key, value]) => (
          <div key={key} className="flex min-w-0 flex-col-reverse justify-end gap-0.5">
            <dt className="text-note text-text-2">{t(key)}</dt>
            <dd className="text-head tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-note text-text-2">
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="flex gap-1">
            {Array.from({ length: mine.limit }, (_, place) => (
              <span
                key={place}
                className={`h-3 w-2 rounded-frame ${place < mine.paid ? 'bg-select' : 'bg-surface-3'}`}
              />
            ))}
          </span>
          {t('places', { paid: mine.paid, limit: mine.limit })}
        </span>
        <span className="text-text-3">{t('activeNote')}</span>
      </div>
    </section>
  );
}
