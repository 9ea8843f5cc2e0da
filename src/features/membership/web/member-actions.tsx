import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { MemberTier } from '#src/shared/catalogue/offers.ts';
import type { MembershipAnswer, OffersAnswer, usePortal } from './use-membership.ts';
import { useRenewal } from './use-plan.ts';

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.tsx')).ChangePlanDialog }));
const EndMembershipDialog = lazy(async () => ({
  default: (await import('./end-membership-dialog.tsx')).EndMembershipDialog,
}));

/** What a member can do with the current plan. */
export function OwnPlanActions({
  tier,
  membership,
  offers,
  portal,
}: {
  tier: MemberTier;
  membership: MembershipAnswer;
  offers: OffersAnswer;
  portal: ReturnType<typeof usePortal>;
}) {
  const t = useTranslations('membership');
  const format = useFormatter();
  const renewal = useRenewal();
  const [opened, setOpened] = useState<'keep' | 'end'>();
  const date =
    membership.periodEndsAt === null ? '' : format.dateTime(new Date(membership.periodEndsAt), { dateStyle: 'long' });
  const close = (): void => setOpened(undefined);
  return (
    <div className="flex flex-col gap-2.5">
      {membership.next !== null && (
        <Button kind="outline" onClick={() => setOpened('keep')}>
          {t('keep', { tier: t(`tiers.${tier}.name`) })}
        </Button>
      )}
      {membership.endsWithPeriod && (
        <Button
          kind="outline"
          busy={renewal.isPending}
          onClick={() => renewal.mutate(true, { onSuccess: () => toast(t('renews', { date }), 'success') })}
        >
          {t('resume')}
        </Button>
      )}
      <Button busy={portal.isPending} onClick={() => portal.mutate()}>
        {t('manage')}
      </Button>
      {!membership.endsWithPeriod && (
        <Button kind="quiet" onClick={() => setOpened('end')}>
          {t('end.open')}
        </Button>
      )}
      {renewal.error && !opened && (
        <p role="alert" className="text-note text-err">
          {renewal.error.message}
        </p>
      )}
      <Suspense fallback={null}>
        {opened === 'keep' && (
          <ChangePlanDialog
            tier={tier}
            priceMinor={offers.tiers[tier].priceMinor}
            membership={membership}
            onClose={close}
          />
        )}
        {opened === 'end' && <EndMembershipDialog date={date} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The button that changes to another plan. */
export function ChangePlanAction({
  tier,
  membership,
  offers,
}: {
  tier: MemberTier;
  membership: MembershipAnswer;
  offers: OffersAnswer;
}) {
  const t = useTranslations('membership');
  const [isOpen, setOpen] = useState(false);
  // It is scheduled already; the other plan's button undoes that.
  if (membership.next !== null) {
    return null;
  }
  const ending = membership.endsWithPeriod ? t('changeEnding') : undefined;
  const reason = membership.isLate ? t('changeLate') : ending;
  return (
    <>
      <Button kind="outline" reason={reason} onClick={() => setOpen(true)}>
        {t('changeTo', { tier: t(`tiers.${tier}.name`) })}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ChangePlanDialog
            tier={tier}
            priceMinor={offers.tiers[tier].priceMinor}
            membership={membership}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
