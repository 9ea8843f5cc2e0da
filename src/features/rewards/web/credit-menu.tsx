import { CalendarCheck, ReceiptText, Ticket, UserPen, UserPlus, Wallet } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { openRedeemDialog } from './reward-orders.ts';
import { useCheckIn } from './use-rewards.ts';

const ROW =
  'control -mx-2 flex w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left text-base transition-colors duration-[90ms] hover:bg-surface-3';
const SIGN = { className: 'size-[18px] shrink-0 text-text-2', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The credit menu of the top bar (NAV-07): the balance, and every way to more. */
export function CreditMenu() {
  const t = useTranslations('rewards.menu');
  const { data: me } = useMe();
  const checkIn = useCheckIn();
  // The menu closes first, so that the focus returns to its button when the dialog closes.
  const redeem = (event: MouseEvent<HTMLElement>): void => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    openRedeemDialog();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-3">
        <p className="flex min-w-0 flex-col gap-0.5">
          <span className="text-note text-text-2">{t('balance')}</span>
          <CoinAmount coins={me?.coins ?? 0} className="text-lead font-semibold" />
        </p>
        <Link
          to="/my/coins"
          className="control -mr-2 inline-flex items-center gap-1.5 rounded-control px-2 text-dense text-text-2 hover:bg-surface-3 hover:text-text-1"
        >
          <ReceiptText className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t('history')}
        </Link>
      </div>
      <ul className="flex flex-col border-t border-line pt-2">
        <li>
          <button
            type="button"
            className={ROW}
            aria-disabled={checkIn.isPending || undefined}
            onClick={() => {
              if (!checkIn.isPending) {
                checkIn.mutate();
              }
            }}
          >
            <CalendarCheck {...SIGN} />
            <Words gives={REWARDS.dailyCheckIn}>{t('checkIn')}</Words>
          </button>
        </li>
        <li>
          <button type="button" className={ROW} onClick={redeem}>
            <Ticket {...SIGN} />
            <Words gives={REWARDS.redeemCode}>{t('redeem')}</Words>
          </button>
        </li>
        <li>
          <Link to="/invitation-analytics" className={ROW}>
            <UserPlus {...SIGN} />
            <Words gives={REWARDS.inviter}>{t('invite')}</Words>
          </Link>
        </li>
        <li>
          <Link to="/my/info" className={ROW}>
            <UserPen {...SIGN} />
            <Words gives={REWARDS.completedProfile}>{t('profile')}</Words>
          </Link>
        </li>
      </ul>
      <Link to="/pricing" className={buttonLook('outline')}>
        <Wallet className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        {t('recharge')}
      </Link>
    </div>
  );
}

function Words({ children, gives }: { children: ReactNode; gives: number }) {
  const t = useTranslations('rewards.menu');
  return (
    <>
      <span className="min-w-0 flex-1">{children}</span>
      <span className="font-edge text-[0.86em] text-text-2 tabular-nums">{t('checkInGives', { coins: gives })}</span>
    </>
  );
}
