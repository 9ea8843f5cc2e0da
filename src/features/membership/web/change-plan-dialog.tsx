import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { MemberTier } from '#src/shared/catalogue/offers.ts';
import type { MembershipAnswer } from './use-membership.ts';
import { useConfirmChange, usePreparedChange, type PreparedChange } from './use-plan.ts';
import { usePrice } from './use-price.ts';

/** The price and start of another plan, calculated by the payment provider before anything is changed (COIN-02). */
export function ChangePlanDialog({
  tier,
  priceMinor,
  membership,
  onClose,
}: {
  tier: MemberTier;
  priceMinor: number;
  membership: MembershipAnswer;
  onClose: () => void;
}) {
  const t = useTranslations('membership');
  const prepared = usePreparedChange(tier, priceMinor);
  const name = t(`tiers.${tier}.name`);
  const title = membership.next === null ? t('change.title', { tier: name }) : t('change.keepTitle', { tier: name });
  if (prepared.data && !prepared.isFetching) {
    return (
      <Prepared
        change={prepared.data}
        title={title}
        membership={membership}
        onAgain={() => void prepared.refetch()}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      {prepared.error && !prepared.isFetching ? (
        <Notice
          action={
            <Button size="dense" onClick={() => void prepared.refetch()}>
              {t('payment.look')}
            </Button>
          }
        >
          {prepared.error.message}
        </Notice>
      ) : (
        <div className="flex flex-col gap-2.5">
          <output className="sr-only">{t('change.counting')}</output>
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-3/4" />
        </div>
      )}
    </Dialog>
  );
}

function Prepared({
  change,
  title,
  membership,
  onAgain,
  onClose,
}: {
  change: PreparedChange;
  title: string;
  membership: MembershipAnswer;
  onAgain: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('membership.change');
  const names = useTranslations('membership.tiers');
  const format = useFormatter();
  const price = usePrice(change.currency);
  const { due, startsAt } = change;
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'long' });
  const ends = membership.periodEndsAt === null ? '' : day(membership.periodEndsAt);
  const then = { price: price(change.priceMinor), coins: change.coins };
  const confirm = useConfirmChange(() => {
    const tier = names(`${change.tier}.name`);
    toast(startsAt === null ? t('done', { tier }) : t('doneLater', { tier, date: day(startsAt) }), 'success');
    onClose();
  });
  const freeLabel = t(membership.next === null ? 'confirm' : 'keep');
  const confirmLabel = due ? t('pay', { price: price(due.priceMinor) }) : freeLabel;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      busy={confirm.isPending}
      onConfirm={
        confirm.isError
          ? () => {
              confirm.reset();
              onAgain();
            }
          : () => confirm.mutate(change)
      }
      confirmLabel={confirm.isError ? t('again') : confirmLabel}
      error={confirm.error?.message}
    >
      {due && (
        <>
          <Step when={t('today')}>{t('dueLine', { price: price(due.priceMinor), coins: due.coins })}</Step>
          <Step when={t('from', { date: ends })}>{t('thenLine', then)}</Step>
          <p className="text-note text-text-2">{t('card')}</p>
        </>
      )}
      {!due && startsAt !== null && membership.tier !== null && (
        <>
          <Step when={t('today')}>{t('stays', { tier: names(`${membership.tier}.name`) })}</Step>
          <Step when={t('from', { date: day(startsAt) })}>{t('thenLine', then)}</Step>
        </>
      )}
      {!due && startsAt === null && <Step when={t('from', { date: ends })}>{t('thenLine', then)}</Step>}
    </ConfirmDialog>
  );
}

function Step({ when, children }: { when: string; children: string }) {
  return (
    <div className="flex flex-col gap-0.5 border-l-2 border-gold pl-3">
      <span className="edge text-text-3">{when}</span>
      <p>{children}</p>
    </div>
  );
}
