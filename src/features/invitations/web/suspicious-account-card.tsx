import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { FarmingDialog, type Asked } from './farming-dialog.tsx';
import { useFarmingActs, type HeldBonus, type SuspiciousAccount } from './use-invitations.ts';

/** The admin page where an account is shown in full and can be banned. */
const managePath = (accountId: string): string => `/admin/user-management?search=${accountId}&account=${accountId}`;

/** One suspicious account with its signals, its held bonuses, and the possible actions. */
export function SuspiciousAccountCard({ account }: { account: SuspiciousAccount }) {
  const t = useTranslations('invitations.suspicious');
  const format = useFormatter();
  const { confirmed, dialog } = useConfirmation();
  const acts = useFarmingActs(confirmed);
  const [asked, setAsked] = useState<Asked>();
  const { accountId, name, canInvite } = account;
  const dismiss = (): void =>
    acts.dismiss.mutate(accountId, {
      onSuccess: () => toast(t('dismissed', { name }), 'success'),
      onError: toastFailure,
    });
  const allow = (): void =>
    acts.setCanInvite.mutate(
      { accountId, canInvite: true },
      { onSuccess: () => toast(t('allowedDone', { name }), 'success'), onError: toastFailure },
    );
  return (
    <Slate as="article" aria-label={name} className="flex flex-col gap-4 p-4 sm:p-5">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lead font-semibold wrap-anywhere">
          <Link to={managePath(accountId)} className="hover:underline">
            {name}
          </Link>
        </h2>
        {!siteRightsOf(account.identity).usesSite && <span className="edge text-err">{t('banned')}</span>}
        {!canInvite && <span className="edge text-warn">{t('stopped')}</span>}
      </header>
      <ul className="flex flex-col gap-1.5">
        {account.signals.map(({ signal, amount, noticedAt }) => (
          <li key={signal} className="flex flex-wrap items-baseline gap-x-3">
            <span>{t(`signals.${signal}`, { amount })}</span>
            <time dateTime={noticedAt} className="text-note text-text-3">
              {t('since', { date: format.dateTime(new Date(noticedAt), { dateStyle: 'medium' }) })}
            </time>
          </li>
        ))}
      </ul>
      {account.linked.length > 0 && (
        <p className="text-text-2">
          {t('linked')}{' '}
          {account.linked.map((other, index) => (
            <span key={other.accountId}>
              {index > 0 && ' · '}
              <Link to={managePath(other.accountId)} className="link wrap-anywhere">
                {other.name}
              </Link>
            </span>
          ))}
        </p>
      )}
      {account.held.length > 0 && (
        <HeldBonuses
          held={account.held}
          onAsk={(decision, bonus, to) => setAsked({ act: decision, bonus, name: to })}
        />
      )}
      <footer className="flex flex-wrap gap-2.5 border-t border-line pt-4">
        <Button busy={acts.dismiss.isPending} onClick={dismiss}>
          {t('dismiss')}
        </Button>
        {canInvite ? (
          <Button onClick={() => setAsked({ act: 'stop', accountId, name })}>{t('stop')}</Button>
        ) : (
          <Button busy={acts.setCanInvite.isPending} onClick={allow}>
            {t('allow')}
          </Button>
        )}
        <Link to={managePath(accountId)} className={buttonLook('plain')}>
          {t('manage')}
        </Link>
      </footer>
      <FarmingDialog asked={asked} acts={acts} onClose={() => setAsked(undefined)} />
      {dialog}
    </Slate>
  );
}

function HeldBonuses({
  held,
  onAsk,
}: {
  held: readonly HeldBonus[];
  onAsk: (decision: 'release' | 'refuse', bonus: HeldBonus, to: string) => void;
}) {
  const t = useTranslations('invitations.suspicious');
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-note font-semibold text-text-2">{t('held')}</h3>
      <ul className="flex flex-col rounded-control border border-line">
        {held.map((bonus) => {
          const [guest, inviter] = [bonus.guestName ?? t('gone'), bonus.inviterName ?? t('gone')];
          return (
            <li
              key={`${bonus.invitationId} ${bonus.side}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 last:border-0"
            >
              <span className="flex min-w-0 flex-1 basis-60 flex-col wrap-anywhere">
                <span>{t(`sides.${bonus.side}`, { coins: bonus.coins, guest, inviter })}</span>
                <span className="text-note text-text-2">
                  {bonus.reasons.map((reason) => t(`reasons.${reason}`)).join(' · ')}
                </span>
              </span>
              <span className="flex gap-2">
                <Button size="dense" onClick={() => onAsk('release', bonus, bonus.side === 'guest' ? guest : inviter)}>
                  {t('release')}
                </Button>
                <Button size="dense" onClick={() => onAsk('refuse', bonus, bonus.side === 'guest' ? guest : inviter)}>
                  {t('refuse')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
