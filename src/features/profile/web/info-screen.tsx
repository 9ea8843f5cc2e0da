import { useTranslations } from 'use-intl';
import { useAccountRecord } from '#src/foundation/accounts/web/use-account.ts';
import { NotificationSettings } from '#src/foundation/notifications/web/notification-settings.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { AvatarChooser } from './avatar-chooser.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile (ACC-04), the archive (ACC-06) and the deletion of the account (ACC-05). */
export function InfoScreen() {
  const t = useTranslations('profile');
  const { data: record, isPending, error, isFetching, refetch } = useAccountRecord();
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-8">
      {!record && <PageHead heading={t('heading')} />}
      <output className="sr-only">{isPending ? t('loading') : ''}</output>
      {isPending && (
        <div className="flex flex-col gap-4">
          <Skeleton className="size-28 rounded-full" />
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      )}
      {error && !record && (
        <Notice
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {record && (
        <>
          <AvatarChooser record={record}>
            <header className="flex flex-col gap-1.5">
              <h1 className="flex flex-col gap-1">
                <span className="edge text-text-3">{t('heading')}</span>
                <span translate="no" className="display text-title wrap-anywhere">
                  {record.username}
                </span>
              </h1>
              <EdgePrint>
                {record.email && <span className="wrap-anywhere normal-case">{record.email}</span>}
                <CoinAmount coins={record.credit} />
              </EdgePrint>
            </header>
          </AvatarChooser>
          <ProfileForm key={record.id} record={record} />
          <PhoneSection />
          <NotificationSettings />
          <ArchiveSection />
          <DeleteSection record={record} />
        </>
      )}
    </div>
  );
}
